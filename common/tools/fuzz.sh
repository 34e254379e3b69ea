#!/bin/sh
# Runs fuzz targets, each for some seconds, from its stored bytes on.
# Arguments: where they were built, the seconds, how many processes at a time,
# the name of the only target or '', the sources of all.
set -u
build=$1 seconds=$2 jobs=$3 only=$4
shift 4
ran=0 failed=0

for number in "SECONDS=$seconds" "JOBS=$jobs"; do
    case ${number#*=} in
    '' | *[!0-9]* | 0*)
        echo "$number: not a whole number such as 60" >&2
        exit 2
        ;;
    esac
done

# Targets that need files have them here: in memory if there is such a place.
memory=/dev/shm
[ -d $memory ] && [ -w $memory ] || memory=${TMPDIR:-/tmp}
TMPDIR=$(mktemp -d "$memory/fuzz.XXXXXX") || exit 1
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT
trap 'exit 130' INT TERM HUP

# The last line of statistics that libFuzzer prints: executions and coverage.
report() {
    awk -v name="$1" '
        /^#[0-9]+.* cov: / { split($0, word, /cov: /); edges = word[2] + 0
                             tries = substr($1, 2) + 0 }
        /^stat::number_of_executed_units/ { tries = $2 }
        END { printf "%-12s %10d tries, %5d edges covered", name, tries, edges }
    ' "$2"
}

for source in "$@"; do
    name=$(basename "$source" .c)
    [ -z "$only" ] || [ "$only" = "$name" ] || continue
    ran=$((ran + 1))
    program=$build/fuzz/${source%.c}
    found=$build/found/$name
    log=$build/$name.log
    mkdir -p "$found"
    fork=
    [ "$jobs" -eq 1 ] || fork=-fork=$jobs
    # shellcheck disable=SC2086
    if "$program" -max_total_time="$seconds" -timeout=10 -print_final_stats=1 \
        -artifact_prefix="$build/$name-" $fork "$found" \
        "$(dirname "$source")/corpus/$name" >"$log" 2>&1; then
        echo "$(report "$name" "$log"): nothing found"
    else
        failed=$((failed + 1))
        bytes=$(sed -n 's/.*Test unit written to //p' "$log" | head -n 1)
        if [ -n "$bytes" ]; then
            echo "$(report "$name" "$log"): FOUND"
            grep -E 'does not hold|runtime error|ERROR:' "$log" | head -n 1
            echo "The bytes are in $bytes; see it again with"
            echo "    $program $bytes"
        else
            echo "$(report "$name" "$log"): did not end well; see $log"
        fi
    fi
done

if [ "$ran" -eq 0 ]; then
    echo "There is no fuzz target '$only'; there are:" >&2
    for source in "$@"; do echo "    $(basename "$source" .c)" >&2; done
    exit 2
fi
[ "$failed" -eq 0 ]
