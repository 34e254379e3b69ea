#!/bin/sh
# Fits the weights of part 19: moves one at a time up and down as long as the
# solver then needs fewer nodes, and halves the steps when none helps.
# usage: fit.sh SET...   (files made by make testset; README.md tells which)
# BUILD names the build directory, START_DEFENDER and START_ATTACKER where to
# begin. Each line printed is better than the one before; stop it at any time.
set -eu
[ $# -gt 0 ] || { echo "usage: $0 SET..." >&2; exit 2; }
build=${BUILD:-build}
part=parts/20-root-windows/part.c # which has them as well
objects="$build/obj/common/main.o $build/obj/common/answer.o
         $build/obj/common/board.o"
[ -f "$build/flags" ] || { echo "$0: first make parts" >&2; exit 2; }
mkdir -p "$build/tuning"

# cost DEFENDER ATTACKER: the sum of the logarithms of the nodes, by set
cost() {
    # shellcheck disable=SC2086
    $(tr -d "'" <"$build/flags") -DPART_NAME='"tuning"' \
        -DDEFENDER_WEIGHTS="$1" -DATTACKER_WEIGHTS="$2" \
        -o "$build/tuning/solver" "$part" $objects -pthread
    for set in $SETS; do
        cut -d' ' -f1 "$set" | "$build/tuning/solver"
        echo end
    done | awk '/^end/ { sum += log(nodes); nodes = 0; next }
                { nodes += $3 } END { printf "%.5f\n", sum }'
}

# moved LIST INDEX STEP: the list with one weight changed
moved() {
    echo "$1" | awk -F', *' -v OFS=', ' -v i="$2" -v step="$3" \
        '{ $i += step; print }'
}

SETS="$*"
defender=${START_DEFENDER:-24, 0, 0, 0, 0, 2, 0, 1}
attacker=${START_ATTACKER:-24, 0, 0, 0, 0, 2, 4, 1}
best=$(cost "$defender" "$attacker")
echo "$best  $defender | $attacker"
for step in 8 4 2 1; do
    again=yes
    while [ $again = yes ]; do
        again=no
        for side in defender attacker; do
            for i in 2 3 4 5 6 7 8; do # the first is the measure of the others
                for sign in '' -; do
                    d=$defender a=$attacker
                    case $side in
                    defender) d=$(moved "$d" $i "$sign$step") ;;
                    attacker) a=$(moved "$a" $i "$sign$step") ;;
                    esac
                    now=$(cost "$d" "$a")
                    [ "$(echo "$now $best" | awk '{ print $1 < $2 - 0.001 }')" \
                        = 1 ] || continue
                    best=$now defender=$d attacker=$a again=yes
                    echo "$best  $defender | $attacker"
                    break
                done
            done
        done
    done
done
