# A point a position: below the diagonal the newer part is better.
load commands
data = commands . ".data"
width = 900
height = 530
load style
set multiplot
set label 1 "From " . name_a . " to " . name_b . ": " . count \
    . " positions that both have solved, strong" \
    at screen 0.01, screen 1 offset 0, -1.2 left font ",13" tc rgb ink
set logscale xy
set border 3 lc rgb ink
set grid xtics ytics lc rgb "#dddddd" lt 1 lw 0.5
set tmargin at screen 0.87
set bmargin at screen 0.23
set xlabel name_a offset 0, 0.4
set ylabel name_b offset 0.5, 0
# Okabe and Ito's colours, and a symbol a set.
colours = "0 15113984 5682409 40563 13983232 13400487"
symbols = "1 6 4 2 8 12"
do for [i = 1:sets] {
    shape = int(word(symbols, (i - 1) % 6 + 1))
    shade = int(word(colours, (i - 1) % 6 + 1))
    set style line 10 + i pt shape ps 0.45 lw 0.8 lc rgb shade
    set style line 20 + i pt shape ps 1 lw 1.2 lc rgb shade
}
do for [k = 1:panels] {
    low = value("min" . k) * 0.8
    high = value("max" . k)
    c = 2 * k - 1
    set lmargin at screen k == 1 ? 0.1 : 0.615
    set rmargin at screen k == 1 ? 0.45 : 0.965
    set xrange [low:high]
    set yrange [low:high]
    eval value("x_axis" . k)
    eval value("y_axis" . k)
    set title k == 1 ? "time a position" : "nodes a position" font ",11" \
        tc rgb ink offset 0, -0.5
    if (k < panels) { unset key } else {
        set key at screen 0.5, screen 0.105 center center vertical maxrows 1 \
            reverse Left samplen 1 width 1 font ",9" tc rgb ink
    }
    # How many times better: the lines, labelled where they end.
    do for [e = 0:2] {
        if (low * 10**e < high) {
            set arrow 10 + e from low * 10**e, low to high, high / 10.0**e \
                nohead lc rgb "#999999" lw (e == 0 ? 1.2 : 0.8) \
                dt 1 + (e > 0) back
            set label 10 + e sprintf("×%d", 10**e) at high, high / 10.0**e \
                right offset -0.6, 0.1 font ",9" tc rgb "#555555"
        } else { unset arrow 10 + e; unset label 10 + e }
    }
    plot for [i = 1:sets] data index i - 1 \
             using (column(c)):(column(c + 1)) with points ls 10 + i notitle, \
         for [i = 1:sets] NaN with points ls 20 + i title value("title" . i)
    unset label 1; unset label 998; unset label 999
}
unset multiplot
