#!/bin/sh
# Learns an order of the children from the nodes of part 22's search and counts
# what it is worth: learned-order.csv on standard output. README.md tells more.
# usage: learn-order.sh TRAIN CHECK COUNT    how many positions of each kind, to
#   learn from, to check the first choices on, and to solve; 300 100 100 if none
# BUILD names the build directory; `make learn-order` builds what is needed.
set -eu
LC_ALL=C
export LC_ALL
train=${1:-300} check=${2:-100} count=${3:-100}
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

for order in right cheap; do
    # shellcheck disable=SC2046
    $(tr -d "'" <"$build/flags") -MF "$work/$order.d" \
        -DPART_NAME="\"learned/$order\"" \
        -I "$work" -DLEARNED_WEIGHTS="\"$order.h\"" \
        -o "$work/$order" bench/tuning/learned.c "$build/obj/common/main.o" \
        "$build/obj/common/answer.o" "$build/obj/common/board.o" -pthread
done

# The whole search, position by position; no score may differ.
for set in "10 41010" "12 41012" "14 41014"; do
    stones=${set% *} seed=${set#* }
    [ "$stones" = 10 ] && some=$((count / 2)) || some=$count
    "$build/positions" "$stones" "$some" "$seed" >"$work/held-out.txt"
    for solver in "$build/22-history" "$work/right" "$work/cheap"; do
        "$solver" <"$work/held-out.txt" >"$work/answers-${solver##*/}.txt"
    done
    paste -d' ' "$work/answers-22-history.txt" "$work/answers-right.txt" \
        "$work/answers-cheap.txt" | awk -v stones="$stones" '
        $2 != $6 || $2 != $10 { wrong++ }
        { present += $3; right += $7; cheap += $11 }
        END {
            if (wrong) {
                print wrong " scores differ" >"/dev/stderr"
                exit 1
            }
            printf "nodes from %d stones on,%.0f,%.0f,%.0f,\n", stones, present,
                right, cheap
        }'
done
