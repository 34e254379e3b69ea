#!/bin/sh
# usage: test-classroom.sh DIRECTORY ROUNDS BUILD               from the top
# Grades a class of right, wrong and hostile submissions, ROUNDS times: every one
# gets what it is worth, the same each time, and nothing is touched but
# DIRECTORY. CALLS=any, as the sandbox is what most hostile ones are to meet.
set -eu
LC_ALL=C
export LC_ALL
mkdir -p "$1"
directory=$(cd "$1" && pwd) rounds=$2
here=tutorial/classroom/testing
failures=0 checks=0

# check WHAT COMMAND...: counts, and says what is wrong.
check() {
    what=$1
    shift
    checks=$((checks + 1))
    if ! "$@"; then
        failures=$((failures + 1))
        echo "FAIL: $what"
    fi
}

# All files of ours and the submissions, as they are now.
everything() {
    {
        find . "$directory/subs" "$HOME/.grade-canary" \
            -path ./build -prune -o -path ./.git -prune -o -type f -size -2000k \
            -print0 | sort -z | xargs -0 cksum
        find "$directory/subs" -print | sort
    } | cksum
}

processes() {
    # shellcheck disable=SC2009 # all of those who grade
    ps -eo user:12,comm | awk '$1 ~ /^6[1-4][0-9][0-9][0-9]$/' | grep -c . || :
}

rm -rf "$directory/subs" "$directory"/round*
sh $here/class.sh "$directory" "$3"
echo canary >"$HOME/.grade-canary"
trap 'rm -f "$HOME/.grade-canary"' EXIT
before=$(everything)

for round in $(seq 1 "$rounds"); do
    start=$(date +%s)
    make -s --no-print-directory gradebook PART=07 SUBS="$directory/subs" \
        OUT="$directory/round$round.csv" CALLS=any >"$directory/round$round.log" 2>&1 ||
        { cat "$directory/round$round.log"; exit 1; }
    seconds=$(($(date +%s) - start))
    echo "round $round: $(find "$directory/subs" ! -name subs -prune -type d |
        wc -l | tr -d ' ') submissions in $seconds s"
done
check 'nothing else was touched' [ "$before" = "$(everything)" ]
for wait in 1 2 3 4 5; do [ "$(processes)" = 0 ] || sleep "$wait"; done
check 'no process is left' [ "$(processes)" = 0 ]
for round in $(seq 2 "$rounds"); do
    check "round $round is round 1" \
        cmp "$directory/round1.csv" "$directory/round$round.csv"
done

# is_worth LEAST MOST MISTAKE WORDS, of the report in $report and row $row.
is_worth() {
    echo "$row" | awk -F'|' -v least="$1" -v most="$2" -v mistake="$3" '
        { exit !($2 + 0 >= least && $2 + 0 <= most &&
                 (mistake == "" || $3 == mistake)) }' &&
        { [ -z "$4" ] || grep -qF "$4" "$report"; }
}

python3 $here/rows.py "$directory/round1.csv" >"$directory/rows"
while IFS='|' read -r name least most mistake words; do
    row=$(NAME=$name awk -F'|' '$1 == ENVIRON["NAME"]' "$directory/rows")
    report=$(echo "$row" | awk -F'|' -v home="$directory/round1/" \
        '{ print home $4 }')
    check "$name: $row (expected $least to $most, $mistake, $words)" \
        is_worth "$least" "$most" "$mistake" "$words"
done <"$directory/expected"
echo "$((checks - failures)) passed, $failures failed"
[ "$failures" = 0 ]
