#!/bin/sh
# The pages of the book that show sources: every piece of the parts that have a
# chapter, all other files that the text links to, and for each part the whole
# solver.
# usage: book-source.sh CHAPTERS SOURCES BOOK      from the top of the project
#   CHAPTERS: what chapters.sh prints
#   SOURCES: the paths that are linked, a line each
# One pandoc for all of them: a hundred take half a minute.
set -eu
tools=$(cd "$(dirname "$0")" && pwd)
chapters=$1 sources=$2 book=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
version=$(sed -n 's/^VERSION := *//p' Makefile)

# number|part|page of its chapter|title, for each part with a chapter; the first
# if it has several
cut -f2,3 "$chapters" | while IFS='	' read -r file title; do
    for manifest in parts/"${file%%-*}"-*/part.c; do
        [ ! -f "$manifest" ] || echo "${file%%-*}|$(basename "$(dirname \
            "$manifest")")|${file%.md}.html|$title"
    done
done | awk -F '|' '!seen[$1]++' >"$work/parts"

page_of() { echo "source/${1#parts/}.html"; }

# The way from a page to the top of the book.
root_of() { echo "$1" | sed 's,[^/]*$,,; s,[^/]*/,../,g'; }

language_of() {
    case $1 in
    *.sh) echo sh ;;
    *.py) echo python ;;
    *.awk) echo awk ;;
    *) echo c ;;
    esac
}

# No line of C begins with as many tildes.
listing() { # language file
    printf '~~~~~~~~~~ %s\n' "$1"
    cat "$2"
    printf '~~~~~~~~~~\n\n'
}

begin() { # page title
    printf '\n<!-- page: %s | %s -->\n\n' "$1" "$2"
}

# The part a file stands in, if it has a chapter.
home_of() {
    part=${1#parts/}
    [ "$part" != "$1" ] || return 0
    awk -F '|' -v part="${part%%/*}" '$2 == part' "$work/parts"
}

file_page() { # path
    page=$(page_of "$1")
    begin "$page" "$1"
    printf '# %s\n\n' "\`$1\`"
    home_of "$1" | while IFS='|' read -r _ part chapter title; do
        root=$(root_of "$page")
        printf '%s [%s](%s%s). [%s](%ssource/%s/index.html).\n\n' \
            "The file as it is in" "$title" "$root" "$chapter" \
            "The whole solver at this point" "$root" "$part"
    done
    listing "$(language_of "$1")" "$1"
}

words_for() { # kind
    case $1 in
    same) echo 'as before' ;;
    changed) echo '**changed**' ;;
    rewritten) echo '**written anew**' ;;
    *) echo '**new**' ;;
    esac
}

# Its pieces, in the order of the manifest. The path of each is noted as well.
piece_list() { # part
    sh common/tools/pieces.sh "$1" | while IFS='|' read -r kind path _; do
        [ "$kind" != dropped ] || continue
        echo "$path" >>"$work/wanted"
        printf '%s\n' "- [\`$path\`](../../$(page_of "$path")): $(words_for \
            "$kind")"
    done
}

solver_page() { # number part chapter title
    sh common/tools/flat.sh "$2" 7 6 "$version" "parts/$2/part.c" \
        "$work/alone.c" alone >/dev/null
    mkdir -p "$book/source"
    sh common/tools/flat.sh "$2" 7 6 "$version" "parts/$2/part.c" \
        "$book/source/$2.c" >/dev/null
    echo "parts/$2/part.c" >>"$work/wanted"
    begin "source/$2/index.html" "The whole solver: $2"
    printf '# The whole solver: %s\n\n' "$2"
    printf 'As of [%s](../../%s). Its pieces, in the order of [%s](%s):\n\n' \
        "$4" "$3" 'the manifest' part.c.html
    piece_list "$2"
    printf '\n%s [%s](../%s.c).\n\n' "Below they are one text, for reading. With \
what all solvers share, such as the reading of positions, it is" \
        'one C file that compiles' "$2"
    listing c "$work/alone.c"
}

cp "$sources" "$work/wanted"
while IFS='|' read -r number part chapter title; do
    solver_page "$number" "$part" "$chapter" "$title"
done <"$work/parts" >"$work/all.md"
sort -u "$work/wanted" | while IFS= read -r path; do
    file_page "$path"
done >>"$work/all.md"

echo '@BODY@' | pandoc -f gfm -t html5 --template "$tools/../style/page.html" \
    -V root=@ROOT@ -V class=source -M pagetitle=@TITLE@ -o "$work/frame.html"
pandoc -f gfm -t html5 --wrap preserve "$work/all.md" |
    awk -v frame="$work/frame.html" -v book="$book" \
        -f "$tools/book-source.awk"
