#!/bin/sh
# Are the sets in a directory the published bytes, and do they keep the rules?
# Arguments: the directory, then the command that checks sets (if there is
# none, only the checksums are compared). Names every fault before it ends.
set -u
dir=$1
shift
status=0
rules=$#

while read -r sum file; do
    [ "$rules" -eq 0 ] || set -- "$@" "$dir/$file"
    if [ ! -r "$dir/$file" ]; then
        echo "$dir/$file: is missing"
        status=1
    elif [ "$(sha256sum <"$dir/$file")" != "$sum  -" ]; then
        echo "$dir/$file: not the bytes that SHA256SUMS speaks of"
        status=1
    fi
done <"${0%/*}/SHA256SUMS"

[ "$rules" -eq 0 ] || "$@" || status=1

[ $status -ne 0 ] || echo "$dir: all sets are as they should be"
exit $status
