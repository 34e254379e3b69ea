# Bundles that platforms grade with: our sources, and scripts that speak to them.

.PHONY: gradescope-zip classroom50-bundle autolab-tar

BUNDLE_OUT_gradescope-zip := autograder.zip
BUNDLE_OUT_classroom50-bundle := autograder
BUNDLE_OUT_autolab-tar := connect-four-07.tar
BUNDLE := $(filter gradescope-zip classroom50-bundle autolab-tar,$(MAKECMDGOALS))
ifneq ($(BUNDLE),)
$(if $(and $(PART),$(filter-out file undefined,$(origin OUT))),,$(error Which \
    part, and where to? For example: make $(firstword $(BUNDLE)) PART=07 \
    OUT=$(BUNDLE_OUT_$(firstword $(BUNDLE)))))
endif

bundle = SEED=$(call quoted,$(SEED)) TTSLOTS=$(call quoted,$(TTSLOTS)) \
    SECRET=$(call quoted,$(SECRET)) CUT=$(call quoted,$(CUT)) \
    SUB_CMD=$(call quoted,$(SUB_CMD)) UNSAFE='$(if $(call yes,$(UNSAFE)),1)' \
    LIMIT=$(call quoted,$(BUNDLE_LIMIT)) sh tutorial/classroom/bundle.sh $(1) \
    '$(PART_DIR)' $(call quoted,$(OUT)) '$(UNITY_DIR)'

# SEED, TTSLOTS, SECRET, CUT, SUB_CMD and UNSAFE are those of make grade;
# BUNDLE_LIMIT is how many seconds one grading may take.
gradescope-zip: $(UNITY_DIR)/unity.c
	@sh common/tools/get-packages.sh 'A bundle for Gradescope needs zip' zip=zip
	@$(call bundle,gradescope)

classroom50-bundle: $(UNITY_DIR)/unity.c
	@$(call bundle,classroom50)

autolab-tar: $(UNITY_DIR)/unity.c
	@$(call bundle,autolab)

# --- tests ------------------------------------------------------------------

# One of them builds the grader in a bundle, and grades.
LONG_TESTS := tutorial/classroom/test_bundles.c $(LONG_TESTS)
