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
    awk -v tool="sh $tools/block.sh" -f "$tools/blocks.awk" "$file" \
        >"$work" || status=1
    # cut short: leave the text alone
    [ "$(wc -l <"$work")" -gt 0 ] || continue
    cmp -s "$work" "$file" || { cp "$work" "$file" && echo "  MD  $file"; }
done
exit $status
