# Solving Connect Four, step by step, in C: the front door.
# Plain `make` prints what there is. Each room adds its own rules.mk.

VERSION := 0.2

WIDTH  ?= 7
HEIGHT ?= 6
BOARD  := $(WIDTH)x$(HEIGHT)
BUILD  ?= $(if $(filter 7x6,$(BOARD)),build,build/$(BOARD))

# WEAK=1 is on; WEAK=0, WEAK=no and WEAK= are off; so is every such switch.
yes = $(filter-out 0 no No NO off Off OFF false False FALSE,$(strip $(1)))

# All boards whose columns, a bit taller than they are, fit into 64 bits.
heights = $(addprefix $(1)x,$(wordlist 1,$(2),4 5 6 7 8 9 10 11 12 13 14 15))
BOARDS := $(call heights,4,12) $(call heights,5,8) $(call heights,6,6) \
          $(call heights,7,5) $(call heights,8,4) $(call heights,9,3) \
          $(call heights,10,2) $(call heights,11,1) $(call heights,12,1)
ifneq ($(words $(BOARD))$(filter-out $(BOARDS),$(BOARD)),1)
$(error There is no board with WIDTH=$(WIDTH) and HEIGHT=$(HEIGHT): both are \
    numbers from 4 on, and WIDTH * (HEIGHT + 1) is at most 64)
endif

# Neither make nor the rules can take every character in a file's name.
ODD := ' " ` \ $$ % & ; : | < > ( ) { } [ ] * ? ~ ! \#
odd_in = $(strip $(foreach odd,$(ODD),$(findstring $(odd),$(1))))
ifneq ($(words $(BUILD))$(call odd_in,$(BUILD)),1)
$(error BUILD='$(BUILD)' cannot be used: choose a directory without spaces, \
    quotes and the like in its name)
endif

CFLAGS   ?= -O3
NATIVE   ?=
WERROR   ?= $(CI)
WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wmissing-declarations \
            $(if $(call yes,$(WERROR)),-Werror)

# CPPFLAGS, CFLAGS, LDFLAGS and LDLIBS are the user's: what the build needs
# stands in variables of its own. A compiler that cannot tell which headers
# it has read, such as tcc, is not asked to.
DEFINES  := -D_POSIX_C_SOURCE=200809L -DVERSION='"$(VERSION)"' \
            -DBOARD_WIDTH=$(WIDTH) -DBOARD_HEIGHT=$(HEIGHT)
HEADERS  := $(shell $(CC) -MMD -MP --version >/dev/null 2>&1 && echo -MMD -MP)
headers_to = $(if $(HEADERS),-MF $(1))
COMPILE   = $(CC) -std=c11 $(WARNINGS) $(DEFINES) $(HEADERS) -pthread \
            $(CPPFLAGS) $(CFLAGS) $(if $(call yes,$(NATIVE)),-march=native)
RELEASE   = $(COMPILE) -DNDEBUG

# PARTS=09-12 on the command line is a choice for the benchmark.
CHOICE := $(PARTS)
override PARTS := $(notdir $(patsubst %/part.c,%,$(sort $(wildcard parts/*/part.c))))
NUMBERS  := $(sort $(foreach part,$(PARTS),$(firstword $(subst -, ,$(part)))))
VARIANTS := $(patsubst parts/%.c,%,$(sort $(wildcard parts/*/variants/*.c)))
VARIANT_PROGRAMS := \
    $(addprefix $(BUILD)/variants/,$(subst /variants/,/,$(VARIANTS)))

# A learner's own parts, begun by make start: PART=mine/07 in every command.
MINE ?= mine
ifneq ($(words $(MINE))$(call odd_in,$(MINE))$(filter -%,$(MINE)),1)
$(error MINE='$(MINE)' cannot be used: choose a directory without spaces, \
    quotes and the like in its name)
endif
# As seen from here, if it is here; a link is what it leads to.
ifeq ($(words $(CURDIR)),1)
override MINE := $(patsubst $(CURDIR)/%,%,$(or $(realpath $(MINE)),$(abspath $(MINE))))
endif
OURS := common parts testsets bench plots tutorial
ifneq ($(filter $(CURDIR) / $(BUILD) .git .ci $(OURS) $(OURS:%=%/%),$(MINE)),)
$(error MINE=$(MINE) is a place of its own: choose a directory for your parts)
endif
OWN_PARTS := $(notdir $(patsubst %/part.c,%,$(sort $(wildcard $(MINE)/*/part.c))))

# PART=7, PART=07 and PART=07-transposition-table all mean the same. The
# commands of the workbench know both those of parts/ and the learner's.
named = $(or $(filter $(1),$(2)),$(filter $(1)-% 0$(1)-%,$(2)))
WORKBENCH := $(filter start check watch hint solution reset,$(MAKECMDGOALS))
ifdef PART
PART_DIR := $(strip $(if $(filter mine/%,$(PART)),\
    $(addprefix mine/,$(call named,$(patsubst mine/%,%,$(PART)),$(OWN_PARTS))),\
    $(or $(call named,$(PART),$(PARTS)),\
         $(if $(WORKBENCH),$(call named,$(PART),$(OWN_PARTS))))))
$(if $(PART_DIR),,$(error There is no part '$(PART)': \
    $(if $(filter mine/%,$(PART)),$(if $(OWN_PARTS),in $(MINE) there are \
    $(OWN_PARTS),nothing is begun in $(MINE)); make start PART=$(patsubst \
    mine/%,%,$(PART)) begins it,choose one of $(NUMBERS))))
$(if $(word 2,$(PART_DIR)),$(error PART=$(PART) could be each of $(PART_DIR): \
    give the whole name))
endif

# VARIANT is one of the part's; what is built with it is named PART-VARIANT.
ifdef VARIANT
$(if $(PART),,$(error VARIANT=$(VARIANT) of which part? It goes with PART=07, \
    to try, play, diff, flat, trace or shape))
PART_VARIANTS := $(patsubst $(PART_DIR)/variants/%,%,\
                   $(filter $(PART_DIR)/variants/%,$(VARIANTS)))
$(if $(filter $(PART_VARIANTS),$(VARIANT)),,$(error Part $(PART_DIR) has no \
    variant '$(VARIANT)': $(if $(PART_VARIANTS),choose one of \
    $(PART_VARIANTS),it has none)))
endif
PROGRAM = $(PART_DIR)$(if $(VARIANT),-$(VARIANT))
PART_HOME = $(patsubst parts/mine/%,$(MINE)/%,parts/$(PART_DIR))
MANIFEST = $(PART_HOME)/$(if $(VARIANT),variants/$(VARIANT),part).c

# Figures have a point, and lists their order, in every country. What draws
# boards is told the user's own locale: it may have discs for the stones.
ifeq ($(origin LOCALE_OUTSIDE),undefined)
LOCALE_OUTSIDE := $(or $(LC_ALL),$(LC_CTYPE),$(LANG))
endif
export LOCALE_OUTSIDE
export LC_ALL := C

# V=1 shows the commands themselves, -s nothing at all.
V ?=
Q := $(if $(call yes,$(V)),,@)
SILENT := $(findstring s,$(filter-out --%,$(firstword -$(MAKEFLAGS))))
say = $(if $(call yes,$(V))$(SILENT),,@echo '  $(1)  $@')

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: help parts variants clean FORCE

help:
	@sh common/tools/help.sh $(PARTS)

# --- building -------------------------------------------------------------

parts: $(addprefix $(BUILD)/,$(PARTS))

variants: $(VARIANT_PROGRAMS)

# Changes only when the compiler's command line does: then all is rebuilt. That
# warnings are errors makes no other program.
FLAGS = $(subst ','\'',$(filter-out -Werror,$(RELEASE)))
$(BUILD)/flags: FORCE
	@{ mkdir -p $(@D) && [ -w $(@D) ]; } || { exec >&2; echo \
	    'Nothing can be written in $(@D): choose another BUILD=dir'; exit 1; }
	@echo '$(FLAGS)' | cmp -s - $@ || echo '$(FLAGS)' > $@

$(BUILD)/obj/common/%.o: common/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(RELEASE) -c -o $@ $<

# PART_SPEED is for boards on which nobody waits for an answer, PART_DEFINES
# for what a part brings along (the book of part 24).
$(BUILD)/obj/parts/%.o: parts/%/part.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(RELEASE) $(PART_SPEED) $(PART_DEFINES) -DPART_NAME='"$*"' -c -o $@ $<

PROTOCOL := $(addprefix $(BUILD)/obj/common/,main.o answer.o board.o)

$(addprefix $(BUILD)/,$(PARTS)): $(BUILD)/%: $(BUILD)/obj/parts/%.o $(PROTOCOL)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS)

# A learner's own parts. What a stub does not call is no reason to warn. They
# are always built anew: what they were made of may have moved with MINE.
OWN_FLAGS := -Wno-unused-function -Wno-unused-const-variable

$(BUILD)/obj/parts/mine/%.o: $(MINE)/%/part.c $(BUILD)/flags FORCE
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(RELEASE) $(OWN_FLAGS) $(call headers_to,/dev/null) \
	    -DPART_NAME='"mine/$*"' -c -o $@ $<

$(BUILD)/mine/%: $(BUILD)/obj/parts/mine/%.o $(PROTOCOL)
	@mkdir -p $(@D)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS)

# The object of a variant is named PART-VARIANT.o.
define variant_rule
$(BUILD)/obj/parts/$(subst /variants/,-,$(1)).o: parts/$(1).c $(BUILD)/flags
	@mkdir -p $$(@D)
	$$(call say,CC)
	$$(Q)$$(RELEASE) $$(PART_DEFINES) \
	    -DPART_NAME='"$(subst /variants/,/,$(1))"' -c -o $$@ $$<

$(BUILD)/variants/$(subst /variants/,/,$(1)): \
    $(BUILD)/obj/parts/$(subst /variants/,-,$(1)).o $(PROTOCOL)
	@mkdir -p $$(@D)
	$$(call say,LD)
	$$(Q)$$(COMPILE) -o $$@ $$^ $$(LDFLAGS) $$(LDLIBS)
endef
$(foreach variant,$(VARIANTS),$(eval $(call variant_rule,$(variant))))

clean:
	rm -rf build

include common/rules.mk common/source.mk common/testing/fuzz.mk common/testing/oracle.mk
-include $(wildcard parts/rules.mk parts/*/rules.mk testsets/rules.mk bench/rules.mk \
                    plots/rules.mk tutorial/rules.mk \
                    tutorial/workbench/rules.mk \
                    tutorial/classroom/rules.mk \
                    tutorial/playground/rules.mk)
-include $(shell find $(addprefix $(BUILD)/,obj test trace) \
                     -name '*.d' 2>/dev/null)
