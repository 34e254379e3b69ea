# The final solver without each technique. Input: the positions; the first
# solver is the whole one, the others are its variants without-...
BEGIN { FS = "," }
FNR == 1 { read_positions_header(); next }
{ for (i = 2; i <= solvers; i++) add_pair(order[i], order[1]) }
END {
    # What is missed most comes first.
    for (i = 2; i <= solvers; i++)
        weight[order[i]] = compare(order[i], order[1], "us")
    for (i = 2; i <= solvers; i++)
        for (k = solvers; k > i; k--)
            if (weight[order[k]] > weight[order[k - 1]]) {
                name = order[k]; order[k] = order[k - 1]
                order[k - 1] = name
            }
    for (i = 2; i <= solvers; i++) {
        name = order[i]
        sub(/.*\/without-/, "", name); gsub(/-/, " ", name)
        t = compare(order[i], order[1], "us")
        tl = range_low; th = range_high
        n = compare(order[i], order[1], "nodes")
        row("without " name, "", t, tl, th, n, range_low, range_high)
    }
    finish()
    printf "heading = '%s without one of its techniques'\n",
           title(order[1]) > commands
    print "note_heading = ''" > commands
    print "x_text = 'times the time, times the nodes of the whole solver " \
          "(strong; positions both solved)'" > commands
}
