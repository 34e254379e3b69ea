#!/bin/sh
# The code lines each part cost: lines that are new or changed against the
# part before. Comments and blank lines do not count; the manifest neither.
#   lines.sh part...          prints part,added,total
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

code() { # the pieces of a part, in the manifest's order, without comments
    sed -n 's/^#include "\([^"]*\)".*/\1/p' "parts/$1/part.c" |
    while read -r piece; do
        case $piece in
        ../../common/*) ;;
        *) cat "parts/$1/$piece" ;;
        esac
    done |
    awk '{
        line = ""
        while ($0 != "") {
            if (inside) {
                end = index($0, "*/")
                if (!end) break
                $0 = substr($0, end + 2); inside = 0
            }
            start = index($0, "/*")
            if (!start) { line = line $0; break }
            line = line substr($0, 1, start - 1)
            $0 = substr($0, start + 2); inside = 1
        }
        sub(/\/\/.*/, "", line); gsub(/[ \t]+/, " ", line)
        sub(/ $/, "", line)
        if (line != "") print line
    }'
}

: >"$work/before"
echo part,added,total
for part in "$@"; do
    code "$part" >"$work/now"
    added=$(diff "$work/before" "$work/now" | grep -c '^>' || true)
    echo "$part,$added,$(wc -l <"$work/now" | tr -d ' ')"
    mv "$work/now" "$work/before"
done
