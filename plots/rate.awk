# Positions searched a second, of every solver: over all sets, and each set.
# Input: summary.csv, perhaps another.
BEGIN { FS = "," }
FNR == 1 { file++; read_header(); next }
field("mode") == "strong" && field("kpos_per_s") != "" {
    solver = field("solver")
    if (file == 1 && !(solver in seen)) {
        seen[solver] = 1; order[++solvers] = solver
    }
    mean = field("mean_nodes") == "" ? field("at_least_nodes") : \
           field("mean_nodes")
    n = mean * field("positions")
    nodes[file, solver] += n
    time[file, solver] += n / field("kpos_per_s")
    if (n < 100000) next # rounding of the clock, not a rate
    r = field("kpos_per_s") / 1000
    if (!((file, solver) in low) || r < low[file, solver])
        low[file, solver] = r
    if (r > high[file, solver]) high[file, solver] = r
}
END {
    if (!solvers) exit 9
    for (i = 1; i <= solvers; i++) {
        s = order[i]
        if (!time[1, s]) continue
        r = nodes[1, s] / time[1, s] / 1000
        if (!((1, s) in low)) low[1, s] = high[1, s] = r
        data = data sprintf("%d \"%s\" %g %g %g %s \"%s\" %s\n", ++rows,
            title(s), r, low[1, s], high[1, s], colour(i, solvers),
            three(r) " million", time[2, s] ? \
            nodes[2, s] / time[2, s] / 1000 : "NaN")
        if (high[1, s] > most) most = high[1, s]
        if (length(s) > longest) longest = length(s)
    }
    if (!rows) exit 9
    printf "$rows << END\n%sEND\nrows = %d\nmost = %g\nlongest = %d\n", data,
           rows, most, longest > commands
}
