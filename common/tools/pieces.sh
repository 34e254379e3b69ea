#!/bin/sh
# usage: pieces.sh PART [VARIANT]      (its directory's name)
#        pieces.sh MANIFEST MANIFEST   (part.c, and that of another)
# The pieces of a part, compared with those of the part before it (or of the one
# that its manifest names: "it stands on part 22"), or of a
# variant, compared with those of its part, or of any two: lines of
#   kind|path|path before|remark in the manifest
# A piece is same, new, changed, rewritten (less than half of its lines were
# there before) or dropped.
set -eu
LC_ALL=C
export LC_ALL
manifest=parts/$1/part.c
before=
for other in parts/*/part.c; do
    [ "$other" = "$manifest" ] && break
    before=$other
done
# A part may say that it stands on another one.
base=$(sed -n 's,.*/\* it stands on part \([0-9][0-9]\) .*,\1,p' "$manifest" \
       2>/dev/null || true)
[ -z "$base" ] || before=$(echo "parts/$base"-*/part.c)
case $1 in
*.c) manifest=$1 before=$2; set -- "$1" ;;
esac
if [ -n "${2:-}" ]; then
    before=$manifest
    manifest=parts/$1/variants/$2.c
fi

rewritten() { # file, file before
    diff -U 9999 "$2" "$1" | awk '
        /^[ +][ \t]*[^ \t]/ && NR > 2 { lines++ }
        /^ [ \t]*[^ \t]/ { kept++ }
        END { exit 2 * kept >= lines }'
}

pieces=$(awk -f common/tools/path.awk -f common/tools/pieces.awk \
    ${before:+"$before"} "$manifest")
echo "$pieces" | while IFS='|' read -r kind path was remark; do
    if [ "$kind" = changed ] && cmp -s "$path" "$was"; then
        kind=same
    elif [ "$kind" = changed ] && rewritten "$path" "$was"; then
        kind=rewritten
    fi
    echo "$kind|$path|$was|$remark"
done
