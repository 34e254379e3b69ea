#!/bin/sh
# Draws every chart from stored results, as SVG and PNG.
#   draw.sh [--only-road] output-directory results [other-results]
# The other results are overlaid where that makes sense. One argument that is
# no directory may name both, with a space between them. SCATTER="10,12 3,4"
# in the environment adds scatter charts of these pairs of parts.
set -euf # there are no patterns here, only names
LC_ALL=C # figures with a point, whatever the country
export LC_ALL
only=
[ "${1-}" = --only-road ] && { only=1; shift; }
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
mine=$1 theirs=${2-}
here=$(dirname "$0")
published=$here/../bench/published.csv

for results in "$mine" ${theirs:+"$theirs"}; do
    [ -f "$results/summary.csv" ] || {
        echo "$results has no summary.csv: run make bench first" >&2
        exit 1
    }
    awk -F, 'NR == 1 { good = $1 == "solver" } END { exit !good || NR < 2 }' \
        <"$results/summary.csv" || {
        echo "$results/summary.csv has no results in it" >&2
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
data=$work/mine other=
sh "$here/unpack.sh" "$mine" "$data"
[ -z "$theirs" ] || {
    other=$work/theirs
    sh "$here/unpack.sh" "$theirs" "$other"
}

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
over=${theirs##*/}

if prepare road road.awk "$published" "$data/summary.csv"; then
    plot road road.gp
fi
[ -z "$only" ] || exit 0

for mode in $modes; do
    prepare "overview-$mode" overview.awk -v mode="$mode" "$published" \
        "$data/summary.csv" ${other:+"$other/summary.csv"} || continue
    legend="no bar, N/A: not finished    {/:Bold ◆} published (P. Pons; his"
    legend="$legend machine, his sets)"
    [ -z "$other" ] || legend="$legend    ○ $over, same lines"
    plot "overview-$mode" overview.gp "legend = $(quote "$legend")" \
        "heading = 'Connect Four, $mode solution: every solver on every set'"
done

positions() { # directory set mode: its file, if it is there
    [ ! -f "$1/positions-$2-$3.csv" ] || echo "$1/positions-$2-$3.csv"
}
strong() { # directory: its positions, a file a line
    for set in $sets; do positions "$1" "$set" strong; done
}

# shellcheck disable=SC2046 # files or nothing
for mode in $modes; do
    for set in $sets; do
        prepare "cactus-$set-$mode" cactus.awk -v set="$set" -v mode="$mode" \
            "$data/summary.csv" $(positions "$data" "$set" "$mode") \
            ${other:+$(positions "$other" "$set" "$mode")} || continue
        plot "cactus-$set-$mode" cactus.gp "other = $(quote "$over")"
    done
done

# Pairs of neighbours, and those asked for.
scatter() { # A B
    chart=scatter-$(echo "$1-$2" | tr / -)
    # shellcheck disable=SC2046 # several files
    prepare "$chart" scatter.awk -v a="$1" -v b="$2" $(strong "$data") ||
        return 0
    plot "$chart" scatter.gp
}
step() { # A B
    chart=step-${2%%-*}
    prepare "$chart" overview.awk -v only="$1,$2" -v mode=strong \
        "$published" "$data/summary.csv" || return 0
    legend="strong; × how many times less than the part before"
    legend="$legend; no bar, N/A: not finished"
    plot "$chart" overview.gp "legend = $(quote "$legend")" \
        "heading = 'What part $(echo "$2" | sed 's/-/, /; s/-/ /g'), changes'"
}
find_parts() { # 7, 07 or a name; all if there is none
    echo "$solvers" | awk -f "$here/lib.awk" -v wanted="${1-}" \
        -v parts_file="$data/lines.csv" -f "$here/parts.awk"
}

# shellcheck disable=SC2046 # several files
if echo "$modes" | grep -q strong; then
    before=
    for part in $(find_parts); do
        [ -z "$before" ] || {
            scatter "$before" "$part"
            step "$before" "$part"
        }
        before=$part
    done
    for pair in $(echo "${SCATTER-}" | tr ' ' '\n'); do
        a=$(find_parts "${pair%,*}") b=$(find_parts "${pair#*,}")
        if [ -z "$a" ] || [ -z "$b" ]; then
            echo "SCATTER: '$pair' is no pair of solvers in $mine" >&2
            exit 1
        fi
        scatter "$a" "$b"
    done
    if prepare gain gain.awk -f "$here/ratio.awk" "$data/summary.csv" \
            $(strong "$data"); then
        plot gain ratio.gp
    fi
fi

if prepare rate rate.awk "$data/summary.csv" ${other:+"$other/summary.csv"}
then plot rate rate.gp "other = $(quote "$over")"
fi

# shellcheck disable=SC2046 # several files
if [ ! -f "$data/leave-one-out/summary.csv" ]; then
    echo "leave-one-out: not drawn; $mine has no variants without-..."
elif prepare leave-one-out leave-one-out.awk -f "$here/ratio.awk" \
        "$data/leave-one-out/summary.csv" $(strong "$data/leave-one-out"); then
    plot leave-one-out ratio.gp
fi

if [ ! -f "$data/threads.csv" ]; then
    echo "threads: not drawn; $mine has no threads.csv: make speedup writes it"
elif prepare threads threads.awk "$data/threads.csv"; then
    plot threads threads.gp
fi
