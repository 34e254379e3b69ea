# The six test sets: made, checked, and compared with the published figures.

.PHONY: testsets testset check-testsets confirm-testsets original difficulty

TESTSETS_SEED := 1988

# The strongest part scores, unless another solver is named.
SOLVER ?= $(BUILD)/$(lastword $(PARTS))
JOBS   ?= 1

# Scores found so far, apart for each solver: that is what makes a run
# resumable, and a second opinion a second one.
SCORES = $(BUILD)/testsets/scores-$(notdir $(SOLVER)).txt

SET_FILES := $(addprefix testsets/,end-easy.txt middle-easy.txt \
    middle-medium.txt begin-easy.txt begin-medium.txt begin-hard.txt)

SET_UNITS := $(addprefix $(BUILD)/obj/testsets/,sets.o scorer.o progress.o \
                                                ends_within.o) \
             $(addprefix $(BUILD)/obj/common/,board.o random_play.o)

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

TEST_NEEDS += $(BUILD)/generate $(BUILD)/check-set
$(BUILD)/test/testsets/test_generate: \
    TEST_DEFINES = -DTESTSETS_SEED='"$(TESTSETS_SEED)"'

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

ORIGINAL ?= ../shared/original-testsets

# Seconds a cell, unless BUDGET says otherwise.
ORIGINAL_BUDGET = $(if $(filter file undefined,$(origin BUDGET)),10s,$(BUDGET))

original: parts
	@parts=$$($(call pick,$(CHOICE))) && BUILD='$(BUILD)' SETS='$(SETS)' \
	    MODES='$(MODES)' sh testsets/original.sh '$(ORIGINAL)' \
	    '$(ORIGINAL_BUDGET)' $$(echo "$$parts" | sed 's/=.*//')

# The means that difficulty.csv lacks, and the README's table of all.
difficulty: parts $(BUILD)/markdown
	@sh testsets/difficulty.sh testsets/difficulty.csv '$(BUILD)'
	@$(BUILD)/markdown fill testsets/README.md
	@echo 'testsets/README.md is up to date'
