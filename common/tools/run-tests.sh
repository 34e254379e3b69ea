#!/bin/sh
# Runs Unity test programs one after another, shows what each has to say and
# ends with the failures once more and the line "N passed, N failed". A crash
# is a failure, and so is a program not ended after TEST_TIMEOUT seconds.
set -u
LC_ALL=C
export LC_ALL
limit=${TEST_TIMEOUT:-600}
passed=0 failed=0 skipped=0 running=
log=$(mktemp) && failures=$(mktemp) || exit 1
trap 'rm -f "$log" "$failures"' EXIT
trap '[ -z "$running" ] || kill "$running"; exit 130' INT TERM HUP

case $limit in
'' | *[!0-9]* | 0*)
    echo "TEST_TIMEOUT=$limit: not a number of seconds such as 600" >&2
    exit 2
    ;;
esac

# What runs in the background ignores SIGINT, which the tests must not: GNU's
# env mends that; elsewhere the shell's job control does, if it can.
default='env --default-signal=INT,QUIT'
$default true 2>/dev/null || { default=; { set -m; } 2>/dev/null; }

# The program is in a process group of its own: whatever it has started ends
# with it, and a Ctrl-C has to be handed on, by the trap.
run() {
    # shellcheck disable=SC2086 # several words, or none
    sh "${0%/*}/limit.sh" "$limit" $default "$1" >"$log" 2>&1 </dev/null &
    running=$!
    wait "$running"
}

for program in "$@"; do
    name=${program#*build/}
    printf '== %s\n' "$name"
    run "$program"
    status=$?
    grep -v ':PASS$' "$log" | grep -vE '^(-+|OK|FAIL|[0-9]+ Tests .*|)$'
    grep -E '^[^:]*:[0-9]+:[^:]*:FAIL' "$log" >>"$failures"
    counts=$(sed -nE \
        's/^([0-9]+) Tests ([0-9]+) Failures ([0-9]+) Ignored.*/\1 \2 \3/p' \
        "$log")
    # shellcheck disable=SC2086
    set -- ${counts:-0 0 0}
    last=$(sed -nE 's/^[^:]*:[0-9]+:([A-Za-z0-9_]+):.*/\1/p' "$log" | tail -n 1)
    last=${last:+; the last test done was $last}
    if [ "$status" -eq 124 ] && [ "$2" -ne 124 ]; then
        echo "$name did not end within $limit s and was stopped$last" |
            tee -a "$failures"
        echo "(TEST_TIMEOUT=seconds changes the limit)"
        failed=$((failed + 1))
    elif [ -z "$counts" ] || { [ "$status" -ne 0 ] && [ "$2" -eq 0 ]; }; then
        echo "$name ended with status $status before its tests were done$last" |
            tee -a "$failures"
        failed=$((failed + 1))
    fi
    passed=$((passed + $1 - $2 - $3))
    failed=$((failed + $2))
    skipped=$((skipped + $3))
done

echo
if [ -s "$failures" ]; then
    cat "$failures"
    echo
fi
if [ "$skipped" -gt 0 ]; then
    echo "$passed passed, $failed failed, $skipped skipped"
else
    echo "$passed passed, $failed failed"
fi
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
