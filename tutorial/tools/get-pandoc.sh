#!/bin/sh
# Makes sure that pandoc is there: installs Debian's package where that is
# possible, or says what to do.
set -eu
command -v pandoc >/dev/null && exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "installing pandoc ..."
    if apt-get -qq update && apt-get -qq install -y pandoc >/dev/null &&
        command -v pandoc >/dev/null; then
        exit 0
    fi
fi
cat >&2 <<END
The book needs pandoc, which is not installed. On Debian or Ubuntu:

    sudo apt-get install -y pandoc

elsewhere see https://pandoc.org/installing.html. Then run 'make book' again.
END
exit 1
