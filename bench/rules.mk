# The node signature of every solver.

.PHONY: signature

SIGNED := $(addprefix $(BUILD)/,$(PARTS)) $(VARIANT_PROGRAMS)

# UPDATE=1 takes today's counts as the right ones.
signature: parts variants
	@sh bench/signature.sh $(BUILD) $(SIGNED) > $(BUILD)/signatures.csv
	@cat $(BUILD)/signatures.csv
ifneq ($(call yes,$(UPDATE)),)
	cp $(BUILD)/signatures.csv bench/signatures.csv
else
	@diff -u bench/signatures.csv $(BUILD)/signatures.csv && \
	    echo "All signatures are as in bench/signatures.csv."
endif

# The benchmark: a race of solvers over the test sets, and what it left.

.PHONY: bench

BUDGET   ?= 20s
MODES    ?= strong,weak
SETS     ?=
TESTSETS ?= testsets
SOLVERS  ?=
RUNS     ?= 3
FRESH    ?=
HOSTS    ?=
CHUNK    ?=
FROM     ?=
RESULTS  ?= $(BUILD)/results
REFERENCE := bench/results/reference
export SOLVERS

# The caller's only: check-opening-book has a default for a SAMPLE of its own.
RACE_SAMPLE := $(if $(filter command environment,$(origin SAMPLE)),$(SAMPLE))

RACE_UNITS := race grid chunks sample known budget testset reply journal \
              child cell statistics solver_list summary summary_write display \
              identity shell text

$(BUILD)/obj/bench/%.o: bench/%.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(COMPILE) -c -o $@ $<

$(BUILD)/race: $(RACE_UNITS:%=$(BUILD)/obj/bench/%.o) \
               $(addprefix $(BUILD)/obj/common/,bar.o board.o format.o \
                                                process.o)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS) -lm

# The parts asked for: PARTS=09-12, PARTS=7,12, PARTS='7/*' for variants, or
# PARTS=7,mine/7 for a learner's own.
VARIANT_NAMES := $(subst /variants/,/,$(VARIANTS))
pick = sh bench/pick.sh '$(BUILD)' '$(1)' $(PARTS) $(VARIANT_NAMES) \
           $(addprefix mine/,$(OWN_PARTS))
comma := ,
CHOSEN_OWN := $(sort $(foreach item,$(filter mine/%,$(subst $(comma), ,$(CHOICE))),\
    $(if $(filter mine/*,$(item)),$(OWN_PARTS),\
         $(call named,$(patsubst mine/%,%,$(item)),$(OWN_PARTS)))))

# The final solver without each technique, for the leave-one-out chart: of
# the last part that has such variants.
WITHOUT := $(foreach name,$(sort $(VARIANT_NAMES)),\
             $(if $(findstring /without-,$(name)),$(name)))
WITHOUT_PART := $(lastword $(foreach name,$(WITHOUT),\
                  $(firstword $(subst /, ,$(name)))))

# race(results, choice, modes, solvers)
KNOWN := bench/known.csv
race_options = -o '$(1)' -t '$(TESTSETS)' -m '$(3)' -b '$(BUDGET)' \
    -r '$(RUNS)' -c $(BUILD)/context.txt $(if $(SETS),-s '$(SETS)') \
    $(if $(RACE_SAMPLE),-n '$(RACE_SAMPLE)') $(if $(CHUNK),-C '$(CHUNK)') \
    -k $(KNOWN) $(LEARN) $$($(call pick,$(2))) $(4)

# First in pieces, if several processors or machines take part: then what is
# left for the race itself is the table.
pieces = RESULTS='$(1)' TESTSETS='$(TESTSETS)' BUDGET='$(BUDGET)' \
    FRESH='$(call yes,$(FRESH))' JOBS='$(JOBS)' HOSTS='$(HOSTS)' \
    SUBMIT='$(SUBMIT)' WAIT='$(call yes,$(WAIT))' sh bench/pieces.sh
IN_PIECES := $(if $(filter-out 1,$(JOBS))$(HOSTS),1)
race = $(if $(IN_PIECES),$(call pieces,$(1)) run \
           $(BUILD)/race $(call race_options,$(1),$(2),$(3),$(4)) &&) \
       $(BUILD)/race $(if $(IN_PIECES),,$(if $(call yes,$(FRESH)),-f)) \
           $(call race_options,$(1),$(2),$(3),$(4))

$(BUILD)/lines.csv: $(wildcard parts/*/*.[ch] common/tools/lines.* \
                               common/tools/pieces.*)
	@mkdir -p $(@D)
	@sh common/tools/lines.sh $(PARTS) | awk -F'|' -v OFS=, \
	    'BEGIN { print "part,added" } { print $$1, $$4 }' > $@

RACE_NEEDS := $(BUILD)/race $(BUILD)/lines.csv parts \
    $(addprefix $(BUILD)/mine/,$(CHOSEN_OWN)) \
    $(if $(findstring /,$(filter-out mine/%,$(subst $(comma), ,$(CHOICE)))),\
         variants)

ifneq ($(IN_PIECES),)
RACE_NEEDS += parallel
endif
.PHONY: parallel
parallel:
	@sh common/tools/get-packages.sh 'JOBS and HOSTS need GNU parallel' \
	    parallel=parallel $(if $(HOSTS),rsync=rsync ssh=openssh-client)

# What a race needs beside the solvers: where and with what it was run.
define prepare_race
@$(call pick,$(CHOICE)) > /dev/null
@sh bench/context.sh '$(BUDGET)' '$(BOARD)' $(BUILD)/flags '$(CC)' \
    > $(BUILD)/context.txt
@mkdir -p '$(RESULTS)'
@cp $(BUILD)/lines.csv '$(RESULTS)/lines.csv'
endef

bench: $(RACE_NEEDS)
	$(prepare_race)
	@$(call race,$(RESULTS),$(CHOICE),$(MODES),"$$SOLVERS")

# The same in pieces, on a cluster: writes the job and submits it; `make merge`
# joins what the units have left, here or in FROM="other results".
.PHONY: slurm merge

slurm: $(RACE_NEEDS)
	$(prepare_race)
	@$(call pieces,$(RESULTS)) slurm $(BUILD)/race \
	    $(call race_options,$(RESULTS),$(CHOICE),$(MODES),"$$SOLVERS")

merge: $(RACE_NEEDS)
	$(prepare_race)
	@$(BUILD)/race -g $(FROM:%=-G '%') \
	    $(call race_options,$(RESULTS),$(CHOICE),$(MODES),"$$SOLVERS")
	@echo 'make bench, with the same options, runs what is left and tells all'

# As bench, and goes on to the charts even if a solver failed; with the
# leave-one-out race, which is short and strong only.
bench-for-charts: $(RACE_NEEDS) $(if $(WITHOUT),variants)
	$(prepare_race)
	@$(call race,$(RESULTS),$(CHOICE),$(MODES),"$$SOLVERS") || [ $$? -eq 1 ]
ifneq ($(WITHOUT_PART),)
	@echo 'Leave one out: $(WITHOUT_PART) without each technique'
	@$(call race,$(RESULTS)/leave-one-out,$(WITHOUT_PART) $(filter \
	    $(WITHOUT_PART)/%,$(WITHOUT)),strong,) || [ $$? -eq 1 ]
endif

# Programs of others on the same machine, beside parts 12 and 22. Nothing of
# theirs is here: they are named by their paths.
.PHONY: race-others
PONS        ?=
FHOURSTONES ?=
define newline


endef
OTHER_SOLVERS = $(if $(PONS),pons=$(PONS)$(newline))$(if \
    $(FHOURSTONES),fhourstones=sh bench/others/fhourstones.sh $(FHOURSTONES)$(newline))
race-others:
	$(if $(PONS)$(FHOURSTONES)$(SOLVERS),,$(error Who takes part? \
	    PONS=path/to/c4solver FHOURSTONES=path/to/SearchGame SOLVERS=name=command))
	@$(MAKE) --no-print-directory bench PARTS='$(or $(CHOICE),12$(comma)22)' \
	    SOLVERS="$$OTHERS" RESULTS='$(if $(filter command environment,$(origin \
	    RESULTS)),$(RESULTS),$(BUILD)/others)' \
	    MODES='$(if $(FHOURSTONES),weak,$(MODES))'
race-others: export OTHERS = $(OTHER_SOLVERS)$(SOLVERS)

# What threads gain on this machine, at this moment.
.PHONY: speedup

# Only from the command line: a shell may export LINES, its window's height.
# Who wants a short run of any command exports SPEEDUP_LINES.
SPEEDUP_LINES ?= $(if $(filter command,$(origin LINES)),$(LINES),321-345)

speedup: SET     ?= begin-hard
# One, two and four, as far as there are processors.
speedup: THREADS ?= 1,2$(if $(shell [ "$$(getconf _NPROCESSORS_ONLN)" -ge 4 ] \
                              2>/dev/null && echo 4),$(comma)4)
speedup: ROUNDS  ?= 3
speedup: $(BUILD)/23-threads
	@sh bench/speedup.sh $< '$(TESTSETS)/$(SET).txt' '$(SPEEDUP_LINES)' \
	    '$(THREADS)' '$(ROUNDS)' $(call quoted,$(RESULTS)/threads.csv)

# Random positions to tune on; bench/tuning tells for what.
$(BUILD)/positions: $(BUILD)/obj/bench/tuning/positions.o \
    $(addprefix $(BUILD)/obj/common/,random_play.o board.o)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS)

# A learned order of the children, and what it is worth; the same file.
$(BUILD)/obj/bench/tuning/learn_order.o: bench/tuning/learn_order.c \
    $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC)
	$(Q)$(RELEASE) -c -o $@ $<

$(BUILD)/learn-order: $(BUILD)/obj/bench/tuning/learn_order.o \
    $(addprefix $(BUILD)/obj/common/,random_play.o board.o)
	$(call say,LD)
	$(Q)$(COMPILE) -o $@ $^ $(LDFLAGS) $(LDLIBS) -lm

# Each writes a CSV file, and with UPDATE=1 takes it as the one to tell from.
.PHONY: learn-order wider-follow-up
learn-order: $(BUILD)/learn-order $(BUILD)/positions $(BUILD)/22-history
	@BUILD=$(BUILD) sh bench/tuning/learn-order.sh > $(BUILD)/learned-order.csv
	@cat $(BUILD)/learned-order.csv
	$(if $(call yes,$(UPDATE)),cp $(BUILD)/learned-order.csv bench/tuning)

wider-follow-up: $(BUILD)/positions $(BUILD)/22-history
	@{ echo 'figure,part 22,wider' && BUILD=$(BUILD) sh \
	    bench/tuning/against.sh 200 wider \
	    bench/tuning/variants/wider-follow-up.c -UWIDER; } \
	    > $(BUILD)/wider-follow-up.csv
	@cat $(BUILD)/wider-follow-up.csv
	$(if $(call yes,$(UPDATE)),cp $(BUILD)/wider-follow-up.csv bench/tuning)

# --- tests ------------------------------------------------------------------

TESTS += $(sort $(wildcard bench/test_*.c))
LONG_TESTS += bench/test_signatures.c
TEST_NEEDS += $(BUILD)/race $(BUILD)/positions $(BUILD)/learn-order
$(BUILD)/test/bench/%: LDLIBS += -lm

# --- the reference results ---------------------------------------------------

# What is committed: the tables, and the positions in few digits and packed.
# Resumable, as every race, over several sittings. Of a changed tree nobody
# could tell later what was measured: DIRTY=1 does it all the same.
REFERENCE_RUN := $(BUILD)/reference
REFERENCE_SAMPLE := end-easy:1000,middle-easy:1000,middle-medium:300,$\
begin-easy:300,begin-medium:200,begin-hard:100

.PHONY: reference reference-race

reference:
	@$(if $(call yes,$(DIRTY)),:,sh bench/clean-tree.sh)
	@mkdir -p $(BUILD)
	@cp $(KNOWN) $(BUILD)/known.csv
	@$(MAKE) --no-print-directory bench-for-charts \
	    RESULTS=$(REFERENCE_RUN) SAMPLE='$(or $(RACE_SAMPLE),$(REFERENCE_SAMPLE))' \
	    BUDGET='$(if $(filter command environment,$(origin BUDGET)),$(BUDGET),1h)' \
	    KNOWN=$(BUILD)/known.csv LEARN='-K $(BUILD)/known.csv'
	@sh bench/keep-reference.sh $(REFERENCE_RUN) $(REFERENCE)
	@cp $(BUILD)/known.csv $(KNOWN)
	@echo 'Now: make readme and make tutorial-blocks; then commit.'

# --- several machines ---------------------------------------------------------

.PHONY: test-cluster

test-cluster: $(BUILD)/race parts
	@sh bench/testing/test-cluster.sh '$(BUILD)' '$(MAKE)'

# --- other compilers and machines -------------------------------------------

.PHONY: test-matrix

# ROWS="clang -O3" chooses rows by the words of their names, ROWS=quick one
# for each compiler and machine.
ROWS ?=
test-matrix: parts variants
	@sh common/tools/get-packages.sh 'make test-matrix needs other compilers' \
	    clang=clang \
	    ld.lld=lld musl-gcc=musl-tools qemu-aarch64-static=qemu-user-static \
	    aarch64-linux-gnu-gcc='gcc-aarch64-linux-gnu libc6-dev-arm64-cross' \
	    i686-linux-gnu-gcc='gcc-i686-linux-gnu libc6-dev-i386-cross'
	@sh bench/matrix.sh '$(BUILD)' '$(MAKE)' $(ROWS)
