#!/bin/sh
# Writes the text of the figure of every <!-- results: NN --> block, and of
# threads.svg where a chapter shows it, from the reference results, if there are
# any; with --check only tells what is stale.
# usage: results-figures.sh [--check] DIRECTORY
set -eu
LC_ALL=C
export LC_ALL
check=
[ "$1" = --check ] && { check=1; shift; }
dir=$1
tools=$(dirname "$0")
reference=${REFERENCE:-bench/results/reference}
case $reference in /*) ;; *) reference=./$reference ;; esac # a=b
summary=$reference/summary.csv
[ -f "$summary" ] || exit 0
work=$(mktemp)
trap 'rm -f "$work"' EXIT

keep() { # figure
    cmp -s "$work" "$1" && return 0
    if [ -n "$check" ]; then
        echo "$1:1: stale, 'make tutorial-blocks' mends it"
    else
        cp "$work" "$1"
    fi
}

if [ -f "$reference/threads.csv" ] &&
    grep -q 'figures/threads\.svg' "$dir"/*.md; then
    awk -v chart=1 -f "$tools/threads.awk" "$reference/threads.csv" >"$work" &&
        keep "$dir/figures/threads.fig"
fi

sed -n 's/^<!-- *results: *\([0-9]*\) *-->$/\1/p' "$dir"/*.md | sort -u |
while read -r part; do
    now=$(basename parts/"$part"-*)
    [ -d "parts/$now" ] || continue # the block's own check tells
    before=$(sh "$tools/part-before.sh" "$now")
    fig=$dir/figures/results-$part.fig
    awk -v now="$now" -v before="$before" -v part="$part" -v chart=1 \
        -f plots/lib.awk -f "$tools/results.awk" "$summary" >"$work" || {
        [ $? -eq 9 ] || exit 1
        continue # nothing is known of it
    }
    keep "$fig"
done
