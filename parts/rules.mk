# What is done with one part: tried, played against, compared, handed out.

.PHONY: try play flat diff

ifneq ($(filter try play flat diff,$(MAKECMDGOALS)),)
$(if $(PART),,$(error Which part? For example: make $(firstword \
    $(filter try play flat diff,$(MAKECMDGOALS))) PART=07))
endif

# A position goes to the shell as one word, whatever is in it.
quoted = '$(subst ','\'',$(1))'

# --- programs linked with a part ------------------------------------------

FRONT := $(addprefix $(BUILD)/obj/common/,programs/draw.o \
    programs/terminal.o format.o answer.o board.o)

$(BUILD)/try/%: $(BUILD)/obj/parts/%.o $(BUILD)/obj/common/programs/try.o \
    $(BUILD)/obj/common/programs/patience.o $(FRONT)
	@mkdir -p $(@D)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS)

$(BUILD)/play/%: $(BUILD)/obj/parts/%.o $(BUILD)/obj/common/programs/play.o \
    $(BUILD)/obj/common/programs/think.o $(FRONT)
	@mkdir -p $(@D)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS)

# The programs that the tests of these rules drive.
TEST_NEEDS += $(addprefix $(BUILD)/,try/12-lower-bound-tt \
    play/12-lower-bound-tt play/03-minmax wide/play/12-lower-bound-tt)

# The same on a board with more columns than digits.
$(BUILD)/wide/play/12-lower-bound-tt: FORCE
	@$(MAKE) --no-print-directory -s WIDTH=10 HEIGHT=5 BUILD=$(BUILD)/wide $@

# Nothing, if there is no POS: the programs know what to take, and say so.
position = $(if $(filter undefined,$(origin POS)),,-- $(call quoted,$(POS)))

try: $(BUILD)/try/$(PROGRAM)
	@$< $(if $(call yes,$(WEAK)),-w) $(position)

FIRST ?= me
LIMIT ?= 10
play: $(BUILD)/play/$(PROGRAM)
	@$< -f $(call quoted,$(FIRST)) -l $(call quoted,$(LIMIT)) $(position)

# --- one self-contained file ----------------------------------------------

# SOLVER=1: the solver alone. (To the test sets SOLVER is a program.)
ALONE := $(call yes,$(SOLVER))
flat:
	@sh common/tools/flat.sh $(PART_DIR)$(if $(VARIANT),/$(VARIANT)) \
	    $(WIDTH) $(HEIGHT) $(VERSION) $(MANIFEST) \
	    $(BUILD)/flat/$(PROGRAM)$(if $(ALONE),-solver.c alone,.c)

# --- what a part changes --------------------------------------------------

# A learner's own part is compared with the one it began as; AGAINST=06, or
# AGAINST=mine/06, is any other.
ifdef AGAINST
OTHER := $(if $(filter mine/%,$(AGAINST)),$(addprefix $(MINE)/,$(call named,\
    $(patsubst mine/%,%,$(AGAINST)),$(OWN_PARTS))),$(addprefix parts/,\
    $(call named,$(AGAINST),$(PARTS))))
$(if $(word 2,$(OTHER) x),,$(error AGAINST=$(AGAINST): there is no such part))
else ifneq ($(filter mine/%,$(PART_DIR)),)
OTHER := parts/$(or $(shell sed -n 's/^from //p' \
    $(call quoted,$(PART_HOME)/.progress) 2>/dev/null),$(notdir $(PART_DIR)))
endif
diff:
	@sh common/tools/diff.sh $(if $(OTHER),$(call quoted,$(MANIFEST)) \
	    $(call quoted,$(strip $(OTHER))/part.c),$(PART_DIR) $(VARIANT))

# --- threads ----------------------------------------------------------------

.PHONY: threadcheck

# The part with threads, and its tests, under the thread sanitizer.
threadcheck:
	@$(MAKE) --no-print-directory test BUILD=build/threadcheck \
	    PART=$(filter %-threads,$(PARTS)) \
	    CFLAGS='-O1 -g -DSANITIZED -fsanitize=thread -fno-omit-frame-pointer'
	@printf "%s\n" 45233466 3752532564 | \
	    build/threadcheck/$(filter %-threads,$(PARTS)) -t 4 > /dev/null && \
	    echo "No race."
