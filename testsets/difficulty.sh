#!/bin/sh
# How hard the sets are: finds the mean nodes that a table still lacks.
# Arguments: the table, which has a row for a part, a mode, a set and the
# number of its first lines to run; the solvers' directory. What is found is
# written down at once: an interrupted run goes on where it stopped.
set -eu
LC_ALL=C # 75.5 nodes, whatever the country
export LC_ALL
table=$1 build=$2
here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

fail() {
    echo "$table: $row: $*" >&2
    exit 1
}

mean_of() { # part mode set lines
    set -- "$(basename "$here/../parts/$1"-*)" "$2" "$here/$3.txt" "$4"
    [ -x "$build/$1" ] || fail "there is no solver $build/$1"
    [ -r "$3" ] || fail "there is no $3"
    sed "$4q" "$3" >"$work/set"
    weak=
    [ "$2" = strong ] || weak=1
    sed 's/ .*//' "$work/set" | "$build/$1" ${weak:+-w} >"$work/answers" ||
        true
    awk -v weak="$weak" \
        -f "$here/mean.awk" "$work/set" "$work/answers"
}

awk -F, 'NR > 1 && $5 == ""' <"$table" >"$work/rows"
while IFS= read -r row; do
    echo "$row" | grep -qE '^[0-9]+,(strong|weak),[a-z-]+,[1-9][0-9]*,$' ||
        fail "not a row such as 12,weak,end-easy,1000,"
    # shellcheck disable=SC2046
    mean=$(mean_of $(echo "$row" | tr , ' '))
    case $mean in
    wrong*) fail "wrong score in line ${mean#* }" ;;
    slow) fail "the solver did not answer all lines" ;;
    '' | *[!0-9.]*) fail "awk says that the mean is '$mean'" ;;
    esac
    awk -v row="$row" -v mean="$mean" \
        '{ print ($0 == row ? row mean : $0) }' <"$table" >"$table.part"
    mv "$table.part" "$table"
    echo "$row$mean"
done <"$work/rows"
