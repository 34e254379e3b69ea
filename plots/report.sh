#!/bin/sh
# One HTML page with all charts, tables and the context; needs nothing else.
#   report.sh charts-directory results > page
set -eu
LC_ALL=C
export LC_ALL
charts=$1
# As draw.sh takes it: of two directories, the first.
[ -d "$2" ] && data=$2 || data=${2%% *}
case $data in /*) ;; *) data=./$data ;; esac # a=b would be an assignment
here=$(dirname "$0")
number=0
# Names of sets may have spaces: lists have a name a line.
IFS='
'
[ -f "$charts/.drawn" ] || {
    echo "$charts has no charts: run make plots first" >&2
    exit 1
}

escape() { sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g'; }

# A chart as part of the page. Its inner names get a prefix, because all
# charts share one page and gnuplot gives them all the same.
chart() { # name
    [ -f "$charts/$1.svg" ] || return 0
    number=$((number + 1))
    printf '<figure class="wide" id="%s">\n' "$1"
    sed -e '1,/^<svg/{/^<?xml/d;}' \
        -e "s/id=\(['\"]\)/id=\1c$number-/g" -e "s/#gp/#c$number-gp/g" \
        -e "s/url(#\([tg]\)/url(#c$number-\1/g" "$charts/$1.svg"
    echo '</figure>'
}

# Thousands of points are smaller as pixels.
picture() { # name
    [ -f "$charts/$1.png" ] || return 0
    printf '<figure class="wide" id="%s"><img alt="%s" src="' "$1" "$1"
    printf 'data:image/png;base64,'
    base64 <"$charts/$1.png" | tr -d '\n'
    echo '"></figure>'
}

table() { # mode what
    awk -f "$here/lib.awk" -f "$here/tables.awk" -v format=html \
        -v parts_file="$data/lines.csv" -v mode="$1" -v what="$2" \
        "$here/../bench/published.csv" "$data/summary.csv"
}

names() { # pattern: the charts whose names begin so, in order
    # shellcheck disable=SC2231 # a pattern
    for file in "$charts"/$1*.svg; do
        [ -f "$file" ] && basename "$file" .svg
    done
}

cat <<'END'
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Connect Four solvers: results</title>
<style>
body { font: 16px/1.5 "DejaVu Sans", Verdana, sans-serif; color: #222;
       max-width: 960px; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.25rem; margin-top: 2.5rem; }
nav a { display: inline-block; margin-right: 1rem; }
.wide { overflow-x: auto; margin: 1rem 0; }
figure svg, figure img { display: block; width: 100%; min-width: 680px;
                         height: auto; }
table { border-collapse: collapse; font-size: .85rem; width: 100%; }
th, td { padding: .25rem .5rem; text-align: right; white-space: nowrap;
         border-bottom: 1px solid #ddd; }
th:first-child { text-align: left; position: sticky; left: 0;
                 background: #fff; }
td.open { color: #666; font-style: italic; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem;
     font-size: .85rem; }
dt { font-weight: bold; } dd { margin: 0; overflow-wrap: anywhere; }
summary { cursor: pointer; font-weight: bold; margin: 1rem 0; }
@media (max-width: 600px) { dl { grid-template-columns: 1fr; }
    dd { margin-bottom: .5rem; } body { padding: .75rem; } }
@media print { details > * { display: block; } }
</style>
</head>
<body>
<h1>Connect Four solvers: time and nodes side by side</h1>
<p>Every part of the tutorial on six sets of positions. A figure is the mean
over the first lines of a set, the same for all solvers. <em>N/A</em>: it could
not finish them in time; <em>12 of 100</em> is how many it has solved,
<em>about 3 h</em> or <em>over 3 h</em> what all of them are expected to
take.</p>
<nav>
END
for mode in strong weak; do
    [ ! -f "$charts/overview-$mode.svg" ] || echo "<a href='#$mode'>$mode</a>"
done
cat <<'END'
<a href="#techniques">techniques</a> <a href="#curves">within a time</a>
<a href="#pairs">position by position</a> <a href="#context">context</a></nav>
END
chart road
for mode in strong weak; do
    [ -f "$charts/overview-$mode.svg" ] || continue
    if [ "$mode" = strong ]
    then echo '<h2 id="strong">Strong: the exact score</h2>'
    else echo '<h2 id="weak">Weak: win, draw or loss</h2>'
    fi
    chart "overview-$mode"
    echo '<h3>Mean time a position</h3>'
    table "$mode" us
    echo '<h3>Mean nodes a position</h3>'
    table "$mode" nodes
done
echo '<h2 id="techniques">What the techniques bring</h2>'
chart gain
chart leave-one-out
chart rate
chart threads
echo '<details><summary>Each part beside the one before</summary>'
for name in $(names step-); do chart "$name"; done
echo '</details><h2 id="curves">Positions solved within a time</h2>'
for mode in strong weak; do
    [ -n "$(names "cactus-*-$mode")" ] || continue
    [ $mode = strong ] && state=' open' || state=
    echo "<details$state><summary>$mode</summary>"
    # shellcheck disable=SC2013 # a name a line
    for set in $(sed -n 's/^[^,]*,\([^,]*\),.*/\1/p' "$data/summary.csv" |
                 awk 'NR > 1 && !seen[$0]++'); do
        chart "cactus-$set-$mode"
    done
    echo '</details>'
done
echo '<h2 id="pairs">Position by position</h2>'
echo '<details><summary>Each part against the one before</summary>'
for name in $(names scatter-); do picture "$name"; done
echo '</details><h2 id="context">Where these results come from</h2><dl>'
escape <"$data/context.txt" |
    sed 's|^\([^:]*\): \(.*\)|<dt>\1</dt><dd>\2</dd>|'
cat <<'END'
</dl>
<p>Diamonds: figures published by Pascal Pons, “Solving Connect
4: how to build a perfect AI”, blog.gamesolver.org, for his own sets on his
own machine.</p>
</body>
</html>
END
