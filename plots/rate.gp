# How fast each part searches: nodes, not answers, a second.
load commands
width = 900
height = 152 + rows * 22
load style
set label 1 "Search speed of every solver: positions searched a second" \
    at screen 0.01, screen 1 offset 0, -1.2 left font ",14" tc rgb ink
set label 2 "bar: over all sets it has finished, strong    line: slowest and " \
    . "fastest set that took 10 ms" \
    . (other eq "" ? "" : "    ○ " . other) \
    at screen 0.01, screen 1 offset 0, -2.7 left font ",9" tc rgb grey
set tmargin at screen 1 - 62.0 / height
set bmargin at screen 86.0 / height
set lmargin at screen (longest * 7.0 + 24) / width
set rmargin at screen 0.97
set xrange [0:most * 1.18]
# No line runs through the figures on the right.
power = 10 ** floor(log10(most))
step = most < 2 * power ? power / 5.0 : most < 5 * power ? power / 2.0 : power
set xtics 0, step, most
set format x "%g"
set yrange [rows + 0.6:0.4]
unset ytics
set xlabel "million positions searched a second" font ",10" tc rgb ink \
    offset 0, 0.3
set style fill solid 1 border rgb ink
plot $rows using (0):1:(0):3:($1 - 0.36):($1 + 0.36):6 with boxxyerror \
         lw 0.5 lc rgb variable, \
     $rows using 4:1:($5 - $4):(0) with vectors nohead lw 3 lc rgb "white", \
     $rows using 4:1:($5 - $4):(0) with vectors nohead lw 1.2 lc rgb ink, \
     $rows using 8:1 with points pt 6 ps 1 lw 1.5 lc rgb "#d55e00", \
     $rows using (most * 1.18):1:7 with labels right \
         font ",9" tc rgb ink, \
     $rows using (0):1:2 with labels right offset -0.5, 0 font ",10" \
         tc rgb ink
