# The gradebook: a class graded, its table, its charts.

.PHONY: gradebook cjson

# JSON is read by cJSON, a library; there is no command to look for.
get_cjson ?= echo '\#include <cjson/cJSON.h>' | \
    $(CC) $(CPPFLAGS) -E - >/dev/null 2>&1 || sh common/tools/get-packages.sh \
    'The classroom needs cJSON' cjson-config=libcjson-dev=cjson
cjson:
	@$(get_cjson)

$(BUILD)/obj/classroom/result.o: | cjson

GRADEBOOK_UNITS := gradebook roster result book book_write pairs similar tokens

$(BUILD)/gradebook: $(GRADEBOOK_UNITS:%=$(BUILD)/obj/classroom/%.o) \
    $(addprefix $(BUILD)/obj/workbench/,compare.o cut.o diagnose.o files.o \
                                        lesson.o place.o run.o source.o) \
    $(BUILD)/obj/markdown/markdown.o \
    $(addprefix $(BUILD)/obj/bench/,child.o reply.o shell.o text.o) \
    $(addprefix $(BUILD)/obj/common/,board.o format.o process.o)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) -lcjson -lm $(LDLIBS)

ifneq ($(filter gradebook,$(MAKECMDGOALS)),)
$(if $(and $(PART),$(SUBS),$(filter-out file undefined,$(origin OUT))),,\
    $(error Which part, whose submissions, and where to? For example: \
    make gradebook PART=07 SUBS=handed-in OUT=grades.csv))
endif

get_parallel = sh common/tools/get-packages.sh 'The gradebook needs GNU parallel' \
    parallel=parallel=parallel

# On all processors, unless JOBS is given. (To the test sets it is 1.)
given_jobs = $(if $(filter file,$(origin JOBS)),,$(JOBS))

# GRADE is another program to grade with. GRADE_NEEDS is what ours works with.
GRADE ?= $(BUILD)/grade
gradebook: $(BUILD)/gradebook \
    $(if $(filter $(BUILD)/grade,$(GRADE)),$(BUILD)/grade $(GRADE_NEEDS))
	@$(get_ctags)
	@$(get_parallel)
	@$(get_gnuplot)
	@CUT=$(call quoted,$(CUT)) SEED=$(call quoted,$(SEED)) \
	    TTSLOTS=$(call quoted,$(TTSLOTS)) SECRET=$(call quoted,$(SECRET)) \
	    UNSAFE='$(call yes,$(UNSAFE))' JOBS=$(call quoted,$(given_jobs)) \
	    sh tutorial/classroom/gradebook.sh '$(BUILD)' \
	    $(call quoted,$(GRADE)) '$(PART_DIR)' $(call quoted,$(SUBS)) \
	    $(call quoted,$(OUT))

# --- tests ------------------------------------------------------------------

TEST_NEEDS += gradebook-for-tests

.PHONY: gradebook-for-tests
gradebook-for-tests: | ctags-for-tests # apt-get does one thing at a time
	@{ $(get_parallel) && $(get_cjson); } && \
	    $(MAKE) --no-print-directory $(BUILD)/gradebook || \
	    echo 'The tests go on, and those of the gradebook say so.'
