# One mode: where every bar, label and mark goes. Input: published.csv, then
# summary.csv, then perhaps another summary.csv.
# With `only=a,b` just these two, and what b gains over a.
BEGIN { pair = split(only, chosen, ",") }

function emit(block, text) { blocks[block] = blocks[block] text "\n" }

function mark(block, k, x, y) {
    if (x == "" || x + 0 <= 0) return
    emit(block, k " " x " " y)
    widen(k, x + 0)
}
function widen(k, x) {
    if (!(k in low) || x < low[k]) low[k] = x
    if (x > high[k]) high[k] = x
}

# A bar, what stands behind it, and the marks on it. What is N/A has no bar.
function bar(k, solver, set, y,    what, x, text) {
    what = k == 1 ? "us" : "nodes"
    text = state_text(solver, set, mode)
    if (text != "" && k == 2) text = "–"
    if (text == "") {
        x = mean(solver, set, mode, what)
        text = figure(what, x)
        if (x + 0 > 0) {
            emit("bars", k " " x " " y " " \
                 colour(solver_index[solver], solvers))
            widen(k, x + 0)
        }
        if (pair && solver == chosen[2])
            text = text gain(what, x, set)
    }
    emit("labels", k " " y " \"" text "\"")
    if (!pair && part_number(solver))
        mark("published", k, published[part_number(solver), set, mode, what], y)
    # Of theirs what is about the same lines.
    if (cell[2, solver, set, mode, "status"] == "finished" &&
        cell[2, solver, set, mode, "positions"] == lines[set])
        mark("other", k, cell[2, solver, set, mode, "mean_" what], y)
}

function gain(what, x, set,    before) {
    before = mean(chosen[1], set, mode, what)
    if (before + 0 <= 0 || x + 0 <= 0) return ""
    relate(before, (what == "us" ? spread(chosen[1], set, mode) : 1),
           x, (what == "us" ? spread(chosen[2], set, mode) : 1))
    return (same && what == "us" ? ", no difference" : ", " ratio_text(ratio))
}

# The solver that the published figures begin with; the original has it, too.
function reference(set,    k, x) {
    if (pair || published[2, set, mode, "us"] == "") return
    emit("names", ++y " \"Fhourstones (published)\"")
    for (k = 1; k <= 2; k++) {
        x = published[2, set, mode, (k == 1 ? "us" : "nodes")]
        mark("published", k, x, y)
        emit("labels", k " " y " \"" figure(k == 1 ? "us" : "nodes", x) "\"")
    }
    if (longest < 23) longest = 23
}

END {
    for (s = 1; s <= sets; s++) {
        heading = set_title(set_name[s]) ", first " lines[set_name[s]] " lines"
        y += s == 1 ? 1.1 : 1.45
        emit("sets", y " \"" heading "\"")
        y += 0.25
        reference(set_name[s])
        for (i = 1; i <= solvers; i++) {
            solver = solver_name[i]
            if ((pair && solver != chosen[1] && solver != chosen[2]) ||
                get(solver, set_name[s], mode, "status") == "")
                continue
            emit("names", ++y " \"" title(solver) "\"")
            bar(1, solver, set_name[s], y)
            bar(2, solver, set_name[s], y)
            if (length(solver) > longest) longest = length(solver)
        }
    }
    if (blocks["bars"] == "") nothing("not one solver has finished a set")
    printf "rows = %g\nlongest = %d\n", y + 0.8, longest > commands
    for (k = 1; k <= 2; k++) {
        if (!(k in low)) { low[k] = 1; high[k] = 10 }
        from = floor(log10(low[k]) - 0.15)
        # Room for the column of figures on the right.
        end = from + (log10(high[k]) - from) / (pair ? 0.55 : 0.66)
        printf "x_min%d = %g\nx_max%d = %g\n", k, 10 ^ from, k,
               10 ^ end > commands
        every = (end - from > 9 ? 3 : end - from > 5 ? 2 : 1)
        for (i = 1; i <= 2; i++)
            print "axis" k i " = '" log_tics((i == 1 ? "xtics" : "x2tics"),
                from, ceil(log10(high[k])), (k == 1), every) "'" > commands
    }
    n = split("sets names bars labels published other", order, " ")
    for (i = 1; i <= n; i++)
        printf "$%s << END\n%sEND\n", order[i], (blocks[order[i]] == "" ? \
               "NaN NaN NaN NaN\n" : blocks[order[i]]) > commands
}
