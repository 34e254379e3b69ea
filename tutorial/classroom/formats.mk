# What a grade is written as: text, JSON, XML. JSON is written by cJSON.

FORMAT_OBJECTS := $(addprefix $(BUILD)/obj/classroom/,formats.o format_text.o \
    format_json.o format_junit.o record.o)

# Homebrew's place is not one that every compiler looks at by itself.
CJSON_HOME := $(patsubst %/include/cjson/cJSON.h,%,\
    $(wildcard /opt/homebrew/include/cjson/cJSON.h))
CJSON_FLAGS := $(addsuffix /include,$(addprefix -I,$(CJSON_HOME)))
CJSON_LIBS := $(addsuffix /lib,$(addprefix -L,$(CJSON_HOME))) -lcjson
$(BUILD)/obj/classroom/format_json.o: override CPPFLAGS += $(CJSON_FLAGS)

get_cjson = CC='$(CC)' FLAGS='$(CPPFLAGS) $(CJSON_FLAGS)' \
    sh common/tools/get-packages.sh 'Grading needs cJSON' \
    cjson/cJSON.h=libcjson-dev=cjson

.PHONY: cjson
cjson:
	@$(get_cjson)

# The checkers of the source read all of it.
lint: cjson

# --- tests ------------------------------------------------------------------

# Writes records made for tests, with any text in them.
$(BUILD)/format-sample: $(BUILD)/obj/classroom/format_sample.o \
    $(FORMAT_OBJECTS) $(BUILD)/obj/bench/text.o
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(CJSON_LIBS) -lm $(LDLIBS)

# Programs that need cJSON are built for the tests where it is. It is there, or
# is not, before the make that builds them begins.
.PHONY: cjson-for-tests readers-for-tests
ifndef PART
test: cjson-for-tests
endif
cjson-for-tests:
	@$(get_cjson) || \
	    echo 'The tests go on, and those that need cJSON say so.'

ifneq ($(filter test-programs,$(MAKECMDGOALS)),)
SHARP := \#
HAVE_CJSON := $(shell echo '$(SHARP)include <cjson/cJSON.h>' | \
    $(CC) $(CPPFLAGS) $(CJSON_FLAGS) -E -x c - >/dev/null 2>&1 && echo yes)
endif
TEST_NEEDS += $(if $(HAVE_CJSON),$(BUILD)/format-sample) readers-for-tests

# What we have written is read by programs that are not ours.
readers-for-tests: | ctags-for-tests # apt-get does one thing at a time
	@sh common/tools/get-packages.sh 'Some tests read JSON, XML and archives' \
	    jq=jq xmllint=libxml2-utils=libxml2 python3=python3 zip=zip \
	    unzip=unzip || \
	    echo 'The tests go on, and those that need these programs say so.'

include tutorial/classroom/bundle.mk
