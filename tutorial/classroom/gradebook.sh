#!/bin/sh
# usage: gradebook.sh BUILD UNITY SCORER GRADE PART SUBS OUT      from the top
# Has every submission in SUBS graded by GRADE, and writes OUT, grades.csv for
# example, and the directory beside it, grades/. What is done already stays.
# From the environment come JOBS, how many are graded side by side, and what the
# grader is told: SEED, TTSLOTS, SECRET, CUT, SUB_CMD, CALLS, UNSAFE.
set -eu
LC_ALL=C
export LC_ALL
build=$1 unity=$2 scorer=$3 grade=$4 part=$5 subs=$6 out=$7
seed=${SEED-1} slots=${TTSLOTS-}
here=tutorial/classroom
# shellcheck source=tutorial/classroom/year.sh
. "$here/year.sh"

# A name that begins with a dash is no option.
path() { case $1 in /* | ./*) echo "$1" ;; *) echo "./$1" ;; esac; }
# Where a directory really is.
place() { (cd -P -- "$1" && pwd); }

# --- what can be wrong --------------------------------------------------------

[ -d "$subs" ] || fail "SUBS=$subs is no directory"
ls -- "$subs" >/dev/null 2>&1 || fail "SUBS=$subs cannot be read"
[ -n "$(find "$(path "$subs")/." ! -name . -prune -type d ! -name '.*' \
    -print 2>/dev/null | head -n 1)" ] ||
    fail "there is nothing to grade in $subs: each submission is a directory"
case $out in
.csv | */.csv) fail "OUT=$out has no name: for example OUT=grades.csv" ;;
*.csv) ;;
*) fail "OUT=$out: its name ends in .csv, for example OUT=grades.csv" ;;
esac
: "${JOBS:=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)}"
case $JOBS in
*[!0-9]* | 0* | ????*) fail "JOBS=$JOBS: not a number from 1 to 999" ;;
esac
subs=$(path "$subs") out=$(path "$out")
above=$(dirname "$out") book=${out%.csv}
[ -d "$above" ] || fail "there is no directory ${above#./} to write to"
[ -w "$above" ] || fail "nothing can be written in ${above#./}"
[ ! -d "$out" ] || fail "OUT=${out#./} is a directory"

# Nothing is graded that we have written, and nothing overwritten that others
# have.
case $(place "$above")/ in
"$(place "$subs")"/*)
    fail "OUT=${out#./} lies among the submissions: choose another place" ;;
esac
if [ -e "$out" ] && ! head -n 1 "$out" | grep -q '^student,points,of,'; then
    fail "${out#./} is there already, and no gradebook: it was left as it is"
fi
if [ -e "$book" ] && [ ! -d "$book/.done" ]; then
    fail "${book#./} is there already, and no gradebook's: choose another OUT"
fi
parallel --version 2>/dev/null | grep -q '^GNU parallel' ||
    fail 'the parallel here is not GNU parallel (Debian: its package parallel)'
mkdir -p "$book/.done" "$book/.failed" 2>/dev/null || :
for directory in "$book" "$book/.done" "$book/.failed"; do
    [ -w "$directory" ] || fail "nothing can be written in ${directory#./}"
done

# --- one run at a time --------------------------------------------------------

if [ -z "${GRADEBOOK_LOCKED-}" ]; then
    GRADEBOOK_LOCKED=1
    export GRADEBOOK_LOCKED
    exec "$build/gradebook" lock "$book/.lock" sh "$0" \
        "$build" "$unity" "$scorer" "$grade" "$part" "$subs" "$out"
fi

work=$book/.work
rm -rf "$work"
mkdir "$work"
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM HUP

# --- grading ------------------------------------------------------------------

set -- -b "$build" -u "$unity" -s "$scorer" -S "$seed" -d "$define" \
    -x "${SECRET-}" ${CUT:+-c "$CUT"} ${SUB_CMD:+-r "$SUB_CMD"} \
    ${CALLS:+-a "$CALLS"} ${UNSAFE:+-U}
unset SECRET # which is nothing for a submission to find

key=$("$build/gradebook" -p "$part" key "$grade" "$@" "${CC-cc}")
book() {
    "$build/gradebook" -s "$subs" -b "$book" -p "$part" ${CUT:+-c "$CUT"} \
        -k "$key" "$@"
}
book list >"$work/todo"

# The call is in a file: no shell reads what is in it. --plain: nobody's own
# settings; --will-cite: no notice on how to cite it (we do it here: O. Tange,
# GNU Parallel).
printf '%s\0' "$grade" "$@" >"$work/call"
GRADEBOOK=$build/gradebook GRADEBOOK_SUBS=$subs GRADEBOOK_DIR=$book
GRADEBOOK_PART=$part GRADEBOOK_KEY=$key
PARALLEL_SHELL=/bin/sh PARALLEL_HOME=$work/parallel
export GRADEBOOK GRADEBOOK_SUBS GRADEBOOK_DIR GRADEBOOK_PART GRADEBOOK_KEY \
    PARALLEL_SHELL PARALLEL_HOME
bar=
[ ! -t 2 ] || bar=--bar
# shellcheck disable=SC2016 # for the shell that parallel starts
[ ! -s "$work/todo" ] ||
    parallel --plain --will-cite -0 -j "$JOBS" $bar --tmpdir "$work" \
        -a "$work/todo" \
        '"$GRADEBOOK" -s "$GRADEBOOK_SUBS" -b "$GRADEBOOK_DIR" \
        -p "$GRADEBOOK_PART" -k "$GRADEBOOK_KEY" one {}' \
        </dev/null || :

# --- the book -----------------------------------------------------------------

status=0
rm -f "$book/histogram.svg" "$book/mistakes.svg"
book write "$out" || status=$?
sh "$here/class-charts.sh" "$work" "$book" || status=1
exit "$status"
