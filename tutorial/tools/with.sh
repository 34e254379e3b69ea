#!/bin/sh
# A part with some of its constants changed, on the positions of standard
# input: prints the changes and how many nodes it needs, strong and weak.
# usage: with.sh PART [NAME=VALUE...] <positions     such as with.sh 18 \
#   OPEN_DEADLINE=7 <bench/signature-middle.txt      (a score may follow them)
# Works for what stands between #ifndef and #endif. With -r before the part,
# prints the nodes of each position instead. BUILD names the build directory;
# `make parts` must have been there.
set -eu
LC_ALL=C
export LC_ALL
[ $# -gt 0 ] || {
    echo "usage: $0 [-r] PART [NAME=VALUE...] <positions" >&2
    exit 2
}
raw=0
[ "$1" != -r ] || { raw=1; shift; }
build=${BUILD:-build}
name=$(basename "$(dirname "$(echo parts/"$1"-*/part.c)")")
shift
[ -f "$build/flags" ] || { echo "$0: first make parts" >&2; exit 2; }
changes=$(printf ' %s' "$@")
for change; do
    set -- "$@" -D"$change"
    shift
done
program=$(mktemp "${TMPDIR:-/tmp}/with.XXXXXX")
trap 'rm -f "$program" "$program".*' EXIT

# Quickly compiled: nodes do not depend on how fast they are searched.
# shellcheck disable=SC2046
$(tr -d "'" <"$build/flags") -O1 -MF "$program.d" -DPART_NAME='"with"' "$@" \
    -o "$program" "parts/$name/part.c" "$build/obj/common/main.o" \
    "$build/obj/common/answer.o" "$build/obj/common/board.o" -pthread
cut -d' ' -f1 >"$program.set"
"$program" <"$program.set" >"$program.strong"
"$program" -w <"$program.set" >"$program.weak"
paste -d' ' "$program.strong" "$program.weak" |
    awk -v raw="$raw" -v what="${changes# }" '
        raw { print $3, $7; next }
        { strong += $3; weak += $7 }
        END {
            if (!raw)
                printf "%-17s strong %.0f, weak %.0f\n", what, strong, weak
        }'
