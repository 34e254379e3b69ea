#!/bin/sh
# usage: diff.sh PART [VARIANT]      (its directory's name)
#        diff.sh MANIFEST MANIFEST   (part.c, and that of another)
# What a part changes in the solver of the part before it, piece by piece; or
# a variant in that of its part: what it defines, and then the same.
# Plain text in a pipe; coloured on a terminal unless NO_COLOR is set.
set -eu
LC_ALL=C
export LC_ALL

whole() {
    sed 's/^/+/' "$1"
}

dropped() { # the lines are named, not shown; empty ones do not count
    echo "== dropped: $1 (-$(grep -c '[^[:space:]]' "$1"))"
}

show_defines() { # manifest of a variant
    grep -q '^#define' "$1" || return 0
    echo "== new: $1"
    sed -n '/^#define/s/^/+/p' "$1"
    echo
}

show_pieces() {
    echo "$1" | while IFS='|' read -r kind path was remark; do
        case $kind in
        same) continue ;;
        new) echo "== new: $path"; whole "$path" ;;
        rewritten) dropped "$was"; echo "== new: $path"; whole "$path" ;;
        dropped) dropped "$was" ;;
        changed)
            remark=${remark#new}
            remark=${remark#changed: }
            echo "== changed: $path${remark:+: $remark}"
            echo "== it was:  $was"
            diff -u "$was" "$path" | sed 1,2d ;;
        esac
        echo
    done
}

colour=
if [ -t 1 ] && [ -z "${NO_COLOR:-}" ] && [ "${TERM:-dumb}" != dumb ]; then
    colour=1
fi
pieces=$(sh common/tools/pieces.sh "$@")
{
    case ${2:-} in
    '' | */*) ;;
    *) show_defines "parts/$1/variants/$2.c" ;;
    esac
    show_pieces "$pieces"
} | awk -v colour="$colour" '
    function paint(code) {
        print (colour ? "\033[" code "m" $0 "\033[0m" : $0)
    }
    /^\+[ \t]*[^ \t]/ { added++ }
    /^-[ \t]*[^ \t]/ { removed++ }
    /^== dropped/ { n = $NF; gsub(/[^0-9]/, "", n); removed += n }
    /^==/ { paint("1"); next }
    /^\+/ { paint("32"); next }
    /^-/ { paint("31"); next }
    /^@@/ { paint("36"); next }
    { print }
    END { printf "+%d −%d\n", added, removed }'
