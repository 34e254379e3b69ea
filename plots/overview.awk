# One mode's overview: where every bar, label and mark goes. Writes gnuplot
# commands (variables, axes) and data blocks to the files `commands`, `data`.
# Input: published.csv, then summary.csv, then perhaps another summary.csv.
# With `only=a,b` just these two, and what b gains over a.
BEGIN { FS = ","; pair = split(only, chosen, ",") }
FNR == 1 { file++ }
file == 1 {
    if ($0 !~ /^#/ && $3 == mode) {
        published[$1 + 0, $4, "us"] = $5
        published[$1 + 0, $4, "nodes"] = $6
    }
    next
}
FNR == 1 { read_header(); next }
field("mode") == mode {
    solver = field("solver"); set = field("set")
    if (file == 2) {
        if (!(solver in solver_index)) {
            solver_index[solver] = ++solvers; solver_name[solvers] = solver
        }
        if (!(set in set_index)) {
            set_index[set] = ++sets; set_name[sets] = set
        }
    }
    status[file, solver, set] = field("status")
    solved[file, solver, set] = field("solved")
    for (i = 1; i <= 2; i++) {
        what = i == 1 ? "us" : "nodes"
        mean[file, solver, set, what] = field("mean_" what)
        least[file, solver, set, what] = field("at_least_" what)
    }
}

function widen(what, x) {
    if (x > 0 && (!(what in low) || x < low[what])) low[what] = x
    if (x > high[what]) high[what] = x
}

function emit(block, text) { blocks[block] = blocks[block] text "\n" }

# A bar, what stands behind it, and the marks on it.
function bar(what, solver, set, y,    x, c, s, p, text, shown) {
    c = colour(solver_index[solver], solvers)
    s = status[2, solver, set]
    if (s == "") return
    if (s == "finished") {
        x = mean[2, solver, set, what] + 0
        text = what == "us" ? time_text(x) : count_text(x)
        if (pair && solver == chosen[2] &&
            mean[2, chosen[1], set, what] + 0 > 0 && x > 0)
            text = text ", " ratio_text(mean[2, chosen[1], set, what] / x)
        emit(what "-bars", x " " y " " c)
    } else if (s == "budget" || s == "hung") {
        x = least[2, solver, set, what] + 0
        shown = what == "us" ? time_text(x) : count_text(x)
        text = (x > 0 ? "≥ " shown ", " : "") solved[2, solver, set] " solved"
        if (s == "hung") text = "hung: " text
        if (x > 0) emit(what "-open", x " " y " " tint(c))
    } else
        text = s == "wrong" ? "wrong answer" : s
    widen(what, x)
    emit(what "-labels", "0 " y " \"" text "\"")
    p = published[part_number(solver), set, what]
    if (!pair && p != "" && p != "NA") {
        widen(what, p + 0)
        emit(what "-published", p " " y); has_published = 1
    }
    if (mean[3, solver, set, what] != "") {
        widen(what, mean[3, solver, set, what] + 0)
        emit(what "-other", mean[3, solver, set, what] " " y)
    }
}

END {
    if (!solvers) exit 9
    for (s = 1; s <= sets; s++) {
        y += s == 1 ? 1.1 : 1.45
        emit("sets", y " \"" set_title(set_name[s]) "\"")
        y += 0.25
        for (i = 1; i <= solvers; i++) {
            if (pair && solver_name[i] != chosen[1] &&
                solver_name[i] != chosen[2])
                continue
            y++
            emit("names", y " \"" title(solver_name[i]) "\"")
            bar("us", solver_name[i], set_name[s], y)
            bar("nodes", solver_name[i], set_name[s], y)
        }
    }
    longest = 0
    for (i = 1; i <= solvers; i++)
        if (length(solver_name[i]) > longest)
            longest = length(solver_name[i])
    printf "rows = %g\nlongest = %d\n", y + 0.8, longest > commands
    printf "has_published = %d\n", has_published > commands
    for (i = 1; i <= 2; i++) {
        what = i == 1 ? "us" : "nodes"
        if (!(what in low)) { low[what] = 1; high[what] = 10 }
        from[what] = floor(log10(low[what]) - 0.15)
        to[what] = log10(high[what])
        # Room for the column of figures on the right.
        end = from[what] + (to[what] - from[what]) / 0.57
        printf "%s_min = %g\n%s_max = %g\n", what, 10 ^ from[what], what,
               10 ^ end > commands
        every = (end - from[what] > 9 ? 3 : end - from[what] > 5 ? 2 : 1)
        print "axis_" what " = '" log_tics("xtics", from[what], ceil(to[what]),
              (what == "us"), every) "'" > commands
        print "axis2_" what " = '" log_tics("x2tics", from[what], ceil(to[what]),
              (what == "us"), every) "'" > commands
    }
    split("sets names us-bars us-open us-labels us-published us-other " \
          "nodes-bars nodes-open nodes-labels nodes-published nodes-other",
          order, " ")
    for (i = 1; i in order; i++)
        printf "$%s << END\n%sEND\n", block_name(order[i]),
               (blocks[order[i]] == "" ? "NaN NaN NaN\n" : \
                blocks[order[i]]) > commands
}

function block_name(name) { gsub(/-/, "_", name); return name }
