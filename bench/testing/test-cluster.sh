#!/bin/sh
# A race on more than one machine, for real: two sshd on loopback addresses,
# each with a home of its own, a Slurm of one node, and two jobs here; all
# killed in the middle and started again, and all with the node table of a
# race on one processor. Then what is wrong with calls and files.
# usage: test-cluster.sh BUILD MAKE [GROUP...]      from the top of the project
# The groups are at_once, job, jobs, faults, calls, chunks, hosts and slurm.
# Needs packages, and root for Slurm; what cannot be tested is skipped, and why
# is told. Nothing is left behind but the packages.
set -u
LC_ALL=C
PATH=$PATH:/usr/sbin:/sbin
export LC_ALL PATH
unset MAKEFLAGS MAKELEVEL MFLAGS SOLVERS
build=$1 make=$2
shift 2
groups=${*:-at_once job jobs faults calls chunks hosts slurm}
here=$build/test/cluster.$$
daemons=$(mktemp -d "${TMPDIR:-/tmp}/connect-four.XXXXXX") || exit 2
said=$here/said
passed=0 failed=0 skipped=0 pids='' group='' made_run_sshd='' sshd1='' sshd2=''
PARALLEL_HOME=$daemons/parallel SLURM_CONF=$daemons/slurm.conf
export PARALLEL_HOME SLURM_CONF

# --- cleaning up -------------------------------------------------------------

# Processes by where they are (cwd) or what they run (exe).
processes() { # cwd or exe, pattern
    # shellcheck disable=SC2012 # numbers are not odd
    ls -l /proc/[0-9]*/"$1" 2>/dev/null |
        sed -n "s,.*/proc/\([0-9]*\)/$1 -> $2\$,\1,p"
}

# Whatever has its directory below ours: orphans of what was killed.
orphans() { processes cwd "$daemons/.*"; }

kill_all() {
    for file in "$daemons"/*.pid; do
        [ ! -s "$file" ] || pids="$pids $(cat "$file")"
    done
    [ -z "$group" ] || kill -9 "-$group" 2>/dev/null
    # shellcheck disable=SC2046,SC2086
    kill -9 $pids $(orphans) 2>/dev/null
    pids='' group=''
}

clean_up() {
    trap '' INT TERM HUP
    kill_all
    sleep 0.5
    kill_all
    [ -z "$made_run_sshd" ] || rmdir /run/sshd
    rm -rf "$daemons" "$here"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# --- asserting ---------------------------------------------------------------

check() { # name, then a command that must succeed
    name=$1
    shift
    if "$@"; then
        passed=$((passed + 1))
        echo "$name:PASS"
    else
        failed=$((failed + 1))
        echo "$name:FAIL: $*"
        sed 's/^/    /' "$said" | tail -n 20
    fi
}

skip() { # name, reason
    skipped=$((skipped + 1))
    echo "$1:IGNORE: $2"
}

# Are these commands there, or can they be installed?
have() { # command=package...
    sh common/tools/get-packages.sh 'make test-cluster needs packages' "$@"
}

wanted() { # any of these groups
    for word in "$@"; do
        case " $groups " in *" $word "*) return 0 ;; esac
    done
    return 1
}

# At most two minutes, on a busy machine.
wait_for() {
    tries=0
    until "$@"; do
        tries=$((tries + 1))
        [ "$tries" -lt 1200 ] || return 1
        sleep 0.1
    done
}

# --- races -------------------------------------------------------------------

# Two parts, and a solver whose command is hard to quote: each of its positions
# takes a moment, so that there is a middle to be killed in.
write_solver() {
    mkdir -p "$here/bin"
    cat >"$here/bin/my solver.sh" <<END
[ "\$A" = '1 =2' ] || exit 9
while read -r position; do
    sleep 0.05
    echo "\$position" | $build/12-lower-bound-tt "\$@"
done
END
}
SOLVERS="odd=env A='1 =2' sh '$here/bin/my solver.sh'
"

call() { # target, results, further options: make's command line
    target=$1 results=$2
    shift 2
    SOLVERS=$SOLVERS exec $session "$make" -s "$target" BUILD="$build" \
        RESULTS="$results" PARTS=10,12 SETS=end-easy,middle-easy \
        MODES=strong,weak SAMPLE=12 CHUNK=6 RUNS=1 BUDGET=20s "$@"
}
race() { (session='' && call "$@" >"$said" 2>&1); }

# Begins a race with a group of its own.
begin() {
    session=setsid
    call "$@" >"$here/begun" 2>&1 &
    group=$!
}

ends() { # its status
    status=0
    wait "$group" || status=$?
    group=
    cp "$here/begun" "$said"
    return "$status"
}

kill_race() {
    kill -9 "-$group"
    ends
} 2>/dev/null

says() { grep -qF -- "$1" "$said"; }

lacks() { ! grep "$@"; }

# A call that must fail, with a sentence.
refuses() { # sentence, then as race
    sentence=$1
    shift
    ! race "$@" && says "$sentence"
}

chunks() { # results: how many there are
    find "$1/chunks" -name '*.csv' 2>/dev/null | wc -l
}
has_chunks() { [ "$(chunks "$1")" -ge "$2" ]; }

node_table() { cut -d, -f 1-3,6,11 "$1/summary.csv"; }
same_table() {
    node_table "$1" >"$here/table" && cmp "$here/plain.table" "$here/table"
}

# Again until nothing of the killed race is running.
again() { # as race
    tries=0
    until race "$@"; do
        says 'units of a race are running' || return 1
        tries=$((tries + 1))
        [ "$tries" -lt 20 ] || return 1
        sleep 0.5
    done
}

# --- two jobs here -----------------------------------------------------------

test_jobs() {
    results="$here/two jobs"
    begin bench "$results" JOBS=2
    check jobs_begin wait_for has_chunks "$results" 3
    kill_race
    check jobs_killed_in_the_middle [ "$(chunks "$results")" -lt 24 ]
    check jobs_again again bench "$results" JOBS=2
    check jobs_same_table same_table "$results"
    check jobs_nothing_to_do race bench "$results" JOBS=2
    check jobs_nothing_to_do_is_said says '12 of 12 cells are done already'
    check jobs_name_no_hosts lacks hosts: "$results/context.txt"
}

# Wrong, crashing and babbling solvers are reported as in one race.
test_faults() {
    eighth=$(sed -n '8s/ .*//p' testsets/end-easy.txt)
    mkdir "$here/faulty"
    cat >"$here/faulty/solver.sh" <<END
while read -r position; do
    case \$1\$position in
    crash$eighth) kill -SEGV \$\$ ;;
    lie$eighth) echo "\$position 7 1 1" ;;
    *) echo "\$position" | $build/12-lower-bound-tt ;;
    esac
done
END
    keep=$SOLVERS
    SOLVERS="crash=sh $here/faulty/solver.sh crash
lie=sh $here/faulty/solver.sh lie
"
    race bench "$here/faults" MODES=strong SETS=end-easy
    grep ', strong: ' "$said" >"$here/faults.plain"
    race bench "$here/faults-jobs" MODES=strong SETS=end-easy JOBS=2
    grep ', strong: ' "$said" >"$here/faults.jobs"
    check faults_two [ "$(wc -l <"$here/faults.plain")" -eq 2 ]
    check faults_same_report cmp "$here/faults.plain" "$here/faults.jobs"
    SOLVERS=$keep
}

# --- two machines ------------------------------------------------------------

# A sshd that any key of ours opens, and whose home is below our directory.
start_sshd() { # number, port
    home=$daemons/home$1
    mkdir -p "$home"
    cat >"$daemons/sshd$1.sh" <<END
cd '$home' && HOME='$home' && export HOME && eval "\$SSH_ORIGINAL_COMMAND"
END
    cat >"$daemons/sshd$1.conf" <<END
ListenAddress 127.0.0.$1:$2
HostKey $daemons/host_key
PidFile none
AuthorizedKeysFile $daemons/key.pub
StrictModes no
UsePAM no
PasswordAuthentication no
PermitRootLogin prohibit-password
MaxStartups 100
MaxSessions 100
Subsystem sftp /bin/false
ForceCommand /bin/sh $daemons/sshd$1.sh
END
    "$(command -v sshd)" -D -e -f "$daemons/sshd$1.conf" \
        >"$daemons/sshd$1.log" 2>&1 &
    eval "sshd$1=$!"
    pids="$pids $!"
    line="ssh -p $2 -i $daemons/key -o UserKnownHostsFile=$daemons/known"
    line="1/$line -o StrictHostKeyChecking=no -o LogLevel=ERROR 127.0.0.$1"
    echo "$line" >"$daemons/hosts$1"
    sleep 0.3
    kill -0 "$!" 2>/dev/null
}

start_hosts() {
    ssh-keygen -q -t ed25519 -N '' -f "$daemons/key" &&
        ssh-keygen -q -t ed25519 -N '' -f "$daemons/host_key" || return 1
    if [ "$(id -u)" -eq 0 ] && [ ! -d /run/sshd ]; then
        mkdir /run/sshd && made_run_sshd=1
    fi
    for number in 1 2; do
        port=$((2200 + number)) last=$((2290 + number))
        until start_sshd "$number" "$port"; do
            port=$((port + 10))
            [ "$port" -lt "$last" ] || return 1
        done
    done
    {
        echo '# two machines'
        echo
        cat "$daemons/hosts1" "$daemons/hosts2"
    } >"$daemons/hosts"
}

# The sshd and its connections: the machine is gone.
stop_sshd() { # process
    # shellcheck disable=SC2046
    kill -9 "$1" $(ps -eo pid=,ppid= | awk -v of="$1" '
        { parent[$1] = $2 }
        END {
            for (p in parent) {
                depth = 0
                for (q = p; q > 1 && depth < 20; q = parent[q]) {
                    if (parent[q] == of) print p
                    depth++
                }
            }
        }') 2>/dev/null
    wait "$1" 2>/dev/null
}

# Kills a race that runs on a machine.
kill_remote_race() { # number
    process=$(processes exe "$daemons/home$1/.*/race" | head -n 1)
    [ -n "$process" ] && kill -9 "$process" 2>/dev/null
}

test_hosts() {
    results="$here/two hosts"
    begin bench "$results" HOSTS="$daemons/hosts"
    check hosts_begin wait_for has_chunks "$results" 3
    kill_race
    check hosts_killed_in_the_middle [ "$(chunks "$results")" -lt 24 ]
    begin bench "$results" HOSTS="$daemons/hosts"
    check hosts_race_there_is_killed wait_for kill_remote_race 1
    check hosts_again ends
    check hosts_same_table same_table "$results"
    check hosts_are_named grep -qx 'hosts: 127.0.0.1, 127.0.0.2' \
        "$results/context.txt"
    check hosts_times_do_not_compare says \
        'nodes compare, times of different machines do not'
    check hosts_solver_went_along sh -c 'ls "$@" >/dev/null' sh \
        "$daemons"/home[12]/connect-four-race/*/"$here/bin/my solver.sh"
}

# One machine goes in the middle, then it is not there, then none is.
test_down() {
    results=$here/down
    begin bench "$results" HOSTS="$daemons/hosts" CHUNK=12
    check down_begin wait_for has_chunks "$results" 3
    stop_sshd "$sshd2"
    check down_in_the_middle ends
    check down_in_the_middle_same_table same_table "$results"
    rm -rf "$results"
    check down_one race bench "$results" HOSTS="$daemons/hosts" SAMPLE=6 \
        MODES=strong
    check down_one_is_named says '127.0.0.2 does not answer: it is left out'
    stop_sshd "$sshd1"
    before=$(chunks "$results")
    check down_all refuses 'answers: nothing was run, nothing is lost' \
        bench "$results" HOSTS="$daemons/hosts"
    check down_nothing_lost has_chunks "$results" "$before"
    check down_the_same_here race bench "$results"
    check down_same_table same_table "$results"
}

try_hosts() {
    if ! have sshd=openssh-server ssh=openssh-client rsync=rsync; then
        skip hosts 'ssh or rsync is missing: see above'
    elif start_hosts; then
        test_hosts
        test_down
    else
        cat "$daemons"/sshd*.log
        skip hosts 'no sshd of our own can be started'
    fi
}

# --- Slurm -------------------------------------------------------------------

start_slurm() {
    node=$(uname -n)
    mkdir -p "$daemons/munge" "$daemons/state" "$daemons/spool" &&
        chmod 711 "$daemons" && chmod 755 "$daemons/munge" || return 1
    dd if=/dev/urandom of="$daemons/munge.key" bs=64 count=1 2>/dev/null
    chmod 400 "$daemons/munge.key"
    munged --force --key-file "$daemons/munge.key" --num-threads 2 \
        --socket "$daemons/munge/socket" --pid-file "$daemons/munged.pid" \
        --log-file "$daemons/munge/log" --seed-file "$daemons/munge/seed" \
        >"$daemons/munge.out" 2>&1 || return 1
    cat >"$SLURM_CONF" <<END
ClusterName=test
SlurmctldHost=$node(127.0.0.1)
SlurmUser=root
SlurmctldPort=26817
SlurmdPort=26818
AuthType=auth/munge
AuthInfo=socket=$daemons/munge/socket
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
StateSaveLocation=$daemons/state
SlurmdSpoolDir=$daemons/spool
SlurmctldPidFile=$daemons/slurmctld.pid
SlurmdPidFile=$daemons/slurmd.pid
SlurmctldLogFile=$daemons/slurmctld.log
SlurmdLogFile=$daemons/slurmd.log
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=batch_sched_delay=1,sched_interval=1
SlurmdParameters=config_overrides
KillWait=2
ReturnToService=2
NodeName=$node NodeAddr=127.0.0.1 CPUs=2 RealMemory=500 State=UNKNOWN
PartitionName=main Nodes=$node Default=YES MaxTime=INFINITE State=UP
END
    slurmctld >/dev/null 2>&1 && slurmd >/dev/null 2>&1 && wait_for is_idle
}
is_idle() { sinfo -h -o %T 2>/dev/null | grep -qx idle; }

# Kills a unit that runs here.
kill_unit() { # results
    process=$(ps -eo pid=,comm=,args= | awk -v of="$1" '
        $2 == "race" && index($0, of) { print $1; exit }')
    [ -n "$process" ] && kill -9 "$process" 2>/dev/null
}

test_slurm() {
    results="$here/on slurm"
    begin slurm "$results" WAIT=1
    check slurm_begin wait_for has_chunks "$results" 3
    scancel --name=connect-four
    ! ends
    check slurm_cancelled [ $? -eq 0 ]
    check slurm_cancelled_is_said says 'the same command submits what is left'
    check slurm_cancelled_in_the_middle [ "$(chunks "$results")" -lt 24 ]
    begin slurm "$results" WAIT=1
    check slurm_unit_is_killed wait_for kill_unit "$results"
    ! ends
    check slurm_killed [ $? -eq 0 ]
    check slurm_again race slurm "$results" WAIT=1
    check slurm_merge race merge "$results"
    check slurm_all_is_merged says '12 of 12 cells are done'
    check slurm_nothing_left race slurm "$results" WAIT=1
    check slurm_nothing_left_is_said says 'Nothing is left for Slurm'
    check slurm_bench race bench "$results"
    check slurm_bench_runs_nothing says '12 of 12 cells are done already'
    check slurm_same_table same_table "$results"
    check slurm_node_is_named grep -qx "hosts: $(uname -n)" \
        "$results/context.txt"
}

try_slurm() {
    if ! have slurmctld=slurm-wlm munged=munge; then
        skip slurm 'Slurm is missing: see above'
    elif [ "$(id -u)" -ne 0 ]; then
        skip slurm 'a Slurm of our own needs root'
    elif start_slurm; then
        test_slurm
    else
        tail -n 5 "$daemons"/*.log "$daemons"/munge.out
        skip slurm 'no Slurm of our own can be started'
    fi
}

# --- what is wrong -----------------------------------------------------------

test_calls() {
    results=$here/bad
    check bad_sample refuses 'SAMPLE: end-easy has 1000 lines, not 2000' \
        bench "$results" JOBS=2 SAMPLE=end-easy:2000
    check bad_sample_alone refuses 'end-easy has 1000 lines, not 2000' \
        bench "$results" SAMPLE=2000
    check bad_sample_set refuses "SAMPLE: this race has no set 'nowhere'" \
        bench "$results" JOBS=2 SAMPLE=nowhere:5
    check bad_set refuses "no test set 'nowhere'" slurm "$results" SUBMIT=0 \
        SETS=nowhere
    check bad_jobs_0 refuses 'JOBS is a number of processes from 1 on' \
        bench "$results" JOBS=0
    check bad_jobs_x refuses 'JOBS is a number of processes from 1 on' \
        bench "$results" JOBS=x
    check bad_chunk refuses 'CHUNK is a number of lines from 1 on' \
        bench "$results" JOBS=2 CHUNK=0
    check bad_hosts_missing refuses "HOSTS: there is no file '$here/none'" \
        bench "$results" HOSTS="$here/none"
    echo '# nobody' >"$here/nobody"
    check bad_hosts_empty refuses 'names no machine' \
        bench "$results" HOSTS="$here/nobody"
    check bad_hosts_and_jobs refuses 'JOBS is for this machine' \
        bench "$results" HOSTS="$here/nobody" JOBS=2
    check bad_from refuses "FROM: nothing to join in '$here/bin'" \
        merge "$results" FROM="$here/bin"
    check bad_leaves_nothing [ "$(chunks "$results")" -eq 0 ]
}

# Chunks of two machines, one of them torn, then edited.
test_chunks() {
    results=$here/merged from=$here/from
    chunk=chunks/12-lower-bound-tt/end-easy-strong-run1-7-12.csv
    cp -R "$here/two jobs" "$from"
    mkdir -p "$results/chunks/12-lower-bound-tt"
    head -c 300 "$from/$chunk" >"$results/$chunk"
    sed '4s/,[0-9]*\(,[^,]*,solved\)$/,77\1/' "$from/$chunk" >"$here/edited"
    cp "$from/$chunk" "$here/right"
    head -n 4 "$here/edited" >"$results/$chunk"
    check merge_conflict refuses 'conflict: 12-lower-bound-tt end-easy strong, line 8: ' \
        merge "$results" FROM="$from"
    check merge_conflict_names_one says " 77 nodes in $results/$chunk"
    check merge_conflict_names_other says " nodes in $from/$chunk"
    check merge_the_other_cells says '11 of 12 cells are done'
    check merge_nothing_of_that_cell [ ! -e \
        "$results/cells/12-lower-bound-tt/end-easy-strong-run1.csv" ]
    head -c 300 "$here/right" >"$results/$chunk"
    check merge_torn race merge "$results" FROM="$from"
    check merge_torn_all says '12 of 12 cells are done'
    check merge_bench race bench "$results"
    check merge_same_table same_table "$results"
}

# Two whole races at once; a unit twice is in bench/test_chunks.c.
test_at_once() {
    results=$here/at-once
    begin bench "$results"
    wait_for [ -s "$results/cells/odd/end-easy-strong-run1.csv" ]
    check at_once_two refuses 'another race is running on these results' \
        bench "$results"
    check at_once_first_goes_on ends
    check at_once_same_table same_table "$results"
}

# Without Slurm the job is written all the same, and is one that runs.
test_job() {
    results="$here/a job"
    check job_is_written race slurm "$results" SUBMIT=0 SAMPLE=6
    check job_is_announced says '12 units of work; the job is'
    check job_has_no_fault sh -n "$results/slurm.sh"
    for unit in 1 2; do
        SLURM_ARRAY_TASK_ID=$unit sh "$results/slurm.sh" >"$said" 2>&1
        check "job_task_$unit" [ $? -eq 0 ]
    done
    check job_chunks [ "$(chunks "$results")" -eq 2 ]
}

# -----------------------------------------------------------------------------

rm -rf "$here"
mkdir -p "$here"
: >"$said"
write_solver
check plain race bench "$here/plain"
node_table "$here/plain" >"$here/plain.table"
check plain_table [ "$(grep -c '[0-9]$' "$here/plain.table")" -eq 12 ]
! wanted at_once || test_at_once
! wanted job || test_job
if ! wanted jobs faults calls chunks hosts; then
    :
elif have parallel=parallel; then
    ! wanted jobs chunks || test_jobs
    ! wanted faults || test_faults
    ! wanted calls || test_calls
    ! wanted chunks || test_chunks
    ! wanted hosts || try_hosts
else
    skip jobs_and_hosts 'GNU parallel is missing: see above'
fi
! wanted slurm || try_slurm
[ "$skipped" -eq 0 ] || more=", $skipped skipped"
echo "$passed passed, $failed failed${more:-}"
[ "$failed" -eq 0 ]
