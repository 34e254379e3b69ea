#!/bin/sh
# usage: handout.sh BUILD UNITY SCORER PART OUT SEED TTSLOTS CUT  from the top
# An assignment as a folder and as OUT.tar.gz. SEED and TTSLOTS make one that
# last year's answers do not fit; CUT names functions instead of the lesson's.
set -eu
LC_ALL=C
export LC_ALL
build=$1 unity=$2 scorer=$3 part=$4 out=$5 seed=$6 slots=$7 cut=$8
number=${part%%-*}

. tutorial/classroom/year.sh

while [ "$out" != "${out%/}" ]; do out=${out%/}; done
case $out in
'') fail "OUT names no folder" ;;
-*) out=./$out ;;
esac
above=$(dirname "$out")
while [ ! -e "$above" ]; do above=$(dirname "$above"); done
[ -w "$above" ] || fail "nothing can be written in $above"
[ ! -e "$out" ] || fail "$out is there already: it was left as it is"
[ ! -e "$out.tar.gz" ] || fail "$out.tar.gz is there already"

# What a part can solve in a moment.
if [ "$number" -lt 7 ]; then
    stones=28-34 left=2-14
else
    stones=22-30 left=4-20
fi

work=$(mktemp -d "${TMPDIR:-/tmp}/handout.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM HUP
mkdir "$work/folder"
"$build/generate" -S "$scorer" -s "$seed" -p "$stones" -l "$left" -n 100 \
    -o "$work/set" >/dev/null

# shellcheck disable=SC2086 # a flag, or none; a compiler of two words
$CC -std=c11 -O2 -DNDEBUG -D_POSIX_C_SOURCE=200809L -pthread $define \
    -DPART_NAME="\"$part\"" -o "$work/solver" "parts/$part/part.c" \
    common/main.c common/answer.c common/board.c
nodes=$(cut -d' ' -f1 "$work/set" | "$work/solver" |
    awk '{ sum += $(NF - 1) } END { printf "%.0f\n", sum }')

"$build/handout" ${cut:+-c "$cut"} -o "$work/folder/$(basename "$out")" -u "$unity" \
    -d "$define" -n "$nodes" -s "$work/set" "$part"
mkdir -p "$(dirname "$out")"
(cd "$work/folder" && tar -czf ../all.tar.gz "$(basename "$out")")
mv "$work/all.tar.gz" "$out.tar.gz"
mv "$work/folder/$(basename "$out")" "$out"
echo "$out and $out.tar.gz are the assignment: $out/README.md says what is to do"
