# Time on the left, nodes on the right; six groups, one bar a part.
load commands
pitch = 12
width = 900
top = 72
bottom = 70
height = int(rows * pitch) + top + bottom
load style
y_low = bottom / (1.0 * height)
y_high = 1 - top / (1.0 * height)
# The names stand in the left margin, so it is as wide as the longest.
left = (longest * 5.6 + 20) / width
panel = (1 - left - 0.03) / 2

set multiplot
set label 1 heading at screen 0.01, screen 1 offset 0, -1.2 left \
    font ",14" tc rgb ink
set label 2 legend at screen 0.01, screen 1 offset 0, -2.7 left \
    font ",9" tc rgb grey
set logscale x
set yrange [rows:0]
unset ytics
set style fill solid 1 border rgb ink
bar = 0.4
set tmargin at screen y_high
set bmargin at screen y_low

do for [what in "us nodes"] {
    first = what eq "us"
    set lmargin at screen first ? left : left + panel + 0.02
    set rmargin at screen first ? left + panel : left + 2 * panel + 0.02
    low = value(what . "_min")
    x_end = value(what . "_max")
    set xrange [low * 0.999:value(what . "_max")]
    eval value("axis_" . what)
    eval value("axis2_" . what)
    set logscale x2; set x2range [low * 0.999:value(what . "_max")]
    set xlabel first ? "mean time a position" : "mean nodes a position" \
        font ",10" tc rgb ink offset 0, 0.3
    if (first) {
        plot $us_bars using (low):2:(low):1:($2 - bar):($2 + bar):3 \
                 with boxxyerror lw 0.4 lc rgb variable, \
             $us_open using (low):2:(low):1:($2 - bar):($2 + bar):3 \
                 with boxxyerror lw 0.4 lc rgb variable, \
             $us_open using (low):2:(low):1:($2 - bar):($2 + bar) \
                 with boxxyerror fs transparent pattern 5 border rgb ink \
                 lw 0.4 lc rgb "#444444", \
             $us_published using 1:2 \
                 with points pt 13 ps 0.75 lc rgb "white", \
             $us_published using 1:2 \
                 with points pt 13 ps 0.5 lc rgb "black", \
             $us_other using 1:2 \
                 with points pt 6 ps 0.6 lw 1.5 lc rgb "#d55e00", \
             $us_labels using (x_end):2:3 with labels right \
                 font ",8" tc rgb ink, \
             $names using (low):1:2 with labels right offset -0.5, 0 \
                 font ",8.5" tc rgb ink, \
             $sets using (low):1:("{/:Bold " . strcol(2) . "}") \
                 with labels left offset -0.2, 0 font ",10.5" tc rgb ink
        unset label 1; unset label 2; unset label 999
    } else {
        plot $nodes_bars using (low):2:(low):1:($2 - bar):($2 + bar):3 \
                 with boxxyerror lw 0.4 lc rgb variable, \
             $nodes_open using (low):2:(low):1:($2 - bar):($2 + bar):3 \
                 with boxxyerror lw 0.4 lc rgb variable, \
             $nodes_open using (low):2:(low):1:($2 - bar):($2 + bar) \
                 with boxxyerror fs transparent pattern 5 border rgb ink \
                 lw 0.4 lc rgb "#444444", \
             $nodes_published using 1:2 \
                 with points pt 13 ps 0.75 lc rgb "white", \
             $nodes_published using 1:2 \
                 with points pt 13 ps 0.5 lc rgb "black", \
             $nodes_other using 1:2 \
                 with points pt 6 ps 0.6 lw 1.5 lc rgb "#d55e00", \
             $nodes_labels using (x_end):2:3 with labels right \
                 font ",8" tc rgb ink
    }
}
unset multiplot
