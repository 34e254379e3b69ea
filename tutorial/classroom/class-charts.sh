#!/bin/sh
# usage: class-charts.sh DATA OUT                        from the top
# Draws OUT/histogram.svg and OUT/mistakes.svg from what gradebook has written to
# DATA; where it has written nothing, nothing is drawn. FORMAT=png: as PNG.
set -eu
data=$1 out=$2 here=$(dirname "$0") format=${FORMAT:-svg}

# gnuplot's strings: a quote in them is written twice.
quote() { printf "'%s'" "$(printf '%s\n' "$1" | sed "s/'/''/g")"; }

for chart in histogram mistakes; do
    [ -f "$data/$chart.data" ] || continue
    gnuplot -e "format = '$format'; out = $(quote "$data/$chart"); \
style = $(quote plots/style.gp); data = $(quote "$data/$chart.data")" \
        "$here/$chart.gp" 2>"$data/messages" || :
    if [ ! -s "$data/$chart.$format" ]; then
        cat "$data/messages" >&2
        echo "$chart: gnuplot could not draw it" >&2
        exit 1
    fi
    # A title for screen readers.
    sed "s|<title>Gnuplot</title>|<title>$chart</title>|" \
        "$data/$chart.$format" >"$data/$chart.part"
    mv "$data/$chart.part" "$out/$chart.$format"
done
