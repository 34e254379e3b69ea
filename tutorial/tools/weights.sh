#!/bin/sh
# What the terms of part 19's rank are worth: takes one out, or makes a mistake
# on purpose, and prints the nodes that two sets of positions need, in per cent
# of those with the weights as they are.
# usage: weights.sh SET SET
set -eu
LC_ALL=C
export LC_ALL
[ $# -eq 2 ] || { echo "usage: $0 SET SET" >&2; exit 2; }
one=$1
other=$2
header=parts/19-fitted-rank/child_rank.h
with=$(dirname "$0")/with.sh

weights() { # of DEFENDER or ATTACKER
    sed -n "s/^#define $1_WEIGHTS //p" $header
}
defender=$(weights DEFENDER)
attacker=$(weights ATTACKER)

# changed LIST TERM FACTOR: the list with the weight of one term multiplied
changed() {
    at=$(awk -v term="$2;" '/^} Weights/ { exit }
        $1 == "int" { n++; if ($2 == term) print n }' $header)
    echo "$1" | awk -F', *' -v OFS=', ' -v i="$at" -v f="$3" '{ $i *= f; print }'
}

nodes() { # label, weights of the defender, of the attacker
    cat "$one" "$other" |
        sh "$with" -r 19 DEFENDER_WEIGHTS="$2" ATTACKER_WEIGHTS="$3" |
        awk -v first="$(wc -l <"$one")" -v label="$1" '
            { strong[NR > first] += $1; weak[NR > first] += $2 }
            END { print label "," strong[0] "," weak[0] "," strong[1] "," weak[1] }'
}

{
    nodes fitted "$defender" "$attacker"
    for term in reply spoilt; do
        nodes "without $term" "$(changed "$defender" $term 0)" \
            "$(changed "$attacker" $term 0)"
    done
    nodes "reply: wrong sign" "$(changed "$defender" reply -1)" \
        "$(changed "$attacker" reply -1)"
    nodes "defender's for both" "$defender" "$defender"
    nodes "the two swapped" "$attacker" "$defender"
} | awk -F, -v one="$(basename "$one" .txt)" \
    -v other="$(basename "$other" .txt)" '
    NR == 1 {
        printf "%-19s %16s  %14s\n", "in per cent", one, other
        printf "%-19s %9s %6s  %7s %6s\n", "", "strong", "weak", "strong", "weak"
        for (i = 2; i <= 5; i++) whole[i] = $i
        next
    }
    { printf "%-19s %9.0f %6.0f  %7.0f %6.0f\n", $1,
        100 * $2 / whole[2], 100 * $3 / whole[3], 100 * $4 / whole[4],
        100 * $5 / whole[5] }'
