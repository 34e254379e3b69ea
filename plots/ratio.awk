# What gain and leave-one-out have in common: rows of ratios over the
# positions that both solvers have solved, set by set. Sums of a set, the
# geometric mean over the sets, and the sets' extremes.
# The caller defines compare(old, new, row, note) calls in END.

BEGIN {
    ENOUGH = 20   # positions; fewer say nothing about a set
    QUICK = 50000 # microseconds; the time of shorter runs is mostly chance
}

function read_positions_header(    i) {
    delete at
    files++
    for (i = 2; i <= NF; i += 2) {
        solver = $i
        sub(/ us$/, "", solver)
        at[solver] = i
        if (!(solver in seen)) { seen[solver] = 1; order[++solvers] = solver }
    }
}

# Adds this position to the pair's sums for the set under way.
function add_pair(old, new,    key) {
    if (!(old in at) || !(new in at)) return
    if ($(at[old]) == "" || $(at[new]) == "") return
    key = old SUBSEP new SUBSEP files
    both[key]++
    sum[key, "us", 1] += $(at[old]); sum[key, "us", 2] += $(at[new])
    sum[key, "nodes", 1] += $(at[old] + 1)
    sum[key, "nodes", 2] += $(at[new] + 1)
}

# The mean ratio and its range; 0 when no set has enough positions, or all are
# quick for both.
function compare(old, new, what,    f, key, r, n, total) {
    range_low = 1e300; range_high = 0; used_sets = ""
    for (f = 1; f <= files; f++) {
        key = old SUBSEP new SUBSEP f
        if (both[key] < ENOUGH || sum[key, what, 1] <= 0 ||
            sum[key, what, 2] <= 0 ||
            (sum[key, "us", 1] < QUICK && sum[key, "us", 2] < QUICK))
            continue
        r = sum[key, what, 1] / sum[key, what, 2]
        total += log(r); n++
        if (r < range_low) range_low = r
        if (r > range_high) range_high = r
    }
    used = n + 0
    return n ? exp(total / n) : 0
}

function widen(x) {
    if (x > 0 && (!low || x < low)) low = x
    if (x > high) high = x
}

function row(name, note, time, time_low, time_high, nodes, nodes_low,
             nodes_high, sets_used) {
    rows++
    lines = lines sprintf("%d \"%s\" \"%s\" %s %g %g %s %g %g \"%s\" \"%s\"\n",
        rows, name, note, (time > 0 ? time : "NaN"), time_low, time_high,
        (nodes > 0 ? nodes : "NaN"), nodes_low, nodes_high,
        (time > 0 ? ratio_text(time) : ""),
        (nodes > 0 ? ratio_text(nodes) : ""))
    widen(time); widen(nodes)
    if (time > 0) { widen(time_low); widen(time_high) }
    if (nodes > 0) { widen(nodes_low); widen(nodes_high) }
    if (length(name) > longest) longest = length(name)
}

function finish(    from, to, e, text, sep) {
    if (!low) exit 9 # not a single ratio: nothing to draw
    if (low > 0.9) low = 0.9
    if (high < 2) high = 2
    printf "$rows << END\n%sEND\nrows = %d\nlongest = %d\n", lines, rows,
           longest > commands
    from = log10(low) - 0.1; to = log10(high)
    to = to + (to - from) * 0.18 # the text behind the bars
    printf "x_min = %g\nx_max = %g\n", 10 ^ from, 10 ^ to > commands
    text = "set xtics ("
    for (e = ceil(from); e <= floor(to); e++) {
        text = text sep "\"×" (e < 0 ? sprintf("1/%d", 10 ^ -e) : 10 ^ e) \
               "\" 1e" e
        sep = ", "
        if (to - from < 2.6 && e + log10(3) < to)
            text = text sep "\"×" (e < 0 ? 3 * 10 ^ e : 3 * 10 ^ e) "\" 3e" e
    }
    print "axis = '" text ")'" > commands
}
