# A table of the champion without each of its techniques: how many times the
# nodes and the time it takes then, on positions both have solved. What is
# missed most comes first.
# usage: awk -f plots/lib.awk -f plots/ratio.awk -f without.awk \
#            SUMMARY POSITIONS...
kind == "positions" {
    if (!(position_set in asked)) {
        asked[position_set] = ++columns
        set_of[columns] = position_set
    }
    for (i = 2; i <= racers; i++) add_pair(racer[i], racer[1])
}

function cells(solver, what,    c, text) {
    for (c = 1; c <= columns; c++)
        if (!relate_pair(solver, racer[1], set_of[c], "strong", what))
            text = text " – |"
        else
            text = text (same && what == "us" ? " no difference |" : \
                         " × " times_text(ratio) " |")
    return text
}

END {
    sort_by_weight()
    for (c = 1; c <= columns; c++) {
        nodes = nodes " Nodes: " set_title(set_of[c]) " |"
        times = times " Time: " set_title(set_of[c]) " |"
        rule = rule "--:|--:|"
    }
    print "| |" nodes times
    print "|:--|" rule
    for (i = 2; i <= racers; i++) {
        name = racer[i]
        sub(/.*\/without-/, "without ", name)
        gsub(/-/, " ", name)
        print "| " name " |" cells(racer[i], "nodes") \
            cells(racer[i], "us")
    }
}
