# What threads gain, from threads.csv: a line a set and its lines, over the
# rounds the mean, the least and the most.
FNR == 1 { next } # the columns are known by name
{
    g = field("set") " " field("lines")
    if (!(g in group)) { group[g] = ++groups; group_name[groups] = g }
    t = field("threads") + 0
    n[g, t]++
    us[g, t, n[g, t]] = field("us") + 0
    total[g, t, "us"] += field("us")
    total[g, t, "nodes"] += field("nodes")
    if (field("processes_us") != "") {
        apart[g, t]++
        total[g, t, "processes"] += field("processes_us")
    }
    if (t > most) most = t
}

# More processes than processors are not measured.
function processes(g, t, base) {
    if (!(total[g, t, "processes"] > 0)) return "NaN"
    return sprintf("%g", t * base / (total[g, t, "processes"] / apart[g, t]))
}

# A panel: 1 speed-up, 2 nodes. Both against the mean of one thread.
function points(g,    t, i, k, x, base, low, high) {
    for (t = 1; t <= most; t++) {
        if (!n[g, t]) continue
        base = total[g, 1, "us"] / n[g, 1]
        low = high = 0
        for (i = 1; i <= n[g, t]; i++) {
            x = base / us[g, t, i]
            if (!low || x < low) low = x
            if (x > high) high = x
        }
        x = total[g, t, "nodes"] / n[g, t] / (total[g, 1, "nodes"] / n[g, 1])
        rows = rows sprintf("%d %d %g %g %g %s %g\n", group[g], t,
            base / (total[g, t, "us"] / n[g, t]), low, high,
            processes(g, t, base), x)
        if (high > highest) highest = high
        if (x > highest_nodes) highest_nodes = x
        if (!(t in seen)) { seen[t] = 1; counts++ }
    }
}

END {
    for (i = 1; i <= groups; i++) {
        g = group_name[i]
        if (!(total[g, 1, "us"] > 0 && total[g, 1, "nodes"] > 0)) continue
        printf "title%d = \"%s\"\n", ++drawn,
               set_title(g) > commands
        group[g] = drawn
        points(g)
    }
    if (counts < 2) nothing("threads.csv compares no two numbers of threads")
    for (t = 1; t <= most; t++)
        if (t in seen) tics = tics (tics == "" ? "" : ", ") "\"" t "\" " t
    printf "groups = %d\nmost = %d\nhighest = %g\nhighest_nodes = %g\n" \
           "axis = 'set xtics (%s)'\n$rows << END\n%sEND\n", drawn, most,
           (highest > most ? highest : most), highest_nodes, tics,
           rows > commands
}
