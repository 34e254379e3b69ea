#!/bin/sh
# What threads gain: some lines of a set with one thread, with several, and by
# as many processes of one thread at once. These do not share anything, so
# they show what the machine has to give; more of them than processors would
# only take turns, and are left out. All in turns, as its speed changes; last,
# what is left when for each line only the quickest nodes count.
# Arguments: the solver, the set, its lines (321-345), the threads (2, or
# 1,2,4; one thread is always measured), the rounds; and perhaps the file that
# keeps the sums for the chart, a row for each number of threads and round.
set -eu
LC_ALL=C
export LC_ALL
solver=$1 set=$2 lines=$3 threads=$4 rounds=$5 table=${6-}
processors=${PROCESSORS:-$(getconf _NPROCESSORS_ONLN)}
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
add() { # threads what file...
    name="$1 $2"
    shift 2
    for file in "$@"; do
        paste -d ' ' "$work/set" "$work/$file" |
            awk '$4 != $2 { print "wrong score of " $1 ": " $4; bad = 1; exit }
                 { time += $6; nodes += $5 }
                 END { if (!bad) printf "%.3f %.0f\n", time, nodes }'
    done >"$work/sums"
    ! grep wrong "$work/sums" >"$work/wrong" ||
        fail "$(head -n 1 "$work/wrong")"
    echo "$round $name $(sort -n "$work/sums" | tail -n 1)" >>"$work/rounds"
}

[ -x "$solver" ] || fail "there is no solver $solver"
[ -r "$set" ] || fail "there is no set $set"
echo "$lines" | grep -qxE '[1-9][0-9]*-[1-9][0-9]*' ||
    fail "LINES=$lines is not of the form 321-345"
sed -n "$(echo "$lines" | tr - ,)p" "$set" >"$work/set"
[ $((${lines#*-} - ${lines%-*} + 1)) -eq $(($(wc -l <"$work/set"))) ] ||
    fail "$set has no lines $lines"
sed 's/ .*//' "$work/set" >"$work/moves"
case $threads in 1,*) threads=${threads#1,} ;; esac
teams=$(echo "$threads" | tr , ' ')
[ -n "$teams" ] || fail "THREADS= is not a number from 2 on"
for team in $teams; do number THREADS "$team" 2; done
number ROUNDS "$rounds" 1

round=0
while [ $((round += 1)) -le "$rounds" ]; do
    (solve 1 one) || fail "$solver failed"
    add 1 team one
    add 1 processes one
    awk '{ print 1, NR, $3, $4 }' "$work/one" >>"$work/lines"
    for team in $teams; do
        (solve "$team" team) || fail "$solver failed"
        add "$team" team team
        awk -v team="$team" '{ print team, NR, $3, $4 }' "$work/team" \
            >>"$work/lines"
        [ "$team" -le "$processors" ] || continue
        running='' files='' i=0
        while [ $((i += 1)) -le "$team" ]; do
            solve 1 "process$i" &
            running="$running $!" files="$files process$i"
        done
        for pid in $running; do
            wait "$pid" || fail "$solver failed"
        done
        # shellcheck disable=SC2086
        add "$team" processes $files
    done
done

echo "$(basename "$solver"), $(basename "$set" .txt) $lines, mean of $rounds"
awk -v teams="$teams" -v rounds="$rounds" -v processors="$processors" '
    { time[$2, $3] += $4 / 1e6; nodes[$2, $3] += $5 }
    END {
        row("one thread", 1, "team")
        printf "\n"
        n = split(teams, team, " ")
        for (i = 1; i <= n; i++) {
            t = team[i]
            row(t " threads", t, "team")
            printf "  %.2f times as fast, %.2f times the nodes\n",
                   ratio(time[1, "team"], time[t, "team"]),
                   ratio(nodes[t, "team"], nodes[1, "team"])
            if (t > processors + 0) {
                printf "%d processes on %d processor%s would only take turns\n",
                       t, processors, (processors == 1 ? "" : "s")
                continue
            }
            row(t " processes", t, "processes")
            printf "  %.2f times the work of one in the same time\n",
                   t * ratio(time[1, "team"], time[t, "processes"])
        }
    }
    function ratio(a, b) { return b > 0 ? a / b : 0 }
    function row(name, t, who) {
        printf "%-13s %9.3f s %12.0f nodes", name, time[t, who] / rounds,
               nodes[t, who] / rounds
    }' "$work/rounds"

# Somebody else's work makes a node slower, and not the nodes more. So of the
# rounds: the least time for a node, and the mean of the nodes.
awk -v teams="$teams" '
    { line = $1 " " $2; time = $3 ? $4 / $3 : 0; nodes[line] += $3
      if (!(line in least) || time < least[line]) least[line] = time }
    END { for (line in nodes) {
              split(line, of, " ")
              sum[of[1]] += nodes[line] * least[line]
          }
          n = split(teams, team, " ")
          for (i = 1; i <= n; i++)
              if (sum[team[i]])
                  printf "At the quietest moment of each line: %.2f times as " \
                         "fast%s\n", sum[1] / sum[team[i]],
                         (n > 1 ? " with " team[i] " threads" : "") }' \
    "$work/lines"

# Other sets, lines and numbers of threads that were measured before stay.
[ -n "$table" ] || exit 0
[ ! -f "$table" ] || cat "$table" >"$work/before"
head='threads,set,lines,round,us,nodes,processes_us'
awk -v OFS=, -v set="$(basename "$set" .txt)" -v lines="$lines" \
    '$3 == "team" { row[++rows] = $2 OFS set OFS lines OFS $1 OFS $4 OFS $5; next }
     { apart[rows] = $4 }
     END { for (i = 1; i <= rows; i++) print row[i], apart[i] }' \
    "$work/rounds" >"$work/new"
{
    echo $head
    [ ! -f "$work/before" ] ||
        awk -F, 'NR == FNR { new[$1, $2, $3] = 1; next }
                 FNR > 1 && !(($1, $2, $3) in new)' "$work/new" "$work/before"
    cat "$work/new"
} >"$work/table"
mkdir -p "$(dirname "$table")"
cat "$work/table" >"$table.part"
mv "$table.part" "$table"
