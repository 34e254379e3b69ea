#!/bin/sh
# Writes the generated blocks of the texts given anew. A block with a fault
# stays as it is.
# usage: blocks.sh FILE...      from the top of the project
set -u
LC_ALL=C
export LC_ALL
tools=$(dirname "$0")
work=$(mktemp) || exit 1
trap 'rm -f "$work"' EXIT
status=0

for file in "$@"; do
    awk -v tool="sh '$tools/block.sh'" -f "$tools/blocks.awk" "$file" \
        >"$work"
    case $? in
    0) ;;
    9) status=1 ;;
    *) exit 1 ;; # cut short
    esac
    cmp -s "$work" "$file" && continue
    cp "$work" "$file.part" && mv "$file.part" "$file" && echo "  MD  $file"
done
exit $status
