# How many got how many points. Before it: format, out, style, data.
load data
footer = "part " . part
width = 900
height = 420
load style
count(n, what) = sprintf("%d %s%s", n, what, n == 1 ? "" : "s")
set label 1 "Points of the class" at screen 0.01, screen 1 offset 0, -1.2 \
    left font ",14" tc rgb ink
set label 2 count(graded, "submission") . " graded" . (not_graded > 0 ? \
        sprintf(", %d not", not_graded) : "") . \
    sprintf("    mean %.1f, median %g of %g", mean, median, most) \
    at screen 0.01, screen 1 offset 0, -2.7 left font ",9" tc rgb grey
set tmargin at screen 1 - 74.0 / height
set bmargin at screen 76.0 / height
set lmargin at screen 0.065
set rmargin at screen 0.98
unset grid
set grid ytics lc rgb "#dddddd" lt 1 lw 0.5
set xrange [-0.6:bins + 0.6]
set yrange [0:tallest * 1.12]
# Whole submissions only.
set ytics tallest > 40 ? 10 : tallest > 20 ? 5 : tallest > 8 ? 2 : 1
unset xtics
set xlabel "points" font ",10" tc rgb ink offset 0, -1.2
set ylabel "submissions" font ",10" tc rgb ink offset 0.5, 0
set style fill solid 1 border rgb ink
# "70-79": whole points; the last bin is for all of them.
step = most / bins
low(b) = ceil(b * step - 1e-9)
high(b) = ceil((b + 1) * step - 1e-9) - 1
name(b) = b >= bins ? sprintf("all %g", most) : \
    low(b) >= high(b) ? sprintf("%d", low(b)) : sprintf("%d–%d", low(b), high(b))
plot $bars using ($1 - 0.42):(0):($1 - 0.42):($1 + 0.42):(0):2 \
         with boxxyerror lw 0.5 lc rgb "#21908d", \
     $bars using 1:($2 > 0 ? $2 : NaN):(sprintf("%d", $2)) with labels \
         offset 0, 0.6 font ",10" tc rgb ink, \
     $bars using 1:(0):(name($1)) with labels offset 0, -0.8 font ",9" \
         tc rgb ink
