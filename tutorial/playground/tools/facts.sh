#!/bin/sh
# usage: facts.sh PART...      from the top
# What the page knows of the project, as a module: every part with what it
# adds and its node counts, and some positions of every test set.
set -eu
LC_ALL=C
export LC_ALL
echo '// Written by tools/facts.sh.'
echo 'export const parts = ['
for part in "$@"; do
    sed -n '1s,^/\* Part [0-9]* - \(.*\)\. \*/.*,\1,p' "parts/$part/part.c" |
        awk -v part="$part" -F, '
            NR == FNR { if ($1 == part && $3 == "strong") nodes[$2] = $4; next }
            { gsub(/"/, "\\\"")
              printf "{name: \"%s\", adds: \"%s\", late: %s, middle: %s},\n", \
                  part, $0, nodes["late"], \
                  "middle" in nodes ? nodes["middle"] : "null" }
        ' bench/signatures.csv -
done
echo '];'

# Every so many lines of a set, the position alone.
some() { awk -v n="$2" '(NR - 1) % n == 0 { printf "\"%s\", ", $1 }' "$1"; }
echo 'export const sets = {'
for set in end-easy middle-easy middle-medium begin-easy begin-medium \
    begin-hard; do
    printf '"%s": [' "$set"
    some "testsets/$set.txt" 25
    echo '],'
done
echo '};'
echo 'export const signatureSets = {'
for set in late middle; do
    printf '"%s": [' "$set"
    some "bench/signature-$set.txt" 1
    echo '],'
done
echo '};'
