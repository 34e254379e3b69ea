# The classroom: parts handed out with functions to write.

.PHONY: handout

$(BUILD)/obj/classroom/%.o: tutorial/classroom/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(COMPILE) -c -o $@ $<

$(BUILD)/handout: $(addprefix $(BUILD)/obj/classroom/,handout.o folder.o) \
    $(addprefix $(BUILD)/obj/workbench/,cut.o files.o lesson.o place.o run.o \
                                        source.o) \
    $(BUILD)/obj/markdown/markdown.o \
    $(addprefix $(BUILD)/obj/bench/,shell.o text.o) \
    $(addprefix $(BUILD)/obj/common/,format.o process.o)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) -lm $(LDLIBS)

ifneq ($(filter handout,$(MAKECMDGOALS)),)
$(if $(and $(PART),$(filter-out file undefined,$(origin OUT))),,$(error Which part, and where to? For example: \
    make handout PART=07 OUT=assignment))
endif

# The last part that searches every position scores.
SEARCHER := $(BUILD)/$(lastword $(filter-out %-opening-book,$(PARTS)))

# Another SEED, another set and, in parts with such a table, another size of it:
# the answers of last year do not fit. TTSLOTS, an odd number of at least 2^23.
handout: SEED ?= 1
handout: $(BUILD)/handout $(BUILD)/generate $(SEARCHER) \
         $(UNITY_DIR)/unity.c $(PROTOCOL)
	@$(get_ctags)
	@CC='$(CC)' sh tutorial/classroom/handout.sh '$(BUILD)' '$(UNITY_DIR)' \
	    '$(SEARCHER)' '$(PART_DIR)' $(call quoted,$(OUT)) $(call quoted,$(SEED)) \
	    $(call quoted,$(TTSLOTS)) \
	    $(call quoted,$(CUT))

# --- tests ------------------------------------------------------------------

TESTS += $(sort $(wildcard tutorial/classroom/test_*.c))
TEST_NEEDS += $(BUILD)/handout

include tutorial/classroom/formats.mk tutorial/classroom/grade.mk \
        tutorial/classroom/gradebook.mk
