# Which mistakes were made how often. Before it: format, out, style, data.
load data
footer = "part " . part . "; one mistake a submission, the likeliest"
width = 900
height = 150 + rows * 26
load style
set label 1 "Mistakes of this class" at screen 0.01, screen 1 offset 0, -1.2 \
    left font ",14" tc rgb ink
stats $rows using 2 nooutput
set label 2 sprintf("what %d of %d graded submission%s look%s like", \
        STATS_sum, graded, graded == 1 ? "" : "s", STATS_sum == 1 ? "s" : "") \
    at screen 0.01, screen 1 offset 0, -2.7 left font ",9" tc rgb grey
set tmargin at screen 1 - 66.0 / height
set bmargin at screen 80.0 / height
set lmargin at screen (longest * 7.0 + 24) / width
set rmargin at screen 0.97
most = STATS_max
set xrange [0:most * 1.08]
set xtics most > 40 ? 10 : most > 20 ? 5 : most > 8 ? 2 : 1
set format x "%g"
set yrange [rows + 0.6:0.4]
unset ytics
set xlabel "submissions" font ",10" tc rgb ink offset 0, 0.3
set style fill solid 1 border rgb ink
plot $rows using (0):1:(0):2:($1 - 0.36):($1 + 0.36):\
         ($3 > 0 ? 0xbbbbbb : 0x3b518b) with boxxyerror lw 0.5 lc rgb variable, \
     $rows using 2:1:(sprintf("%d", $2)) with labels left offset 0.6, 0 \
         font ",10" tc rgb ink, \
     $rows using (0):1:4 with labels right offset -0.5, 0 font ",10" \
         noenhanced tc rgb ink
