# Speed-up on the left, nodes on the right, over the number of threads.
load commands
width = 900
height = 380
load style
unset label 998; unset label 999 # other positions, at another time
set multiplot
set label 1 "What threads gain: the same positions with more threads" \
    at screen 0.01, screen 1 offset 0, -1.2 left font ",14" tc rgb ink
set label 2 "dots: mean of the rounds    line: slowest and quickest round" \
    at screen 0.01, screen 1 offset 0, -2.7 left font ",9" tc rgb grey
set border 3 lc rgb ink
set grid xtics ytics lc rgb "#dddddd" lt 1 lw 0.5
set tmargin at screen 0.80
set bmargin at screen 0.15
set xrange [0.8:most + 0.2]
set logscale x 2
set xlabel "threads" offset 0, 0.4
eval axis
set key top left Left reverse samplen 2.5 spacing 1.2 font ",9" tc rgb ink
do for [k = 1:2] {
    set lmargin at screen k == 1 ? 0.08 : 0.58
    set rmargin at screen k == 1 ? 0.48 : 0.98
    if (k == 1) {
        set logscale y 2
        eval "set ytics " . axis[11:]
        set yrange [0.8:highest * 1.25]
        set ylabel "times as fast as one thread" offset 0, 0
        plot [0.8:most + 0.2] x with lines lw 1 dt (2, 3) lc rgb grey \
                 title "ideal", \
             for [g = 1:groups] $rows using ($1 == g ? $2 : NaN):6 \
                 with linespoints lw 1.2 dt (6, 4) pt 3 + g * 2 - 1 ps 0.8 \
                 lc rgb "#b35900" title "as many separate processes", \
             $rows using 2:3:4:5 with yerrorbars pt 0 lw 1 lc rgb ink \
                 notitle, \
             for [g = 1:groups] $rows using ($1 == g ? $2 : NaN):3 \
                 with linespoints lw 2 pt 3 + g * 2 ps 0.9 lc rgb "#1f3a6e" \
                 title "threads, " . value("title" . g)
    } else {
        unset logscale y
        set ytics autofreq
        set format y "%g"
        set yrange [0:highest_nodes * 1.25]
        set ylabel "times the nodes of one thread" offset 0, 0
        plot for [g = 1:groups] $rows using ($1 == g ? $2 : NaN):7 \
                 with linespoints lw 2 pt 3 + g * 2 ps 0.9 lc rgb "#1f3a6e" \
                 title value("title" . g)
    }
    unset label 1; unset label 2
}
unset multiplot
