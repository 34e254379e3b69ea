# The final solver, which is the first, without each technique.
kind == "positions" {
    for (i = 2; i <= racers; i++) add_pair(racer[i], racer[1])
}
END {
    sort_by_weight()
    for (i = 2; i <= racers; i++) {
        name = racer[i]
        sub(/.*\/without-/, "", name); gsub(/-/, " ", name)
        row("without " name, "", racer[i], racer[1])
    }
    finish()
    printf "heading = '%s without one of its techniques'\n",
           title(racer[1]) > commands
    print "note_heading = ''" > commands
    print "us_text = 'times the time of the whole solver'" > commands
    print "nodes_text = 'times the nodes of the whole solver'" > commands
}
