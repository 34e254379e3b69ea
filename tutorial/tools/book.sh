#!/bin/sh
# Builds the web book and the EPUB from the chapters.
# usage: book.sh TUTORIAL OUTPUT [PLAYGROUND]
# PLAYGROUND has the pages of the playground; without it there are no links to
# it, and no experiments.
set -eu
from=$1 to=$2 playground=${3:-}
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

chapters=$(cd "$from" && ls [0-9][0-9]-*.md afterword.md teaching.md \
    2>/dev/null) || true
solutions=$(cd "$from" && ls solutions/*.md 2>/dev/null) || true
[ -n "$chapters" ] || { echo "there are no chapters in $from" >&2; exit 1; }

title_of() { sed -n '1s/^# *//p' "$from/$1"; }
page_of() { echo "${1%.md}.html"; }

# The list of chapters, seen from a page at $1, the page itself being $2.
chapter_list() {
    echo '<ol>'
    for other in $chapters; do
        current=
        [ "$other" != "$2" ] || current=' aria-current="page"'
        printf '<li><a href="%s%s"%s>%s</a></li>\n' "$1" \
            "$(page_of "$other")" "$current" "$(title_of "$other")"
    done
    echo '</ol>'
}

page() { # text root [previous [next]]
    set -- "$1" "$2" "${3:-}" "${4:-}"
    mkdir -p "$work/book/$(dirname "$1")"
    up=../
    [ -z "$2" ] || up=../../
    set -- "$@" "$work/book/$(page_of "$1")"
    pandoc -L "$tools/book.lua" -M up="$up" -M figures="$from/" \
        ${playground:+-M playground="$2playground.html"} \
        ${playground:+-V playground="$2playground.html"} \
        -f gfm -t html5 --wrap preserve --toc --toc-depth 2 \
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

# Of a page of solutions: its chapter, and the one after that.
around() {
    number=${1#solutions/}
    # shellcheck disable=SC2086
    set -- $chapters
    while [ $# -gt 0 ] && [ "${1%%[-.]*}" != "${number%.md}" ]; do shift; done
    echo "${1:-}" "${2:-}"
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

index() {
    {
        echo "# $title"
        echo
        echo "From minmax to a solver that finishes the game: every step a" \
             "small program, every claim measured."
        echo
        echo "![A position of the game](figures/cover.svg)"
        echo
        for text in $chapters; do
            echo "- [$(title_of "$text")]($(page_of "$text"))"
        done
        if [ -n "$playground" ]; then
            echo
            echo "## Playground"
            echo
            echo "[The playground](playground.html): every solver of the" \
                 "book in your browser, with the score of every column," \
                 "races between parts, and the search step by step."
        fi
        if [ -n "$solutions" ]; then
            echo
            echo "## Solutions to the exercises"
            echo
            printf 'Chapter'
            for text in $solutions; do
                name=$(title_of "$text")
                case $name in
                *[0-9]) printf ' [%s](%s)' "${name##* }" "$(page_of "$text")" ;;
                *) printf '. [%s](%s)' "$name" "$(page_of "$text")" ;;
                esac
            done
            echo
        fi
        echo
        echo "The same book [as an EPUB](solving-connect-four.epub)."
    } >"$work/index.md"
    # shellcheck disable=SC2086
    set -- $chapters
    pandoc -f gfm -t html5 --wrap preserve -V root= \
        --template "$style/page.html" \
        ${playground:+-V playground=playground.html} \
        -M pagetitle="Contents" \
        -V next="$(page_of "$1")" -V nexttitle="$(title_of "$1")" \
        -o "$work/book/index.html" "$work/index.md"
}

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
                "$work/part.html"
    done >"$work/all.html"
    pandoc -f html -t epub3 --fail-if-warnings \
        --metadata title="$title" --metadata lang=en \
        --toc --toc-depth 2 --css "$style/epub.css" \
        --resource-path "$from:$from/solutions" \
        -o "$work/book/solving-connect-four.epub" "$work/all.html"
}

mkdir -p "$work/book/figures"
cp "$from"/figures/*.svg "$work/book/figures"
cp "$style/book.css" "$style/book.js" "$work/book"
[ -z "$playground" ] || cp "$playground"/* "$work/book"
pages
index
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
