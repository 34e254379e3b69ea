#!/bin/sh
# usage: compare.sh MADE OURS
# Is the book that was made the one of the project? It is never overwritten; if
# there is none for the board, the one in build/ is used.
set -eu
made=$1 ours=$2
if [ ! -f "$ours" ]; then
    echo "It is used from now on: make try PART=24"
elif cmp -s "$made" "$ours"; then
    echo "It is, byte for byte, $ours"
elif [ "$(sed -n '1s/, checksum.*//p' "$made" 2>/dev/null)" = \
       "$(sed -n '1s/, checksum.*//p' "$ours" 2>/dev/null)" ]; then
    echo "It is not $ours: one of the two is wrong" >&2
    exit 1
else
    echo "To use it in place of $ours: make try PART=24 BOOK=$made"
fi
