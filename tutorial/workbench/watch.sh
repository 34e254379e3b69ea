#!/bin/sh
# usage: watch.sh MAKE MINE PLACE
# Checks a learner's part now, and again whenever one of its files is saved.
set -u
LC_ALL=C
export LC_ALL
make=$1 mine=$2 place=$3

if [ ! -d "$mine/$place" ]; then
    echo "There is no $mine/$place yet: make start PART=${place%%-*} makes it" >&2
    exit 1
fi
unset MAKEFLAGS MAKELEVEL MFLAGS
while :; do
    # -d ends entr, with status 2, when a file is new: then all are listed anew.
    find "$mine/$place" -maxdepth 1 -name '*.[ch]' |
        entr -cd "$make" -s --no-print-directory check MINE="$mine" \
            PART="$place"
    [ $? -eq 2 ] || break
done
