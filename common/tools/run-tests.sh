#!/bin/sh
# Runs Unity test programs one after another, shows what each has to say and
# ends with the line "N passed, N failed". A crash is a failure.
set -u
passed=0 failed=0 skipped=0
log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT

for program in "$@"; do
    name=${program#*build/}
    printf '== %s\n' "$name"
    "$program" >"$log" 2>&1
    status=$?
    grep -v ':PASS$' "$log" | grep -vE '^(-+|OK|FAIL|[0-9]+ Tests .*|)$'
    counts=$(sed -nE \
        's/^([0-9]+) Tests ([0-9]+) Failures ([0-9]+) Ignored.*/\1 \2 \3/p' \
        "$log")
    # shellcheck disable=SC2086
    set -- ${counts:-0 0 0}
    if [ -z "$counts" ] || { [ "$status" -ne 0 ] && [ "$2" -eq 0 ]; }; then
        echo "$name ended with status $status before its tests were done"
        failed=$((failed + 1))
    fi
    passed=$((passed + $1 - $2 - $3))
    failed=$((failed + $2))
    skipped=$((skipped + $3))
done

echo
if [ "$skipped" -gt 0 ]; then
    echo "$passed passed, $failed failed, $skipped skipped"
else
    echo "$passed passed, $failed failed"
fi
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
