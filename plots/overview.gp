# Time on the left, nodes on the right; a group a set, a bar a part.
load commands
pitch = 12
width = 900
top = 84
bottom = 90
height = int(rows * pitch) + top + bottom
load style
# The names stand in the left margin, so it is as wide as the longest.
left = (longest * 5.6 + 20) / width
panel = (1 - left - 0.03) / 2

set multiplot
set label 1 heading at screen 0.01, screen 1 offset 0, -1.2 left \
    font ",14" tc rgb ink
set label 2 legend at screen 0.01, screen 1 offset 0, -2.7 left \
    font ",9" tc rgb grey
set logscale x
set logscale x2
set yrange [rows:0]
unset ytics
set style fill solid 1 border rgb ink
bar = 0.4
set tmargin at screen 1 - top / (1.0 * height)
set bmargin at screen bottom / (1.0 * height)

do for [k = 1:2] {
    set lmargin at screen left + (k - 1) * (panel + 0.02)
    set rmargin at screen left + (k - 1) * (panel + 0.02) + panel
    low = value("x_min" . k)
    x_end = value("x_max" . k)
    set xrange [low * 0.999:x_end]
    set x2range [low * 0.999:x_end]
    eval value("axis" . k . "1")
    eval value("axis" . k . "2")
    set xlabel k == 1 ? "mean time a position" : "mean nodes a position" \
        font ",10" tc rgb ink offset 0, 0.3
    plot $bars using ($1 == k ? low : NaN):3:(low):2:($3 - bar):($3 + bar):4 \
             with boxxyerror lw 0.4 lc rgb variable, \
         $published using ($1 == k ? $2 : NaN):3 \
             with points pt 13 ps 0.75 lc rgb "white", \
         $published using ($1 == k ? $2 : NaN):3 \
             with points pt 13 ps 0.5 lc rgb "black", \
         $other using ($1 == k ? $2 : NaN):3 \
             with points pt 6 ps 0.6 lw 1.5 lc rgb "#d55e00", \
         $labels using (x_end):($1 == k ? $2 : away):3 with labels right \
             font ",8" tc rgb ink, \
         $names using (low):(k == 1 ? $1 : away):2 with labels right \
             offset -0.5, 0 font ",8.5" tc rgb ink, \
         $sets using (low):(k == 1 ? $1 : away):("{/:Bold " . strcol(2) . "}") \
             with labels left offset -0.2, 0 font ",10.5" tc rgb ink
    unset label 1; unset label 2; unset label 998; unset label 999
}
unset multiplot
