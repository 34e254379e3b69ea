#!/bin/sh
# The node signature: how many nodes each solver given needs on two fixed
# sets of positions. Node counts are the same on every machine, so any change
# here is a change of the search.
# usage: signature.sh BUILD solver...
set -eu
LC_ALL=C
export LC_ALL
build=$1
shift
sets=$(dirname "$0")

echo "solver,set,mode,nodes"
for solver in "$@"; do
    name=${solver#"$build"/}
    name=${name#variants/}
    for set in late middle; do
        # The middle of the game is out of reach before part 7.
        [ "$set" = late ] || [ "${name%%-*}" -ge 7 ] || continue
        for mode in strong weak; do
            [ "$mode" = weak ] && flag=-w || flag=
            "$solver" ${flag:+"$flag"} <"$sets/signature-$set.txt" |
                awk -v row="$name,$set,$mode" \
                    '{ nodes += $3 } END { print row "," nodes }'
        done
    done
done
