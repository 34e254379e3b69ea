# Every part and variant against brute force, on all positions of small boards.

.PHONY: check-all-positions all-positions

SIZES ?= 4x4 5x4

# A solver does a number of stones less as long as the last one took it no more
# nodes than that: the parts without a table do not get to the empty board.
NODES ?= 300000000

# PART=07 means this part and its variants.
CHECKED := $(if $(PART),$(filter $(PART_DIR) $(PART_DIR)/%,\
    $(PARTS) $(subst /variants/,/,$(VARIANTS))),\
    $(PARTS) $(subst /variants/,/,$(VARIANTS)))
CHECKERS := $(addprefix $(BUILD)/all-positions/,\
    $(subst /,--,$(CHECKED)))
CHECKER_UNITS := $(addprefix $(BUILD)/obj/common/,testing/all_positions.o \
    testing/oracle.o \
                                                  answer.o board.o)

check-all-positions:
	@for size in $(SIZES); do $(MAKE) --no-print-directory -s all-positions \
	    BUILD=$(BUILD)/boards/$$size WIDTH=$${size%x*} HEIGHT=$${size#*x} || \
	    exit; done
	@sh common/tools/all-positions.sh '$(BUILD)/boards' '$(SIZES)' '$(NODES)' \
	    '$(JOBS)' $(notdir $(CHECKERS))

all-positions: $(CHECKERS)

# part--variant is one file, and beside the part's own.
define checker_rule
$(BUILD)/all-positions/$(subst /,--,$(subst /variants/,/,$(1))): parts/$(2).c \
    $(CHECKER_UNITS) $(BUILD)/flags
	@mkdir -p $$(@D)
	$$(call say,CC)
	$$(Q)$$(RELEASE) $$(call headers_to,$$@.d) -DPART_NAME='"$(subst /variants/,/,$(1))"' \
	    -o $$@ $$< $(CHECKER_UNITS) $$(LDFLAGS) $$(LDLIBS)
endef
$(foreach part,$(PARTS),$(eval $(call checker_rule,$(part),$(part)/part)))
$(foreach variant,$(VARIANTS),\
    $(eval $(call checker_rule,$(variant),$(variant))))

-include $(CHECKERS:%=%.d)

# --- tests ------------------------------------------------------------------

# A few telling ones on the smaller board.
BOARD_PROGRAMS += $(addprefix $(BUILD)/boards/4x4/all-positions/,\
    14-follow-up 23-threads)
