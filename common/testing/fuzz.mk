# Fuzzing: random bytes for everything that reads, and what must then hold.
# A target is a file in a directory called fuzz; the bytes it starts from, and
# those that once found something, are in corpus/ beside it.

.PHONY: fuzz fuzz-targets

CLANG   ?= clang
SECONDS ?= 60
TARGET  ?=
FUZZED  := $(sort $(wildcard */fuzz/*.c))
FUZZERS := $(patsubst %.c,$(BUILD)/fuzz/%,$(FUZZED))

# In a make of its own, as memcheck: with libFuzzer and the sanitizers.
fuzz:
	@sh common/tools/get-clang.sh '$(CLANG)'
	@$(MAKE) --no-print-directory fuzz-targets BUILD=build/fuzz CC='$(CLANG)' \
	    CFLAGS='-O1 -g -fsanitize=fuzzer,address,undefined \
	            -fno-sanitize-recover=all -fno-omit-frame-pointer'
	@sh common/tools/fuzz.sh build/fuzz '$(SECONDS)' '$(JOBS)' '$(TARGET)' \
	    $(FUZZED)

fuzz-targets: $(FUZZERS)

$(FUZZERS): $(BUILD)/fuzz/%: %.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(COMPILE) -Icommon -Icommon/testing $(call headers_to,$@.d) -o $@ $< $(LDFLAGS) $(LDLIBS)

-include $(FUZZERS:%=%.d)

# --- tests ------------------------------------------------------------------

# The same targets with a plain main, on what is stored.
CORPUS_TESTS := $(patsubst %.c,$(BUILD)/test/%,$(FUZZED))
TESTS += $(FUZZED)

$(CORPUS_TESTS): $(BUILD)/test/%: %.c common/testing/corpus.c \
    $(BUILD)/test/obj/unity.o $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(COMPILE) $(TEST_SPEED) $(TEST_FLAGS) -MT $@ \
	    $(call headers_to,$@.d) -c -o $@.o $<
	$(Q)$(COMPILE) $(TEST_FLAGS) -DCORPUS='"$(dir $<)corpus/$(*F)"' \
	    $(call headers_to,$@.corpus.d) -o $@ common/testing/corpus.c $@.o \
	    $(BUILD)/test/obj/unity.o $(LDFLAGS) $(LDLIBS)
