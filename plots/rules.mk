# The charts, the report and the blocks of the README made from results.

.PHONY: charts plots report readme gnuplot bench-for-charts

CHARTS ?= $(BUILD)/charts
DATA   ?= $(RESULTS)
SCATTER ?=
export SCATTER

# Installs gnuplot where that is possible, or says how to.
gnuplot:
	@sh plots/get-gnuplot.sh

charts: gnuplot bench-for-charts
	@sh plots/draw.sh '$(CHARTS)' '$(RESULTS)'
	@echo 'The charts are in $(CHARTS)'

# DATA="mine theirs" lays the second results over the first.
plots: gnuplot
	@sh plots/draw.sh '$(CHARTS)' $(DATA)
	@echo 'The charts are in $(CHARTS)'
