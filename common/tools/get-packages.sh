#!/bin/sh
# Makes sure that commands are there: installs Debian's packages where that is
# possible, or says what to do.
# usage: get-packages.sh WHAT-FOR COMMAND=PACKAGE...
set -eu
purpose=$1
shift
missing=
for pair in "$@"; do
    command -v "${pair%%=*}" >/dev/null || missing="$missing ${pair#*=}"
done
[ -n "$missing" ] || exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "installing$missing ..."
    # shellcheck disable=SC2086
    if apt-get -qq update >/dev/null && DEBIAN_FRONTEND=noninteractive \
        apt-get -qq install -y --no-install-recommends $missing >/dev/null; then
        exit 0
    fi
fi
cat >&2 <<END
$purpose needs what these packages of Debian have; elsewhere they may have
other names:

    $([ "$(id -u)" -eq 0 ] || echo 'sudo ')apt-get install -y$missing

Then run the same command again.
END
exit 1
