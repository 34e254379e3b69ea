#!/bin/sh
# Copies what is drawn from results to a directory of its own: there the
# positions are unpacked, and its name is harmless.
#   unpack.sh results directory
set -eu
mkdir -p "$2"
for file in "$1"/*.csv "$1"/*.csv.gz "$1"/context.txt; do
    name=${file##*/}
    case $name in
    *.gz) [ -f "$2/${name%.gz}" ] || [ ! -f "$file" ] ||
        gzip -dc "$file" >"$2/${name%.gz}" || {
            echo "${file#./} cannot be unpacked" >&2
            exit 1
        } ;;
    *) [ ! -f "$file" ] || cp "$file" "$2/$name" ;;
    esac
done
[ ! -d "$1/leave-one-out" ] || sh "$0" "$1/leave-one-out" "$2/leave-one-out"
