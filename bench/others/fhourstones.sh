#!/bin/sh
# Lets John Tromp's Fhourstones take part in a race: asks it as the protocol
# does, and says its answers in the protocol's form.
#   fhourstones.sh PROGRAM... -w
# For each line of columns it prints, in lines of their own,
#   Solving 8-ply position after 45461667 . . .
#   score = 2 (-)  work = 27
#   1752000 pos / 1180 msec = 1484.7 Kpos/sec
# with - = + for the side to move. It tells who wins, not when: weak only.
set -eu
LC_ALL=C
export LC_ALL
weak=
for word in "$@"; do
    shift
    if [ "$word" = -w ]; then weak=1; else set -- "$@" "$word"; fi
done
[ $# -gt 0 ] || { echo "usage: fhourstones.sh PROGRAM... -w" >&2; exit 2; }
[ -n "$weak" ] || {
    echo "Fhourstones tells who wins, not when: race it with MODES=weak" >&2
    exit 2
}
# Its output goes through a pipe, and should come line by line.
! command -v stdbuf >/dev/null 2>&1 || set -- stdbuf -oL "$@"
"$@" | awk '
    /position after/ {
        position = ""
        for (i = 1; i < NF; i++)
            if ($i == "after" && $(i + 1) ~ /^[1-9]+$/)
                position = $(i + 1)
    }
    /^score = / {
        score = $4 == "(+)" ? 1 : $4 == "(-)" ? -1 : $4 == "(=)" ? 0 : "?"
    }
    / pos \/ .* msec/ {
        print position " " score " " $1 " " $4 * 1000
        fflush()
    }'
