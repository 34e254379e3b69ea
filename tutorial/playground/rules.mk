# The playground: every part in the browser, as a page of the web book.

PLAYGROUND := $(BUILD)/playground
PLAYGROUND_HOME := tutorial/playground

# --- the solvers ------------------------------------------------------------

# Part 23 needs threads that share memory, which a page from the file system
# cannot have; with one thread it is part 22. Each part is there plainly and,
# but for part 24, whose search is part 22's, with its search recorded.
PLAYGROUND_PARTS := $(filter-out 23-%,$(PARTS))
PLAYGROUND_TRACES := $(filter-out 24-%,$(PLAYGROUND_PARTS))
PLAYGROUND_ASKED := $(addprefix 08-iterative-deepening/variants/,bisection \
    outward forgetful)

# For the experiments in chapters 3 to 12: variants, and tables of other sizes.
PLAYGROUND_VARIANTS := $(filter $(foreach n,04 05 06 07 08 09 10 11 12,$n-%),$(VARIANTS))
PLAYGROUND_SLOTS := 07-transposition-table=61 07-transposition-table=1021 \
    07-transposition-table=65521 07-transposition-table=1048573 \
    10-better-move-ordering=163841 11-optimized-tt=262147 \
    10-better-move-ordering=655369 11-optimized-tt=1048583
PLAYGROUND_WINDOW := 04-alpha-beta

# The board is always the usual one. Instructions on several words at once are
# what part 21 is about.
WASM_CC ?= clang
WASM_FLAGS := --target=wasm32 -std=gnu11 $(WARNINGS) -Wno-pedantic \
    -Wno-unused-function -DNDEBUG -mbulk-memory -msimd128 -ffreestanding \
    -nostdlib -I$(PLAYGROUND_HOME)/libc -Wl,--no-entry -Wl,--gc-sections \
    -Wl,--strip-all -Wl,-z,stack-size=1048576
WASM_UNITS := $(addprefix $(PLAYGROUND_HOME)/,solver.c libc.c) \
    common/board.c common/answer.c
WASM_NEEDS := $(WASM_UNITS) $(wildcard common/*.h parts/*/*.[ch] \
        parts/*/variants/*.[ch] $(PLAYGROUND_HOME)/libc/*.h) \
    $(addprefix tutorial/tools/,trace.h record.h) \
    $(PLAYGROUND_HOME)/rules.mk

$(PLAYGROUND)/book-bytes.inc: $(BOOK_HOME)/7x6.book
	@mkdir -p $(@D)
	@sh $(BOOK_HOME)/tools/bytes.sh $< > $@.new
	@mv $@.new $@
$(PLAYGROUND)/wasm/24-opening-book.wasm: $(PLAYGROUND)/book-bytes.inc

# $(call wasm_rule,name,manifest,options)
define wasm_rule
WASMS += $(PLAYGROUND)/wasm/$(1).wasm
$(PLAYGROUND)/wasm/$(1).wasm: $(2) $$(WASM_NEEDS)
	@mkdir -p $$(@D)
	$$(call say,WASM)
	$$(Q)$$(WASM_CC) $$(WASM_FLAGS) $(3) -DPART_NAME='"$(1)"' \
	    -DPART_FILE='"../../$(strip $(2))"' -o $$@ $$(WASM_UNITS)
endef

BOOK_IN_WASM := -DBOOK_BYTES='"$(if $(filter /%,$(BUILD)),,../../)$(PLAYGROUND)/book-bytes.inc"'
$(foreach part,$(PLAYGROUND_PARTS),$(eval $(call wasm_rule,$(part),\
    parts/$(part)/part.c,-O3 $(if $(filter 24-%,$(part)),$(BOOK_IN_WASM)) \
    $(if $(filter $(PLAYGROUND_WINDOW),$(part)),-DWINDOW))))
$(foreach part,$(PLAYGROUND_TRACES),$(eval $(call wasm_rule,$(part)+trace,\
    parts/$(part)/part.c,-Os -DRECORD)))
$(foreach variant,$(PLAYGROUND_VARIANTS),$(eval $(call wasm_rule,$(subst \
    /variants/,+,$(variant)),parts/$(variant).c,-O3)))
$(foreach variant,$(PLAYGROUND_ASKED),$(eval $(call wasm_rule,$(subst \
    /variants/,+,$(variant))+trace,parts/$(variant).c,-Os -DRECORD)))
$(foreach table,$(PLAYGROUND_SLOTS),$(eval $(call wasm_rule,$(subst =,+slots-,$(table)),\
    parts/$(firstword $(subst =, ,$(table)))/part.c,\
    -O3 -DTT_SLOTS=$(lastword $(subst =, ,$(table))))))

# --- the page ---------------------------------------------------------------

# All in one order, so that what is alike stands together and packs well.
$(PLAYGROUND)/pages/solvers.js: $(WASMS) $(PLAYGROUND_HOME)/tools/pack.sh
	@mkdir -p $(@D)
	$(call say,PACK)
	$(Q)sh $(PLAYGROUND_HOME)/tools/pack.sh $(sort $(WASMS)) > $@.new
	@mv $@.new $@

# What the page knows of the project: parts, counts, positions to race on.
FACTS_NEEDS := bench/signatures.csv $(wildcard bench/signature-*.txt \
    testsets/*.txt) $(PLAYGROUND_PARTS:%=parts/%/part.c) \
    $(PLAYGROUND_HOME)/tools/facts.sh
$(PLAYGROUND)/facts.mjs: $(FACTS_NEEDS)
	@mkdir -p $(@D)
	@sh $(PLAYGROUND_HOME)/tools/facts.sh $(PLAYGROUND_PARTS) > $@.new
	@mv $@.new $@

# Modules are for us: from the file system a browser loads plain scripts only.
PAGE_MODULES := $(addprefix $(PLAYGROUND_HOME)/,rules.mjs engine.mjs \
    solvers.mjs words.mjs view.mjs)
PLAYGROUND_MODULES := $(PLAYGROUND)/facts.mjs $(PAGE_MODULES) $(addprefix $(PLAYGROUND_HOME)/,\
    strength.mjs game.mjs race.mjs tree.mjs treeview.mjs page.mjs)
EXPERIMENT_MODULES := $(PAGE_MODULES) $(PLAYGROUND_HOME)/experiments.mjs
$(PLAYGROUND)/pages/playground.js: $(PLAYGROUND_MODULES)
$(PLAYGROUND)/pages/experiments.js: $(EXPERIMENT_MODULES)
$(PLAYGROUND)/pages/%.js: $(PLAYGROUND_HOME)/tools/bundle.awk
	@mkdir -p $(@D)
	@awk -f $< $(filter %.mjs,$^) > $@.new
	@mv $@.new $@

PLAYGROUND_PAGES := $(addprefix $(PLAYGROUND)/pages/,solvers.js playground.js \
    experiments.js playground.css playground.html)
$(PLAYGROUND)/pages/playground.%: $(PLAYGROUND_HOME)/playground.%
	@mkdir -p $(@D)
	@cp $< $@

.PHONY: playground playground-pages
get_wasm = sh common/tools/get-packages.sh 'The playground needs clang and lld' \
    $(WASM_CC)=clang=llvm wasm-ld=lld=lld

playground-pages: $(PLAYGROUND_PAGES)

# Beside the book, or alone: then with the book's style.
playground:
	@$(get_wasm)
	@$(MAKE) --no-print-directory playground-pages
	@mkdir -p $(BUILD)/book
	@cp $(PLAYGROUND_PAGES) tutorial/style/book.css $(BUILD)/book
	@echo 'The playground: $(BUILD)/book/playground.html'

# --- tests in a browser -----------------------------------------------------

.PHONY: test-browser
BROWSER_PARTS := $(filter 0% 10-% 11-% 12-% 22-% 24-%,$(PARTS))
BROWSER_TRACES := $(filter $(foreach n,03 04 07 12 14 22,$n-%),$(PARTS))

# The last that is content with the Node.js of Debian 12.
PLAYWRIGHT := playwright-core@1.48.2
CHROMIUM ?= /usr/bin/chromium
export CHROMIUM

# The solvers in Node.js, then all that a visitor does, in Chromium.
test-browser: book $(addprefix $(BUILD)/,$(BROWSER_PARTS)) \
              $(addprefix $(BUILD)/trace/,$(BROWSER_TRACES))
	@$(get_wasm)
	@$(MAKE) --no-print-directory playground-pages
	@sh common/tools/get-packages.sh 'make test-browser needs a browser and Node.js' \
	    $(CHROMIUM)=chromium node=nodejs=node npm=npm=node
	@sh $(PLAYGROUND_HOME)/tools/get-playwright.sh $(PLAYWRIGHT) $(BUILD)/browser
	@node $(PLAYGROUND_HOME)/tests/node.mjs $(PLAYGROUND)/pages
	@node $(PLAYGROUND_HOME)/tests/browser.mjs $(BUILD) $(call quoted,$(ONLY))
