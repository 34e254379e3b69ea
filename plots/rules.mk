# The charts, the report and the blocks of the README made from results.

.PHONY: charts plots report readme reference-charts gnuplot bench-for-charts

CHARTS ?= $(BUILD)/charts
DATA   ?= $(RESULTS)
SCATTER ?=
export SCATTER

# Installs gnuplot where that is possible, or says how to.
get_gnuplot = sh common/tools/get-packages.sh \
    'The charts need gnuplot 5.4 or newer' gnuplot=gnuplot-nox=gnuplot
gnuplot:
	@$(get_gnuplot)

charts: gnuplot bench-for-charts
	@sh plots/draw.sh $(call quoted,$(CHARTS)) $(call quoted,$(RESULTS))
	@echo The charts are in $(call quoted,$(CHARTS))

# DATA="mine theirs" lays the second results over the first.
plots: gnuplot
	@sh plots/draw.sh $(call quoted,$(CHARTS)) $(call quoted,$(DATA))
	@echo The charts are in $(call quoted,$(CHARTS))

REPORT ?= $(BUILD)/report.html

report: gnuplot
	@sh plots/draw.sh $(call quoted,$(CHARTS)) $(call quoted,$(DATA)) \
	    > /dev/null
	@sh plots/report.sh $(call quoted,$(CHARTS)) $(call quoted,$(DATA)) \
	    > $(call quoted,$(REPORT).part)
	@mv $(call quoted,$(REPORT).part) $(call quoted,$(REPORT))
	@echo The report is $(call quoted,$(REPORT))

# The generated blocks of the READMEs: the tables of parts and, from the
# committed reference results, the chart and the tables. Only this chart is
# committed; make plots DATA=$(REFERENCE) draws the others.
readme: $(if $(wildcard $(REFERENCE)/summary.csv),reference-charts) \
        $(BUILD)/markdown
	@$(BUILD)/markdown fill README.md testsets/README.md bench/RESULTS.md
	@echo 'README.md, testsets/README.md and bench/RESULTS.md are up to date'

reference-charts: gnuplot
	@sh plots/draw.sh --only-road $(BUILD)/readme $(REFERENCE)
	@cp $(BUILD)/readme/road.svg $(REFERENCE)

# --- tests ------------------------------------------------------------------

TESTS += $(sort $(wildcard plots/test_*.c))
TEST_NEEDS += gnuplot-for-tests

.PHONY: gnuplot-for-tests
gnuplot-for-tests:
	@$(get_gnuplot) || \
	    echo 'The tests go on, and those that need gnuplot say so.'
