#!/bin/sh
# Fills the generated blocks of a Markdown file from results.
#   readme.sh file results          writes the file anew
#   readme.sh --check file results  only tells whether anything would change
# A block begins with <!-- generated: NAME --> and ends with <!-- end -->.
# Known names: parts-table, difficulty, results-table, results-table-weak,
# overview-chart and results-context; other blocks stay as they are. Without
# results only the first two are known.
set -eu
LC_ALL=C
export LC_ALL
check=
[ "$1" = --check ] && { check=1; shift; }
file=$1 data=$2
here=$(dirname "$0")
case $data in /*) from=$data ;; *) from=./$data ;; esac # a=b assigns
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

table() { # mode
    awk -f "$here/lib.awk" -f "$here/tables.awk" -v format=md -v mode="$1" \
        -v parts_file="$data/lines.csv" -v what=both "$from/summary.csv"
}
context() { sed -n "s/^$1: //p" "$data/context.txt" | head -n 1; }

# shellcheck disable=SC2046 # one part a word
! grep -q '^<!-- generated: parts-table' "$file" ||
    sh "$here/parts-table.sh" \
        $(cd "$here/../parts" && ls -d [0-9]*-*) >"$work/parts-table"
awk -f "$here/../testsets/difficulty.awk" "$here/../testsets/difficulty.csv" \
    "$here/../bench/published.csv" >"$work/difficulty"
if [ -f "$data/summary.csv" ]; then
    table strong >"$work/results-table"
    table weak >"$work/results-table-weak"
    chart="Time and nodes of every part on the six test sets"
    echo "![$chart]($data/overview-strong.svg)" >"$work/overview-chart"
    echo "Measured on $(context cpu), $(context date | sed 's/ .*//')," \
        "with a budget of $(context budget | sed 's/[a-z]/ &/') for each" \
        "solver, set and mode. ≥ x (k): the budget was spent after k" \
        "positions; the mean over the set is at least x." \
        >"$work/results-context"
fi

awk -v work="$work" '
    /^<!-- generated: [a-z-]+ -->$/ {
        print
        known = work "/" $3
        inside = (getline line < known) > 0
        if (inside) {
            do print line; while ((getline line < known) > 0)
            close(known)
        }
        next
    }
    /^<!-- end -->$/ { inside = 0 }
    !inside { print }
    END { if (inside) exit 9 }' <"$file" >"$work/new" || {
    [ $? -ne 9 ] || echo "$file: a generated block has no <!-- end -->" >&2
    exit 2
}

# The chart carries the checksum of the figures it was drawn from.
stale=
cmp -s "$work/new" "$file" || stale="$file"
if [ -f "$data/summary.csv" ]; then
    sum=$(cksum <"$data/summary.csv")
    grep -q "summary $sum" "$data/overview-strong.svg" 2>/dev/null ||
        stale="$stale $data/overview-strong.svg"
fi
if [ -n "$check" ]; then
    [ -z "$stale" ] && exit 0
    echo "stale against $data: $stale (make readme refreshes)" >&2
    exit 1
fi
cmp -s "$work/new" "$file" || cp "$work/new" "$file"
