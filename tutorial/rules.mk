# The tutorial: figures, generated blocks, checks, the book, the trace.

.PHONY: figures

# --- figures ----------------------------------------------------------------

figures:
	@sh tutorial/tools/figures.sh $(sort $(wildcard tutorial/figures/*.fig))

# --- generated blocks and checks --------------------------------------------

.PHONY: tutorial-blocks check-tutorial

TEXTS = $(wildcard tutorial/*.md tutorial/solutions/*.md \
                   tutorial/figures/README.md)
TRACES := $(addprefix $(BUILD)/trace/,$(PARTS))
TRIES  := $(addprefix $(BUILD)/try/,$(PARTS))

# All that a command in the text may run.
TUTORIAL_NEEDS := parts variants $(TRACES) $(TRIES)

tutorial-blocks: $(TUTORIAL_NEEDS)
	@sh tutorial/tools/results-figures.sh tutorial
	@$(MAKE) --no-print-directory figures
	@sh tutorial/tools/blocks.sh $(TEXTS)

check-tutorial: $(TUTORIAL_NEEDS)
	@sh tutorial/tools/check.sh

# --- trace ------------------------------------------------------------------

# The part is compiled once more, with the macros of trace.h before it.
$(BUILD)/trace/%: parts/%/part.c tutorial/tools/trace.c tutorial/tools/trace.h \
    tutorial/tools/shape.h $(BUILD)/obj/common/board.o $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(RELEASE) -std=gnu11 -Wno-pedantic -MF $@.d -DPART_NAME='"$*"' \
	    -DPART_FILE='"../../$<"' -o $@ tutorial/tools/trace.c \
	    $(BUILD)/obj/common/board.o $(LDFLAGS) $(LDLIBS)

.PHONY: trace
DEPTH ?= 4
ifneq ($(filter trace,$(MAKECMDGOALS)),)
$(if $(PART),,$(error Which part? For example: make trace PART=04 \
    POS=4436324336446367546312512622))
endif
trace: $(BUILD)/trace/$(PART_DIR)
	@$< $(if $(filter-out 0,$(WEAK)),-w) -d $(call quoted,$(DEPTH)) \
	    -- $(call quoted,$(POS))

# The same search, counted instead of shown: which nodes is it made of?
.PHONY: shape
SET ?= bench/signature-middle.txt
ifneq ($(filter shape,$(MAKECMDGOALS)),)
$(if $(PART),,$(error Which part? For example: make shape PART=15))
endif
shape: $(BUILD)/trace/$(PART_DIR)
	@$< $(if $(filter-out 0,$(WEAK)),-w) $(if $(filter moves,$(BY)),-m,-s) \
	    < $(call quoted,$(SET))

# --- the book ---------------------------------------------------------------

.PHONY: book
book: figures
	@sh tutorial/tools/book.sh tutorial $(BUILD)/book

# --- tests ------------------------------------------------------------------

TESTS += $(sort $(wildcard tutorial/test_*.c))
TEST_NEEDS += $(TRACES) $(TRIES) pandoc-for-tests

.PHONY: pandoc-for-tests
pandoc-for-tests: | gnuplot-for-tests # apt-get does one thing at a time
	@sh tutorial/tools/get-pandoc.sh || \
	    echo 'The tests go on, and those that need pandoc say so.'
