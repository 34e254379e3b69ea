# Time on the left, nodes on the right; a row a pair, in it a dot a set.
load commands
data = commands . ".data"
width = 900
pitch = sets * 5.5 + 8
height = int(rows * pitch) + 172
load style
set multiplot
set label 1 heading at screen 0.01, screen 1 offset 0, -1.2 left \
    font ",14" tc rgb ink
set label 2 on at screen 0.01, screen 1 offset 0, -2.7 left \
    font ",9" tc rgb grey
set label 3 rule at screen 0.01, screen 1 offset 0, -4.0 left \
    font ",9" tc rgb grey
set tmargin at screen 1 - 84.0 / height
set bmargin at screen 88.0 / height
left = (longest * 6.6 + 22) / width
right = note_heading eq "" ? 0.985 : 0.945
panel = (right - left - 0.03) / 2
figures = 0.29 # of a panel, for the text behind the dots
set logscale x
x_end = x_min * (x_max / x_min) ** (1 / (1 - figures))
set xrange [x_min:x_end]
eval axis
set yrange [rows + 0.6:0.4]
unset ytics
do for [k = 1:2] {
    set lmargin at screen left + (k - 1) * (panel + 0.03)
    set rmargin at screen left + (k - 1) * (panel + 0.03) + panel
    set xlabel k == 1 ? us_text : nodes_text font ",10" tc rgb ink \
        offset 0, 0.3
    set arrow 1 from 1, graph 0 to 1, graph 1 nohead lc rgb ink lw 1 back
    do for [i = 1:rows - 1] {
        set arrow 10 + i from graph 0, first i + 0.5 to graph 1, \
            first i + 0.5 nohead lc rgb "#eeeeee" lw 0.5 back
    }
    if (k == 2) {
        unset label 1; unset label 2; unset label 3
        unset label 999; unset label 998
        set label 4 note_heading at graph 1.02, graph 1 left offset 0, 1.4 \
            font ",8" tc rgb grey
    }
    plot data using ($1 == k ? $4 : NaN):2:($5 - $4):(0):7 with vectors \
             nohead lw 1.4 lc rgb variable, \
         data using ($1 == k && $6 == 0 ? $3 : NaN):2:7 \
             with points pt 7 ps dot(0.36) lc rgb variable, \
         data using ($1 == k && $6 == 1 ? $3 : NaN):2 \
             with points pt 7 ps dot(0.32) lc rgb "white", \
         data using ($1 == k && $6 == 1 ? $3 : NaN):2:7 \
             with points pt 6 ps dot(0.32) lw 1 lc rgb variable, \
         $texts using (x_end):($1 == k ? $2 : away):3:4 with labels right \
             font ",8.5" tc rgb variable, \
         $names using (x_min):(k == 1 ? $1 : away):2 with labels right \
             offset -0.5, 0 font ",9.5" tc rgb ink, \
         $names using (x_end):(k == 2 ? $1 : away):3 with labels left \
             offset 0.6, 0 font ",9" tc rgb ink
}
unset multiplot
