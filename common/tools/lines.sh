#!/bin/sh
# usage: lines.sh 07...      part|technique|new and changed files|lines added
#        lines.sh FILE...    code lines and name of each file
# A code line holds more than a comment; a line of a part is added when the
# part before it does not have it.
set -eu
LC_ALL=C
export LC_ALL
tools=$(dirname "$0")

code() {
    awk -f "$tools/lines.awk" "$@"
}

# Code lines of file $1 that file $2 does not have.
added() {
    code "$2" > "$scratch/old"
    code "$1" > "$scratch/new"
    diff -U 0 "$scratch/old" "$scratch/new" | sed 1,2d | grep -c '^+' || true
}

describe() {
    technique=$(sed -n '1s/^[^-]*- *//; 1s/[ .]*\*\/.*//; 1p' \
                "parts/$1/part.c")
    sh "$tools/pieces.sh" "$1" > "$scratch/all"
    grep -E '^(new|changed|rewritten)' "$scratch/all" > "$scratch/pieces" || true
    files='' sum=0
    while IFS='|' read -r kind path was _; do
        files="$files${files:+, }$(basename "$path")"
        if [ "$kind" != changed ]; then was=/dev/null; fi
        sum=$((sum + $(added "$path" "$was")))
    done < "$scratch/pieces"
    echo "$1|$technique|$files|$sum"
}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for what in "$@"; do
    if [ -f "$what" ]; then
        echo "$(($(code "$what" | wc -l))) $what"
        continue
    fi
    found=
    for p in parts/*/part.c; do
        p=$(basename "${p%/part.c}")
        case $p in
        "$what" | "$what"-* | "0$what"-*)
            found=1
            describe "$p" ;;
        esac
    done
    if [ -z "$found" ]; then
        echo "lines.sh: '$what' is neither a part nor a file" >&2
        exit 1
    fi
done
