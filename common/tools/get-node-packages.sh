#!/bin/sh
# Puts packages of npm into a directory, unless they are there.
# usage: get-node-packages.sh WHO-NEEDS-THEM DIRECTORY PACKAGE@VERSION...
set -eu
who=$1 directory=$2
shift 2

there() { # name version
    grep -q "\"version\": \"$2\"" \
        "$directory/node_modules/$1/package.json" 2>/dev/null
}

missing=
for package in "$@"; do
    there "${package%@*}" "${package##*@}" || missing=1
done
[ -n "$missing" ] || exit 0
mkdir -p "$directory"
echo "getting $* ..."
# All of them at once: npm drops what it is not asked for.
install="npm install --no-save --no-audit --no-fund --prefix $directory $*"
if $install >"$directory/npm.log" 2>&1; then
    exit 0
fi
cat >&2 <<END
$who, which could not be fetched: $directory/npm.log
says why. Where the network can be reached, run

    $install

and then the same make command again.
END
exit 1
