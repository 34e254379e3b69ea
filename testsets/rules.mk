# The six test sets: made, checked, and compared with the published figures.

.PHONY: testsets testset check-testsets confirm-testsets original difficulty

TESTSETS_SEED := 1988

# The strongest part that searches every position scores, unless another solver
# is named.
SOLVER ?= $(BUILD)/$(lastword $(filter-out %-opening-book,$(PARTS)))
JOBS   ?= 1

# Scores found so far, apart for each solver: that is what makes a run
# resumable, and a second opinion a second one.
SCORES = $(BUILD)/testsets/scores-$(notdir $(SOLVER)).txt

SET_FILES = $(shell awk -F '"' 'NF == 7 { print "testsets/" $$2 ".txt" }' \
                  testsets/six_sets.h)

SET_UNITS := $(addprefix $(BUILD)/obj/testsets/,sets.o ends_within.o) \
             $(addprefix $(BUILD)/obj/common/,scorer.o progress.o bar.o \
                 board.o format.o process.o random_play.o)

$(BUILD)/obj/testsets/%.o: testsets/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(RELEASE) -c -o $@ $<

$(BUILD)/generate: $(BUILD)/obj/testsets/generate.o $(SET_UNITS)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS)

$(BUILD)/check-set: $(BUILD)/obj/testsets/check.o $(SET_UNITS)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS)

TESTS += $(sort $(wildcard testsets/test_*.c))
TEST_NEEDS += $(BUILD)/generate $(BUILD)/check-set
TEST_FLAGS += -DTESTSETS_SEED='"$(TESTSETS_SEED)"'

# A solver of this project is built first; any other must be there.
$(if $(filter $(BUILD)/%,$(SOLVER)),,$(eval $(SOLVER): ;))

# --- making -----------------------------------------------------------------

# Made under build/ and compared: what is in the tree is never overwritten
# by a run that was interrupted, or by other bytes without a word.
testsets: $(BUILD)/generate $(SOLVER)
	@mkdir -p $(BUILD)/testsets
	$(Q)$(BUILD)/generate -S $(SOLVER) -j $(JOBS) -s $(TESTSETS_SEED) \
	    -c $(SCORES) -o $(BUILD)/testsets
	@sh testsets/check.sh $(BUILD)/testsets
	$(Q)cp $(addprefix $(BUILD)/,$(SET_FILES)) testsets/

SEED   ?= 1
STONES ?= 20-24
LEFT   ?= 10-20
N      ?= 200
OUT    ?= $(BUILD)/testsets/stones-$(STONES)-left-$(LEFT)-seed-$(SEED).txt

testset: $(BUILD)/generate $(SOLVER)
	@mkdir -p $(BUILD)/testsets "$$(dirname $(call quoted,$(OUT)))"
	$(Q)$(BUILD)/generate -S $(SOLVER) -j $(JOBS) -s '$(SEED)' -c $(SCORES) \
	    -p '$(STONES)' -l '$(LEFT)' -n '$(N)' -o '$(OUT)'

# --- checking ---------------------------------------------------------------

check-testsets: $(BUILD)/check-set $(SOLVER)
	@sh testsets/check.sh testsets $(BUILD)/check-set -S $(SOLVER) \
	    -j $(JOBS) -t 9

# Every score, however long it takes; BY=columns takes the best column's.
confirm-testsets: $(BUILD)/check-set $(SOLVER)
	@mkdir -p $(BUILD)/testsets
	$(Q)$(BUILD)/check-set -S $(SOLVER) -j $(JOBS) -t 10000000 \
	    -c $(BUILD)/testsets/confirm-$(notdir $(SOLVER)).txt \
	    $(if $(filter columns,$(BY)),-k) $(SET_FILES)

# --- the published comparison -----------------------------------------------

# The tutorial's sets are not in this project: ORIGINAL says where they are.
ifneq ($(filter original,$(MAKECMDGOALS)),)
$(if $(ORIGINAL),,$(error Where are the tutorial's test sets? They are not a \
    part of this project, testsets/README.md tells where to get them. Then: \
    make original ORIGINAL=directory))
endif

# Seconds a cell, unless BUDGET says otherwise.
ORIGINAL_BUDGET = $(if $(filter file undefined,$(origin BUDGET)),10s,$(BUDGET))

original: parts
	@parts=$$($(call pick,$(CHOICE))) && BUILD='$(BUILD)' SETS='$(SETS)' \
	    MODES='$(MODES)' sh testsets/original.sh '$(ORIGINAL)' \
	    '$(ORIGINAL_BUDGET)' $$(echo "$$parts" | sed 's/=.*//')

# The means that difficulty.csv lacks.
difficulty: parts
	@sh testsets/difficulty.sh testsets/difficulty.csv '$(BUILD)'
	@echo "Now: make readme, for the table in testsets/README.md"
