#!/bin/sh
# Our mean node counts beside the published ones, on the tutorial's own sets.
# Arguments: the directory of the six sets, the time for each cell, the parts.
# A cell is one part, one mode and one set; MODES and SETS choose some.
set -eu
LC_ALL=C
export LC_ALL
here=$(dirname "$0")
dir=$1 budget=$2
shift 2
published=${PUBLISHED:-bench/published.csv}
modes=$(echo "${MODES:-strong,weak}" | tr , ' ')

case $budget in
*h) seconds=${budget%h} unit=3600 ;;
*m) seconds=${budget%m} unit=60 ;;
*) seconds=${budget%s} unit=1 ;;
esac
case $seconds in
'' | *[!0-9]* | 0*)
    echo "BUDGET=$budget: not a time such as 10s, 2m or 1h" >&2
    exit 2
    ;;
esac
budget=$((seconds * unit))

for mode in $modes; do
    case $mode in
    strong | weak) ;;
    *)
        echo "MODES: '$mode' is neither strong nor weak" >&2
        exit 2
        ;;
    esac
done

# name, the tutorial's file, ours
sets=$(awk -F '"' 'NF == 7 { print $4, $6, $2 ".txt" }' \
    <"$here/six_sets.h")

# Those that SETS names, as bench does: end-easy,middle-easy; all if empty.
sets=$(echo "$sets" | awk -v chosen="${SETS:-}" '
    { row[$1] = $0; name[NR] = $1; known[tolower($1)] = 1 }
    END {
        n = split(tolower(chosen), list, /[ ,]+/)
        for (i = 1; i <= n; i++) {
            wanted[list[i]] = 1
            if (!(list[i] in known)) {
                printf "SETS: there is no set \"%s\"\n", list[i] >"/dev/stderr"
                exit 2
            }
        }
        for (i = 1; i <= NR; i++)
            if (n == 0 || (tolower(name[i]) in wanted)) print row[name[i]]
    }')

path_of() { # of a set, under either of its names
    set -- "$dir/$1" "$dir/$2"
    [ -r "$1" ] || shift
    case $1 in /*) echo "$1" ;; *) echo "./$1" ;; esac # a=b: no assignment
}

missing=$(echo "$sets" | while read -r name theirs ours; do
    [ -r "$(path_of "$theirs" "$ours")" ] || printf ' %s' "$theirs"
done)
if [ -n "$missing" ]; then
    cat >&2 <<END
$dir: there is no$missing
The tutorial's test sets are not part of this project. Their author, Pascal
Pons, publishes them with the second part of his tutorial,
  http://blog.gamesolver.org/solving-connect-four/02-test-protocol/
Put the six files into a directory and say: make original ORIGINAL=directory
END
    exit 1
fi
[ -r "$published" ] || echo "$published is missing: no figures to compare" >&2

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

# The first lines decide whether it is worth while: 20 of 1000 positions
# must not take a fifth of the time for all.
solve() { # part mode set
    weak=
    [ "$2" = strong ] || weak=1
    sed 's/ .*//' "$3" >"$work/positions"
    sed 20q "$work/positions" >"$work/first"
    limit="$here/../common/tools/limit.sh"
    if sh "$limit" "$((budget / 5 + 1))" "$BUILD/$1" ${weak:+-w} \
        <"$work/first" >"$work/answers"; then
        sh "$limit" "$budget" "$BUILD/$1" ${weak:+-w} <"$work/positions" \
            >"$work/answers" || true
    fi
    awk -v weak="$weak" -f "$here/mean.awk" "$3" "$work/answers"
}

figure() { # part mode set: the published mean, or NA
    [ -r "$published" ] || { echo NA; return; }
    awk -F, -v part="${1%%-*}" -v mode="$2" -v set="$3" '
        $1 == part && $3 == mode && tolower($4) == tolower(set) {
            found = $6
        }
        END { print (found == "" ? "NA" : found) }' "$published"
}

status=0
row='%-5s %-7s %-14s %14s %14s %12s\n'
# shellcheck disable=SC2059
printf "$row" part mode set 'mean nodes' published difference
for part in "$@"; do
    for mode in $modes; do
        echo "$sets" >"$work/sets"
        while read -r name theirs ours; do
            mean=$(solve "$part" "$mode" "$(path_of "$theirs" "$ours")")
            theirs=$(figure "$part" "$mode" "$name")
            case $mean in
            wrong*)
                echo "$part $mode $name: line ${mean#* }: wrong score" >&2
                status=1
                continue
                ;;
            slow) continue ;; # over the budget: no mean to compare
            esac
            difference=$(echo "$mean $theirs" | awk '{
                if ($2 == "NA") print "-"
                else printf "%+.2f %%", 100 * ($1 / $2 - 1) }')
            # shellcheck disable=SC2059
            printf "$row" "${part%%-*}" "$mode" "$name" "$mean" "$theirs" \
                "$difference"
        done <"$work/sets"
    done
done
echo "Cells that take more than $budget s are left out; BUDGET=1m: more."
exit $status
