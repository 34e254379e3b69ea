# Positions searched a second, of every solver: over all sets it has finished,
# and each set that took long enough. Input: summary.csv, perhaps another.
function sum_up(race, s,    k, at, us) {
    nodes[race] = time[race] = slow = fast = 0
    for (k = 1; k <= sets; k++) {
        at = race SUBSEP s SUBSEP set_name[k] SUBSEP "strong"
        us = cell[at, "mean_us"] * cell[at, "positions"]
        if (cell[at, "mean_nodes"] == "" || us <= 0) continue
        nodes[race] += cell[at, "mean_nodes"] * cell[at, "positions"]
        time[race] += us
        if (us < LONG) continue
        us = cell[at, "mean_nodes"] / cell[at, "mean_us"]
        if (!slow || us < slow) slow = us
        if (us > fast) fast = us
    }
    return time[race] > 0 ? nodes[race] / time[race] : 0
}
END {
    for (i = 1; i <= solvers; i++) {
        s = solver_name[i]
        theirs = sum_up(2, s)
        if (!(r = sum_up(1, s))) continue
        if (!slow) slow = fast = r
        rows = rows sprintf("%d \"%s\" %g %g %g %s \"%s\" %s\n", ++n, title(s),
            r, slow, fast, colour(i, solvers), three(r) " million",
            (theirs > 0 ? theirs : "NaN"))
        if (fast > most) most = fast
        if (theirs > most) most = theirs
        if (length(s) > longest) longest = length(s)
    }
    if (!n) nothing("no solver has finished a set, strong, and told its nodes")
    printf "$rows << END\n%sEND\nrows = %d\nmost = %g\nlongest = %d\n", rows,
           n, most, longest > commands
}
