# What gain and leave-one-out have in common: rows of ratios, a dot a set, over
# the positions that both solvers have solved. Input: summary.csv, positions.
# The caller calls row() for each pair in END, and then finish().
BEGIN { data = commands ".data" }

function row(name, note, old, new,    i, k, what, s, y, text) {
    rows++
    for (k = 1; k <= 2; k++) {
        what = k == 1 ? "us" : "nodes"
        least = most = different = 0
        for (s = 1; s <= sets; s++) {
            if (!relate_pair(old, new, set_name[s], "strong", what)) continue
            y = rows + (s - (sets + 1) / 2) / (sets + 1.5)
            print k, y, ratio, ratio_low, ratio_high, same,
                  (same ? "0x999999" : colour(s + 2, sets + 2)) > data
            widen(ratio_low); widen(ratio_high)
            if (!least || ratio < least) least = ratio
            if (ratio > most) most = ratio
            if (!same) different = 1
            dots[set_name[s]]++
        }
        text = ratio_text(least)
        if (text != ratio_text(most)) text = text " to " ratio_text(most)
        if (!different && what == "us") text = "no difference"
        if (most)
            texts = texts sprintf("%d %d \"%s\" %s\n", k, rows, text,
                                  (different ? "0x222222" : "0x999999"))
    }
    names = names sprintf("%d \"%s\" \"%s\"\n", rows, name, note)
    if (length(name) > longest) longest = length(name)
}

function widen(x) {
    if (!low || x < low) low = x
    if (x > high) high = x
}

# The first racer stays, the others follow; what takes most time comes first.
function sort_by_weight(    i, k, name, missed) {
    for (i = 2; i <= racers; i++) {
        name = racer[i]
        missed[name] = weight(name, racer[1])
        for (k = i; k > 2 && missed[name] > missed[racer[k - 1]]; k--)
            racer[k] = racer[k - 1]
        racer[k] = name
    }
}
function weight(old, new,    s, n, total) {
    for (s = 1; s <= sets; s++)
        if (relate_pair(old, new, set_name[s], "strong", "us")) {
            total += log(ratio); n++
        }
    return n ? total / n : -1e300
}

function finish(    from, to, e, text, sep, s, i, steps, on, left_out) {
    if (!low)
        nothing("no two of them have solved " ENOUGH " positions of a set")
    if (low > 0.8) low = 0.8
    if (high < 2) high = 2
    printf "$names << END\n%sEND\n$texts << END\n%sEND\nrows = %d\n", names,
           texts, rows > commands
    from = log10(low) - 0.05; to = log10(high) + 0.05
    printf "longest = %d\nsets = %d\nx_min = %g\nx_max = %g\n", longest, sets,
           10 ^ from, 10 ^ to > commands
    split(to - from > 3.3 ? "1" : to - from > 1.2 ? "1 3" : "1 1.5 2 3 5 7",
          steps, " ")
    for (e = floor(from); e <= floor(to); e++)
        for (i = 1; i in steps; i++) {
            x = steps[i] * 10 ^ e
            if (log10(x) < from || log10(x) > to) continue
            text = text sep "\"×" (x > 0.09 ? x : "1/" 10 ^ -e) "\" " x
            sep = ", "
        }
    print "axis = 'set xtics (" text ")'" > commands
    for (s = 1; s <= sets; s++)
        if (dots[set_name[s]])
            on = on (on == "" ? "" : ", ") set_title(set_name[s])
        else
            left_out = left_out (left_out == "" ? "" : ", ") \
                       set_title(set_name[s])
    print "on = \"a dot a set, from top to bottom: " on \
          (left_out == "" ? "" : "; fewer than " ENOUGH " lines: " left_out) \
          "\"" > commands
    print "rule = \"strong, on positions both have solved; line: what " \
          (assumed ? "one run allows (10 %)" : "the slowest runs allow") \
          "; grey: no difference\"" > commands
}
