#!/bin/sh
# Takes over what is committed of results: the tables as they are, positions
# with times of three digits, packed. The old ones go when all is there.
#   keep-reference.sh RESULTS REFERENCE
set -eu
LC_ALL=C
export LC_ALL
from=$1 to=$2
rm -rf "$to.part"
mkdir -p "$to.part"

keep() { # from to
    for file in "$1"/positions-*.csv; do
        awk 'BEGIN { FS = OFS = "," }
             NR > 1 { for (i = 2; i <= NF; i += 2)
                          if ($i != "") $i = sprintf("%.3g", $i) }
             { print }' "$file" | gzip -9n >"$2/${file##*/}.gz"
    done
    for file in summary.csv context.txt lines.csv; do
        [ ! -f "$1/$file" ] || cp "$1/$file" "$2"
    done
}

keep "$from" "$to.part"
if [ -f "$from/leave-one-out/summary.csv" ]; then
    mkdir "$to.part/leave-one-out"
    keep "$from/leave-one-out" "$to.part/leave-one-out"
fi
for threads in "$to/threads.csv" "$from/threads.csv"; do # has its own command
    [ ! -f "$threads" ] || cp "$threads" "$to.part"
done
rm -rf "$to"
mv "$to.part" "$to"
du -sh "$to"
