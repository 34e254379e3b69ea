# A table of one mode from summary.csv: solvers down, sets across.
#   format=md or html; what=us, nodes or both; only="03 12": these parts
BEGIN { FS = "," }
FNR == 1 { read_header(); next }
field("mode") == mode &&
(only == "" || index(" " only " ", " " substr(field("solver"), 1, 2) " ")) {
    solver = field("solver"); set = field("set")
    if (!(solver in solver_seen)) {
        solver_seen[solver] = 1; solver_name[++solvers] = solver
    }
    if (!(set in set_seen)) { set_seen[set] = 1; set_name[++sets] = set }
    figure[solver, set, "us"] = figure_text("us")
    figure[solver, set, "nodes"] = figure_text("nodes")
    open[solver, set] = field("status") != "finished"
}

function figure_text(what,    x) {
    if (field("status") == "finished") {
        x = field("mean_" what)
        return what == "us" ? time_text(x) : count_text(x)
    }
    if (field("status") != "budget" && field("status") != "hung")
        return field("status") " at line " field("stopped_line")
    x = field("at_least_" what) + 0
    if (x <= 0) return "– (" field("solved") ")"
    return "≥ " (what == "us" ? time_text(x) : count_text(x)) \
           " (" field("solved") ")"
}

function text_of(solver, set,    us, nodes) {
    us = figure[solver, set, "us"]; nodes = figure[solver, set, "nodes"]
    if (what == "us") return us
    if (what == "nodes") return nodes
    return us "<br>" nodes
}

END {
    if (!solvers) exit
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
    for (i = 1; i <= solvers; i++) {
        printf (format == "html" ? "<tr><th>%s</th>" : "| %s |"),
               title(solver_name[i])
        for (s = 1; s <= sets; s++)
            if (format == "html")
                printf "<td%s>%s</td>", (open[solver_name[i], set_name[s]] ? \
                       " class=\"open\"" : ""), \
                       text_of(solver_name[i], set_name[s])
            else
                printf " %s |", text_of(solver_name[i], set_name[s])
        print (format == "html" ? "</tr>" : "")
    }
    if (format == "html") print "</tbody></table></div>"
}
