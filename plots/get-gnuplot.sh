#!/bin/sh
# gnuplot, installed if need be and possible; otherwise how to.
set -u
command -v gnuplot >/dev/null && exit 0
if command -v apt-get >/dev/null; then
    install="apt-get install -y gnuplot-nox"
    if [ "$(id -u)" -eq 0 ]; then
        echo "installing gnuplot ..."
        { apt-get -qq update && DEBIAN_FRONTEND=noninteractive $install; } \
            >/dev/null 2>&1
        command -v gnuplot >/dev/null && exit 0
    fi
elif command -v brew >/dev/null; then
    install="brew install gnuplot"
else
    install="your system's command to install the package gnuplot"
fi
cat >&2 <<END
The charts need gnuplot 5.4 or newer, which is not there. Run

    $([ "$(id -u)" -eq 0 ] || command -v brew >/dev/null || echo 'sudo ')$install

and then the same make command again. Results so far are kept.
END
exit 1
