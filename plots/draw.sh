#!/bin/sh
# Draws every chart from stored results, as SVG and PNG.
#   draw.sh [--only-overview] output-directory results [other-results]
# The other results are overlaid where that makes sense. SCATTER="10,12 3,4"
# in the environment adds scatter charts of these pairs of parts.
set -eu
only=
[ "$1" = --only-overview ] && { only=1; shift; }
out=$1 data=$2 other=${3-}
here=$(dirname "$0")
published=$here/../bench/published.csv
[ -f "$data/summary.csv" ] || {
    echo "$data has no summary.csv: run make bench first" >&2
    exit 1
}
if [ -n "$other" ] && [ ! -f "$other/summary.csv" ]; then
    echo "$other has no summary.csv" >&2
    exit 1
fi
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

context() { # name: its value in the context file, or a dash
    value=$(sed -n "s/^$1: //p" "$data/context.txt" 2>/dev/null | head -n 1)
    echo "${value:--}"
}
footer="$(context cpu), $(context compiler | sed 's/ (.*) / /'), \
$(context date), commit $(context commit); \
budget $(context budget | sed 's/[a-z]/ &/') a solver, set and mode"
sum=$(cksum <"$data/summary.csv")
busy=$(context busy)
[ "$busy" = - ] || footer="$footer; the machine was busy"

# gnuplot gets its variables as commands; quotes would end its strings.
plot() { # chart-name script variable=value...
    name=$1 script=$2
    shift 2
    settings="out = '$out/$name'; commands = '$work/commands'; \
footer = '$(echo "$footer" | tr -d "'")'"
    for setting in "$@"; do settings="$settings; $setting"; done
    for format in svg png; do
        gnuplot -e "format = '$format'; $settings" "$here/$script" \
            2>"$work/messages" || {
            cat "$work/messages" >&2
            echo "$name: gnuplot could not draw it" >&2
            exit 1
        }
        grep -v -e 'no valid points' -e '^ *$' -e 'line [0-9]*:' -e '\^' \
            "$work/messages" >&2 || true
    done
    # A title for screen readers, and what it was drawn from.
    sed "s|<title>Gnuplot</title>|<title>$name</title>|
         s|<desc>.*</desc>|<desc>summary $sum</desc>|" "$out/$name.svg" \
        >"$work/svg"
    mv "$work/svg" "$out/$name.svg"
    echo "$name"
}

prepare() { # scripts variables... : writes the commands of one chart
    scripts=$1
    shift
    rm -f "$work/commands" "$work/commands.data"
    # shellcheck disable=SC2046,SC2086 # several words
    awk -f "$here/lib.awk" $(printf -- " -f $here/%s" $scripts) \
        -v commands="$work/commands" "$@" || {
        status=$?
        [ $status -eq 1 ] && return 1 # nothing to draw
        exit $status
    }
}

list() { # the different values of a column of the summary, in their order
    awk -F, -v name="$1" '
        NR == 1 { for (i = 1; i <= NF; i++) if ($i == name) c = i; next }
        !seen[$c]++ { print $c }' "$data/summary.csv"
}
# A file of the other results, if there are any and it is there.
others() { [ -z "$other" ] || [ ! -f "$other/$1" ] || echo "$other/$1"; }
modes=$(list mode) sets=$(list set)
parts=$(list solver | grep '^[0-9][0-9]-[^/]*$' || true)

# Charts of an earlier drawing would mix with these.
if [ -z "$only" ]; then
    for kind in overview cactus scatter gain rate leave-one-out step; do
        rm -f "$out/$kind"*.svg "$out/$kind"*.png
    done
fi

for mode in $modes; do
    prepare overview.awk -v mode="$mode" "$published" "$data/summary.csv" \
        ${other:+"$other/summary.csv"} || continue
    legend="hatched: budget spent, mean at least this, number solved"
    legend="$legend    {/:Bold ◆} published (P. Pons; his machine, his sets)"
    [ -z "$other" ] || legend="$legend    ○ $(basename "$other")"
    plot "overview-$mode" overview.gp "legend = '$legend'" \
        "heading = 'Connect Four, $mode solution: every part on every set'"
done

[ -z "$only" ] || exit 0

for mode in $modes; do
    for set in $sets; do
        # shellcheck disable=SC2046 # a file or nothing
        prepare cactus.awk -v set="$set" -v mode="$mode" \
            "$data/summary.csv" "$data/positions-$set-$mode.csv" \
            $(others "positions-$set-$mode.csv") || continue
        plot "cactus-$set-$mode" cactus.gp "other = '${other##*/}'"
    done
done

ratios() { # chart-name files...
    chart=$1
    shift
    if prepare "ratio.awk $chart.awk" "$@"; then
        plot "$chart" ratio.gp
    else
        echo "$chart: not drawn; no set with 20 positions took 50 ms"
    fi
}

# Pairs of neighbours, and those asked for.
scatter() { # A B
    files=
    for set in $sets; do
        files="$files $data/positions-$set-strong.csv"
    done
    # shellcheck disable=SC2086
    prepare scatter.awk -v a="$1" -v b="$2" $files || return 0
    plot "scatter-$(echo "$1-$2" | tr / -)" scatter.gp
}
find_part() { # 7, 07 or a name
    list solver | awk -v part="$1" '
        $0 == part || (part ~ /^[0-9]+$/ && $0 ~ /^[0-9][0-9]-[^\/]*$/ &&
                       substr($0, 1, 2) + 0 == part + 0) { print; exit }'
}
steplegend="strong; × how many times less than the part before"
steplegend="$steplegend; hatched: budget spent, mean at least this"
if echo "$modes" | grep -q strong; then
    before=
    for part in $parts; do
        [ -z "$before" ] || scatter "$before" "$part"
        before=$part
    done
    for pair in ${SCATTER-}; do
        a=$(find_part "${pair%,*}") b=$(find_part "${pair#*,}")
        if [ -z "$a" ] || [ -z "$b" ]; then
            echo "SCATTER: '$pair' is no pair of solvers in $data" >&2
            exit 1
        fi
        scatter "$a" "$b"
    done

    files=
    for set in $sets; do
        files="$files $data/positions-$set-strong.csv"
    done
    # shellcheck disable=SC2086
    if [ "$(echo "$parts" | wc -w)" -gt 1 ]; then
        lines=$data/lines.csv
        [ -f "$lines" ] || lines=/dev/null
        ratios gain "$lines" $files
        before=
        for part in $parts; do
            name=$(echo "$part" | sed 's/-/, /; s/-/ /g')
            if [ -n "$before" ] &&
               prepare overview.awk -v only="$before,$part" -v mode=strong \
                   "$published" "$data/summary.csv"
            then plot "step-${part%%-*}" overview.gp "legend = '$steplegend'" \
                "heading = 'What part $name, changes'"
            fi
            before=$part
        done
    fi
fi

prepare rate.awk "$data/summary.csv" ${other:+"$other/summary.csv"} &&
    plot rate rate.gp "other = '${other##*/}'"

if [ -f "$data/leave-one-out/summary.csv" ]; then
    files=
    for set in $sets; do
        files="$files $data/leave-one-out/positions-$set-strong.csv"
    done
    # shellcheck disable=SC2086
    ratios leave-one-out $files
else
    echo "leave-one-out: not drawn; $data has no variants without-..."
fi
