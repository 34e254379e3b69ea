#!/bin/sh
# usage: bundle.sh gradescope|classroom50|autolab PART OUT UNITY  from the top
# All that a platform needs to grade a part: our sources, Unity's, and scripts
# that speak to it. SEED, TTSLOTS, SECRET, CUT, SUB_CMD, UNSAFE and LIMIT are
# variables, and become settings of the bundle.
set -eu
LC_ALL=C
export LC_ALL
kind=$1 part=$2 out=$3 unity=$4
number=${part%%-*}
from=tutorial/classroom/bundles

# --- what is asked for --------------------------------------------------------

: "${SEED:=1}" "${TTSLOTS:=}" "${SECRET:=}" "${CUT:=}" "${SUB_CMD:=}"
: "${UNSAFE:=}" "${LIMIT:=}"
seed=$SEED slots=$TTSLOTS
. tutorial/classroom/year.sh

case $kind in
gradescope | autolab) : "${LIMIT:=540}" ;; # of ten minutes
classroom50) : "${LIMIT:=780}" ;;          # of fifteen
*) fail "there is no platform $kind" ;;
esac
case $LIMIT in
'' | *[!0-9]* | 0* | ??????*) fail "BUNDLE_LIMIT=$LIMIT: no number of seconds" ;;
esac
case $SECRET in
*[!A-Za-z0-9_.-]*) fail "SECRET: only letters, digits and _ . - can be in it" ;;
esac
case $SUB_CMD in
*[!A-Za-z0-9_./\ +=-]*)
    fail "SUB_CMD: only letters, digits, blanks and _ . - + = / can be in it" ;;
esac
for name in $CUT; do
    case $name in
    *[!A-Za-z0-9_]*) fail "CUT: '$name' is no name of a function" ;;
    esac
    grep -qw "$name" "parts/$part"/*.[ch] ||
        fail "CUT: part $part has no function '$name'"
done
while [ "$out" != "${out%/}" ]; do out=${out%/}; done
case $out in
'') fail "OUT names nothing" ;;
/*) ;;
*) out=$PWD/$out ;;
esac
[ ! -e "$out" ] || fail "$out is there already: it was left as it is"
above=$(dirname "$out")
while [ ! -e "$above" ]; do above=$(dirname "$above"); done
[ -w "$above" ] || fail "nothing can be written in $above"

# --- what is in it ------------------------------------------------------------

work=$(mktemp -d "${TMPDIR:-/tmp}/bundle.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM HUP
mkdir -p "$work/bundle/project/build/unity"

# What grading is made of; neither results, charts and chapters, nor tests
# but those of the parts.
files() {
    find Makefile LICENSE common parts testsets bench tutorial/rules.mk \
        tutorial/markdown tutorial/workbench tutorial/classroom -type f \
        ! -path 'bench/results/*' ! -path '*/fuzz/*' ! -path '*/bundles/*' \
        ! -path 'tutorial/*/testing/*' \
        ! -name '*~' ! -name '.*' | grep -vE '^[^p].*/test_[^/]*\.c$' | sort
}
files | tar -cf - -T - | tar -xf - -C "$work/bundle/project"
for file in unity.c unity.h unity_internals.h; do
    cp "$unity/$file" "$work/bundle/project/build/unity/$file"
done

for name in SEED TTSLOTS SECRET CUT SUB_CMD UNSAFE LIMIT; do
    eval "printf \"%s='%s'\n\" $name \"\$$name\""
done >"$work/bundle/settings.sh"
echo "PART='$part'" >>"$work/bundle/settings.sh"
cp $from/grade.sh "$work/bundle"

# The README says what the settings mean here.
readme() {
    awk -v part="$number" -v seed="$SEED" -v limit="$LIMIT" \
        -v secret="$SECRET" -v unsafe="$UNSAFE" -v name="$name" '
        /^@SECRET/ && secret == "" || /^@NO_SECRET/ && secret != "" ||
        /^@UNSAFE/ && unsafe == "" || /^@SAFE/ && unsafe != "" { next }
        { gsub(/@PART@/, part); gsub(/@SEED@/, seed)
          gsub(/@LIMIT@/, limit); gsub(/@NAME@/, name)
          sub(/^@[A-Z_]+ ?/, ""); print }' \
        "$from/$kind.md" $from/all.md
}

name=connect-four-$number

# --- one for each platform ----------------------------------------------------

gradescope() {
    cp $from/setup.sh $from/run_autograder "$work/bundle"
    chmod +x "$work/bundle/setup.sh" "$work/bundle/run_autograder"
    readme >"$work/bundle/README.md"
    (cd "$work/bundle" && zip -qrX "$work/done" .)
    mv "$work/done.zip" "$work/done"
}

classroom50() {
    (cd "$work/bundle" && tar -czf project.tar.gz project)
    rm -r "$work/bundle/project"
    cp $from/autograder.py $from/runtime.json "$work/bundle"
    readme >"$work/bundle/README.md"
    mv "$work/bundle" "$work/done"
}

# A problem for each group, with the points of the lesson.
problems() {
    sed -n 's/^Points: //p' "parts/$part/lesson.md" | tr ',' '\n' |
        awk '{ printf "- name: %s\n  description: '"''"'\n", $1
               printf "  max_score: %s.0\n  optional: false\n", $2 }'
}

autolab() {
    title=$(sed -n "1s/^# //p" "parts/$part/lesson.md" | sed "s/'/''/g")
    mkdir -p "$work/$name"
    cp $from/autograde.sh "$work/bundle"
    (cd "$work/bundle" && tar -cf "$work/$name/autograde.tar" .)
    cp $from/autograde-Makefile "$work/$name"
    readme >"$work/$name/README.md"
    problems >"$work/problems"
    sed "s/@NAME@/$name/; s|@TITLE@|$title|; s/@TIMEOUT@/$((LIMIT + 60))/
        /@PROBLEMS@/ {
            r $work/problems
            d
        }" $from/autolab.yml >"$work/$name/$name.yml"
    (cd "$work" && tar -cf "$work/done" "$name")
}

"$kind"
mkdir -p "$(dirname "$out")"
mv "$work/done" "$out"
echo "$out grades part $number on the platform: its README.md says how"
