# How one chart is made, for draw.sh, which reads this: `prepare` writes what
# gnuplot shall draw, `plot` draws it as SVG and PNG. It needs, of draw.sh,
# $here (where the scripts are), $data (a copy of the results called $mine),
# $out (where the charts go), $made (their list) and $work (for files of the
# moment).
# shellcheck shell=sh disable=SC2154

context() { # name: its value in the context file, or a dash
    value=$(sed -n "s/^$1: //p" "$data/context.txt" 2>/dev/null | head -n 1)
    echo "${value:--}"
}
footer="$(context cpu), $(context compiler | sed 's/ (.*) / /'), \
$(context date), commit $(context commit)"
sum=$(cksum <"$data/summary.csv")
busy=$(context busy)
[ "$busy" = - ] || footer="$footer; the machine was busy"
sample=$(context sample) runs=$(context runs)
case $runs in
-) runs= ;;
1) runs="; one run" ;;
*) runs="; quickest of $runs runs" ;;
esac
if [ "$sample" = - ]
then sample=
else sample="first lines of each set: $sample$runs"
fi

# gnuplot's strings: a quote in them is written twice.
quote() {
    case $1 in
    *\'*) printf "'%s'" "$(printf '%s\n' "$1" | sed "s/'/''/g")" ;;
    *) printf "'%s'" "$1" ;;
    esac
}

common="style = $(quote "$here/style.gp"); \
commands = $(quote "$work/commands"); footer = $(quote "$footer"); \
sample = $(quote "$sample")"

plot() { # chart-name script variable=value...
    name=$1 script=$2
    shift 2
    settings="out = $(quote "$out/$name"); $common"
    for setting in "$@"; do settings="$settings; $setting"; done
    for format in svg png; do
        echo "$name.$format" >>"$made"
        if ! gnuplot -e "format = '$format'; $settings" "$here/$script" \
                2>"$work/messages" || [ ! -s "$out/$name.$format" ]; then
            cat "$work/messages" >&2
            echo "$name: gnuplot could not draw it" >&2
            exit 1
        fi
        grep -v -e 'no valid points' -e '^ *$' -e 'line [0-9]*:' -e '\^' \
            "$work/messages" >&2 || true
    done
    # A title for screen readers, and what it was drawn from; without groups
    # that have nothing in them.
    sed "s|<title>Gnuplot</title>|<title>$name</title>|
         s|<desc>.*</desc>|<desc>summary $sum</desc>|" "$out/$name.svg" |
        awk 'group != "" && $0 == "</g>" { group = ""; next }
             group != "" { print group; group = "" }
             /^<g / { group = $0; next }
             { print }' >"$work/svg"
    cat "$work/svg" >"$out/$name.svg"
    echo "$name"
}

# The commands of one chart. If there is nothing to draw the script says why
# on standard output and ends with status 9, which no awk uses for an error.
prepare() { # chart-name script variables... files...
    chart=$1 script=$2
    shift 2
    rm -f "$work/commands" "$work/commands.data"
    awk -f "$here/lib.awk" -f "$here/$script" -v parts_file="$data/lines.csv" \
        -v chart="$chart" -v commands="$work/commands" "$@" || {
        status=$?
        [ $status -ne 9 ] || return 1
        echo "$script: awk could not make a chart of $mine" >&2
        exit $status
    }
}

list() { # the different values of a column of the summary, in their order
    awk -F, -v name="$1" '
        NR == 1 { for (i = 1; i <= NF; i++) if ($i == name) c = i; next }
        !seen[$c]++ { print $c }' "$data/summary.csv"
}
