# The tutorial: figures, generated blocks, checks, the book, the trace.

# --- the reader of Markdown -------------------------------------------------

MARKDOWN_UNITS := main markdown blocks definitions links prose terms

$(BUILD)/obj/markdown/%.o: tutorial/markdown/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(COMPILE) -c -o $@ $<

$(BUILD)/markdown: $(MARKDOWN_UNITS:%=$(BUILD)/obj/markdown/%.o) \
                   $(BUILD)/obj/bench/text.o
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS)


.PHONY: figures

# --- figures ----------------------------------------------------------------

# A figure shows the usual board, whichever the parts are built for: so it
# has the one of board.h.
DRAWING := $(addprefix $(BUILD)/obj/figure/,board.o \
    $(notdir $(patsubst %.c,%.o,$(sort $(wildcard tutorial/drawing/*.c)))))
define build_drawing
@mkdir -p $(@D)
$(call say,CC)
$(Q)$(RELEASE) -UBOARD_WIDTH -UBOARD_HEIGHT -c -o $@ $<
endef

$(BUILD)/obj/figure/%.o: tutorial/drawing/%.c $(BUILD)/flags
	$(build_drawing)

$(BUILD)/obj/figure/board.o: common/board.c $(BUILD)/flags
	$(build_drawing)

$(BUILD)/figure: $(DRAWING)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) -lm $(LDLIBS)

figures: $(BUILD)/figure
	@sh tutorial/tools/figures.sh $< $(sort $(wildcard tutorial/figures/*.fig))

# --- generated blocks and checks --------------------------------------------

.PHONY: tutorial-blocks check-tutorial

TEXTS = $(wildcard tutorial/*.md tutorial/solutions/*.md \
                   tutorial/figures/README.md)
TRACES := $(addprefix $(BUILD)/trace/,$(PARTS))
TRIES  := $(addprefix $(BUILD)/try/,$(PARTS))

# All that a command in the text may run.
TUTORIAL_NEEDS := parts variants $(TRACES) $(TRIES) $(BUILD)/markdown \
                  $(BUILD)/figure

tutorial-blocks: $(TUTORIAL_NEEDS)
	@sh tutorial/tools/results-figures.sh tutorial
	@$(MAKE) --no-print-directory figures
	@$(BUILD)/markdown fill $(TEXTS)

check-tutorial: $(TUTORIAL_NEEDS)
	@BUILD=$(BUILD) sh tutorial/tools/check.sh

# --- trace ------------------------------------------------------------------

# The part is compiled once more, with the macros of trace.h before it.
TRACE_NEEDS := tutorial/tools/trace.c \
    $(addprefix tutorial/tools/,trace.h record.h shape.h answers.h positions.h) \
    $(addprefix $(BUILD)/obj/common/,board.o format.o programs/draw.o \
        programs/terminal.o programs/patience.o) $(BUILD)/flags
define build_trace
@mkdir -p $(@D)
$(call say,CC)
$(Q)$(RELEASE) -std=gnu11 -Wno-pedantic $(call headers_to,$(if $(findstring /trace/mine/,$@),/dev/null,$@.d)) \
    -DPART_NAME='"$(notdir $@)"' -DPART_FILE='"$(if $(filter /%,$<),,../../)$<"' -o $@ \
    tutorial/tools/trace.c $(filter %.o,$^) $(LDFLAGS) $(LDLIBS)
endef

$(BUILD)/trace/%: parts/%/part.c $(TRACE_NEEDS)
	$(build_trace)

$(BUILD)/trace/mine/%: $(MINE)/%/part.c $(TRACE_NEEDS) FORCE
	$(build_trace)

ifdef VARIANT
$(BUILD)/trace/$(PROGRAM): $(MANIFEST) $(TRACE_NEEDS)
	$(build_trace)
endif

.PHONY: trace shape
ifneq ($(filter trace shape,$(MAKECMDGOALS)),)
$(if $(PART),,$(error Which part? For example: make $(firstword \
    $(filter trace shape,$(MAKECMDGOALS))) PART=15))
endif

DEPTH ?= 4
trace: $(BUILD)/trace/$(PROGRAM)
	@$< $(if $(call yes,$(WEAK)),-w) -d $(call quoted,$(DEPTH)) $(position)

# The same search, counted instead of shown: which nodes is it made of? Of the
# position POS, or of all in SET.
SET ?= bench/signature-middle.txt
COUNT_deadline := -s
COUNT_moves := -m
COUNT_answers := -a
COUNT_positions := -p
ifneq ($(filter shape,$(MAKECMDGOALS)),)
COUNTED := $(or $(COUNT_$(or $(strip $(BY)),deadline)),$(error There is no \
    BY=$(BY): choose one of deadline moves answers positions))
endif
shape: $(BUILD)/trace/$(PROGRAM)
	@$< $(if $(call yes,$(WEAK)),-w) $(COUNTED) \
	    $(or $(position),< $(call quoted,$(SET)))

# --- the book ---------------------------------------------------------------

.PHONY: book check-book
get_pandoc = sh common/tools/get-packages.sh 'The book needs pandoc' \
    pandoc=pandoc
# Without clang and lld it is a book without a playground.
book: figures
	@$(get_pandoc)
	@if $(get_wasm) && $(MAKE) --no-print-directory playground-pages; then \
	    pages=$(PLAYGROUND)/pages; \
	else \
	    pages=; echo 'The book is made without its playground.'; \
	fi; FIGURE=$(BUILD)/figure sh tutorial/tools/book.sh tutorial $(BUILD)/book $$pages

# Every page in a browser: can all use it, does anything lead nowhere? These are
# the last packages that are content with Node.js 18.
CHROMIUM ?= /usr/bin/chromium
check-book: export CHROMIUM := $(CHROMIUM)
check-book: book
	@sh common/tools/get-packages.sh 'make check-book needs a browser and Node.js' \
	    $(CHROMIUM)=chromium node=nodejs=node npm=npm=node
	@sh common/tools/get-node-packages.sh 'make check-book needs packages of npm' \
	    $(BUILD)/check-book playwright-core@1.48.2 axe-core@4.14.0
	@node tutorial/checks/book.mjs $(BUILD)/book $(BUILD)/check-book

# --- tests ------------------------------------------------------------------

TESTS += $(sort $(wildcard tutorial/test_*.c))
LONG_TESTS := tutorial/test_chapters.c tutorial/test_tutorial.c $(LONG_TESTS)
TEST_NEEDS += $(TRACES) $(TRIES) $(BUILD)/markdown $(BUILD)/figure \
              pandoc-for-tests

.PHONY: pandoc-for-tests
pandoc-for-tests: | gnuplot-for-tests # apt-get does one thing at a time
	@$(get_pandoc) || \
	    echo 'The tests go on, and those that need pandoc say so.'
