# One set, one mode: what fraction of its lines each solver solves within a
# time. Input: summary.csv, the positions, perhaps other positions.
BEGIN { data = commands ".data" }
kind == "positions" && tables == 1 { line[$1] = 1 }
kind == "positions" && ($1 in line) { # of theirs only the same lines
    rows[tables]++
    for (name in at)
        if ($(at[name]) != "" && (name in solver_index))
            time[tables, name, ++count[tables, name]] = $(at[name])
}

# Heap sort of time[f, s, 1..n]: the sets are small, awk has no sort.
function sift(f, s, i, n,    child, x) {
    x = time[f, s, i]
    while ((child = 2 * i) <= n) {
        if (child < n && time[f, s, child + 1] + 0 > time[f, s, child] + 0)
            child++
        if (time[f, s, child] + 0 <= x + 0) break
        time[f, s, i] = time[f, s, child]; i = child
    }
    time[f, s, i] = x
}
function sort(f, s, n,    i, x) {
    for (i = int(n / 2); i >= 1; i--) sift(f, s, i, n)
    for (i = n; i > 1; i--) {
        x = time[f, s, 1]; time[f, s, 1] = time[f, s, i]; time[f, s, i] = x
        sift(f, s, 1, i - 1)
    }
}

function curve(f, s,    n, i, x) {
    n = count[f, s]
    sort(f, s, n)
    printf "%s", (curves++ ? "\n\n" : "") > data
    if (!n) print "NaN NaN" > data
    for (i = 1; i <= n; i++)
        if (i == n || time[f, s, i] != time[f, s, i + 1]) {
            x = time[f, s, i] > 0.01 ? time[f, s, i] + 0 : 0.01
            print x, i / rows[f] > data
            if (x > high) high = x
            if (!low || x < low) low = x
        }
}

END {
    if (lines[set] < ENOUGH)
        nothing("a set of " lines[set] + 0 " lines has no curve")
    for (i = 1; i <= solvers; i++) {
        s = solver_name[i]
        if (!count[1, s]) continue
        drawn++
        curve(1, s)
        curve(2, s)
        printf "title%d = \"%s%s\"\ncolour%d = %s\nopen%d = %d\n", drawn,
               title(s), (finished(s, set, mode) ? "" : \
               sprintf(" (%d)", count[1, s])), drawn, colour(i, solvers),
               drawn, !finished(s, set, mode) > commands
    }
    printf "other_lines = \"%s\"\n", (rows[2] == rows[1] ? "" : \
           " (" rows[2] + 0 " lines)") > commands
    if (!drawn) nothing("no solver has solved a line")
    from = floor(log10(low)); to = ceil(log10(high))
    if (from == to) to++
    printf "solvers = %d\npositions = %d\nx_min = 1e%d\nx_max = 1e%d\n", drawn,
           lines[set], from, to > commands
    print "axis = '" log_tics("xtics", from, to, 1, (to - from > 7 ? 2 : 1)) \
          "'" > commands
    printf "heading = '%s, %s: how much of it is solved within a time'\n",
           set_title(set), mode > commands
}
