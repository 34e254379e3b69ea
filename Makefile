# Solving Connect Four, step by step, in C: the front door.
# Plain `make` prints what there is. Each room adds its own rules.mk.

VERSION := 0.1

WIDTH  ?= 7
HEIGHT ?= 6
BOARD  := $(WIDTH)x$(HEIGHT)
BUILD  ?= $(if $(filter 7x6,$(BOARD)),build,build/$(BOARD))

CFLAGS   ?= -O3
NATIVE   ?=
WERROR   ?= $(CI)
WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wmissing-declarations \
            $(if $(WERROR),-Werror)
CPPFLAGS += -D_POSIX_C_SOURCE=200809L -DVERSION='"$(VERSION)"' \
            -DBOARD_WIDTH=$(WIDTH) -DBOARD_HEIGHT=$(HEIGHT) -MMD -MP
COMPILE   = $(CC) -std=c11 $(WARNINGS) $(CPPFLAGS) $(CFLAGS) \
            $(if $(NATIVE),-march=native)
RELEASE   = $(COMPILE) -DNDEBUG
LDLIBS   += -pthread

# PARTS=09-12 on the command line is a choice for the benchmark.
CHOICE := $(PARTS)
override PARTS := $(notdir $(patsubst %/part.c,%,$(sort $(wildcard parts/*/part.c))))
NUMBERS  := $(foreach part,$(PARTS),$(firstword $(subst -, ,$(part))))
VARIANTS := $(patsubst parts/%.c,%,$(sort $(wildcard parts/*/variants/*.c)))
VARIANT_PROGRAMS := \
    $(addprefix $(BUILD)/variants/,$(subst /variants/,/,$(VARIANTS)))

# PART=7, PART=07 and PART=07-transposition-table all mean the same.
ifdef PART
PART_DIR := $(firstword $(filter $(PART) $(PART)-% 0$(PART)-%,$(PARTS)))
$(if $(PART_DIR),,$(error There is no part '$(PART)': choose one of $(NUMBERS)))
endif

# V=1 shows the commands themselves.
V ?=
Q := $(if $(V),,@)
say = $(if $(V),,@echo '  $(1)  $@')

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: help parts variants clean FORCE

help:
	@sh common/tools/help.sh $(PARTS)

# --- building -------------------------------------------------------------

parts: $(addprefix $(BUILD)/,$(PARTS))

variants: $(VARIANT_PROGRAMS)

# Changes only when the compiler's command line does: then all is rebuilt.
$(BUILD)/flags: FORCE
	@mkdir -p $(@D)
	@echo '$(subst ','\'',$(RELEASE))' | cmp -s - $@ || \
	    echo '$(subst ','\'',$(RELEASE))' > $@

$(BUILD)/obj/common/%.o: common/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(RELEASE) -c -o $@ $<

$(BUILD)/obj/parts/%.o: parts/%/part.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(RELEASE) -DPART_NAME='"$*"' -c -o $@ $<

PROTOCOL := $(addprefix $(BUILD)/obj/common/,main.o answer.o board.o)

$(addprefix $(BUILD)/,$(PARTS)): $(BUILD)/%: $(BUILD)/obj/parts/%.o $(PROTOCOL)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS)

define variant_rule
$(BUILD)/variants/$(subst /variants/,/,$(1)): parts/$(1).c $(PROTOCOL) \
    $(BUILD)/flags
	@mkdir -p $$(@D)
	$$(call say,CC)
	$$(Q)$$(RELEASE) -MF $$@.d -DPART_NAME='"$(subst /variants/,/,$(1))"' \
	    -o $$@ $$< $(PROTOCOL) $$(LDFLAGS) $$(LDLIBS)
endef
$(foreach variant,$(VARIANTS),$(eval $(call variant_rule,$(variant))))

clean:
	rm -rf build

include common/rules.mk common/fuzz.mk common/oracle.mk
-include $(wildcard parts/rules.mk testsets/rules.mk bench/rules.mk \
                    plots/rules.mk tutorial/rules.mk)
-include $(shell find $(addprefix $(BUILD)/,obj test trace variants) \
                     -name '*.d' 2>/dev/null)
