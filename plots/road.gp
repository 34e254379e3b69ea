# A column a set, easy to hard; time above, nodes below; the parts from left
# to right. Dots and dashes tell strong and weak apart without colour as well.
load commands
data = commands . ".data"
width = 900
height = 660
load style
set multiplot
set label 1 "The road, part after part: mean time and nodes of a position" \
    at screen 0.01, screen 1 offset 0, -1.2 left font ",14" tc rgb ink
set label 3 caption at screen 0.01, screen 0 offset 0, 4.0 left \
    font ",8.5" tc rgb ink
set label 4 "N/A: the lines were not finished " \
    . "in time; published: by P. Pons, on his machine, for his positions" \
    at screen 0.01, screen 0 offset 0, 2.9 left font ",8" tc rgb grey
dark = 0x1f3a6e
light = 0xb35900
set style line 1 lw 1.6 lc rgb dark pt 7 ps dot(0.38)
set style line 2 lw 1.2 dt (7, 4) lc rgb light pt 6 ps dot(0.38)
set style line 3 lw 0.8 lc rgb "black" pt 13 ps format eq "svg" ? 0.4 : 0.55
set style line 4 lw 0.8 lc rgb "black" pt 12 ps format eq "svg" ? 0.4 : 0.55
left = 0.095
panel = (0.995 - left) / (sets < 3 ? 3 : sets)
gap = 0.008
set label 5 "time" at screen 0.012, screen 0.69 center rotate by 90 \
    font ",10" tc rgb ink
set label 6 "nodes" at screen 0.012, screen 0.33 center rotate by 90 \
    font ",10" tc rgb ink
set logscale y
set xrange [x_min:x_max]
set border 15 lc rgb "#bbbbbb" lw 0.6
set grid xtics ytics lc rgb "#e4e4e4" lt 1 lw 0.5
set tics font ",8"
set key at screen 0.992, screen 0.94 right center vertical \
    maxrows 1 Left reverse samplen 2.2 width 0 font ",9" tc rgb ink
at(its_s, its_k, x) = its_s == s && its_k == k ? x : away
do for [k = 1:2] {
    set tmargin at screen k == 1 ? 0.86 : 0.50
    set bmargin at screen k == 1 ? 0.515 : 0.155
    set yrange [value("y_min" . k):value("y_max" . k)]
    do for [s = 1:sets] {
        set lmargin at screen left + (s - 1) * panel
        set rmargin at screen left + s * panel - gap
        eval value((s == 1 ? "" : "bare_") . "axis" . k)
        eval value((k == 2 ? "" : "bare_") . "axis_x")
        set title k == 1 ? value("title" . s) : "" font ",10" tc rgb ink \
            offset 0, -0.7
        i = ((s - 1) * 2 + k - 1) * 2
        plot $published using ($3 == 2 ? at($1, $2, $4) : away):5 \
                 with points ls 4 notitle, \
             $published using ($3 == 1 ? at($1, $2, $4) : away):5 \
                 with points ls 3 notitle, \
             data index i + 1 using 1:2 with linespoints ls 2 notitle, \
             data index i using 1:2 with linespoints ls 1 notitle, \
             $gaps using ($1 == s ? $2 : away):(value("y_min" . k)):("N/A") \
                 with labels left offset 0, 0.7 font ",8" tc rgb grey \
                 notitle, \
             $labels using \
                 ($6 == 0 ? at($1, $2, $3) : away):4:5 \
                 with labels left offset 0.7, 0.3 \
                 font ",8" tc rgb ink notitle, \
             $labels using \
                 ($6 == 1 ? at($1, $2, $3) : away):4:5 \
                 with labels right offset 0.4, -0.9 \
                 font ",8" tc rgb ink notitle, \
             $labels using \
                 ($6 == 2 ? at($1, $2, $3) : away):4:5 \
                 with labels right offset 0.4, -1.8 \
                 font ",8" tc rgb ink notitle, \
             NaN with linespoints ls 1 title "strong", \
             NaN with linespoints ls 2 title "weak", \
             NaN with points ls 3 title "published, strong", \
             NaN with points ls 4 title "published, weak"
        unset key
        do for [i = 1:6] { unset label i }
        unset label 998; unset label 999
    }
}
unset multiplot
