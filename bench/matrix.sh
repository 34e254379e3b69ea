#!/bin/sh
# Every part, built by other compilers, for other machines and at other levels
# of optimisation: are its scores right, and its node counts those of gcc -O3?
# usage: matrix.sh BUILD MAKE [WORD...]      from the top of the project
# The rows with all these words in their names, such as clang -O3; all rows if
# there is no word; `quick` means one row for each compiler and machine.
set -eu
LC_ALL=C
export LC_ALL
top=$1 make=$2
shift 2
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
work=$top/matrix
mkdir -p "$work"

# what is built | name | compiler | CFLAGS | LDFLAGS and more for make | how a program is run
rows() {
    cat <<'END'
parts|gcc x86-64 -O3|gcc|-O3||
parts|gcc x86-64 -O0|gcc|-O0||
parts|gcc x86-64 -O1|gcc|-O1||
parts|gcc x86-64 -O2|gcc|-O2||
parts|gcc x86-64 -O3 LTO|gcc|-O3 -flto=auto|LDFLAGS=-flto=auto|
parts|gcc x86-64 -O3 NATIVE=1|gcc|-O3|NATIVE=1|
all|gcc x86-64 -O3, no AVX2|gcc|-O3|LDFLAGS=-static|qemu-x86_64-static -cpu Nehalem
parts|clang x86-64 -O0|clang|-O0||
parts|clang x86-64 -O1|clang|-O1||
parts|clang x86-64 -O2|clang|-O2||
all|clang x86-64 -O3|clang|-O3||
parts|clang x86-64 -O3 LTO|clang|-O3 -flto|LDFLAGS=-flto -fuse-ld=lld|
parts|clang x86-64 -O3 NATIVE=1|clang|-O3|NATIVE=1|
parts|clang x86-64 -O3, no AVX2|clang|-O3|LDFLAGS=-static|qemu-x86_64-static -cpu Nehalem
all|gcc musl x86-64 -O3|musl-gcc|-O3||
parts|gcc musl x86-64 -O2 static|musl-gcc|-O2|LDFLAGS=-static|
all|gcc arm64 -O3|aarch64-linux-gnu-gcc|-O3|LDFLAGS=-static|qemu-aarch64-static
parts|gcc arm64 -O1|aarch64-linux-gnu-gcc|-O1|LDFLAGS=-static|qemu-aarch64-static
parts|clang arm64 -O2|clang --target=aarch64-linux-gnu|-O2|LDFLAGS=-static|qemu-aarch64-static
all|gcc i686 -O3|i686-linux-gnu-gcc|-O3|LDFLAGS=-static|
END
}

# Positions whose scores are known, as many as a part can bear. The parts
# without a table are kept from the middle of the game.
questions() {
    number=${1%%-*}
    head -n 6 testsets/end-easy.txt
    [ "$number" -lt 5 ] || head -n 12 testsets/end-easy.txt | tail -n 6
    [ "$number" -lt 8 ] || head -n 8 testsets/middle-easy.txt
    [ "$number" -lt 10 ] || head -n 4 testsets/middle-medium.txt
    [ "$number" -lt 10 ] || head -n 4 testsets/begin-easy.txt
    [ "$number" -lt 15 ] || head -n 2 testsets/begin-medium.txt
    [ "$number" -lt 21 ] || head -n 1 testsets/begin-hard.txt
}

# All answers of one program, without their times.
answers() {
    solver=$1
    shift
    for flag in '' -w; do
        questions "$solver" | cut -d' ' -f1 | "$@" $flag | sed 's/ [0-9.]*$//'
    done
    head -n 6 testsets/end-easy.txt | cut -d' ' -f1 | "$@" -a |
        sed 's/ [0-9.]*$//'
}

# Does the score stand in the set, for strong and for weak answers?
scores_are_right() {
    questions "$1" | awk '
        NR == FNR { score[NR] = $2; count = NR; next }
        FNR <= count { wrong += $2 != score[FNR] }
        FNR > count && FNR <= 2 * count {
            right = score[FNR - count]
            wrong += $2 != (right > 0) - (right < 0)
        }
        { lines = FNR }
        END { exit wrong > 0 || lines != 2 * count + 6 }' - "$2"
}

# The solvers of a build as name and program: parts, or all with variants.
solvers() {
    for part in parts/*/part.c; do
        part=$(basename "$(dirname "$part")")
        echo "$part $2/$part"
    done
    [ "$1" = all ] || return 0
    for variant in parts/*/variants/*.c; do
        part=${variant#parts/} variant=$(basename "$variant" .c)
        echo "${part%%/*}/$variant $2/variants/${part%%/*}/$variant"
    done
}

check_solver() {
    expected=$work/expected/$1.txt found=$directory/answers/$1.txt
    mkdir -p "$(dirname "$found")"
    # shellcheck disable=SC2086
    answers "$1" $runner "$2" >"$found" 2>"$found.errors" </dev/null || :
    solvers=$((solvers + 1)) ok=1
    scores_are_right "$1" "$found" && right=$((right + 1)) || ok=
    cmp -s "$expected" "$found" && equal=$((equal + 1)) || ok=
    [ -n "$ok" ] || bad="$bad $1"
}

check_row() {
    what=$1 name=$2 cc=$3 cflags=$4 more=$5 runner=$6
    directory=$work/$(echo "$name" | tr -c 'A-Za-z0-9\n' -)
    targets=parts
    [ "$what" = parts ] || targets='parts variants'
    start=$(date +%s)
    # shellcheck disable=SC2086
    if ! "$make" -s -j"$jobs" $targets BUILD="$directory" CC="$cc" \
        CFLAGS="$cflags" WERROR=1 ${more:+"$more"} >"$directory.log" 2>&1; then
        printf '| %-26s | does not build: see %s |\n' "$name" "$directory.log"
        return 1
    fi
    solvers=0 right=0 equal=0 bad=
    solvers "$what" "$directory" >"$directory/solvers"
    while read -r solver program; do
        check_solver "$solver" "$program"
    done <"$directory/solvers"
    printf '| %-26s | %6s | %6s | %5s |%s\n' "$name" "$right/$solvers" \
        "$equal/$solvers" "$(($(date +%s) - start)) s" "${bad:+ wrong:$bad}"
    [ -z "$bad" ] && [ "$solvers" -gt 0 ]
}

# What all rows are compared with: the build of `make parts variants`.
rm -rf "$work/expected"
solvers all "$top" | while read -r solver program; do
    mkdir -p "$work/expected/$(dirname "$solver")"
    answers "$solver" "$program" >"$work/expected/$solver.txt" </dev/null
done

chosen() {
    row=$1
    shift
    for word in "$@"; do
        case $word,$row in quick,all\|*) continue ;; esac
        case " ${row#*|} " in *" $word "* | *" $word,"*) ;; *) return 1 ;; esac
    done
}

status=0 count=0
rows >"$work/rows"
echo "Scores right and nodes equal, of all parts, in part with all variants:"
echo
printf '| %-26s | %6s | %6s | %5s |\n' build scores nodes time
echo "|----------------------------|-------:|-------:|------:|"
while IFS='|' read -r what name cc cflags more runner; do
    chosen "$what|$name" "$@" || continue
    count=$((count + 1))
    check_row "$what" "$name" "$cc" "$cflags" "$more" "$runner" </dev/null ||
        status=1
done <"$work/rows"
echo
if [ "$count" -eq 0 ]; then
    echo "no row of the matrix has all of these words: $*" >&2
    exit 2
fi
if [ "$status" -eq 0 ]; then
    echo "All alike."
else
    echo "Not all alike." >&2
fi
exit "$status"
