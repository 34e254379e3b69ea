#!/bin/sh
# Prints what belongs into one generated block, or says why it cannot.
# usage: block.sh KIND WORDS [TOP]    from the top of the project, TOP being
# the way there from the document, such as ../
# What the kinds mean is in tutorial/README.md.
set -u
LC_ALL=C
export LC_ALL
unset MAKEFLAGS MFLAGS MAKELEVEL # the commands run as from a terminal
tools=$(dirname "$0")
kind=$1
words=$2
top=${3:-../}
seconds=60 # a command that takes longer is stuck

die() {
    echo "$*"
    exit 1
}

fence() { # language; the text on standard input
    printf '```%s\n' "$1"
    cat
    printf '```\n'
}

# The directory of a part by its number, such as 07-transposition-table.
part_name() {
    for part in parts/"$1"-*/part.c; do
        [ -f "$part" ] || return 1
        basename "$(dirname "$part")"
    done
}

block_code() { # file names...
    file=$1
    shift
    [ -f "$file" ] || die "there is no file $file"
    if [ $# -gt 0 ]; then
        text=$(awk -v names="$*" -f "$tools/extract.awk" "$file") || die "$text"
    else
        text=$(cat "$file")
    fi
    case $file in
    *.sh) language="sh" ;;
    *.[ch]) language="c" ;;
    *) language="" ;;
    esac
    echo "[\`$file\`]($top$file)"
    echo
    printf '%s\n' "$text" | fence "$language"
}

block_diff() { # part
    part_name "$1" >/dev/null || die "there is no part $1"
    text=$(make -s --no-print-directory diff PART="$1" 2>&1) || die "$text"
    # Without the count of lines at the end, which looks like a line added.
    text=$(printf '%s\n' "$text" | sed -E '${/^\+[0-9]+ .*[0-9]+$/d;}')
    printf '%s\n' "$text" | fence diff
}

# As a reader would see it, without the lines make prints while it builds.
block_run() {
    text=$(sh common/tools/limit.sh $seconds sh -c "$1" 2>&1 </dev/null)
    status=$?
    [ $status -ne 124 ] || die "the command takes more than $seconds seconds"
    text=$(printf '%s\n' "$text" | grep -vE '^  (CC|LD|SVG)  ')
    [ $status -eq 0 ] ||
        die "the command ends with status $status${text:+: $text}"
    printf '$ %s%s\n' "$1" "${text:+
$text}" | fence console
}

block_numbers() { # set solvers...
    set=$1
    shift
    solvers=
    for solver in "$@"; do
        name=$(part_name "${solver%%/*}") || die "there is no part $solver"
        case $solver in
        */*) name=$name/${solver#*/} ;;
        esac
        solvers="$solvers $name"
    done
    awk -v set="$set" -v solvers="$solvers" -f "$tools/numbers.awk" \
        bench/signatures.csv
}

block_results() { # part
    name=$(part_name "$1") || die "there is no part $1"
    before=$(sh "$tools/part-before.sh" "$name")
    summary=${REFERENCE:-bench/results/reference}/summary.csv
    if [ ! -f "$summary" ]; then
        echo "Run \`make charts PARTS=${before:+${before%%-*}-}$1\`" \
             "to measure this on your machine."
        return
    fi
    machine=$(sed -n "s/^cpu: //p" "${summary%/*}/context.txt" 2>/dev/null)
    part=$1
    set -- "${summary%/*}"/positions-*.csv
    [ -f "$1" ] || set --
    awk -v now="$name" -v before="$before" -v part="$part" \
        -v machine="$machine" -f "$tools/results.awk" "$summary" "$@"
}

block_without() { # part
    name=$(part_name "$1") || die "there is no part $1"
    dir=${REFERENCE:-bench/results/reference}/leave-one-out
    if [ ! -d "$dir" ]; then
        echo "Run \`make charts\` to measure this on your machine."
        return
    fi
    set --
    for set in middle-medium begin-medium begin-hard; do
        set -- "$@" "$dir/positions-$set-strong.csv"
    done
    case $(head -n 1 "$1" 2>&1) in
    "line,$name us,"*) ;;
    *) die "$1 is not about $name" ;;
    esac
    awk -f plots/lib.awk -f plots/ratio.awk -f "$tools/without.awk" "$@"
}

# The chapters of a directory, in order, with their titles.
block_contents() { # directory
    for file in "$1"/[0-9][0-9]-*.md "$1"/afterword.md; do
        [ -f "$file" ] || continue
        printf '* [%s](%s)\n' "$(sed -n "1s/^# *//p" "$file")" \
            "${file##*/}"
    done
}

case $kind in
run) block_run "$words" ;;
code | diff | numbers | results | without | contents)
    # shellcheck disable=SC2086
    block_$kind $words ;;
*) die "there is no kind of block called '$kind'" ;;
esac
