# The opening book: made, proved, measured, and put into its part.

.PHONY: opening-book check-opening-book measure-opening-book

BOOK_HOME := parts/24-opening-book

# Up to so many stones; to make trace, DEPTH is something else.
BOOK_STONES = $(if $(filter file undefined,$(origin DEPTH)),8,$(DEPTH))
BOOK_MADE = $(BUILD)/opening-book/$(BOARD)-$(strip $(BOOK_STONES)).book

# What the part looks into: the book that is here for the usual board, one that
# was made for another, the file named by BOOK=, or with BOOK= nothing at all.
BOOK ?= $(firstword $(wildcard $(BOOK_HOME)/$(BOARD).book) \
          $(lastword $(sort $(wildcard $(BUILD)/opening-book/$(BOARD)-*.book))))

# --- into the part ----------------------------------------------------------

# As numbers in C, so that the program needs no file where it runs. Made anew
# when another book is to be used.
BOOK_BYTES := $(BUILD)/opening-book/bytes.inc

$(BUILD)/opening-book/name: FORCE
	@mkdir -p $(@D)
	@echo $(call quoted,$(BOOK)) | cmp -s - $@ || \
	    echo $(call quoted,$(BOOK)) > $@

$(BOOK_BYTES): $(BUILD)/opening-book/name $(wildcard $(BOOK))
	@sh $(BOOK_HOME)/tools/bytes.sh $(call quoted,$(BOOK)) > $@.new
	@mv $@.new $@

BOOK_READERS := $(addprefix $(BUILD)/,obj/parts/24-opening-book.o \
    obj/parts/24-opening-book-sorted-keys.o \
    test/parts/24-opening-book/test_part)
$(BOOK_READERS): $(BOOK_BYTES)
$(BOOK_READERS): PART_DEFINES = \
    -DBOOK_BYTES='"$(if $(filter /%,$(BUILD)),,../../)$(BOOK_BYTES)"'

# --- making and proving -----------------------------------------------------

BOOK_UNITS := $(addprefix $(BUILD)/obj/common/,scorer.o progress.o bar.o \
    format.o process.o board.o random_play.o)
BOOK_TOOLS := $(addprefix $(BUILD)/,make-book check-book measure-book)

$(BUILD)/obj/book/%.o: $(BOOK_HOME)/tools/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(RELEASE) -Wno-unused-function -c -o $@ $<

$(BOOK_TOOLS): $(BUILD)/%-book: $(BUILD)/obj/book/%_book.o $(BOOK_UNITS)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS)

# By the champion without a book. It goes on where an interrupted run stopped.
# SHARE=2/5 asks only for the second of five shares: for several machines.
BOOK_SOLVER := $(BUILD)/22-history
BOOK_SCORES = $(BUILD)/opening-book/scores-$(BOARD)-$(strip $(BOOK_STONES)).txt

opening-book: $(BUILD)/make-book $(BOOK_SOLVER)
	@mkdir -p $(BUILD)/opening-book
	$(Q)$(BUILD)/make-book -S $(BOOK_SOLVER) -n $(call quoted,$(BOOK_STONES)) \
	    -j $(call quoted,$(JOBS)) -c $(call quoted,$(BOOK_SCORES)) \
	    $(if $(SHARE),-i $(call quoted,$(SHARE))) \
	    -o $(call quoted,$(BOOK_MADE))
	@[ -n $(call quoted,$(SHARE)) ] || \
	    sh $(BOOK_HOME)/tools/compare.sh $(call quoted,$(BOOK_MADE)) \
	    $(BOOK_HOME)/$(BOARD).book

# Some positions are solved again, by part 12 unless SOLVER is another one.
BOOK_CHECKER = $(if $(filter file,$(origin SOLVER)),$(BUILD)/12-lower-bound-tt,$(SOLVER))

check-opening-book: $(BUILD)/check-book $(BUILD)/12-lower-bound-tt
	@sh $(BOOK_HOME)/tools/have.sh $(WIDTH) $(HEIGHT) $(call quoted,$(BOOK))
	@$(BUILD)/check-book -S $(call quoted,$(BOOK_CHECKER)) \
	    -n $(call quoted,$(or $(SAMPLE),20)) -s $(call quoted,$(SEED)) \
	    -j $(call quoted,$(JOBS)) $(call quoted,$(BOOK))

measure-opening-book: $(BUILD)/measure-book
	@sh $(BOOK_HOME)/tools/have.sh $(WIDTH) $(HEIGHT) $(call quoted,$(BOOK))
	@$(BUILD)/measure-book $(call quoted,$(BOOK))

# --- tests ------------------------------------------------------------------

# Books are made on a small board, by programs in a place of their own: nobody
# else builds there at the same time.
BOOK_TEST := $(BUILD)/test/opening-book-5x4

.PHONY: book-test-programs
book-test-programs:
	@$(MAKE) --no-print-directory -s WIDTH=5 HEIGHT=4 BUILD=$(BOOK_TEST) BOOK= \
	    $(addprefix $(BOOK_TEST)/,make-book check-book measure-book \
	    22-history 12-lower-bound-tt)

$(BUILD)/test/parts/24-opening-book/test_book: | book-test-programs \
    $(BUILD)/check-book
