# Tests, set-up, and what is done with one part.

.PHONY: test memcheck memcheck-gcc memcheck-clang setup boards

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

PROCESSORS := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)

# What only tests run is compiled quickly, unless CFLAGS say how: at -O3 the
# compiler takes longer than its program then saves. Not so the board below
# them all: slow searches play on it, and take four times as long.
TEST_SPEED := $(if $(filter file,$(origin CFLAGS)),-O1)

# Test programs have their asserts on, and find the solvers in BUILD_DIR.
TEST_FLAGS = -g -DBUILD_DIR='"$(BUILD)"' -DORIGINAL='"$(ORIGINAL)"' \
             -DCOMPILER='"$(CC)"' -I$(UNITY_DIR) -Icommon -Icommon/testing
TEST_UNITS := $(addprefix $(BUILD)/test/obj/,unity.o board.o process.o \
                                             random_play.o \
                                             testing/run_program.o \
                                             testing/run_terminal.o)

# What was said before a crash is not lost: standard output is flushed.
$(BUILD)/test/obj/unity.o: $(UNITY_DIR)/unity.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(CC) $(CPPFLAGS) $(CFLAGS) $(TEST_SPEED) -g \
	    -DUNITY_USE_FLUSH_STDOUT -c -o $@ $<

$(BUILD)/test/obj/%.o: common/%.c $(BUILD)/flags | $(UNITY_DIR)/unity.c
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(COMPILE) $(TEST_FLAGS) -c -o $@ $<

$(BUILD)/test/%: %.c $(TEST_UNITS) $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(COMPILE) $(TEST_SPEED) $(TEST_FLAGS) $(PART_DEFINES) \
	    $(call headers_to,$@.d) -o $@ $< $(TEST_UNITS) $(LDFLAGS) -lm $(LDLIBS)

# Of a learner's own part.
$(BUILD)/test/mine/%/test_part: $(MINE)/%/test_part.c $(TEST_UNITS) \
    $(BUILD)/flags FORCE
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(COMPILE) $(OWN_FLAGS) $(TEST_FLAGS) $(call headers_to,/dev/null) \
	    -o $@ $< $(TEST_UNITS) $(LDFLAGS) -lm $(LDLIBS)

# Several at a time: TEST_JOBS, by default as many as there are processors.
$(BUILD)/run-tests: $(addprefix $(BUILD)/obj/common/,\
    testing/run_tests.o process.o)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS)

# TESTS are the sources of the test programs, TEST_NEEDS the targets that
# build the programs they drive. Every room may add to both.
TESTS := $(sort $(wildcard common/test_*.c common/*/test_*.c \
                           parts/test_*.c parts/*/test_*.c))
TEST_NEEDS := parts variants boards
# Begun first, so that the last one to end is a short one: LONG_TESTS, to
# which rooms add as well.
LONG_TESTS := common/test_tools.c common/test_anywhere.c
test_programs = $(patsubst %.c,$(BUILD)/test/%,$(1))

# Some parts' own tests once more, on the smallest board and a 64-bit one.
SIZE_TESTS := $(foreach size,4x4 8x7,$(foreach part,\
    $(sort $(filter 07-% 09-% 11-% 12-% %-mirror,$(PARTS)) $(lastword $(PARTS))),\
    $(BUILD)/boards/$(size)/test/parts/$(part)/test_part))

# The follow-up bound is proved on all positions of boards of either parity.
SIZE_TESTS += $(foreach size,4x4 5x4 4x5,\
    $(BUILD)/boards/$(size)/test/parts/14-follow-up/test_part)

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
PART_TESTS := $(filter parts/$(PART_DIR)/%,$(TESTS)) \
    $(if $(filter mine/%,$(PART_DIR)),$(PART_DIR)/test_part.c)
ifneq ($(filter test $(BY_NAME),$(MAKECMDGOALS)),)
$(if $(strip $(PART_TESTS)),,$(error Part $(PART_DIR) has no test: \
    parts/$(PART_DIR)/test_part.c would be one))
$(if $(VARIANT),$(error The tests are of a part, not of its variants: leave \
    VARIANT out. make test, without PART, compares all variants))
endif
test: $(call test_programs,$(PART_TESTS)) $(BUILD)/$(PART_DIR) \
      $(BUILD)/run-tests
	@$(BUILD)/run-tests $(call test_programs,$(PART_TESTS))
else
# Expanded a second time, when every room has had its say.
.SECONDEXPANSION:
.PHONY: test-programs
test-programs: $$(TEST_NEEDS) $(BUILD)/run-tests $$(call test_programs,$$(TESTS))

# On all processors, unless -j says something else.
test:
	@$(MAKE) --no-print-directory test-programs \
	    $(if $(findstring j,$(filter-out --%,$(MAKEFLAGS))),,-j$(PROCESSORS))
	@$(BUILD)/run-tests $(call test_programs,$(LONG_TESTS)) $(SIZE_TESTS) \
	    $(call test_programs,$(filter-out $(LONG_TESTS),$(TESTS)))
endif

# Other awks, another shell and two locales: with them no test is skipped for
# want of a tool.
.PHONY: test-tools
test-tools:
	@sh common/tools/get-packages.sh 'Some tests need other tools' \
	    gawk=gawk busybox=busybox original-awk=original-awk \
	    locale-gen=locales
	@for name in de_DE tr_TR; do \
	    locale -a | grep -qi "^$$name.utf" || \
	        localedef -i $$name -f UTF-8 $$name.UTF-8 || exit; done
	@echo 'The tools for all tests are here'

# The same tests, and every program they run, with the sanitizers on: gcc's,
# then clang's. SANITIZED lets tests of scores be content with fewer positions.
SANITIZERS := -O1 -g -DSANITIZED -fsanitize=address,undefined \
    -fno-sanitize-recover=all -fno-omit-frame-pointer
memcheck: memcheck-gcc memcheck-clang

memcheck-gcc:
	@echo "The tests with gcc's sanitizers:"
	@$(MAKE) --no-print-directory test BUILD=build/memcheck \
	    CC='$(if $(filter cc clang%,$(CC)),gcc,$(CC))' CFLAGS='$(SANITIZERS)'

memcheck-clang: | memcheck-gcc
	@sh common/tools/get-clang.sh clang
	@echo "The tests with clang's sanitizers:"
	@$(MAKE) --no-print-directory test BUILD=build/memcheck-clang CC=clang \
	    CFLAGS='$(SANITIZERS)'

# Solvers for the smaller boards whose results are known, and BOARD_PROGRAMS,
# what tests need of boards besides: one make for each, as two must not write
# to one directory at a time.
SMALL_BOARDS := 4x4 5x4 6x4 7x4 5x5 6x5
BOARD_PROGRAMS := $(SIZE_TESTS)
BOARDS := $(addprefix $(BUILD)/boards/,$(SMALL_BOARDS) 8x7 4x5)
board_goals = $(if $(filter $(SMALL_BOARDS),$(@F)),parts) \
              $(filter $@/%,$(BOARD_PROGRAMS))
boards: $(BOARDS)
$(BOARDS): FORCE | $(UNITY_DIR)/unity.c
	@$(MAKE) --no-print-directory for-this-board $(call board_options,$@) \
	    PART_SPEED=$(TEST_SPEED) GOALS='$(strip $(board_goals))'

# Where nothing is to be done, nothing is said.
.PHONY: for-this-board
for-this-board: $(GOALS)
	@:
