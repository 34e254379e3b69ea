#!/bin/sh
# Draws the figures given, and touches only those that change: what is stale
# is told by content, for a merge sets the times of files as it likes.
# usage: figures.sh DRAWER NAME.fig...
set -u
drawer=$1
shift
new=$(mktemp) || exit 1
trap 'rm -f "$new"' EXIT
status=0

for fig in "$@"; do
    svg=${fig%.fig}.svg
    if ! "$drawer" "$fig" >"$new"; then
        status=1
    elif ! cmp -s "$new" "$svg"; then
        cat "$new" >"$svg.part" && mv "$svg.part" "$svg" && echo "  SVG  $svg"
    fi
done
exit $status
