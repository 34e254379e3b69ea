# Each part against the one before.
kind == "positions" {
    for (i = 1; i <= solvers; i++)
        if (part_number(solver_name[i])) {
            if (last != "") add_pair(last, solver_name[i])
            last = solver_name[i]
        }
    last = ""
}
END {
    for (i = 1; i <= solvers; i++) {
        part = solver_name[i]
        if (!part_number(part)) continue
        if (last != "")
            row(title(part), (code_lines[part] == "" ? "" : \
                "+" code_lines[part]), last, part)
        last = part
    }
    finish()
    print "heading = 'What each part gains over the part before'" > commands
    print "note_heading = \"code\\nlines\"" > commands
    print "us_text = 'times less time'; nodes_text = 'times fewer nodes'" \
        > commands
}
