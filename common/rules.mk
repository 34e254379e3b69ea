# Tests, set-up, and what is done with one part.

.PHONY: test memcheck setup boards format

# --- Unity ------------------------------------------------------------------

# One for all that is built under build/; the boards of another BUILD share.
UNITY_HOME := $(if $(filter build/%,$(BUILD)),build,$(firstword \
                $(subst /boards/, ,$(BUILD))))/unity
UNITY_DIR ?= $(UNITY_HOME)

$(UNITY_HOME)/unity.c:
	sh common/tools/get-unity.sh $(UNITY_HOME)

ifneq ($(UNITY_DIR),$(UNITY_HOME))
$(if $(wildcard $(UNITY_DIR)/unity.c),,\
    $(error UNITY_DIR is '$(UNITY_DIR)', but there is no unity.c in it))
endif

setup: $(UNITY_DIR)/unity.c

# --- tests ------------------------------------------------------------------

# Test programs have their asserts on, and find the solvers in BUILD_DIR.
ORIGINAL ?= ../shared/original-testsets
TEST_FLAGS = -g -DBUILD_DIR='"$(BUILD)"' -DORIGINAL='"$(ORIGINAL)"' \
             -DCOMPILER='"$(CC)"' -I$(UNITY_DIR) -Icommon
TEST_UNITS := $(addprefix $(BUILD)/test/obj/,unity.o board.o random_play.o \
                                             run_program.o)

# What was said before a crash is not lost: standard output is flushed.
$(BUILD)/test/obj/unity.o: $(UNITY_DIR)/unity.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(CC) $(CPPFLAGS) $(CFLAGS) -g -DUNITY_USE_FLUSH_STDOUT -c -o $@ $<

$(BUILD)/test/obj/%.o: common/%.c $(BUILD)/flags | $(UNITY_DIR)/unity.c
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(COMPILE) $(TEST_FLAGS) -c -o $@ $<

$(BUILD)/test/%: %.c $(TEST_UNITS) $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(COMPILE) $(TEST_FLAGS) $(TEST_DEFINES) $(call headers_to,$@.d) \
	    -o $@ $< $(TEST_EXTRA) $(TEST_UNITS) $(LDFLAGS) -lm $(LDLIBS)

# TESTS are the sources of the test programs, TEST_NEEDS the targets that
# build the programs they drive. Every room may add to both.
TESTS := $(sort $(wildcard common/test_*.c parts/test_*.c \
                           parts/*/test_*.c bench/test_*.c testsets/test_*.c))
TEST_NEEDS := parts variants boards
test_programs = $(patsubst %.c,$(BUILD)/test/%,$(1))

# Some parts' own tests once more, on the smallest board and a 64-bit one.
SIZE_TESTS := $(foreach size,4x4 8x7,$(foreach part,\
    $(sort $(filter 07-% 09-% 11-% 12-% %-mirror,$(PARTS)) $(lastword $(PARTS))),\
    $(BUILD)/boards/$(size)/test/parts/$(part)/test_part))

# The follow-up bound is proved on all positions of boards of either parity.
SIZE_TESTS += $(foreach size,4x4 5x4 4x5,\
    $(BUILD)/boards/$(size)/test/parts/14-follow-up/test_part)

$(SIZE_TESTS): FORCE
	@$(MAKE) --no-print-directory $@ $(call board_options,$@)

# BUILD, WIDTH and HEIGHT of what is built in $(BUILD)/boards/WxH.
board_size = $(word 1,$(subst /, ,$(patsubst $(BUILD)/boards/%,%,$(1))))
board_options = BUILD=$(BUILD)/boards/$(board_size) \
    WIDTH=$(word 1,$(subst x, ,$(board_size))) \
    HEIGHT=$(word 2,$(subst x, ,$(board_size)))

# make 7 and make 07 mean the same.
BY_NAME := $(sort $(NUMBERS) $(patsubst 0%,%,$(NUMBERS)))
.PHONY: $(BY_NAME)
$(BY_NAME):
	@$(MAKE) --no-print-directory test PART=$@

ifdef PART
PART_TESTS := $(filter parts/$(PART_DIR)/%,$(TESTS))
ifneq ($(filter test $(BY_NAME),$(MAKECMDGOALS)),)
$(if $(PART_TESTS),,$(error Part $(PART_DIR) has no test: \
    parts/$(PART_DIR)/test_part.c would be one))
$(if $(VARIANT),$(error The tests are of a part, not of its variants: leave \
    VARIANT out. make test, without PART, compares all variants))
endif
test: $(call test_programs,$(PART_TESTS)) $(BUILD)/$(PART_DIR)
	@sh common/tools/run-tests.sh $(call test_programs,$(PART_TESTS))
else
# Expanded a second time, when every room has had its say.
.SECONDEXPANSION:
test: $$(TEST_NEEDS) $$(call test_programs,$$(TESTS)) $(SIZE_TESTS)
	@sh common/tools/run-tests.sh $(call test_programs,$(TESTS)) $(SIZE_TESTS)
endif

# The same tests, and every program they run, with the sanitizers on.
# SANITIZED lets tests of scores be content with fewer positions.
memcheck:
	@$(MAKE) --no-print-directory test BUILD=build/memcheck \
	    CFLAGS='-O1 -g -DSANITIZED -fsanitize=address,undefined \
	            -fno-sanitize-recover=all -fno-omit-frame-pointer'

# Solvers for the smaller boards whose results are known.
SMALL_BOARDS := 4x4 5x4 6x4 7x4 5x5 6x5
boards: $(addprefix $(BUILD)/boards/,$(SMALL_BOARDS))
$(addprefix $(BUILD)/boards/,$(SMALL_BOARDS)): FORCE
	@$(MAKE) --no-print-directory parts-or-nothing $(call board_options,$@)

# Where nothing is to be done, nothing is said.
.PHONY: parts-or-nothing
parts-or-nothing: parts
	@:

format:
	clang-format -i $(shell find common parts testsets bench -name '*.[ch]' \
	    ! -name part.c ! -path '*/variants/*.c')
