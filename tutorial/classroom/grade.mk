# make grade PART=07 SUB=folder: what a submission is worth.

.PHONY: grade

GRADE_UNITS := grade_main grading groups group_program group_answers exam assignment submission functions tokens \
    sandbox folder

$(BUILD)/grade: $(GRADE_UNITS:%=$(BUILD)/obj/classroom/%.o) $(FORMAT_OBJECTS) \
    $(addprefix $(BUILD)/obj/workbench/,check_program.o compare.o cut.o \
        diagnose.o files.o lesson.o place.o report.o run.o source.o) \
    $(BUILD)/obj/markdown/markdown.o \
    $(addprefix $(BUILD)/obj/bench/,child.o reply.o shell.o text.o) \
    $(addprefix $(BUILD)/obj/common/,board.o format.o process.o \
                                     programs/draw.o programs/terminal.o)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(CJSON_LIBS) -lm $(LDLIBS)

get_sandbox = sh common/tools/get-packages.sh \
    'Grading needs its sandbox, bubblewrap (UNSAFE=1 goes without it)' \
    bwrap=bubblewrap

ifneq ($(filter grade gradebook,$(MAKECMDGOALS)),)
$(if $(filter 7x6,$(BOARD)),,$(error Assignments are for the usual board: \
    leave WIDTH and HEIGHT out))
endif
ifneq ($(filter grade,$(MAKECMDGOALS)),)
$(if $(and $(PART),$(SUB)),,$(error Which part, and whose? For example: \
    make grade PART=07 SUB=folder))
endif

# SEED, TTSLOTS and CUT as they were when it was handed out; SECRET is a word
# that makes the hidden positions hard to guess.
grade: SEED ?= 1
grade: FORMAT ?= text
grade: graders-tools
	@CC='$(CC)' sh tutorial/classroom/grade.sh '$(BUILD)' '$(UNITY_DIR)' \
	    '$(SCORER)' '$(PART_DIR)' $(call quoted,$(SUB)) \
	    $(call quoted,$(SEED)) $(call quoted,$(TTSLOTS)) \
	    $(call quoted,$(SECRET)) $(call quoted,$(CUT)) \
	    $(call quoted,$(FORMAT)) \
	    $(if $(filter-out file undefined,$(origin OUT)),$(call quoted,$(OUT)),'') \
	    $(call quoted,$(SUB_CMD)) $(call quoted,$(CALLS)) \
	    '$(call yes,$(UNSAFE))'

# The solver that knows the scores. cJSON is there before anything is compiled.
SCORER := $(BUILD)/22-history
.PHONY: graders-tools
graders-tools: $(UNITY_DIR)/unity.c
	@$(get_cjson)
	@$(get_ctags)
	@$(if $(call yes,$(UNSAFE)),:,$(get_sandbox))
	@$(MAKE) --no-print-directory -s $(BUILD)/grade $(BUILD)/generate $(SCORER)

# --- tests ------------------------------------------------------------------

# Where there is no sandbox, tests say so; a class is graded by test-classroom.
TEST_NEEDS += $(if $(HAVE_CJSON),$(BUILD)/grade) sandbox-for-tests
LONG_TESTS := tutorial/classroom/test_grade.c $(LONG_TESTS)

.PHONY: sandbox-for-tests
sandbox-for-tests: | readers-for-tests # apt-get does one thing at a time
	@$(get_sandbox) || echo 'The tests go on, and those that need it say so.'

# A class of right, wrong and hostile submissions, graded ROUNDS times.
.PHONY: test-classroom
test-classroom: ROUNDS ?= 2
test-classroom: $(BUILD)/workbench
	@sh tutorial/classroom/testing/test-classroom.sh $(BUILD)/test-classroom \
	    '$(ROUNDS)' '$(BUILD)'
