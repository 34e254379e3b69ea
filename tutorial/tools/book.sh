#!/bin/sh
# Builds the web book and the EPUB from the chapters.
# usage: book.sh TUTORIAL OUTPUT [PLAYGROUND]     from the top of the project
# PLAYGROUND has the pages of the playground; without it there are no links to
# it. FIGURE is the program that draws figures (build/figure); without it phones
# see them as all others do.
set -eu
from=$1 to=$2 playground=${3:-}
figure=${FIGURE:-build/figure}
tools=$(cd "$(dirname "$0")" && pwd)
style=$tools/../style
title="Solving Connect Four, step by step, in C"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# pandoc wants a locale in UTF-8; an older macOS has no C.UTF-8.
LC_ALL=C.UTF-8
if locale -a 2>/dev/null | grep -q '^en_US.UTF-8$' &&
   ! locale -a | grep -qi '^C.utf-*8$'; then
    LC_ALL=en_US.UTF-8
fi
export LC_ALL

# Lines of group, file, title, summary.
sh "$tools/chapters.sh" "$from" >"$work/chapters"
chapters=$(cut -f2 "$work/chapters")
solutions=$(cd "$from" && ls solutions/*.md 2>/dev/null) || true
[ -n "$chapters" ] || { echo "there are no chapters in $from" >&2; exit 1; }

title_of() { sed -n '1s/^# *//p' "$from/$1"; }
page_of() { echo "${1%.md}.html"; }

# Of 07-transposition-table.md and of solutions/07.md: parts/07-..., if there is
# such a part.
part_of() {
    number=${1##*/}
    number=${number%%[-.]*}
    for manifest in parts/"$number"-*/part.c; do
        [ ! -f "$manifest" ] || basename "$(dirname "$manifest")"
    done
}

# The list of chapters, seen from a page at $1, the page itself being $2.
chapter_list() {
    awk -F '\t' -v root="$1" -v current="$2" -v playground="$playground" '
        function plain(s) {
            gsub(/&/, "\\&amp;", s); gsub(/</, "\\&lt;", s)
            return s
        }
        $1 != group {
            if (group)
                print "</ol>"
            group = $1
            print (group == $3 ? "" : "<p>" group "</p>\n") "<ol>"
        }
        {
            page = $2
            sub(/\.md$/, ".html", page)
            printf "<li><a href=\"%s\"%s>%s</a></li>\n", root page, \
                $2 == current ? " aria-current=\"page\"" : "", plain($3)
        }
        END {
            print "</ol>"
            if (playground)
                print "<p><a href=\"" root "playground.html\">Playground</a></p>"
        }' "$work/chapters"
}

# The settings of a chapter that has solutions: where, and to which exercises.
solved() { # text
    file=solutions/${1%%[-.]*}.md
    [ "$file" != "$1" ] && [ -f "$from/$file" ] || return 0
    printf '%s\t%s' "$(page_of "$file")" \
        "$(sed -n 's/^\*\*\([0-9]*\)\.\*\*.*/\1/p' "$from/$file" | tr '\n' ' ')"
}

page() { # text root [previous [next]]
    set -- "$1" "$2" "${3:-}" "${4:-}"
    mkdir -p "$work/book/$(dirname "$1")"
    up=../ fold=
    [ -z "$2" ] || up=../../ fold=Exercise
    [ "$1" != solutions/teaching.md ] || fold=Part # its questions, in an exam
    part=$(part_of "$1")
    exercises=$(solved "$1")
    set -- "$@" "$work/book/$(page_of "$1")"
    pandoc -L "$tools/sources.lua" -L "$tools/book.lua" -L "$tools/page.lua" \
        -M up="$up" -M root="$2" -M figures="$from/" \
        -M sources="$work/sources" -M narrow="$work/book/" \
        ${part:+-M solver="$part"} ${fold:+-M fold="$fold"} \
        ${exercises:+-M solutions="${exercises%	*}"} \
        ${exercises:+-M solved="${exercises#*	}"} \
        ${playground:+-M playground="$2playground.html"} \
        ${playground:+-V playground="$2playground.html"} \
        -f gfm -t html5 --wrap preserve --toc --toc-depth 3 \
        --template "$style/page.html" \
        -V root="$2" -V chapters="$(chapter_list "$2" "$1")" \
        -M pagetitle="$(title_of "$1")" \
        ${3:+-V previous="$(page_of "$3")"} \
        ${3:+-V previoustitle="$(title_of "$3")"} \
        ${4:+-V next="$(page_of "$4")"} \
        ${4:+-V nexttitle="$(title_of "$4")"} \
        -o "$work/page.html" "$from/$1"
    awk -f "$tools/book-page.awk" "$work/page.html" >"$5"
}

# Of a page of solutions: its chapter, the last one if there are several, and
# the one after that.
around() {
    number=${1#solutions/}
    number=${number%.md}
    before='' after=''
    for text in $chapters; do
        case $text in
        "$number"[-.]*) before=$text after='' ;;
        *) [ -z "$before" ] || [ -n "$after" ] || after=$text ;;
        esac
    done
    echo "$before" "$after"
}

pages() {
    previous=
    # shellcheck disable=SC2086
    set -- $chapters
    while [ $# -gt 0 ]; do
        page "$1" "" "$previous" "${2:-}"
        previous=$1
        shift
    done
    # shellcheck disable=SC2046
    for text in $solutions; do page "$text" ../ $(around "$text"); done
}

# --- the first page -----------------------------------------------------------

list_of_solutions() {
    printf 'Solutions to the exercises of chapter'
    for text in $solutions; do
        name=$(title_of "$text")
        case $name in
        *[0-9]) printf ' [%s](%s)' "${name##* }" "$(page_of "$text")" ;;
        *) printf '. [%s](%s)' "$name" "$(page_of "$text")" ;;
        esac
    done
    echo
}

# Without a playground there are no words about it.
about_playground() {
    [ -n "$playground" ] || return 0
    printf '\n## Playground\n\n'
    printf -- '- [The playground](playground.html)\\\n  %s\n' "Every solver of \
the book in your browser: the score of every column, races between parts, and \
the search step by step."
}

groups() { # all there are but for what is looked up; or, with 1, that alone
    awk -F '\t' -v last="${1:-0}" '
        ($1 == "To look up") != last { next }
        $1 != group { group = $1; print "\n## " group "\n" }
        {
            page = $2
            sub(/\.md$/, ".html", page)
            printf "- [%s](%s)", $3, page
            print $4 ? "\\\n  " $4 : ""
        }' "$work/chapters"
}

index() {
    road=bench/results/reference/road.svg
    {
        printf '# %s\n\n' "$title"
        echo "From minmax to a solver that finishes the game: every step a" \
             "small program, every claim measured."
        printf '\n![A position of the game](figures/cover.svg)\n'
        groups
        about_playground
        groups 1
        if [ -n "$solutions" ]; then
            grep -q '^To look up	' "$work/chapters" || printf '\n## To look up\n'
            echo
            list_of_solutions
        fi
        if [ -f "$road" ]; then
            cp "$road" "$work/book/figures"
            printf '\n## The road\n\n'
            printf '[![%s](figures/road.svg)](figures/road.svg)\n' \
                "What each part of the book gains, from the first to the last"
        fi
        echo
        echo "The same book [as an EPUB](solving-connect-four.epub)."
    } >"$work/index.md"
    # shellcheck disable=SC2086
    set -- $chapters
    pandoc -f gfm -t html5 --wrap preserve -V root= -V class=index \
        --template "$style/page.html" \
        ${playground:+-V playground=playground.html} \
        -M pagetitle="Contents" \
        -V next="$(page_of "$1")" -V nexttitle="$(title_of "$1")" \
        -o "$work/book/index.html" "$work/index.md"
}

# --- all together -------------------------------------------------------------

# One document for the EPUB: ids carry the chapter's name, and links follow.
epub() {
    for text in $chapters $solutions; do
        name=$(echo "${text%.md}" | tr / -)
        up=../
        [ "$text" = "${text#solutions/}" ] || up=../../
        pandoc -L "$tools/book.lua" -M up="$up" -f gfm -t html5 \
            --no-highlight --id-prefix="$name-" \
            -o "$work/part.html" "$from/$text"
        sed -E -e "s/<h1 id=\"[^\"]*\"/<h1 id=\"$name\"/" \
                -e 's|href="(\.\./)?([a-z0-9-]+)\.html"|href="#\2"|g' \
                -e 's|href="solutions/([0-9a-z]+)\.html"|href="#solutions-\1"|g' \
                -e 's|href="(\.\./)?([a-z0-9-]+)\.html#|href="#\2-|g' \
                -e 's|href="solutions/([0-9a-z]+)\.html#|href="#solutions-\1-|g' \
                -e 's|<summary>(.*)</summary>|<p><strong>\1</strong></p>|' \
                "$work/part.html"
    done >"$work/all.html"
    pandoc -f html -t epub3 --fail-if-warnings \
        --metadata title="$title" --metadata lang=en \
        --toc --toc-depth 2 --css "$style/epub.css" \
        --resource-path "$from:$from/solutions" \
        -o "$work/book/solving-connect-four.epub" "$work/all.html"
}

# Every figure, and those too wide for a phone once more.
figures() {
    mkdir -p "$work/book/figures/narrow"
    cp "$from"/figures/*.svg "$work/book/figures"
    [ -x "$figure" ] || return 0
    for fig in "$from"/figures/*.fig; do
        [ -f "$fig" ] || continue
        name=$(basename "$fig" .fig).svg
        sed -n '1s/.* width="\([0-9]*\)".*/\1/p' "$from/figures/$name" |
            awk '{ exit $1 <= 358 }' || continue
        "$figure" --narrow "$fig" >"$work/book/figures/narrow/$name"
    done
}

figures
cp "$style/book.css" "$style/book.js" "$style/theme.js" "$work/book"
[ -z "$playground" ] || cp "$playground"/* "$work/book"
: >"$work/sources"
pages
index
sh "$tools/book-source.sh" "$work/chapters" "$work/sources" "$work/book"
# shellcheck disable=SC2046
(cd "$work/book" && LC_ALL=C awk -f "$tools/search-index.awk" \
    $(for text in $chapters $solutions; do page_of "$text"; done)) \
    >"$work/search-index.js"
mv "$work/search-index.js" "$work/book"
epub

# All or nothing: an earlier book stays until the new one is complete.
rm -rf "$to.old" "$to.new"
mkdir -p "$(dirname "$to")"
cp -R "$work/book" "$to.new"
[ ! -d "$to" ] || mv "$to" "$to.old"
mv "$to.new" "$to"
rm -rf "$to.old"
echo "The book: $to/index.html and $to/solving-connect-four.epub"
