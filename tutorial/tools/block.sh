#!/bin/sh
# Prints what belongs into one generated block, or says why it cannot. Blocks
# of code are made by the program that calls this, tutorial/markdown.
# usage: block.sh KIND WORDS [TOP]    from the top of the project, TOP being
# the way there from the document, such as ../
# What the kinds mean is in tutorial/README.md.
set -u
LC_ALL=C
PATIENCE=0 # what is quoted does not depend on the hour
export LC_ALL PATIENCE
unset MAKEFLAGS MFLAGS MAKELEVEL # the commands run as from a terminal
tools=$(dirname "$0")
kind=$1
words=$2
top=${3-../}
results=${REFERENCE:-bench/results/reference}
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

# The reference results as they are read: with the positions unpacked.
unpack() {
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    sh plots/unpack.sh "$results" "$work" || exit 1
}

block_results() { # part
    name=$(part_name "$1") || die "there is no part $1"
    before=$(sh "$tools/part-before.sh" "$name")
    if [ ! -f "$results/summary.csv" ]; then
        echo "Run \`make charts PARTS=${before:+${before%%-*}-}$1\`" \
             "to measure this on your machine."
        return
    fi
    part=$1
    unpack
    set -- "$work"/positions-*-strong.csv
    [ -f "$1" ] || set --
    awk -v now="$name" -v before="$before" -v part="$part" \
        -v machine="$(context cpu)" -v top="$top" \
        -f plots/lib.awk -f "$tools/results.awk" "$work/summary.csv" "$@"
}

block_without() { # part
    name=$(part_name "$1") || die "there is no part $1"
    if [ ! -d "$results/leave-one-out" ]; then
        echo "Run \`make charts\` to measure this on your machine."
        return
    fi
    unpack
    set -- "$work/leave-one-out/summary.csv"
    [ "$(sed -n '2s/,.*//p' "$1" 2>&1)" = "$name" ] ||
        die "$results/leave-one-out is not about $name"
    for set in middle-medium begin-medium begin-hard; do
        file=$work/leave-one-out/positions-$set-strong.csv
        [ ! -f "$file" ] || set -- "$@" "$file"
    done
    awk -f plots/lib.awk -f plots/ratio.awk -f "$tools/without.awk" "$@"
}

# The chapters of a directory, in groups, each with its title and what it is
# about.
block_contents() { # directory
    sh "$tools/chapters.sh" "$1" | awk -F '\t' '
        $1 != group {
            print (group ? "\n" : "") "**" $1 "**\n"
            group = $1
        }
        { printf "* [%s](%s)%s\n", $3, $2, $4 ? ": " $4 : "" }'
}

# --- blocks of the READMEs ---

need_results() {
    [ -f "$results/summary.csv" ] || die "there is no $results/summary.csv"
}

table_parts() {
    set -- parts/[0-9]*-*/part.c
    for part; do
        set -- "$@" "$(basename "$(dirname "$part")")"
        shift
    done
    sh plots/parts-table.sh "$@"
}

table_difficulty() {
    awk -f testsets/difficulty.awk testsets/difficulty.csv bench/published.csv
}

table_results() { # mode, parts by number or all
    need_results
    mode=$1
    shift
    case $results in /*) from=$results ;; *) from=./$results ;; esac # a=b
    awk -f plots/lib.awk -f plots/tables.awk -v format=md -v mode="$mode" \
        -v only="$*" -v parts_file="$results/lines.csv" -v what=both \
        -v beside="${beside-}" bench/published.csv "$from/summary.csv"
}

# parts, difficulty, results strong, results weak 03 12, published strong
block_table() {
    case $* in
    parts | difficulty) "table_$1" ;;
    'results strong'* | 'results weak'*) shift && table_results "$@" ;;
    'published strong' | 'published weak') beside=1 && table_results "$2" ;;
    *) die "there is no table of '$*'" ;;
    esac
}

# The chart carries the checksum of the figures it was drawn from.
block_chart() { # name
    need_results
    chart=$results/$1.svg
    grep -q "summary $(cksum <"$results/summary.csv")" "$chart" 2>/dev/null ||
        die "$chart is stale or missing, 'make readme' draws it"
    echo "![Mean time and nodes of every part on the six test sets]($top$chart)"
}

context() {
    sed -n "s/^$1: //p" "$results/context.txt" 2>/dev/null | head -n 1
}

block_context() { # of the results
    need_results
    sample=$(context sample) runs=$(context runs)
    case $runs in
    '' | 1) runs= ;;
    *) runs=", the quickest of up to $runs runs for each position" ;;
    esac
    day=$(context date | sed 's/ .*//') # of the last sitting
    first=$(sed -n 's/^earlier: \([^ ]*\) .*/\1/p' "$results/context.txt" |
        tail -n 1)
    [ "${first:-$day}" = "$day" ] || day="$first to $day"
    sample="${sample:+ Of each set the first lines, the same for all: $sample.}"
    echo "Measured on $(context cpu), $day$runs.$sample" \
        "N/A: could not finish them in time; \"12 of 100\" is how many it" \
        "has solved, \"over 3 h\" what all of them are expected to take."
}

case $kind in
run) block_run "$words" ;;
diff | numbers | results | without | contents | table | chart | context)
    # shellcheck disable=SC2086
    block_$kind $words ;;
*) die "there is no kind of block called '$kind'" ;;
esac
