#!/bin/sh
# A race in pieces: units of work are listed (race -u), run in any order and
# anywhere, each with a journal of its own, and joined (race -g). A unit that
# is done is not listed again, so that the same command goes on after a kill.
#   RESULTS= TESTSETS= BUDGET= FRESH= JOBS= HOSTS= pieces.sh run RACE OPTIONS...
# runs them through GNU parallel, JOBS at once here, or on the hosts in a file;
#   ... SUBMIT= WAIT= pieces.sh slurm RACE OPTIONS...
# writes a job for Slurm, and submits it unless SUBMIT is 0.
# Exit status 2: a wrong call; 3: some units did not end.
set -eu
LC_ALL=C
export LC_ALL
task=$1 race=$2
shift 2
top=$PWD
units=$RESULTS/units.txt

say() { echo "pieces: $*" >&2; }
die() {
    say "$*"
    exit 2
}
quote() { printf "'%s'" "$(printf '%s\n' "$1" | sed "s/'/'\\\\''/g")"; }
absolute() {
    case $1 in
    /*) echo "$1" ;;
    *) echo "$top/$1" ;;
    esac
}

check_options() {
    case $JOBS in
    '' | 0* | *[!0-9]*)
        die "JOBS is a number of processes from 1 on, not '$JOBS'" ;;
    esac
    [ -n "$HOSTS" ] || return 0
    [ "$JOBS" -eq 1 ] || die "JOBS is for this machine; with HOSTS every line" \
        "has a number of its own: 8/name"
    [ -f "$HOSTS" ] ||
        die "HOSTS: there is no file '$HOSTS'"
    grep -Eqv '^[[:space:]]*(#|$)' "$HOSTS" ||
        die "HOSTS: '$HOSTS' names no machine"
}

# A line a unit: its journal as seen from the results, a tab, and its command.
# A solver that fails is no failure of the unit.
list() { # prefix of the commands, options of the race
    PREFIX=$1
    shift
    export PREFIX RESULTS
    "$race" -u "$@" >"$units.part"
    awk -F '\t' '{
        print substr($1, length(ENVIRON["RESULTS"]) + 2) "\t" \
            ENVIRON["PREFIX"] " " $2 "; [ $? -le 1 ]"
    }' "$units.part"
    rm -f "$units.part"
}

# --- here --------------------------------------------------------------------

run_here() { # options of the race
    list "$prefix" "$@" >"$units"
    tell_units
    parallel --will-cite $bar --colsep '\t' -j "$JOBS" sh -c '{2}' <"$units" ||
        true
}

# --- on other machines -------------------------------------------------------

# A line of HOSTS, as GNU parallel has them (8/me@there; ssh -p 2222 there),
# without the number of jobs.
login_of() {
    case ${1%%/*} in
    "$1" | '' | *[!0-9]*) echo "$1" ;;
    *) echo "${1#*/}" ;;
    esac
}

# What people call it: the last word, without the user.
name_of() {
    case $1 in
    :) uname -n ;;
    *) echo "$1" | sed 's/.*[ @]//' ;;
    esac
}

# ssh says 255 when there is nobody. What a unit needs there is tried.
SSH='ssh -o BatchMode=yes -o ConnectTimeout=10 -o ServerAliveInterval=15'
answers() { # login
    status=0 try='perl -e 1 && rsync --version'
    case $1 in
    :) ;;
    ssh\ *) # shellcheck disable=SC2086
        $SSH ${1#ssh } "$try" </dev/null >/dev/null 2>&1 || status=$? ;;
    *' '*) # shellcheck disable=SC2086
        $1 "$try" </dev/null >/dev/null 2>&1 || status=$? ;;
    *) # shellcheck disable=SC2086
        $SSH "$1" "$try" </dev/null >/dev/null 2>&1 || status=$? ;;
    esac
    case $status in
    0) return 0 ;;
    255) say "$(name_of "$1") does not answer: it is left out" ;;
    *) say "$(name_of "$1") lacks rsync or perl: it is left out" ;;
    esac
    return 1
}

# Those that answer, to hosts.txt for GNU parallel, and their names.
find_hosts() {
    : >"$RESULTS/hosts.txt"
    while read -r host; do
        case $host in '' | '#'*) continue ;; esac
        login=$(login_of "$host")
        answers "$login" || continue
        echo "$host" >>"$RESULTS/hosts.txt"
        name_of "$login" >>"$RESULTS/chunks/hosts.txt"
    done <"$HOSTS"
    [ -s "$RESULTS/hosts.txt" ] || {
        say "no machine in $HOSTS answers: nothing was run, nothing is lost"
        exit 3
    }
}

# The words of all solvers' commands, from the units: race has quoted each
# solver, as the last word, and xargs takes a command's own quotes away.
words() {
    unit="-s '[^']*' -m [a-z]* -x [0-9]* -l [0-9-]* -i [0-9a-f]*"
    sed "s/.* $unit //; s/; \[ [^;]*\$//" "$units" | sort -u |
        while read -r quoted; do
            eval "solver=$quoted"
            # shellcheck disable=SC2154 # eval has set it
            printf '%s\n' "${solver#*=}" |
                xargs -n 1 printf '%s\n' 2>/dev/null || true
        done | sort -u
}

# The files that go along, as GNU parallel has them: behind /./ is the path on
# the other side. The race and the sets have fixed places there.
files() {
    for file in "$race" "$TESTSETS"; do
        file=$(absolute "${file%/}")
        echo "${file%/*}/./${file##*/}"
    done
    words | while read -r word; do
        case $word in
        . | .. | ../*) continue ;;
        /*) [ ! -f "$word" ] || echo "$word" ;;
        *) [ ! -e "$word" ] || echo "$top/./$word" ;;
        esac
    done
}

# Races of other programs, or into other results, have other directories.
place() {
    {
        uname -n
        absolute "$RESULTS"
        while read -r file; do
            if [ -f "$file" ]; then cat "$file"; else cat "$file"/*.txt; fi
        done <"$RESULTS/files.txt"
    } | cksum | sed 's,^\([0-9]*\).*,connect-four-race/\1,'
}

run_there() { # options of the race
    sets=${TESTSETS%/}
    list "./race -o . -t $(quote "${sets##*/}") -b $(quote "$BUDGET")${FRESH:+ -f}" \
        "$@" >"$units"
    tell_units
    mkdir -p "$RESULTS/chunks"
    find_hosts
    files >"$RESULTS/files.txt"
    place=$(place)
    PARALLEL_SSH=$SSH
    export PARALLEL_SSH
    (
        cd "$RESULTS"
        set --
        while read -r file; do
            set -- "$@" --basefile "$file"
        done <files.txt
        parallel --will-cite $bar --colsep '\t' --retries 3 \
            --sshloginfile hosts.txt --workdir "$place" "$@" \
            --return '{1}' --return '{1}.err' sh -c '{2}' <units.txt
    ) || true
}

# --- both --------------------------------------------------------------------

tell_units() {
    count=$(wc -l <"$units")
    say "$((count)) units of work"
}

# Units that are still to be run, but for those whose solver has crashed or
# hung: the race itself tries these once more.
count_missing() {
    list "$prefix" "$@" >"$units"
    while IFS='	' read -r journal command; do
        case $(tail -n 1 "$RESULTS/$journal" 2>/dev/null) in
        *,crashed | *,hung) ;;
        *) echo "$command" ;;
        esac
    done <"$units" | wc -l
}

run() { # options of the race
    parallel --version 2>/dev/null | grep -q '^GNU parallel' ||
        die "the program parallel is not GNU parallel, which JOBS and HOSTS need"
    bar=
    [ ! -t 2 ] || bar=--bar
    if [ -n "$HOSTS" ]; then run_there "$@"; else run_here "$@"; fi
    missing=$(count_missing "$@")
    "$race" -g "$@" || exit 3
    [ "$missing" -eq 0 ] || {
        say "$((missing)) units did not end; the same command" \
            "${FRESH:+without FRESH=1 }runs them again"
        exit 3
    }
}

# --- Slurm -------------------------------------------------------------------

# The job has its units with it: it may wait long, and the lists change.
write_job() { # tasks
    cat <<END
#!/bin/sh
#SBATCH --job-name=connect-four
#SBATCH --array=1-$1
#SBATCH --output=/dev/null
#SBATCH --error="$(absolute "$RESULTS")/slurm.txt"
#SBATCH --open-mode=append
#SBATCH --requeue
# $count units of work, a line each: task n runs those of n, n + $1 and so on.
units() {
    cat <<'END_OF_UNITS'
$(cut -f 2- "$units")
END_OF_UNITS
}
cd $(quote "$top") || exit 2
echo "\${SLURMD_NODENAME:-\$(uname -n)}" >>$(quote "$RESULTS/chunks/hosts.txt")
unit=\$SLURM_ARRAY_TASK_ID status=0
while [ "\$unit" -le $count ]; do
    sh -c "\$(units | sed -n "\${unit}p")" </dev/null || status=3
    unit=\$((unit + $1))
done
exit "\$status"
END
}

# Whether all is well is seen from what is left: a job that was cancelled may
# have ended well.
submit() { # options of the race
    command -v sbatch >/dev/null || die "there is no sbatch here to submit it" \
        "(SUBMIT=0 only writes it)"
    status=0
    sbatch ${WAIT:+--wait} "$RESULTS/slurm.sh" || status=3
    if [ -n "$WAIT" ]; then
        missing=$(count_missing "$@")
        [ "$missing" -eq 0 ] || status=3
    fi
    [ "$status" -eq 0 ] || {
        say "not all units have ended ($RESULTS/slurm.txt may tell why);" \
            "the same command ${FRESH:+without FRESH=1 }submits what is left"
        exit "$status"
    }
    echo "When it is done: make merge, with the same options, and make bench"
}

slurm() { # options of the race
    list "$prefix" "$@" >"$units"
    count=$(wc -l <"$units")
    count=$((count))
    [ "$count" -gt 0 ] || {
        echo "Nothing is left for Slurm: make merge"
        return
    }
    mkdir -p "$RESULTS/chunks"
    write_job $((count < 500 ? count : 500)) >"$RESULTS/slurm.sh"
    echo "$count units of work; the job is $RESULTS/slurm.sh"
    case $SUBMIT in
    0 | no) ;;
    *) submit "$@" ;;
    esac
}

# -----------------------------------------------------------------------------

mkdir -p "$RESULTS"
check_options
prefix="$(quote "$race") -o $(quote "$RESULTS") -t $(quote "$TESTSETS")"
prefix="$prefix -b $(quote "$BUDGET")"
if [ -n "$FRESH" ]; then
    "$race" -u -f "$@" >/dev/null
    rm -rf "$RESULTS/chunks"
fi
case $task in
run) run "$@" ;;
slurm) slurm "$@" ;;
*) die "there is no task $task" ;;
esac
