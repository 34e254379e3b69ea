# Paper, ink and footer of every chart. Before loading this:
#   format = "svg" or "png", out = file without ending,
#   width, height = size in pixels, footer = the context in one line, and
#   perhaps sample = what was measured, in a line above it.
if (format eq "svg") {
    set terminal svg size width, height dynamic enhanced \
        font "DejaVu Sans,10" fontscale 1.3 background rgb "white"
} else {
    set terminal pngcairo size 2 * width, 2 * height enhanced \
        font "DejaVu Sans,10" fontscale 2 linewidth 2 pointscale 2 \
        background rgb "white"
}
set output out . "." . format
set encoding utf8
ink = 0x222222
grey = 0x777777
set border 0 lc rgb ink
set grid xtics lc rgb "#dddddd" lt 1 lw 0.5
set tics nomirror scale 0 tc rgb ink font ",9"
unset key
set label 999 footer at screen 0.01, screen 0 offset 0, 0.9 left noenhanced \
    tc rgb grey font ",8"
if (exists("sample")) {
    set label 998 sample at screen 0.01, screen 0 offset 0, 1.9 left \
        noenhanced tc rgb grey font ",8"
}
# Where nothing is drawn. (gnuplot may not have labels without one place.)
away = -1000
# A filled or open circle is smaller in SVG than other marks are.
dot(size) = format eq "svg" ? 1.5 * size : size
# Part after part is told by place and name first; colour is the second hint.
set style line 1 lc rgb ink lw 0.5
