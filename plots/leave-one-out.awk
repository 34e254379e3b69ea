# The final solver, which is the first, without each technique.
kind == "positions" {
    for (i = 2; i <= solvers; i++) add_pair(solver_name[i], solver_name[1])
}
END {
    # What is missed most comes first.
    for (i = 2; i <= solvers; i++) {
        name = solver_name[i]
        missed[name] = weight(name, solver_name[1])
        for (k = i; k > 2 && missed[name] > missed[solver_name[k - 1]]; k--)
            solver_name[k] = solver_name[k - 1]
        solver_name[k] = name
    }
    for (i = 2; i <= solvers; i++) {
        name = solver_name[i]
        sub(/.*\/without-/, "", name); gsub(/-/, " ", name)
        row("without " name, "", solver_name[i], solver_name[1])
    }
    finish()
    printf "heading = '%s without one of its techniques'\n",
           title(solver_name[1]) > commands
    print "note_heading = ''" > commands
    print "us_text = 'times the time of the whole solver'" > commands
    print "nodes_text = 'times the nodes of the whole solver'" > commands
}
