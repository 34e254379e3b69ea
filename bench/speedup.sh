#!/bin/sh
# What threads gain: some lines of a set with one thread, with several, and by
# as many processes of one thread at once. These do not share anything, so
# they show what the machine has to give. All in turns, as its speed changes;
# last, what is left when for each line only the quickest nodes count.
# Arguments: the solver, the set, its lines (321-345), the threads, the rounds.
set -eu
LC_ALL=C
export LC_ALL
solver=$1 set=$2 lines=$3 threads=$4 rounds=$5
work=$(mktemp -d)
running=
trap 'rm -rf "$work"' EXIT
# shellcheck disable=SC2086
trap 'kill $running 2>/dev/null; exit 130' INT TERM

fail() {
    echo "speedup: $*" >&2
    exit 1
}

number() { # name value least
    if ! echo "$2" | grep -qxE '[1-9][0-9]{0,5}' || [ "$2" -lt "$3" ]; then
        fail "$1=$2 is not a number from $3 on"
    fi
}

solve() { # threads file
    exec "$solver" -t "$1" <"$work/moves" >"$work/$2"
}

# Adds the time and the nodes of all lines; of several files, those of the one
# that took longest: then all are done.
add() { # file...
    for file in "$@"; do
        paste -d ' ' "$work/set" "$work/$file" |
            awk '$4 != $2 { print "wrong score of " $1 ": " $4; bad = 1; exit }
                 { time += $6; nodes += $5 }
                 END { if (!bad) print time, nodes }'
    done >"$work/sums"
    ! grep wrong "$work/sums" >"$work/wrong" ||
        fail "$(head -n 1 "$work/wrong")"
    sort -n "$work/sums" | tail -n 1 >>"$work/rounds"
}

[ -x "$solver" ] || fail "there is no solver $solver"
[ -r "$set" ] || fail "there is no set $set"
echo "$lines" | grep -qxE '[1-9][0-9]*-[1-9][0-9]*' ||
    fail "LINES=$lines is not of the form 321-345"
sed -n "$(echo "$lines" | tr - ,)p" "$set" >"$work/set"
[ $((${lines#*-} - ${lines%-*} + 1)) -eq $(($(wc -l <"$work/set"))) ] ||
    fail "$set has no lines $lines"
sed 's/ .*//' "$work/set" >"$work/moves"
number THREADS "$threads" 2
number ROUNDS "$rounds" 1

round=0
while [ $((round += 1)) -le "$rounds" ]; do
    running='' files='' i=0
    (solve 1 one) || fail "$solver failed"
    (solve "$threads" team) || fail "$solver failed"
    while [ $((i += 1)) -le "$threads" ]; do
        solve 1 "process$i" &
        running="$running $!" files="$files process$i"
    done
    for pid in $running; do
        wait "$pid" || fail "$solver failed"
    done
    add one
    add team
    for who in one team; do
        awk -v who=$who '{ print who, NR, $3, $4 }' "$work/$who"
    done >>"$work/lines"
    # shellcheck disable=SC2086
    add $files
done

echo "$(basename "$solver"), $(basename "$set" .txt) $lines, mean of $rounds"
awk -v threads="$threads" -v rounds="$rounds" '
    { time[NR % 3] += $1 / 1e6; nodes[NR % 3] += $2 }
    END {
        row("one thread", 1)
        printf "\n"
        row(threads " threads", 2)
        printf "  %.2f times as fast, %.2f times the nodes\n",
               time[1] / time[2], nodes[2] / nodes[1]
        row(threads " processes", 0)
        printf "  %.2f times the work of one in the same time\n",
               threads * time[1] / time[0]
    }
    function row(name, i) {
        printf "%-13s %9.3f s %12.0f nodes", name, time[i] / rounds,
               nodes[i] / rounds
    }' "$work/rounds"

# Somebody else's work makes a node slower, and not the nodes more. So of the
# rounds: the least time for a node, and the mean of the nodes.
awk '{ line = $1 " " $2; time = $3 ? $4 / $3 : 0; nodes[line] += $3
       if (!(line in least) || time < least[line]) least[line] = time }
     END { for (line in nodes) {
               split(line, of, " ")
               sum[of[1]] += nodes[line] * least[line]
           }
           if (sum["team"])
               printf "At the quietest moment of each line: %.2f times as fast\n",
                      sum["one"] / sum["team"] }' "$work/lines"
