# The node signature of every solver.

.PHONY: signature

SIGNED := $(addprefix $(BUILD)/,$(PARTS)) $(VARIANT_PROGRAMS)

# UPDATE=1 takes today's counts as the right ones.
signature: parts variants
	@sh bench/signature.sh $(BUILD) $(SIGNED) > $(BUILD)/signatures.csv
	@cat $(BUILD)/signatures.csv
ifneq ($(call yes,$(UPDATE)),)
	cp $(BUILD)/signatures.csv bench/signatures.csv
else
	@diff -u bench/signatures.csv $(BUILD)/signatures.csv && \
	    echo "All signatures are as in bench/signatures.csv."
endif

# The benchmark: a race of solvers over the test sets, and what it left.

.PHONY: bench reference

BUDGET   ?= 1500ms
MODES    ?= strong,weak
SETS     ?=
TESTSETS ?= testsets
SOLVERS  ?=
RUNS     ?= 1
FRESH    ?=
RESULTS  ?= $(BUILD)/results
REFERENCE := bench/results/reference
export SOLVERS

RACE_UNITS := race budget testset reply journal child cell statistics \
              solver_list summary summary_write display identity \
              shell text

$(BUILD)/obj/bench/%.o: bench/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(COMPILE) -c -o $@ $<

$(BUILD)/race: $(RACE_UNITS:%=$(BUILD)/obj/bench/%.o) \
               $(addprefix $(BUILD)/obj/common/,bar.o board.o format.o \
                                                process.o)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS) -lm

# The parts asked for: PARTS=09-12, PARTS=7,12, PARTS='7/*' for variants, or
# PARTS=7,mine/7 for a learner's own.
VARIANT_NAMES := $(subst /variants/,/,$(VARIANTS))
pick = sh bench/pick.sh '$(BUILD)' '$(1)' $(PARTS) $(VARIANT_NAMES) \
           $(addprefix mine/,$(OWN_PARTS))
comma := ,
CHOSEN_OWN := $(sort $(foreach item,$(filter mine/%,$(subst $(comma), ,$(CHOICE))),\
    $(if $(filter mine/*,$(item)),$(OWN_PARTS),\
         $(call named,$(patsubst mine/%,%,$(item)),$(OWN_PARTS)))))

# The final solver without each technique, for the leave-one-out chart: of
# the last part that has such variants.
WITHOUT := $(foreach name,$(sort $(VARIANT_NAMES)),\
             $(if $(findstring /without-,$(name)),$(name)))
WITHOUT_PART := $(lastword $(foreach name,$(WITHOUT),\
                  $(firstword $(subst /, ,$(name)))))

# race(results, choice, modes, solvers)
race = $(BUILD)/race -o '$(1)' -t '$(TESTSETS)' -m '$(3)' -b '$(BUDGET)' \
       -r '$(RUNS)' -c $(BUILD)/context.txt $(if $(SETS),-s '$(SETS)') \
       $(if $(call yes,$(FRESH)),-f) $$($(call pick,$(2))) $(4)

RACE_NEEDS := $(BUILD)/race parts $(addprefix $(BUILD)/mine/,$(CHOSEN_OWN)) \
    $(if $(findstring /,$(filter-out mine/%,$(subst $(comma), ,$(CHOICE)))),\
         variants)

# What a race needs beside the solvers: where and with what it was run.
define prepare_race
@$(call pick,$(CHOICE)) > /dev/null
@sh bench/context.sh '$(BUDGET)' '$(BOARD)' $(BUILD)/flags '$(CC)' \
    > $(BUILD)/context.txt
@mkdir -p '$(RESULTS)'
@sh common/tools/lines.sh $(PARTS) | awk -F'|' -v OFS=, \
    'BEGIN { print "part,added" } { print $$1, $$4 }' > '$(RESULTS)/lines.csv'
endef

bench: $(RACE_NEEDS)
	$(prepare_race)
	@$(call race,$(RESULTS),$(CHOICE),$(MODES),"$$SOLVERS")

# As bench, and goes on to the charts even if a solver failed; with the
# leave-one-out race, which is short and strong only.
bench-for-charts: $(RACE_NEEDS) $(if $(WITHOUT),variants)
	$(prepare_race)
	@$(call race,$(RESULTS),$(CHOICE),$(MODES),"$$SOLVERS") || [ $$? -eq 1 ]
ifneq ($(WITHOUT_PART),)
	@echo 'Leave one out: $(WITHOUT_PART) without each technique'
	@$(call race,$(RESULTS)/leave-one-out,$(WITHOUT_PART) $(filter \
	    $(WITHOUT_PART)/%,$(WITHOUT)),strong,) || [ $$? -eq 1 ]
endif

# What threads gain on this machine, at this moment.
.PHONY: speedup

# Only from the command line: a shell may export LINES, its window's height.
# Who wants a short run of any command exports SPEEDUP_LINES.
SPEEDUP_LINES ?= $(if $(filter command,$(origin LINES)),$(LINES),321-345)

speedup: SET     ?= begin-hard
# One, two and four, as far as there are processors.
speedup: THREADS ?= 1,2$(if $(shell [ "$$(getconf _NPROCESSORS_ONLN)" -ge 4 ] \
                              2>/dev/null && echo 4),$(comma)4)
speedup: ROUNDS  ?= 3
speedup: $(BUILD)/23-threads
	@sh bench/speedup.sh $< '$(TESTSETS)/$(SET).txt' '$(SPEEDUP_LINES)' \
	    '$(THREADS)' '$(ROUNDS)' $(call quoted,$(RESULTS)/threads.csv)

# Random positions to tune on; bench/tuning tells for what.
$(BUILD)/positions: $(BUILD)/obj/bench/tuning/positions.o \
    $(addprefix $(BUILD)/obj/common/,random_play.o board.o)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS)

# --- tests ------------------------------------------------------------------

TESTS += $(sort $(wildcard bench/test_*.c))
LONG_TESTS += bench/test_signatures.c
TEST_NEEDS += $(BUILD)/race $(BUILD)/positions
$(BUILD)/test/bench/%: LDLIBS += -lm

# --- the reference results ---------------------------------------------------

# What is committed: all but the journals and the raw rows, which the table
# of positions contains. Resumable, as every race; BUDGET=60s or more.
REFERENCE_RUN := $(BUILD)/reference
REFERENCE_FILES := summary.csv summary.md summary.json context.txt lines.csv

reference:
	@$(MAKE) --no-print-directory bench-for-charts RESULTS=$(REFERENCE_RUN)
	@rm -rf $(REFERENCE).part && mkdir -p $(REFERENCE).part
	@cp $(addprefix $(REFERENCE_RUN)/,$(REFERENCE_FILES)) \
	    $(REFERENCE_RUN)/positions-*.csv $(REFERENCE).part
	@if [ -d $(REFERENCE_RUN)/leave-one-out ]; then \
	    mkdir $(REFERENCE).part/leave-one-out; \
	    cp $(REFERENCE_RUN)/leave-one-out/summary.csv \
	       $(REFERENCE_RUN)/leave-one-out/positions-*.csv \
	       $(REFERENCE).part/leave-one-out; fi
	@rm -rf $(REFERENCE) && mv $(REFERENCE).part $(REFERENCE)
	@du -sh $(REFERENCE)
	@echo 'Now: make readme, then commit $(REFERENCE) and README.md'

# --- other compilers and machines -------------------------------------------

.PHONY: test-matrix

# ROWS="clang -O3" chooses rows by the words of their names, ROWS=quick one
# for each compiler and machine.
ROWS ?=
test-matrix: parts variants
	@sh common/tools/get-packages.sh 'make test-matrix needs other compilers' \
	    clang=clang \
	    ld.lld=lld musl-gcc=musl-tools qemu-aarch64-static=qemu-user-static \
	    aarch64-linux-gnu-gcc='gcc-aarch64-linux-gnu libc6-dev-arm64-cross' \
	    i686-linux-gnu-gcc='gcc-i686-linux-gnu libc6-dev-i386-cross'
	@sh bench/matrix.sh '$(BUILD)' '$(MAKE)' $(ROWS)
