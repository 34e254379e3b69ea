# Two solvers, position by position. Input: the positions of every set.
BEGIN { data = commands ".data" }
kind == "positions" && (a in at) && (b in at) && \
$(at[a]) != "" && $(at[b]) != "" {
    set = position_set
    if (!(set in points)) name[++sets] = set
    points[set] = points[set] spot("us", $(at[a])) " " spot("us", $(at[b])) \
        " " spot("nodes", $(at[a] + 1)) " " spot("nodes", $(at[b] + 1)) "\n"
    count++
}
# On a logarithmic axis 0 needs a place, and what is not told has none.
function spot(what, x) {
    if (x == "") return "NaN"
    if (x + 0 < 0.01) x = (what == "us" ? 0.01 : 1)
    if (x + 0 > high[what]) high[what] = x + 0
    if (!(what in low) || x + 0 < low[what]) low[what] = x + 0
    return x
}
END {
    if (count < 2) nothing("there are not two positions that both have solved")
    for (i = 1; i <= sets; i++) {
        printf "%s%s", (i > 1 ? "\n\n" : ""), points[name[i]] > data
        printf "title%d = \"%s\"\n", i, set_title(name[i]) > commands
    }
    for (k = 1; k <= 2; k++) {
        what = k == 1 ? "us" : "nodes"
        if (!(what in low)) continue # told by neither
        panels++
        from = floor(log10(low[what])); to = ceil(log10(high[what]))
        if (from == to) to++
        printf "min%d = 1e%d\nmax%d = 1e%d\n", k, from, k, to > commands
        print "x_axis" k " = '" log_tics("xtics", from, to, k == 1,
              (to - from > 7 ? 3 : to - from > 4 ? 2 : 1)) "'" > commands
        print "y_axis" k " = '" log_tics("ytics", from, to, k == 1, 1) "'" \
            > commands
    }
    printf "name_a = \"%s\"\nname_b = \"%s\"\nsets = %d\ncount = %d\n" \
           "panels = %d\n", title(a), title(b), sets, count, panels > commands
}
