#!/bin/sh
# A race in pieces: units of work are listed (race -u), run in any order and
# anywhere, each with a journal of its own, and joined (race -g). A unit that
# is done is not listed again, so that the same command goes on after a kill.
#   RESULTS= TESTSETS= BUDGET= FRESH= JOBS= HOSTS= pieces.sh run RACE OPTIONS...
# runs them through GNU parallel, JOBS at once here, or on the hosts in a file;
#   ... pieces.sh slurm RACE OPTIONS...
# writes a job for Slurm, and submits it unless SUBMIT=0.
set -eu
LC_ALL=C
export LC_ALL
task=$1
shift
race=$1
units=$RESULTS/units.txt
log=$RESULTS/joblog.txt

say() { echo "pieces: $*" >&2; }
quote() { printf "'%s'" "$(printf '%s\n' "$1" | sed "s/'/'\\\\''/g")"; }

# What all commands of units begin with.
PREFIX="$(quote "$race") -o $(quote "$RESULTS") -t $(quote "$TESTSETS")"
PREFIX="$PREFIX -b $(quote "$BUDGET")${FRESH:+ -f}"
export PREFIX

list() { # options of the race: a line a unit, its journal, a tab, its command
    "$race" -u "$@" >"$units.part"
    awk -F '\t' '{ print $1 "\t" ENVIRON["PREFIX"] " " $2 }' "$units.part" \
        >"$units"
    rm -f "$units.part"
    wc -l <"$units" | tr -d ' '
}

# The machines of the file that answer: a line each, as GNU parallel has them
# (8/me@there; ssh -p 2222 there). The jobs of a machine do not matter here.
answering() {
    while read -r host; do
        case $host in '' | '#'*) continue ;; esac
        login=${host#*/}
        case $host in
        */*) ;;
        *) login=$host ;;
        esac
        case $login in
        :) set -- true ;;
        *' '*) # a command of the user's own, of several words
            # shellcheck disable=SC2086
            set -- $login -n ;;
        *) set -- ssh -n "$login" ;;
        esac
        if [ "$1" = true ] || answers "$@"; then
            echo "$host"
        else
            say "$login does not answer: it is left out"
        fi
    done
}
# ssh wants its options before the machine's name.
answers() {
    command=$1
    shift
    "$command" -o BatchMode=yes -o ConnectTimeout=10 "$@" true </dev/null \
        >/dev/null 2>&1
}

# The files that a unit needs on another machine: the race, the sets, and what
# a solver's command names.
needed() {
    printf '%s\n%s\n' "$race" "$TESTSETS"
    for word in "$@"; do
        case $word in
        *=*)
            # shellcheck disable=SC2086
            for name in ${word#*=}; do
                [ ! -f "$name" ] || echo "$name"
            done ;;
        esac
    done | sort -u
}

# Splits units.txt at its tab; `sh -c` runs what a shell quoted.
run_units() {
    if [ -z "${HOSTS:-}" ]; then
        parallel --will-cite --colsep '\t' -j "$JOBS" --joblog "$log" \
            sh -c '{2}' <"$units"
        return
    fi
    answering <"$HOSTS" >"$RESULTS/hosts.txt"
    [ -s "$RESULTS/hosts.txt" ] || {
        say "no machine in $HOSTS answers; nothing was run, nothing is lost"
        exit 3
    }
    needed "$@" | sed 's/^/--basefile=/' >"$RESULTS/basefiles.txt"
    xargs sh -c 'units=$1 log=$2 hosts=$3; shift 3
        exec parallel --will-cite --colsep "\t" --joblog "$log" --retries 3 \
            --sshloginfile "$hosts" --workdir connect-four-race "$@" \
            --return "{1}" sh -c "{2}" <"$units"' \
        sh "$units" "$log" "$RESULTS/hosts.txt" <"$RESULTS/basefiles.txt"
}

mkdir -p "$RESULTS"
[ -z "$FRESH" ] || rm -rf "$RESULTS/chunks"
shift
count=$(list ${FRESH:+-f} "$@")

case $task in
run)
    rm -f "$log"
    if [ "$count" -gt 0 ]; then
        say "$count units of work"
        run_units "$@" || true
    fi
    "$race" -g "$@"
    failed=$(awk -F '\t' 'NR > 1 { bad[$9] = $7 > 1 || $8 > 0 }
        END { for (u in bad) n += bad[u]; print n + 0 }' \
        "$log" 2>/dev/null || echo 0)
    [ "$failed" -eq 0 ] || {
        say "$failed units did not end; the same command runs them again"
        exit 3
    } ;;
slurm)
    [ "$count" -gt 0 ] || { say "nothing is left to run: make merge"; exit 0; }
    tasks=$count
    [ "$tasks" -le 500 ] || tasks=500
    cat >"$RESULTS/slurm.sh" <<END
#!/bin/sh
#SBATCH --job-name=connect-four
#SBATCH --array=1-$tasks
#SBATCH --output=/dev/null
#SBATCH --requeue
# $count units of work; task n runs units n, n + $tasks and so on.
cd $(quote "$PWD") || exit 1
awk -v n="\$SLURM_ARRAY_TASK_ID" 'NR % $tasks == n % $tasks' \\
    $(quote "$units") | cut -f 2- >$(quote "$RESULTS")/task-\$SLURM_ARRAY_TASK_ID
sh $(quote "$RESULTS")/task-\$SLURM_ARRAY_TASK_ID
END
    echo "$count units of work are in $units, the job in $RESULTS/slurm.sh"
    case ${SUBMIT:-1} in
    0 | no) ;;
    *) sbatch ${WAIT:+--wait} "$RESULTS/slurm.sh" ;;
    esac ;;
*)
    say "there is no task $task"
    exit 2 ;;
esac
