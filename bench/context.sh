#!/bin/sh
# Where and with what the results were made, as `name: value` lines. The
# compiler's command line and the budget come from the caller:
#   context.sh budget board flags-file compiler
set -u
budget=$1 board=$2 flags=$3 compiler=$4
cpu=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
[ -n "$cpu" ] || cpu=$(sysctl -n machdep.cpu.brand_string 2>/dev/null)
os=$(sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' /etc/os-release 2>/dev/null)
# Ours only: within somebody else's repository we have none.
top=$(cd "$(dirname "$0")/.." && pwd)
commit=
[ -n "$(git -C "$top" rev-parse --show-prefix 2>/dev/null)" ] ||
    commit=$(git -C "$top" describe --always --dirty 2>/dev/null)
load=$(uptime | sed 's/.*load average[s]*: *//')
processors=$(getconf _NPROCESSORS_ONLN 2>/dev/null)
# The tables are static memory, so the program's size tells theirs; from part
# 15 on with up to 2 MB more, as they begin at a multiple of that.
tables=$(size "${flags%/*}"/[0-9][0-9]-* 2>/dev/null | awk '
    NR > 1 && $3 >= 1048576 {
        sub(/.*\//, "", $6)
        printf "%s%s %.0f MB", sep, substr($6, 1, 2), $3 / 1048576
        sep = ", "
    }')
cat <<END
date: $(date -u '+%Y-%m-%d %H:%M UTC')
cpu: ${cpu:-unknown} (${processors:-?} processors)
os: ${os:-unknown}, $(uname -sm)
compiler: $($compiler --version 2>/dev/null | head -n 1)
flags: $(cat "$flags" 2>/dev/null)
commit: ${commit:-none}
board: $board
table size: part ${tables:-: see the sources} (with alignment)
budget: $budget
load at the start: $load
END
