#!/bin/sh
# The texts of a tutorial in their order, a line each:
#   group<TAB>file<TAB>title<TAB>summary
# A summary stands in summaries.txt of the directory ("NAME: sentence") or is
# the first line of the part's manifest. A part may have several chapters.
# usage: chapters.sh DIRECTORY      from the top of the project
set -eu
LC_ALL=C
export LC_ALL
top=$PWD
CDPATH='' cd -- "$1"

group_of() {
    case $1 in
    0[0-9]-* | 1[0-2]-*) echo 'The tutorial' ;;
    [0-9]* | afterword.md) echo 'Beyond it' ;;
    teaching.md) echo 'For teachers' ;;
    *) echo 'To look up' ;;
    esac
}

# "/* Part 7 - table: never search twice. */" -> "Never search twice."
summary_of() { # name
    said=$(sed -n "s/^$1: *//p" summaries.txt 2>/dev/null || true)
    [ -n "$said" ] || [ ! -f "$top/parts/$1/part.c" ] ||
        said=$(sed -n '1s,^[^:]*: *\(.*[^ ]\) *\*/$,\1,p' \
            "$top/parts/$1/part.c" |
            awk '{ print toupper(substr($0, 1, 1)) substr($0, 2) }')
    echo "$said"
}

for file in [0-9][0-9]-*.md afterword.md teaching.md glossary.md; do
    [ -f "$file" ] || continue
    printf '%s\t%s\t%s\t%s\n' "$(group_of "$file")" "$file" \
        "$(sed -n '1s/^# *//p' "$file")" "$(summary_of "${file%.md}")"
done
