# A table of the champion without each of its techniques: how many times the
# nodes and the time it takes then, on positions both have solved. What is
# missed most comes first.
# usage: awk -f plots/lib.awk -f plots/ratio.awk -f without.awk POSITIONS...
BEGIN { FS = "," }
FNR == 1 {
    read_positions_header()
    set = FILENAME
    sub(/.*positions-/, "", set)
    sub(/-strong\.csv$/, "", set)
    heads = heads " WHAT: " set_title(set) " |"
    next
}
{ for (i = 2; i <= solvers; i++) add_pair(order[i], order[1]) }

function cells(solver, what,    f, key, text) {
    for (f = 1; f <= files; f++) {
        key = solver SUBSEP order[1] SUBSEP f
        text = text " " (both[key] < ENOUGH ? "-" : sprintf("× %.2f", \
            sum[key, what, 1] / sum[key, what, 2])) " |"
    }
    return text
}

END {
    for (i = 2; i <= solvers; i++)
        for (k = i; k > 2 && compare(order[k], order[1], "us") > \
                             compare(order[k - 1], order[1], "us"); k--) {
            solver = order[k]
            order[k] = order[k - 1]
            order[k - 1] = solver
        }
    rule = nodes = heads
    gsub(/[^|]+/, "--:", rule)
    gsub(/WHAT/, "Nodes", nodes)
    gsub(/WHAT/, "Time", heads)
    print "| |" nodes heads
    print "|:--|" rule rule
    for (i = 2; i <= solvers; i++) {
        name = order[i]
        sub(/.*\/without-/, "without ", name)
        gsub(/-/, " ", name)
        print "| " name " |" cells(order[i], "nodes") cells(order[i], "us")
    }
}
