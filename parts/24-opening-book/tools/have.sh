#!/bin/sh
# usage: have.sh WIDTH HEIGHT [BOOK]
# Says how to make a book if there is none.
set -eu
width=$1 height=$2 book=${3:-}
if [ -z "$book" ]; then
    echo "There is no opening book for the ${width}x$height board:" \
        "make opening-book WIDTH=$width HEIGHT=$height makes one" >&2
    exit 1
elif [ ! -f "$book" ]; then
    echo "BOOK=$book: there is no such file" >&2
    exit 1
fi
