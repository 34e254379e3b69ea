# Each part against the one before. Input: the positions.
BEGIN { FS = "," }
FNR == 1 {
    read_positions_header()
    if (files == 1)
        for (i = 1; i <= solvers; i++)
            if (part_number(order[i])) part[++parts] = order[i]
    next
}
{ for (i = 2; i <= parts; i++) add_pair(part[i - 1], part[i]) }
END {
    for (i = 2; i <= parts; i++) {
        t = compare(part[i - 1], part[i], "us")
        tl = range_low; th = range_high
        n = compare(part[i - 1], part[i], "nodes")
        row(title(part[i]), (code_lines[part[i]] == "" ? "" : \
            "+" code_lines[part[i]]),
            t, tl, th, n, range_low, range_high)
    }
    finish()
    print "heading = 'What each part gains over the part before'" > commands
    print "note_heading = \"code lines\\nit cost\"" > commands
    print "x_text = 'times less time, times fewer nodes " \
          "(strong; positions both solved)'" > commands
}
