# What a part bought, from measured results: a table of the rows that tell
# most, or with -v chart=1 the text of its figure.
# usage: awk -v now=07-... -v before=06-... -v part=07 [-v machine=...]
#            [-v top=../] -f plots/lib.awk -f results.awk SUMMARY [POSITIONS...]
kind == "positions" { add_pair(before, now) }

# Sets ratio, its range and `same`: over the whole sample if both have finished
# it, else over the positions both have solved.
function compare(set, what,    o, n) {
    o = mean(before, set, "strong", what)
    n = mean(now, set, "strong", what)
    if (o + 0 > 0 && n + 0 > 0) {
        if (what == "us")
            relate(o, spread(before, set, "strong"), n, \
                   spread(now, set, "strong"))
        else
            relate(o, 1, n, 1)
        return 1
    }
    if (!relate_pair(before, now, set, "strong", what)) return 0
    some = 1
    return 1
}
function gain(set, what) {
    if (!compare(set, what)) return "–"
    if (same && what == "us") equal = 1
    return same && what == "us" ? "no difference" : "× " times_text(ratio)
}

function cell_text(solver, set, what,    text) {
    text = state_text(solver, set, "strong")
    return text == "" ? figure(what, mean(solver, set, "strong", what)) : \
           what == "us" ? text : "–"
}

# Three cells, or one if there is no part to compare with.
function cells(set, what) {
    return before == "" ? " " cell_text(now, set, what) " |" : \
        " " cell_text(before, set, what) " | " cell_text(now, set, what) \
        " | " gain(set, what) " |"
}
function heads(name) {
    return before == "" ? " " name " |" : " " name ", part " \
        substr(before, 1, 2) " | " name ", part " part " | Gain |"
}

# The sets that tell most: where it gains most time, where least, and the
# hardest it has finished.
function choose(    s, most, least) {
    for (s = 1; s <= sets; s++) {
        if (!finished(now, set_name[s], "strong")) continue
        hardest = s
        if (before == "" || !compare(set_name[s], "us")) continue
        if (!most || ratio > best) { most = s; best = ratio }
        if (!least || ratio < worst) { least = s; worst = ratio }
    }
    some = 0
    chosen[most] = chosen[least] = chosen[hardest] = 1
}

function table(    s, rows) {
    choose()
    print "| Set |" heads("Time") heads("Nodes")
    print "|:--|" (before == "" ? "--:|--:|" : "--:|--:|--:|--:|--:|--:|")
    for (s = 1; s <= sets; s++)
        if (s in chosen)
            print "| " set_title(set_name[s]) ", " lines[set_name[s]] \
                " positions |" cells(set_name[s], "us") \
                cells(set_name[s], "nodes")
    print ""
    print "Mean of a position, for exact scores" (machine == "" ? "" : \
        ", measured on " machine) "." (!some ? "" : " Where a part is N/A, it" \
        " has not solved all of them in time; the gain is then that of the" \
        " positions both have solved.") (!equal ? "" : " There is no" \
        " difference if runs of one and the same program differ as much.") \
        " All sets, and the weak answers:" \
        " [bench/RESULTS.md](" top "bench/RESULTS.md)."
    print ""
    print "![Time and nodes of " (before == "" ? "" : before " and ") now \
        " on each test set, strong mode](figures/results-" part ".svg)"
}

# A group for each set that one of the two has finished.
function bars(what, name,    i, s, who, x) {
    print "bars"
    print "caption " name
    split(before " " now, who, " ")
    for (i = 1; i <= sets; i++) {
        if (mean(before, set_name[i], "strong", what) + 0 <= 0 &&
            mean(now, set_name[i], "strong", what) + 0 <= 0)
            continue
        print "group " set_title(set_name[i])
        for (s = 1; who[s] != ""; s++) {
            x = mean(who[s], set_name[i], "strong", what)
            printf "bar%s %s | %s | %s\n", (who[s] == now ? "!" : ""),
                substr(who[s], 1, 2), (x + 0 > 0 ? x : "-"),
                (x + 0 > 0 ? figure(what, x) : cell_text(who[s], set_name[i],
                                                         "us"))
        }
    }
}

END {
    for (i = 1; i <= sets; i++)
        if (mean(now, set_name[i], "strong", "nodes") + 0 > 0) known = 1
    if (!known) {
        print "the reference results know no " now
        exit 9
    }
    if (!chart) {
        table()
        exit
    }
    print "title What part " part " bought"
    print "desc Bars on a logarithmic scale: mean time and mean nodes of a" \
        " position on each test set in strong mode, for " \
        (before == "" ? "" : before " and ") now "."
    bars("us", "Mean time of a position (grid: factors of ten)")
    print "below"
    bars("nodes", "Mean nodes of a position (grid: factors of ten)")
}
