# What editors and checkers of the source need to know, and the checks.

.PHONY: lsp format lint

ROOMS := common parts testsets bench plots tutorial

# --- editors ----------------------------------------------------------------

# Asserts are on. No file is written beside, no warning is an error.
DATABASE ?= compile_commands.json
lsp: export FOR_ALL = $(filter-out -MMD -MP -Werror,$(COMPILE))
lsp: export FOR_TESTS = $(TEST_FLAGS)
lsp: $(UNITY_DIR)/unity.c
	@sh common/tools/lsp.sh $(ROOMS) > $(call quoted,$(DATABASE).part)
	@mv $(call quoted,$(DATABASE).part) $(call quoted,$(DATABASE))
	@echo $(call quoted,$(DATABASE)) \
	    'tells editors how each file is compiled'
