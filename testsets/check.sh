#!/bin/sh
# Are the sets in a directory the published bytes, and do they keep the rules?
# Arguments: the directory, then the command that checks sets (if there is
# none, only the checksums are compared). Names every fault before it ends.
set -u
dir=$1
shift
status=0
rules=$#

# The checksum of standard input, by the program that is there.
if command -v sha256sum >/dev/null; then sha256='sha256sum'
elif command -v shasum >/dev/null; then sha256='shasum -a 256'
elif command -v sha256 >/dev/null; then sha256='sha256'
else
    echo "There is no sha256sum, shasum or sha256 to compare checksums with" >&2
    exit 1
fi

while read -r sum file; do
    [ "$rules" -eq 0 ] || set -- "$@" "$dir/$file"
    if [ ! -r "$dir/$file" ]; then
        echo "$dir/$file: is missing"
        status=1
    elif [ "$($sha256 <"$dir/$file" | sed 's/ .*//')" != "$sum" ]; then
        echo "$dir/$file: not the bytes that SHA256SUMS speaks of"
        status=1
    fi
done <"${0%/*}/SHA256SUMS"

[ "$rules" -eq 0 ] || "$@" || status=1

[ $status -ne 0 ] || echo "$dir: all sets are as they should be"
exit $status
