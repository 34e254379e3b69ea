#!/bin/sh
# usage: pieces.sh PART    (its directory's name)
# The pieces of a part, compared with those of the part before it: lines of
#   kind|path|path before|remark in the manifest
# A piece is same, new, changed, rewritten (less than half of its lines were
# there before) or dropped.
set -eu
LC_ALL=C
export LC_ALL
part=$1
before=
for manifest in parts/*/part.c; do
    [ "$manifest" = "parts/$part/part.c" ] && break
    before=$manifest
done

rewritten() { # file, file before
    diff -U 9999 "$2" "$1" | awk '
        /^[ +][ \t]*[^ \t]/ && NR > 2 { lines++ }
        /^ [ \t]*[^ \t]/ { kept++ }
        END { exit 2 * kept >= lines }'
}

pieces=$(awk -f common/tools/path.awk -f common/tools/pieces.awk \
    ${before:+"$before"} "parts/$part/part.c")
echo "$pieces" | while IFS='|' read -r kind path was remark; do
    if [ "$kind" = changed ] && rewritten "$path" "$was"; then
        kind=rewritten
    fi
    echo "$kind|$path|$was|$remark"
done
