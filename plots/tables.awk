# A table of one mode: solvers down, sets across. Input: summary.csv, and
# published.csv for the solver that the published figures begin with.
#   format=md or html; what=us, nodes or both; only="03 12": these parts
# With beside=1: what was published and what was measured, side by side.
function figures(us, nodes) {
    return what == "us" ? figure("us", us) : what == "nodes" ? \
           figure("nodes", nodes) : figure("us", us) "<br>" \
           figure("nodes", nodes)
}

function text_of(solver, set,    text) {
    if (get(solver, set, mode, "status") == "") return ""
    text = state_text(solver, set, mode)
    return text != "" ? text : figures(mean(solver, set, mode, "us"),
                                       mean(solver, set, mode, "nodes"))
}

function start_row(name) {
    printf (format == "html" ? "<tr><th>%s</th>" : "| %s |"), name
}
function column_text(text, open) {
    if (format == "html")
        printf "<td%s>%s</td>", (open ? " class=\"open\"" : ""), text
    else
        printf " %s |", text
}
function end_row() { print (format == "html" ? "</tr>" : "") }

function fhourstones(    s, known) {
    for (s = 1; s <= sets; s++)
        if (published[2, set_name[s], mode, "us"] != "") known = 1
    if (!known || only != "") return
    start_row("Fhourstones (published)")
    for (s = 1; s <= sets; s++)
        column_text(figures(published[2, set_name[s], mode, "us"],
                            published[2, set_name[s], mode, "nodes"]), 0)
    end_row()
}

function results(    s, i, solver) {
    if (format == "html") {
        printf "<div class=\"wide\"><table><thead><tr><th>part</th>"
        for (s = 1; s <= sets; s++)
            printf "<th>%s</th>", set_title(set_name[s])
        print "</tr></thead><tbody>"
    } else {
        printf "| part |"
        for (s = 1; s <= sets; s++) printf " %s |", set_title(set_name[s])
        printf "\n|---|"
        for (s = 1; s <= sets; s++) printf "--:|"
        print ""
    }
    fhourstones()
    for (i = 1; i <= solvers; i++) {
        solver = solver_name[i]
        if (only != "" && !index(" " only " ", " " substr(solver, 1, 2) " "))
            continue
        start_row(title(solver))
        for (s = 1; s <= sets; s++)
            column_text(text_of(solver, set_name[s]),
                        !finished(solver, set_name[s], mode))
        end_row()
    }
    if (format == "html") print "</tbody></table></div>"
}

# Ours over his; a dash where one of them is not known.
function three_columns(what, theirs, ours, state) {
    return " " figure(what, theirs) " | " \
           (state == "" ? figure(what, ours) : "N/A") " | " \
           (theirs == "" || ours == "" ? "–" : ratio_text(ours / theirs)) " |"
}

function side_by_side(    i, s, number, set, state) {
    print "| part | set | nodes, published | measured | ratio |" \
          " time, published | measured | ratio |"
    print "|---|---|--:|--:|--:|--:|--:|--:|"
    for (i = 1; i <= solvers; i++)
        for (s = 1; s <= sets; s++) {
            number = part_number(solver_name[i])
            set = set_name[s]
            if (!number || published[number, set, mode, "us"] == "") continue
            state = state_text(solver_name[i], set, mode)
            print "| " title(solver_name[i]) " | " set_title(set) " |" \
                three_columns("nodes", published[number, set, mode, "nodes"],
                    mean(solver_name[i], set, mode, "nodes"), state) \
                three_columns("us", published[number, set, mode, "us"],
                    mean(solver_name[i], set, mode, "us"), state)
        }
}

END {
    if (beside) side_by_side()
    else if (solvers) results()
}
