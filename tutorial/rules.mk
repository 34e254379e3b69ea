# The tutorial: figures, generated blocks, checks, the book, the trace.

.PHONY: figures

# --- figures ----------------------------------------------------------------

FIGURE_TOOL := tutorial/tools/figure.awk tutorial/style-figure.css
FIGURES := $(patsubst %.fig,%.svg,$(wildcard tutorial/figures/*.fig))

figures: $(FIGURES)

tutorial/figures/%.svg: tutorial/figures/%.fig $(FIGURE_TOOL)
	$(call say,SVG)
	$(Q)sh tutorial/tools/figure.sh $< > $@
