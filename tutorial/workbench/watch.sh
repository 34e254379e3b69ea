#!/bin/sh
# usage: watch.sh MAKE MINE PLACE
# Checks a learner's part now, and again whenever one of its files is saved;
# also what was saved while a check was running.
set -u
LC_ALL=C
export LC_ALL
make=$1 mine=$2 place=$3

if [ ! -d "$mine/$place" ]; then
    echo "There is no $mine/$place yet: make start PART=${place%%-*} makes it" >&2
    exit 1
fi
unset MAKEFLAGS MAKELEVEL MFLAGS

files() {
    find "$mine/$place" -maxdepth 1 -name '*.[ch]' | sort
}

state() {
    files | while IFS= read -r file; do cksum "$file"; done
}

trap 'exit 0' INT TERM
while :; do
    before=$(state)
    printf '\033[H\033[2J'
    "$make" -s --no-print-directory check MINE="$mine" PART="$place" 2>&1 |
        grep -v '^make.* Error '
    [ "$(state)" = "$before" ] || continue
    echo
    echo 'Waiting for a file to be saved; Ctrl-C ends.'
    # -p waits for the first change, -z ends with it, -d when a file is new.
    files | entr -dnpz true
    [ $? -ne 1 ] || exit 1 # there is no file left
done
