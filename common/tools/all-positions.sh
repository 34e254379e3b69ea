#!/bin/sh
# Runs programs that compare a solver with the oracle, and makes a table of
# what they say. Arguments: where the boards are built, the boards' sizes, the
# nodes that fewer stones may cost, how many at a time, the programs' names.
set -u
boards=$1 sizes=$2 nodes=$3 jobs=$4
shift 4
status=0

for number in "NODES=$nodes" "JOBS=$jobs"; do
    case ${number#*=} in
    '' | *[!0-9]* | 0*)
        echo "$number: not a whole number such as 2" >&2
        exit 2
        ;;
    esac
done

for size in $sizes; do
    printf '%-42s %9s %6s %7s %7s %7s %8s\n' "All positions of $size" \
        positions stones strong weak columns seconds
    for name in "$@"; do echo "$boards/$size/all-positions/$name"; done |
        xargs -P "$jobs" -I '{}' env '{}' -n "$nodes" || status=1
done
cat <<'END'
strong, weak, columns: wrong answers. stones: the fewest there were on the
board; where that is not 0, the solver would have taken too long with fewer.
END
[ "$status" -eq 0 ] || echo 'Not all answers are right.'
exit "$status"
