# What a part bought, from the summary.csv of measured results: a table, or
# with -v chart=1 the text of its figure. Where the time ran out, the gain is
# taken from the positions-SET-MODE.csv, if they are given.
# usage: awk -v now=07-... -v before=06-... -v part=07 [-v machine=...]
#            -f results.awk SUMMARY [POSITIONS...]
BEGIN {
    FS = ","
    ENOUGH = 10 # positions; a gain on fewer says little
}
FNR == 1 {
    files++
    delete column
    for (i = 1; i <= NF; i++)
        column[$i] = i
    pair = FILENAME
    sub(/.*positions-/, "", pair)
    sub(/\.csv$/, "", pair)
    next
}
files > 1 {
    if (get(now " us") == "" || get(before " us") == "")
        next
    both[pair]++
    old[pair, "us"] += get(before " us")
    new[pair, "us"] += get(now " us")
    old[pair, "nodes"] += get(before " nodes")
    new[pair, "nodes"] += get(now " nodes")
    next
}
$1 == now || $1 == before {
    if (!(get("set") in known)) {
        known[get("set")] = 1
        set[++sets] = get("set")
    }
    done = get("status") == "finished"
    at = $1 SUBSEP get("set") SUBSEP get("mode") SUBSEP
    finished[at] = done
    solved[at] = get("solved")
    value[at "us"] = done ? get("mean_us") : get("at_least_us")
    value[at "nodes"] = done ? get("mean_nodes") : get("at_least_nodes")
    if (value[at "nodes"] + 0 == 0) # not one position was solved
        value[at "nodes"] = ""
    if (!done)
        budget = get("budget_us")
    seen[$1] = 1
}

function get(name) { return name in column ? $column[name] : "" }
function key(solver, s, mode) { return solver SUBSEP s SUBSEP mode SUBSEP }

# As the text writes it: End-Easy for end-easy.
function title(s,    word, n, i, out) {
    n = split(s, word, "-")
    for (i = 1; i <= n; i++)
        out = out (i > 1 ? "-" : "") toupper(substr(word[i], 1, 1)) \
            substr(word[i], 2)
    return out
}
function short(x) {
    return sprintf(x < 10 ? "%.2f" : x < 100 ? "%.1f" : "%.0f", x)
}
function human(x, unit) {
    x += 0 # a string to busybox
    if (unit == "us")
        return x < 1000 ? short(x) " µs" : x < 1e6 ? short(x / 1e3) " ms" \
                                                   : short(x / 1e6) " s"
    return x < 1000 ? short(x) : x < 1e6 ? short(x / 1e3) " k" \
                                         : short(x / 1e6) " M"
}
# "≥" when the budget ran out: the true mean is larger.
function shown(k, unit) {
    return value[k unit] == "" ? "-" : \
        (finished[k] ? "" : "≥ ") human(value[k unit], unit)
}
# In the table the time also says how many positions were solved.
function cell(k, unit) {
    return shown(k, unit) \
        (unit == "us" && (k in finished) && !finished[k] ? \
         " (" solved[k] ")" : "")
}
# Of the mean; or at least that, if the time ran out before the end of the set;
# or on the positions both have solved, if that says more.
function gain(o, n, unit,    at, mean, common) {
    if (finished[n] && value[n unit] + 0 > 0 && value[o unit] != "")
        mean = value[o unit] / value[n unit]
    if (finished[o] && mean != "")
        return "× " short(mean)
    split(n, at, SUBSEP)
    pair = at[2] "-" at[3]
    if (both[pair] >= ENOUGH && new[pair, unit] > 0)
        common = old[pair, unit] / new[pair, unit]
    if (mean > common)
        return "≥ × " short(mean)
    if (common == "")
        return "-"
    some = 1
    return "× " short(common)
}

# Three cells, or one if there is no part to compare with.
function cells(o, n, unit) {
    return before == "" ? cell(n, unit) " |" : \
        cell(o, unit) " | " cell(n, unit) " | " gain(o, n, unit) " |"
}
function heads(name) {
    return before == "" ? " " name " |" : " " name ", part " \
        substr(before, 1, 2) " | " name ", part " part " | Gain |"
}

function table(    i, m, mode, o, n) {
    print "| Set | Mode |" heads("Time") heads("Nodes")
    print "|:--|:--|" (before == "" ? "--:|--:|" : "--:|--:|--:|--:|--:|--:|")
    split("strong weak", mode, " ")
    for (m = 1; m <= 2; m++)
        for (i = 1; i <= sets; i++) {
            o = key(before, set[i], mode[m])
            n = key(now, set[i], mode[m])
            if (n in finished)
                print "| " title(set[i]) " | " mode[m] " | " \
                    cells(o, n, "us") " " cells(o, n, "nodes")
        }
    print ""
    print "Mean of a position" (machine == "" ? "" : ", measured on " machine) \
        "." (budget == "" ? "" : " Where the time ran out (" \
        human(budget, "us") " for a set) the positions solved are in" \
        " brackets, and the true mean is larger." (!some ? "" : \
        " The gain is that of the positions both have solved."))
    print ""
    print "![Time and nodes of " (before == "" ? "" : before " and ") now \
        " on each test set, strong mode](figures/results-" part ".svg)"
}

function bars(unit, name,    i, s, who, k, none) {
    print "bars"
    print "caption " name
    split(before " " now, who, " ")
    for (i = 1; i <= sets; i++) {
        print "group " title(set[i])
        for (s = 1; who[s] != ""; s++) {
            k = key(who[s], set[i], "strong")
            none = shown(k, unit) == "-"
            printf "bar%s %s | %s | %s\n", (who[s] == now ? "!" : ""), \
                substr(who[s], 1, 2), (none ? "-" : value[k unit]), \
                (none ? "none solved in time" : shown(k, unit))
        }
    }
}

END {
    if (!seen[now]) {
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
        (before == "" ? "" : before " and ") now ". The table above has the" \
        " same figures."
    bars("us", "Mean time of a position (grid: factors of ten)")
    print "below"
    bars("nodes", "Mean nodes of a position (grid: factors of ten)")
}
