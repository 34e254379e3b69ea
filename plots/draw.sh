#!/bin/sh
# Draws every chart from stored results, as SVG and PNG.
#   draw.sh [--only-overview] output-directory results [other-results]
# The other results are overlaid where that makes sense. One argument that is
# no directory may name both, with a space between them. SCATTER="10,12 3,4"
# in the environment adds scatter charts of these pairs of parts.
set -euf # there are no patterns here, only names
LC_ALL=C # figures with a point, whatever the country
export LC_ALL
only=
[ "${1-}" = --only-overview ] && { only=1; shift; }
[ $# -gt 1 ] || {
    echo "usage: $0 output-directory results [other-results]" >&2
    exit 2
}
out=$1
shift
# shellcheck disable=SC2086 # two names, or none
[ $# -gt 1 ] || [ -d "$1" ] || set -- $1
[ $# -gt 0 ] || {
    echo "No results are named: DATA=directory, such as build/results" >&2
    exit 2
}
# awk takes a=b/c for an assignment, but not ./a=b/c.
path() { case $1 in /*) echo "$1" ;; *) echo "./$1" ;; esac; }
data=$(path "$1") other=${2:+$(path "$2")}
here=$(dirname "$0")
published=$here/../bench/published.csv

for results in "$data" ${other:+"$other"}; do
    [ -f "$results/summary.csv" ] || {
        echo "${results#./} has no summary.csv: run make bench first" >&2
        exit 1
    }
    awk -F, 'NR == 1 { good = $1 == "solver" } END { exit !good || NR < 2 }' \
        "$results/summary.csv" || {
        echo "${results#./}/summary.csv has no results in it" >&2
        exit 1
    }
done
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
# Names of sets may have spaces: lists have a name a line.
IFS='
'

# Charts of an earlier drawing would mix with these. Only what is in the list
# was drawn here; anything else is somebody's own.
made=$out/.drawn
if [ -z "$only" ] && [ -f "$made" ]; then
    while read -r file; do
        case $file in */*) ;; *) rm -f "$out/$file" ;; esac
    done <"$made"
    rm -f "$made"
fi

# shellcheck source=plots/chart.sh
. "$here/chart.sh"

modes=$(list mode) sets=$(list set) solvers=$(list solver)
parts=$(echo "$solvers" | awk -f "$here/lib.awk" -v parts_file="$data/lines.csv" \
    -f "$here/parts.awk")

for mode in $modes; do
    prepare overview.awk -v mode="$mode" "$published" "$data/summary.csv" \
        ${other:+"$other/summary.csv"} || continue
    legend="hatched: budget spent, mean at least this, number solved"
    legend="$legend    {/:Bold ◆} published (P. Pons; his machine, his sets)"
    [ -z "$other" ] || legend="$legend    ○ $(basename "$other")"
    plot "overview-$mode" overview.gp "legend = $(quote "$legend")" \
        "heading = 'Connect Four, $mode solution: every part on every set'"
done

[ -z "$only" ] || exit 0

for mode in $modes; do
    for set in $sets; do
        # shellcheck disable=SC2046 # a file or nothing
        prepare cactus.awk -v set="$set" -v mode="$mode" \
            "$data/summary.csv" "$data/positions-$set-$mode.csv" \
            $(others "positions-$set-$mode.csv") || continue
        plot "cactus-$set-$mode" cactus.gp "other = $(quote "${other##*/}")"
    done
done

ratios() { # chart-name files...
    chart=$1
    shift
    if prepare "$chart.awk" -f "$here/ratio.awk" "$@"; then
        plot "$chart" ratio.gp
    else
        echo "$chart: not drawn; no set with 20 positions took 50 ms"
    fi
}

strong() { # directory: its positions, a file a line
    for set in $sets; do
        echo "$1/positions-$set-strong.csv"
    done
}

# Pairs of neighbours, and those asked for.
scatter() { # A B
    # shellcheck disable=SC2046 # several files
    prepare scatter.awk -v a="$1" -v b="$2" $(strong "$data") || return 0
    plot "scatter-$(echo "$1-$2" | tr / -)" scatter.gp
}
find_part() { # 7, 07 or a name
    echo "$solvers" | awk -f "$here/lib.awk" -v parts_file="$data/lines.csv" \
        -v wanted="$1" -f "$here/parts.awk"
}
steplegend="strong; × how many times less than the part before"
steplegend="$steplegend; hatched: budget spent, mean at least this"
if echo "$modes" | grep -q strong; then
    before=
    for part in $parts; do
        [ -z "$before" ] || scatter "$before" "$part"
        before=$part
    done
    for pair in $(echo "${SCATTER-}" | tr ' ' '\n'); do
        a=$(find_part "${pair%,*}") b=$(find_part "${pair#*,}")
        if [ -z "$a" ] || [ -z "$b" ]; then
            echo "SCATTER: '$pair' is no pair of solvers in $data" >&2
            exit 1
        fi
        scatter "$a" "$b"
    done

    # shellcheck disable=SC2046 # several files
    if [ "$(echo "$parts" | grep -c .)" -gt 1 ]; then
        ratios gain $(strong "$data")
        before=
        for part in $parts; do
            name=$(echo "$part" | sed 's/-/, /; s/-/ /g')
            if [ -n "$before" ] &&
               prepare overview.awk -v only="$before,$part" -v mode=strong \
                   "$published" "$data/summary.csv"
            then plot "step-${part%%-*}" overview.gp "legend = '$steplegend'" \
                "heading = 'What part $name, changes'"
            fi
            before=$part
        done
    fi
fi

prepare rate.awk "$data/summary.csv" ${other:+"$other/summary.csv"} &&
    plot rate rate.gp "other = $(quote "${other##*/}")"

if [ -f "$data/leave-one-out/summary.csv" ]; then
    # shellcheck disable=SC2046 # several files
    ratios leave-one-out $(strong "$data/leave-one-out")
else
    echo "leave-one-out: not drawn; ${data#./} has no variants without-..."
fi
