#!/bin/sh
# Prints compile_commands.json for all C in these rooms: see lsp.awk.
# usage: FOR_ALL='cc ...' FOR_TESTS='-I...' lsp.sh ROOM...     from the top
set -eu
LC_ALL=C
TOP=$(pwd)
export LC_ALL TOP
list=$(find "$@" -name '*.[ch]' ! -path '*/mistakes/*' ! -path '*/kept-*' | sort)

# Three headers are the middle of trace.c, and nothing by themselves; neither
# are mistakes, functions without what they use.
of_kind() {
    echo "$list" | grep -E "$1" |
        grep -vE '/tools/(answers|positions|shape)\.h$'
}

# shellcheck disable=SC2046 # no name of ours has a blank
awk -f common/tools/path.awk -f common/tools/lsp.awk \
    $(of_kind '/part\.c$') $(of_kind '/variants/.*\.c$') \
    $(of_kind '/test_.*\.c$') $(of_kind .)
