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

# All of it, and a learner's own parts, for an editor that is in them.
.PHONY: lsp-mine
lsp-mine:
	@$(MAKE) --no-print-directory lsp DATABASE=$(call quoted,$(MINE)/compile_commands.json) \
	    ROOMS='$(ROOMS) $(MINE)'

# --- lint -------------------------------------------------------------------

format:
	clang-format -i $$(find $(ROOMS) -name '*.[ch]' ! -name part.c \
	    ! -path '*/variants/*.c' ! -name column_order.h)

# On all processors, unless JOBS is given. (To the test sets it is 1.)
LINT_JOBS = $(or $(if $(filter file,$(origin JOBS)),$(PROCESSORS),$(JOBS)),1)
lint: DATABASE = $(BUILD)/lint/compile_commands.json
lint:
	@sh common/tools/get-packages.sh 'make lint needs checkers of the source' \
	    clang-format=clang-format clang-tidy=clang-tidy=llvm \
	    cppcheck=cppcheck shellcheck=shellcheck
	@mkdir -p $(BUILD)/lint
	@$(MAKE) --no-print-directory -s lsp DATABASE=$(DATABASE) > /dev/null
	@sh common/tools/lint.sh $(BUILD)/lint $(LINT_JOBS)
