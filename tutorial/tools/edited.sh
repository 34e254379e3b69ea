#!/bin/sh
# A part with an edit to its source, on the positions of standard input (a
# score may follow them), beside the part as it is: how many scores have become
# wrong, and the nodes of both. With -w the weak ones. The edit is a command for
# sed, or the name of a file with such commands, seen from the top. What the
# edited program says on standard error is shown.
# usage: edited.sh [-w] PART SED <positions       such as edited.sh 05 \
#   's/score >= beta/score > beta/' <bench/signature-late.txt
# BUILD names the build directory; `make parts` must have been there. May be
# called from anywhere.
set -eu
LC_ALL=C
export LC_ALL
mode=
[ "${1-}" != -w ] || { mode=-w; shift; }
[ $# -eq 2 ] || { echo "usage: $0 [-w] PART SED <positions" >&2; exit 2; }
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
# shellcheck disable=SC2012 # no name of ours is odd
names=$(ls -d "parts/$1/part.c" "parts/$1"-*/part.c "parts/0$1"-*/part.c \
    2>/dev/null | sed 's,^parts/,,; s,/part.c$,,') || true
name=$(echo "$names" | head -n 1)
[ -n "$name" ] || { echo "$0: there is no part '$1'" >&2; exit 2; }
[ "$name" = "$names" ] || [ "$name" = "$1" ] || {
    # shellcheck disable=SC2086 # on one line
    echo "$0: $1 could be each of" $names >&2
    exit 2
}
[ -x "$build/$name" ] || { echo "$0: first make parts" >&2; exit 2; }
work=$(mktemp -d "${TMPDIR:-/tmp}/edited.XXXXXX")
trap 'rm -rf "$work"' EXIT

# The whole solver as one file, so that the edit may be anywhere in it.
sh common/tools/flat.sh "$name" 7 6 edited "parts/$name/part.c" \
    "$work/part.c" >"$work/log"
if [ -f "$2" ]; then sed -f "$2" "$work/part.c"; else sed "$2" "$work/part.c"
fi >"$work/edited.c"
if cmp -s "$work/part.c" "$work/edited.c"; then
    echo "$0: the edit changes nothing in part $1" >&2
    exit 1
fi
${CC:-cc} -O2 -DNDEBUG -o "$work/edited" "$work/edited.c" -pthread
cut -d' ' -f1 >"$work/set"
"$build/$name" $mode <"$work/set" >"$work/before"
"$work/edited" $mode <"$work/set" >"$work/now"
paste -d' ' "$work/before" "$work/now" | awk '
    { wrong += $2 != $6; before += $3; now += $7 }
    END {
        printf "%d of %d scores wrong, %.0f nodes, unedited %.0f\n", wrong, NR,
            now, before
    }'
