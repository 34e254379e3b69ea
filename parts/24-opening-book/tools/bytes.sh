#!/bin/sh
# usage: bytes.sh [BOOK]
# The bytes of a book as C has them between braces. Where no book is named, one
# byte, which is none.
set -eu
LC_ALL=C
export LC_ALL
book=${1:-}
if [ -z "$book" ]; then
    echo 0
    exit
fi
if [ ! -f "$book" ] || [ ! -r "$book" ]; then
    echo "BOOK=$book: there is no such file" >&2
    exit 1
fi
od -An -v -tu1 "$book" | awk '
    { for (i = 1; i <= NF; i++) printf "%s,", $i; print "" }
    END { if (NR == 0) print 0 }'
