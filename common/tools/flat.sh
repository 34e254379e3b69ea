#!/bin/sh
# usage: flat.sh NAME WIDTH HEIGHT VERSION MANIFEST OUTPUT [alone]
# Writes the solver of a manifest as one self-contained C file; alone, without
# all that is common to solvers, to be read.
set -eu
LC_ALL=C
export LC_ALL
name=$1 width=$2 height=$3 version=$4 manifest=$5 output=$6 alone=${7:-}

if [ ! -f "$manifest" ]; then
    echo "flat: there is no $manifest" >&2
    exit 1
fi
mkdir -p "$(dirname "$output")"
set -- "$manifest"
[ -n "$alone" ] || set -- "$@" common/answer.c common/board.c common/main.c
awk -f common/tools/path.awk -f common/tools/flat.awk \
    -v name="$name" -v width="$width" \
    -v height="$height" -v version="$version" -v alone="$alone" \
    "$@" > "$output.new"
mv "$output.new" "$output"
echo "$output ($(($(wc -l <"$output"))) lines)"
