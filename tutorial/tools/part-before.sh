#!/bin/sh
# The part before the one given, or nothing.
# usage: part-before.sh 07-transposition-table
set -eu
LC_ALL=C
export LC_ALL
before=
for part in parts/*/part.c; do
    name=$(basename "$(dirname "$part")")
    [ "$name" != "$1" ] || break
    before=$name
done
echo "$before"
