#!/bin/sh
# usage: lint.sh DIRECTORY JOBS    from the top; compile_commands.json is there
# Layout, clang-tidy, cppcheck and shellcheck, silent but for what they find.
set -u
LC_ALL=C
export LC_ALL
directory=$1 jobs=$2
sources=$directory/sources programs=$directory/programs
scripts=$directory/scripts status=0
sed -n 's/.*"file": "\(.*\)",$/\1/p' "$directory/compile_commands.json" \
    >"$sources"
rooms=$(sed 's,/.*,,' "$sources" | sort -u)

# Programs and their units; a part is one unit, though most of it is included.
# trace.c, which redefines functions, is beyond cppcheck, and so is the solver of
# the playground.
grep -E '^parts/[^/]*/part\.c$|^[^p].*\.c$' "$sources" |
    grep -vE '/test_|/fuzz/|/trace\.c$|/playground/solver\.c$' >"$programs"
# shellcheck disable=SC2086
find $rooms -name '*.sh' >"$scripts"
[ ! -f .ci/run ] || echo .ci/run >>"$scripts"

# Manifests have their remarks in a column, and the macro of column_order.h is
# easier to read on two lines. Mistakes are no files that can be compiled.
layout() {
    {
        grep -vE '/part\.c$|/variants/[^/]*\.c$|/column_order\.h$' "$sources"
        # shellcheck disable=SC2086
        find $rooms -path '*/mistakes/*.c'
    } | xargs clang-format --dry-run -Werror
}

# Each has its words sifted by itself: those of two at once may mix in a line.
tidy() {
    xargs -P "$jobs" -n 4 sh -c 'clang-tidy "$@" 2>&1 |
        grep -vE " warnings? generated\.$|^$" || true' \
        sh --quiet -p "$directory" "$@"
}

# The analyzer follows a program through all it includes: once is enough.
tidy_programs() {
    tidy --header-filter='/(common|parts|testsets|bench|tutorial)/' <"$programs"
}

tidy_pieces() {
    grep -vxF -f "$programs" "$sources" | grep -v '/variants/[^/]*\.c$' |
        tidy --checks='-clang-analyzer-*'
}

# The numbers of a book, which make writes, are no C to look at.
check_programs() {
    xargs cppcheck -q -UBOOK_BYTES -j "$jobs" --std=c11 --inline-suppr \
        --enable=warning,style,performance,portability <"$programs"
}

check_scripts() {
    xargs shellcheck <"$scripts"
}

# Whatever a check prints is a fault.
told() {
    said=$(cat)
    if [ -z "$said" ]; then
        echo "$1: clean"
    else
        printf '%s:\n%s\n' "$1" "$said"
        false
    fi
}

layout 2>&1 | told 'clang-format' || status=1
check_scripts 2>&1 | told 'shellcheck' || status=1
check_programs 2>&1 | told 'cppcheck' || status=1
tidy_programs 2>&1 | told 'clang-tidy, whole programs' || status=1
tidy_pieces 2>&1 | told 'clang-tidy, pieces and tests' || status=1
exit "$status"
