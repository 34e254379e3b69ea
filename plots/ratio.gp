# Two bars a row, time and nodes, from x1 outward; thin lines: the range over
# the sets.
load commands
width = 900
height = 142 + rows * 38
load style
set label 1 heading at screen 0.01, screen 1 offset 0, -1.2 left \
    font ",14" tc rgb ink
set label 2 "filled: time    hatched: nodes    bar: geometric mean over the " \
    . "sets that take 50 ms or more, line: smallest and largest" \
    at screen 0.01, screen 1 offset 0, -2.7 left font ",9" tc rgb grey
set tmargin at screen 1 - 62.0 / height
set bmargin at screen 76.0 / height
set lmargin at screen (longest * 7.0 + 24) / width
set rmargin at screen note_heading eq "" ? 0.97 : 0.89
set logscale x
set xrange [x_min:x_max]
eval axis
set yrange [rows + 0.6:0.4]
unset ytics
set xlabel x_text font ",10" tc rgb ink offset 0, 0.3
set arrow 1 from 1, graph 0 to 1, graph 1 nohead lc rgb ink lw 1
set label 3 note_heading at graph 1.015, graph 1 left offset 0, 0.6 \
    font ",9" tc rgb grey
set style fill solid 1 border rgb ink
half = 0.19
# Where the text begins: right of the bar, its line and the axis.
end(bar, line) = bar > line ? (bar > 1 ? bar : 1) : (line > 1 ? line : 1)
plot $rows using (1):($1 - half):(1):4:($1 - 2 * half + 0.02):($1 - 0.02) \
         with boxxyerror lc rgb "#2c718e" lw 0.5, \
     $rows using (1):($1 + half):(1):7:($1 + 0.02):($1 + 2 * half - 0.02) \
         with boxxyerror fs pattern 4 border rgb ink lc rgb "#b35900" lw 0.5, \
     $rows using 5:($1 - half):($6 - $5):(0) with vectors nohead lw 1 \
         lc rgb ink, \
     $rows using 8:($1 + half):($9 - $8):(0) with vectors nohead lw 1 \
         lc rgb ink, \
     $rows using (end($4, $6)):($1 - half):10 with labels left \
         offset 0.6, 0 font ",9" tc rgb ink, \
     $rows using (end($7, $9)):($1 + half):11 with labels left \
         offset 0.6, 0 font ",9" tc rgb ink, \
     $rows using (x_min):1:2 with labels right offset -0.5, 0 font ",10" \
         tc rgb ink, \
     $rows using (x_max):1:3 with labels left offset 1, 0 font ",10" tc rgb ink
