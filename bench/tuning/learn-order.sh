#!/bin/sh
# Learns an order of the children from the nodes of part 22's search and counts
# what it is worth: learned-order.csv on standard output. README.md tells more.
# usage: learn-order.sh TRAIN CHECK COUNT    how many positions of each kind, to
#   learn from, to check the first choices on, and to solve; 500 150 200 if none
# BUILD names the build directory; `make learn-order` builds what is needed.
set -eu
LC_ALL=C
export LC_ALL
train=${1:-500} check=${2:-150} count=${3:-200}
build=${BUILD:-build}
work=$build/tuning
[ -x "$build/learn-order" ] || { echo "$0: make learn-order" >&2; exit 2; }
mkdir -p "$work"

# Each set has a seed of its own: nothing is checked on what was learned from.
{ "$build/positions" 12 "$train" 41001
  "$build/positions" 14 "$train" 41003; } >"$work/train.txt"
{ "$build/positions" 12 "$check" 41002
  "$build/positions" 14 "$check" 41004; } >"$work/check.txt"
echo "figure,part 22,right first,cheap first,best"
"$build/learn-order" "$work/train.txt" "$work/check.txt" "$work"

sh bench/tuning/against.sh "$count" \
    right bench/tuning/variants/learned.c -DLEARNED_WEIGHTS='"right.h"' \
    cheap bench/tuning/variants/learned.c -DLEARNED_WEIGHTS='"cheap.h"' |
    sed 's/$/,/'
