# The node signature of every solver.

.PHONY: signature

SIGNED := $(addprefix $(BUILD)/,$(PARTS)) $(VARIANT_PROGRAMS)

# UPDATE=1 takes today's counts as the right ones.
signature: parts variants
	@sh bench/signature.sh $(BUILD) $(SIGNED) > $(BUILD)/signatures.csv
	@cat $(BUILD)/signatures.csv
ifdef UPDATE
	cp $(BUILD)/signatures.csv bench/signatures.csv
else
	@diff -u bench/signatures.csv $(BUILD)/signatures.csv && \
	    echo "All signatures are as in bench/signatures.csv."
endif
