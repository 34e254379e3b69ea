#!/bin/sh
# Draws one figure. usage: figure.sh NAME.fig > NAME.svg
set -eu
here=$(dirname "$0")
LC_ALL=C exec awk -v STYLE="$here/../style/figure.css" \
    -f "$here/figure.awk" "$1"
