#!/bin/sh
# Two solvers on the same positions, read from standard input (a score may
# follow them): the nodes of both, how many positions the second needs fewer
# nodes for and how many more, and the worst of them. In both modes.
# usage: compare.sh SOLVER SOLVER <positions    such as build/20-root-windows
set -eu
LC_ALL=C
export LC_ALL
[ $# -eq 2 ] || { echo "usage: $0 SOLVER SOLVER <positions" >&2; exit 2; }
set_file=$(mktemp "${TMPDIR:-/tmp}/compare.XXXXXX")
trap 'rm -f "$set_file"' EXIT
cut -d' ' -f1 >"$set_file"
for mode in strong weak; do
    for solver; do
        if [ $mode = weak ]; then "$solver" -w; else "$solver"; fi <"$set_file"
    done | awk -v mode=$mode -v half="$(wc -l <"$set_file")" '
        NR <= half { old[NR] = $3; before += $3; next }
        {
            was = old[NR - half]
            now += $3
            fewer += $3 < was
            more += $3 > was
            if (was > 0 && $3 / was > worst)
                worst = $3 / was
        }
        END {
            printf "%s: %.0f nodes, then %.0f\n", mode, before, now
            printf "  fewer for %d, more for %d, at worst %.1f times\n", \
                fewer, more, worst
        }'
done
