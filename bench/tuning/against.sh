#!/bin/sh
# Part 22 with one thing changed, against part 22: nodes on random positions of
# three kinds that nothing was learned from. No score may differ.
# usage: against.sh COUNT NAME MANIFEST OPTION [NAME MANIFEST OPTION...]
# Compiles each manifest with its option, as BUILD/tuning/NAME, and prints a
# row for each kind: what, the nodes of part 22, and those of the others.
set -eu
LC_ALL=C
export LC_ALL
[ $# -ge 4 ] || { echo "usage: $0 COUNT NAME MANIFEST OPTION..." >&2; exit 2; }
count=$1
shift
build=${BUILD:-build}
work=$build/tuning
solvers=$build/22-history
mkdir -p "$work"
while [ $# -ge 3 ]; do
    # shellcheck disable=SC2046
    $(tr -d "'" <"$build/flags") -MF "$work/$1.d" -DPART_NAME="\"$1\"" \
        -I "$work" "$3" -o "$work/$1" "$2" "$build/obj/common/main.o" \
        "$build/obj/common/answer.o" "$build/obj/common/board.o" -pthread
    solvers="$solvers $work/$1"
    shift 3
done

# kind STONES COUNT SEED
kind() {
    "$build/positions" "$@" >"$work/held-out.txt"
    : >"$work/answers.txt"
    for solver in $solvers; do
        "$solver" <"$work/held-out.txt" | awk '{ print $2, $3 }' |
            paste -d' ' "$work/answers.txt" - | sed 's/^ //' >"$work/more.txt"
        mv "$work/more.txt" "$work/answers.txt"
    done
    awk -v stones="$1" '
        {
            fields = NF
            for (i = 1; i < fields; i += 2) {
                wrong += $i != $1
                nodes[i] += $(i + 1)
            }
        }
        END {
            if (wrong) {
                print wrong " scores differ" >"/dev/stderr"
                exit 1
            }
            printf "nodes from %d stones on", stones
            for (i = 1; i < fields; i += 2)
                printf ",%.0f", nodes[i]
            print ""
        }' "$work/answers.txt"
}

kind 10 $((count / 2)) 41010
kind 12 "$count" 41012
kind 14 "$count" 41014
