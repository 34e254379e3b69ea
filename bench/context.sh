#!/bin/sh
# Where and with what the results were made, as `name: value` lines. The
# compiler's command line and the budget come from the caller:
#   context.sh budget board flags-file compiler
set -u
budget=$1 board=$2 flags=$3 compiler=$4
cpu=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
[ -n "$cpu" ] || cpu=$(sysctl -n machdep.cpu.brand_string 2>/dev/null)
os=$(sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' /etc/os-release 2>/dev/null)
commit=$(git describe --always --dirty 2>/dev/null)
load=$(uptime | sed 's/.*load average[s]*: *//')
# The tables' slots, from the sources: "07-transposition-table 8388593, ..."
tables=$(grep -H '^#define TT_SLOTS\|^enum { TT_SLOTS\|TT_SLOTS *=' \
             parts/*/*.h 2>/dev/null |
         sed -n 's|^parts/\([^/]*\)/[^:]*:.*TT_SLOTS[ =]*\([0-9a-z<() -]*\).*|\1 \2|p' |
         tr '\n' ',' | sed 's/ *, */, /g; s/, $//')
cat <<END
date: $(date -u '+%Y-%m-%d %H:%M UTC')
cpu: ${cpu:-unknown} ($(getconf _NPROCESSORS_ONLN 2>/dev/null || echo '?') processors)
os: ${os:-$(uname -s)}, $(uname -srm)
compiler: $($compiler --version 2>/dev/null | head -n 1)
flags: $(cat "$flags" 2>/dev/null)
commit: ${commit:-none}
board: $board
table slots: ${tables:-see the parts}
budget: $budget
load at the start: $load
END
