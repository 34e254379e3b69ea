# The workbench: a learner starts a part from stubs, writes it, has it checked.

.PHONY: start check watch hint progress solution reset

WORKBENCH_UNITS := $(filter-out test_%,$(patsubst %.c,%,$(notdir \
    $(sort $(wildcard tutorial/workbench/*.c)))))

$(BUILD)/obj/workbench/%.o: tutorial/workbench/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(COMPILE) -c -o $@ $<

$(BUILD)/workbench: $(WORKBENCH_UNITS:%=$(BUILD)/obj/workbench/%.o) \
    $(BUILD)/obj/markdown/markdown.o \
    $(addprefix $(BUILD)/obj/bench/,child.o reply.o shell.o text.o) \
    $(addprefix $(BUILD)/obj/common/,board.o format.o process.o \
                                     programs/draw.o programs/terminal.o)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) -lm $(LDLIBS)

ifneq ($(WORKBENCH),)
$(if $(PART)$(NEW),,$(error Which part? For example: make \
    $(firstword $(WORKBENCH)) PART=03))
$(if $(filter 7x6,$(BOARD)),,$(error The workbench is for the usual board: \
    leave WIDTH and HEIGHT out))
endif

# Some names are Debian's alone; a ctags that is of no use says so itself.
get_ctags = sh common/tools/get-packages.sh 'The workbench needs universal-ctags' \
    ctags=universal-ctags=universal-ctags

# An exercise, make start PART=07 VARIANT=tiny-table, lies in mine/exercises.
PLACES = $(MINE)$(if $(VARIANT),/exercises)
workbench = $(BUILD)/workbench -b $(BUILD) -m $(call quoted,$(PLACES)) \
    $(if $(call yes,$(OWN)),-o) $(if $(call yes,$(SURE)),-y)
PLACE = $(notdir $(PART_DIR))$(if $(VARIANT),-$(VARIANT))

# make start NEW=25-my-idea FROM=22; FROM=scratch with PART.
ifneq ($(filter start,$(MAKECMDGOALS)),)
ifdef NEW
START_FROM := $(call named,$(FROM),$(PARTS))
$(if $(word 2,$(START_FROM) x),,$(error NEW=$(NEW) from which part? For example: \
    make start NEW=$(NEW) FROM=$(lastword $(NUMBERS))))
endif
endif

start: $(BUILD)/workbench
	@$(get_ctags)
ifdef NEW
	@$(workbench) -n $(call quoted,$(NEW)) start '$(START_FROM)'
else
	@$(workbench) $(if $(filter scratch,$(FROM)),-s) \
	    $(if $(CUT),-c $(call quoted,$(CUT))) \
	    $(if $(VARIANT),-v $(call quoted,$(VARIANT))) start '$(PART_DIR)'
endif

check hint reset solution: $(BUILD)/workbench
	@$(get_ctags)
	@$(workbench) $@ '$(PLACE)'

# Until Ctrl-C. entr ends when a file is new: then it looks again.
watch: $(BUILD)/workbench
	@sh common/tools/get-packages.sh 'make watch needs entr' entr=entr
	@$(get_ctags)
	@sh tutorial/workbench/watch.sh '$(MAKE)' $(call quoted,$(PLACES)) '$(PLACE)'

# Parts with a lesson are the road.
ROAD := $(notdir $(patsubst %/lesson.md,%,$(sort $(wildcard parts/*/lesson.md))))
progress: $(BUILD)/workbench
	@$(workbench) progress $(ROAD)

# With the sanitizers, for the check.
$(BUILD)/sanitized/mine/%: FORCE
	@$(MAKE) --no-print-directory -s BUILD=$(BUILD)/sanitized \
	    CFLAGS='$(SANITIZERS)' $(BUILD)/sanitized/mine/$*

# --- the course -------------------------------------------------------------

.PHONY: check-course mutants fingerprints course-commands

# Every lesson: stubs compile and fail, the reference passes, known mistakes
# fail and are recognised, and so is every small change of the functions to
# write that is not listed as equivalent. PART=07 is one of them. Mutants are
# tried on all processors, unless JOBS is given, and not again as long as part,
# tests and compiler are the same.
COURSE = $(if $(PART),$(PART_DIR),$(ROAD))
COURSE_JOBS = $(or $(if $(filter file,$(origin JOBS)),$(PROCESSORS),$(JOBS)),1)
course = $(BUILD)/workbench -b $(BUILD) -j $(call quoted,$(COURSE_JOBS))
check-course: $(BUILD)/workbench parts
	@$(get_ctags)
	@failed=0; for part in $(COURSE); do \
	    $(course) course $$part || failed=1; done; \
	    [ $$failed = 0 ] && echo 'The course is in order.'

# The mutants alone: after a change of a test.
mutants: $(BUILD)/workbench
	@$(get_ctags)
	@failed=0; for part in $(COURSE); do echo $$part; \
	    $(course) mutants $$part || failed=1; done; exit $$failed

# How one is compiled, quickly: for the workbench, which knows the directory of
# its files as $$1 and its program as $$2. Test, solver, and with sanitizers.
MUTANT = $(CC) -std=c11 $(filter-out -Werror,$(WARNINGS)) $(DEFINES) -pthread \
    $(OWN_FLAGS) -DPART_NAME='"mutant"' $(CPPFLAGS)
MUTANT_TEST = $(MUTANT) -O1 $(filter-out -g,$(TEST_FLAGS)) -o "$$2" \
    "$$1"/test_part.c $(TEST_UNITS) $(LDFLAGS) -lm $(LDLIBS)
MUTANT_SOLVER = $(MUTANT) -O1 -DNDEBUG -o "$$2" "$$1"/part.c $(PROTOCOL) \
    $(LDFLAGS) $(LDLIBS)
MUTANT_SANITIZED = $(MUTANT) $(SANITIZERS) -DNDEBUG -o "$$2" "$$1"/part.c \
    $(PROTOCOL:$(BUILD)/obj/%.o=%.c) $(LDFLAGS) $(LDLIBS)
course-commands: $(TEST_UNITS) $(PROTOCOL)
	@printf '%s\n' $(call quoted,$(MUTANT_TEST)) \
	    $(call quoted,$(MUTANT_SOLVER)) $(call quoted,$(MUTANT_SANITIZED))

# What the mistakes lead to: after a change of a part, a test or a mistake.
fingerprints: $(BUILD)/workbench parts
	@$(get_ctags)
	@for part in $(COURSE); do \
	    $(BUILD)/workbench -b $(BUILD) fingerprints $$part || exit 1; done

# --- tests ------------------------------------------------------------------

TESTS += $(sort $(wildcard tutorial/workbench/test_*.c))
LONG_TESTS := tutorial/workbench/test_workbench.c $(LONG_TESTS)
TEST_NEEDS += $(BUILD)/workbench ctags-for-tests

.PHONY: ctags-for-tests
ctags-for-tests: | pandoc-for-tests # apt-get does one thing at a time
	@$(get_ctags) || \
	    echo 'The tests go on, and those that need universal-ctags say so.'
