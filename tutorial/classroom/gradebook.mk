# The gradebook: a class graded, its table, its charts.

.PHONY: gradebook

$(BUILD)/obj/classroom/result.o: override CPPFLAGS += $(CJSON_FLAGS)

GRADEBOOK_UNITS := gradebook roster result book book_write pairs similar \
    submission functions tokens

$(BUILD)/gradebook: $(GRADEBOOK_UNITS:%=$(BUILD)/obj/classroom/%.o) \
    $(addprefix $(BUILD)/obj/workbench/,compare.o cut.o diagnose.o files.o \
                                        lesson.o place.o run.o source.o) \
    $(BUILD)/obj/markdown/markdown.o \
    $(addprefix $(BUILD)/obj/bench/,child.o reply.o shell.o text.o) \
    $(addprefix $(BUILD)/obj/common/,board.o format.o process.o)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(CJSON_LIBS) -lm $(LDLIBS)

ifneq ($(filter gradebook,$(MAKECMDGOALS)),)
$(if $(and $(PART),$(SUBS),$(filter-out file undefined,$(origin OUT))),,\
    $(error Which part, whose submissions, and where to? For example: \
    make gradebook PART=07 SUBS=handed-in OUT=grades.csv))
endif

get_parallel = sh common/tools/get-packages.sh 'The gradebook needs GNU parallel' \
    parallel=parallel=parallel

# On all processors, unless JOBS is given. (To the test sets it is 1.)
given_jobs = $(if $(filter file,$(origin JOBS)),,$(JOBS))

# GRADE is another program to grade with.
GRADE ?= $(BUILD)/grade
gradebook: graders-tools
	@$(get_parallel)
	@$(get_gnuplot)
	@$(MAKE) --no-print-directory -s $(BUILD)/gradebook
	@CC='$(CC)' CUT=$(call quoted,$(CUT)) SEED=$(call quoted,$(SEED)) \
	    TTSLOTS=$(call quoted,$(TTSLOTS)) SECRET=$(call quoted,$(SECRET)) \
	    UNSAFE='$(call yes,$(UNSAFE))' JOBS=$(call quoted,$(given_jobs)) \
	    SUB_CMD=$(call quoted,$(SUB_CMD)) CALLS=$(call quoted,$(CALLS)) \
	    sh tutorial/classroom/gradebook.sh '$(BUILD)' '$(UNITY_DIR)' \
	    '$(SCORER)' $(call quoted,$(GRADE)) '$(PART_DIR)' $(call quoted,$(SUBS)) \
	    $(call quoted,$(OUT))

# --- tests ------------------------------------------------------------------

TEST_NEEDS += $(if $(HAVE_CJSON),$(BUILD)/gradebook) parallel-for-tests

.PHONY: parallel-for-tests
parallel-for-tests: | sandbox-for-tests # apt-get does one thing at a time
	@$(get_parallel) || \
	    echo 'The tests go on, and those that need GNU parallel say so.'
