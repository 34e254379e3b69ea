#!/bin/sh
# usage: pack.sh NAME.wasm...
# All solvers as a script: their names and sizes, and their bytes one after
# the other, gzipped, in base64. A page from the file system can load a script,
# but no other file.
set -eu
LC_ALL=C
export LC_ALL
echo '// Every solver, compiled from parts/: see tutorial/playground.'
echo 'const packedSolvers = {'
echo 'names: ['
for file in "$@"; do
    name=${file##*/}
    printf '["%s", %d],\n' "${name%.wasm}" "$(wc -c <"$file")"
done
printf '],\nbytes: "'
cat "$@" | gzip -9 -n | base64 | tr -d '\n'
printf '"};\n'
