#!/bin/sh
# Checks the tutorial in the directory given and prints every fault as
# file:line: what. Exit status 1 when there is one.
# usage: check.sh [DIRECTORY]      from the top of the project
set -u
LC_ALL=C
export LC_ALL
dir=${1:-tutorial}
tools=$(dirname "$0")
build=${BUILD:-build}
markdown=${MARKDOWN:-$build/markdown}
[ -x "$markdown" ] || { echo "first make $markdown" >&2; exit 2; }
least=1000 most=2400 # words of prose
most_around=3000     # of what is no chapter of the road: afterword, teaching
most_lines=200       # of listings
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
# Directories may have spaces: lists have a name a line.
IFS='
'

# The chapters, and all other text with blocks or links.
chapters=$(ls "$dir"/[0-9][0-9]-*.md "$dir"/afterword.md "$dir"/teaching.md \
           2>/dev/null)
texts=$(ls "$dir"/*.md "$dir"/solutions/*.md "$dir"/figures/README.md \
        2>/dev/null)

# A part may have several chapters, each with its number in front.
missing_chapters() {
    for name in 01-introduction 02-test-protocol parts/*/part.c afterword \
        teaching; do
        name=${name#parts/}
        name=${name%/part.c}
        case $name in
        [0-9]*) set -- "$dir/${name%%-*}"-*.md ;;
        *) set -- "$dir/$name.md" ;;
        esac
        [ -f "$1" ] || echo "$dir/$name.md:1: missing chapter"
    done
}

# Every chapter has a line that says what it is about, and every line of
# summaries.txt a chapter.
summaries() {
    [ -f "$dir/summaries.txt" ] || return 0
    sh "$tools/chapters.sh" "$dir" | awk -F '\t' -v dir="$dir" \
        '$4 == "" { print dir "/" $2 ":1: no summary in " dir "/summaries.txt" }'
    grep -n . "$dir/summaries.txt" | while IFS=: read -r line name _; do
        [ -f "$dir/$name.md" ] || [ "$name" = glossary ] ||
            echo "$dir/summaries.txt:$line: there is no $name.md"
    done
}

# What is asked of many files is asked once, of all: a program started for
# each takes longer than its work.
titles_and_lengths() {
    # shellcheck disable=SC2086
    "$markdown" words $chapters >"$work/words"
    # shellcheck disable=SC2086
    "$markdown" lines $chapters >"$work/lines"
    for file in $chapters; do
        name=${file##*/}
        number=${name%%-*}
        case $number in
        [0-9][0-9]) want="# ${number#0}. " ;;
        *) want="# " ;;
        esac
        IFS= read -r title <"$file"
        case $title in
        "$want"?*) ;;
        *) echo "$file:1: the first line is not '${want}Title'" ;;
        esac
        read -r words <&3
        read -r lines <&4
        limit=$most
        case $number in [0-9]*) ;; *) limit=$most_around ;; esac
        if [ "$words" -lt $least ] || [ "$words" -gt "$limit" ]; then
            echo "$file:1: $words words of prose," \
                "not between $least and $limit"
        fi
        case $number in [0-9]*)
            [ "$lines" -le $most_lines ] || echo "$file:1: $lines lines of" \
                "listings, more than $most_lines" ;;
        esac
    done 3<"$work/words" 4<"$work/lines"
}

# First the reader writes, then we show ours. The part has its work in one of
# its chapters.
now_you() {
    for name in parts/0[3-9]-*/part.c parts/1[0-2]-*/part.c; do
        name=${name#parts/}
        set -- "$dir/${name%%-*}"-*.md
        [ -f "$1" ] || continue
        fault=
        for file; do
            fault=$("$markdown" order 'Now you|Our version' "$file" 2>&1) &&
                break
        done
        [ -z "$fault" ] || echo "$fault"
    done
}

# Links to entries that are not there are dead links.
terms() {
    [ -f "$dir/glossary.md" ] || return 0
    for file in $chapters; do
        case ${file##*/} in
        [0-9]*) echo "$file" ;;
        esac
    done >"$work/numbered"
    # shellcheck disable=SC2046
    "$markdown" terms "$dir/glossary.md" $(cat "$work/numbered")
}

without_figures() {
    # shellcheck disable=SC2086
    grep -L '^!\[.*](figures/.*\.svg)' $chapters | sed 's/$/:1: no figure/'
}

# The races in commands are short and have results of their own, so that
# nobody loses any.
try() { # file line script
    BUDGET=20ms ROUNDS=1 SPEEDUP_LINES=321-321 \
        RESULTS=$build/check/results CHARTS=$build/check/charts \
        sh common/tools/limit.sh 300 sh -e "$3" </dev/null >"$work/out" 2>&1 ||
        echo "$1:$2: the command ends with status $?: $(tail -n 1 "$work/out")"
}

# Commands without a printed result, as theirs is never the same twice: each
# listing must end well.
listings() { # file
    rm -f "$work"/listing.*
    "$markdown" listings "$work/listing." "$1"
    for listing in "$work"/listing.*; do
        [ -f "$listing" ] || continue
        if grep -q '^make charts' "$listing" && ! command -v gnuplot >/dev/null
        then
            echo "$1:${listing##*.}: not run, as gnuplot is missing" \
                >>"$work/left-out"
            continue
        fi
        # A reader's own work is not begun here, and nobody's is graded.
        ! grep -qE '^make (start|handout|grade)' "$listing" || {
            sed 's/^make /make -n /' "$listing" >"$work/command"
            cp "$work/command" "$listing"
        }
        try "$1" "${listing##*.}" "$listing"
    done
}

# Commands within a sentence. What is written out (for a part, or with its
# input) must end well; of the others the target must be there. An ellipsis
# leaves something to the reader. What begins or judges a reader's own work is
# not done, but its part and variant must be there; nor is what takes a course
# or its teacher.
has_target() { # name; they are asked for once, and not before the first time
    [ -f "$work/targets" ] || make -pnq help 2>/dev/null |
        sed -n 's/^\([a-z0-9-]*\):.*/\1/p' >"$work/targets"
    grep -qx -e "$1" "$work/targets"
}
sentences() { # file
    "$markdown" commands "$1" | while IFS=' ' read -r line command; do
        case $command in
        *…* | 'make watch '*) ;; # it has no end
        'make start '*PART=* | 'make check'*PART=* | 'make hint'*PART=* | 'make handout '*PART=* | \
            'make grade'*PART=* | 'make fingerprints '*PART=*)
            echo "make -n ${command#make }" >"$work/command"
            try "$1" "$line" "$work/command"
            ;;
        *PART=* | 'sh '* | 'echo '* | 'cut '*)
            printf "%s\n" "$command" >"$work/command"
            try "$1" "$line" "$work/command"
            ;;
        make*)
            for word in $(echo "${command#make}" | tr ' ' '\n'); do
                case $word in -* | *=*) continue ;; esac
                has_target "$word" ||
                    echo "$1:$line: make has no target $word"
            done
            ;;
        esac
    done
}

# shellcheck disable=SC2086
in_texts() {
    "$markdown" check 'make tutorial-blocks' $texts
    grep -l '^```sh' $texts | while IFS= read -r file; do
        listings "$file"
    done
    grep -lE '`(make|sh|echo|cut)( |$)' $texts | while IFS= read -r file; do
        sentences "$file"
    done
    "$markdown" links $texts
}

figures() {
    for fig in "$dir"/figures/*.fig; do
        [ -f "$fig" ] || continue
        svg=${fig%.fig}.svg
        if ! "$build/figure" "$fig" >"$work/svg" 2>"$work/err"; then
            cat "$work/err"
        elif ! cmp -s "$work/svg" "$svg"; then
            echo "$svg:1: stale or missing, 'make figures' draws it"
        fi
    done
    for svg in "$dir"/figures/*.svg; do
        [ -f "${svg%.svg}.fig" ] || [ ! -f "$svg" ] ||
            echo "$svg:1: drawn from no .fig"
    done
    sh "$tools/results-figures.sh" --check "$dir"
}

{
    missing_chapters
    summaries
    [ -z "$chapters" ] ||
        { titles_and_lengths; now_you; terms; without_figures; }
    [ -z "$texts" ] || in_texts
    figures
} >"$work/faults" 2>&1

cat "$work/faults"
faults=$(grep -c . "$work/faults")
if [ "$faults" -gt 0 ]; then
    echo "faults in $dir: $faults"
    exit 1
fi
cat "$work/left-out" 2>/dev/null
words=$(awk '{ n += $1 } END { print n }' "$work/words")
echo "$dir is in order: $(echo "$chapters" | grep -c .) chapters," \
    "$words words."
