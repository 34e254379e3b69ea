# Tests, set-up and the tools around one part.

.PHONY: test memcheck setup diff flat try play format $(NUMBERS)

# --- Unity ------------------------------------------------------------------

UNITY_DIR ?= build/unity

$(UNITY_DIR)/unity.c:
	sh common/tools/get-unity.sh $(UNITY_DIR)

setup: $(UNITY_DIR)/unity.c

# --- tests ------------------------------------------------------------------

# A test program links the unit it tests with asserts on. Those that run
# solvers find them under BUILD_DIR.
TEST_FLAGS = -g -UNDEBUG -DBUILD_DIR='"$(BUILD)"' -I$(UNITY_DIR) -Icommon
TEST_UNITS := $(addprefix $(BUILD)/test/obj/,unity.o board.o random_play.o \
                          run_program.o)

$(BUILD)/test/obj/unity.o: $(UNITY_DIR)/unity.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -g -c -o $@ $<

$(BUILD)/test/obj/%.o: common/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(COMPILE) $(TEST_FLAGS) -c -o $@ $<

$(BUILD)/test/%: %.c $(TEST_UNITS) $(BUILD)/flags
	@mkdir -p $(@D)
	$(COMPILE) $(TEST_FLAGS) -MF $@.d -o $@ $< $(TEST_UNITS) $(LDFLAGS) \
	    $(LDLIBS)

# TESTS are the test sources. A test of one part needs nothing else built;
# the others drive programs, and TEST_NEEDS names those.
PART_TESTS := $(sort $(wildcard parts/*/test_part.c))
TESTS      := $(sort $(wildcard common/test_*.c parts/test_*.c)) $(PART_TESTS)
TEST_NEEDS := parts variants

test_program = $(patsubst %.c,$(BUILD)/test/%,$(1))

ifdef PART
test: $(call test_program,parts/$(PART_DIR)/test_part.c) $(BUILD)/$(PART_DIR)
	@sh common/tools/run-tests.sh $<
else
test: test-all
endif
