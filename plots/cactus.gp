# The solver competitions' chart: higher and further left is better.
load commands
data = commands . ".data"
width = 900
height = solvers > 12 ? 190 + solvers * 19 : 480
load style
set label 1 heading at screen 0.01, screen 1 offset 0, -1.2 left \
    font ",14" tc rgb ink
set tmargin 3.5
set logscale x
set xrange [x_min:x_max]
eval axis
set yrange [0:1.02]
set ytics ("0" 0, "20 %%" 0.2, "40 %%" 0.4, "60 %%" 0.6, "80 %%" 0.8, \
           "100 %%" 1)
set grid xtics ytics lc rgb "#dddddd" lt 1 lw 0.5
set border 3 lc rgb ink
set xlabel "time for one position" offset 0, 0.3
set ylabel "of the first " . positions . " lines solved within that time" \
    offset 0.5, 0
set lmargin at screen 0.08
set rmargin at screen 0.68
note = "{/:Bold solver}\n{/*0.85 dashed: not finished,}\n" \
    . "{/*0.85 (k) lines solved}"
if (other ne "") {
    note = note . "\n{/*0.85 dotted: " . other . other_lines . "}"
}
set key at screen 0.705, screen 0.52 left center vertical maxcols 1 \
    reverse Left samplen 2.5 spacing 1.2 \
    font ",9" tc rgb ink \
    title note . "\n " left
set bmargin 6
# Line, dash and sparse symbols tell curves apart without colour as well.
symbols = "4 6 8 10 12 14 5 7 9 11 13 15 1 2 3 4 6 8"
symbol(i) = int(word(symbols, (i - 1) % 18 + 1))
every = positions / 7 > 3 ? int(positions / 7) : 3
do for [i = 1:solvers] {
    open = value("open" . i)
    shade = value("colour" . i)
    if (open) {
        set style line i lw 1.5 dt 2 pt symbol(i) ps 0.6 pi -every lc rgb shade
    } else {
        set style line i lw 2 dt 1 pt symbol(i) ps 0.6 pi -every lc rgb shade
    }
}
plot for [i = 1:solvers] data index 2 * i - 2 using 1:2 with linespoints \
         ls i title value("title" . i), \
     for [i = 1:solvers] data index 2 * i - 1 using 1:2 with lines dt 3 lw 1 \
         lc rgb value("colour" . i) notitle
