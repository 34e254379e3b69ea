#!/bin/sh
# usage: get-playwright.sh PACKAGE@VERSION DIRECTORY
# Puts the package that drives a browser into DIRECTORY, unless it is there.
set -eu
package=$1 directory=$2
version=${package##*@} name=${package%@*}
there=$directory/node_modules/$name/package.json
if [ -f "$there" ] && grep -q "\"version\": \"$version\"" "$there"; then
    exit 0
fi
mkdir -p "$directory"
install="npm install --no-save --no-audit --no-fund --prefix $directory $package"
echo "getting $package ..."
if $install >"$directory/npm.log" 2>&1; then
    exit 0
fi
cat >&2 <<END
make test-browser needs $package, which could not be fetched
($directory/npm.log says why). Where the network can be reached, run

    $install

and then the same make command again.
END
exit 1
