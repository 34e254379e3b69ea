# What threads gain, from the threads.csv that make speedup writes: for each
# number of threads the quickest round, and the mean of the nodes; a table, or
# with -v chart=1 the text of a figure.
# usage: awk [-v chart=1] -f threads.awk THREADS.CSV
BEGIN { FS = "," }
NR == 1 { next }
{
    if (!($1 in rounds)) order[++count] = $1
    rounds[$1]++
    nodes[$1] += $6
    if (!($1 in us) || $5 < us[$1]) us[$1] = $5 + 0
    if ($7 != "" && (!($1 in apart) || $7 < apart[$1])) apart[$1] = $7 + 0
}
function speed(t) { return us[order[1]] / us[t] }
function overhead(t,    one) {
    one = order[1]
    return (nodes[t] / rounds[t]) / (nodes[one] / rounds[one])
}
function processes(t) { # "" if they were not measured
    if (!(apart[t] > 0)) return ""
    return sprintf("%.2f", t * us[order[1]] / apart[t])
}
function table(    i, t, p) {
    print "threads  speed-up  as many processes  nodes"
    for (i = 1; i <= count; i++) {
        t = order[i]
        p = processes(t)
        printf "%7d  %8.2f  %17s  %5.2f\n", t, speed(t), (p == "" ? "-" : p),
               overhead(t)
    }
}
function figure(    i, t, p, gain, cost, other, words) {
    for (i = 1; i <= count; i++) {
        t = order[i]
        p = processes(t)
        gain = gain sprintf(" | %d %.2f", t, speed(t))
        cost = cost sprintf(" | %d %.2f", t, overhead(t))
        if (p != "") other = other sprintf(" | %d %s", t, p)
        if (i > 1)
            words = words sprintf(" %d threads: %.2f times as fast, %.2f times" \
                                  " the nodes.", t, speed(t), overhead(t))
    }
    print "title What threads gain, and what they cost"
    print "desc Two curves over the number of threads." words
    print "curve threads"
    printf "  line? ideal | 1 1 | %d %d\n", t, t
    print "  line processes" other
    print "  line! threads" gain
    print "  caption times as fast"
    print "curve threads"
    printf "  line? as one | 1 1 | %d 1\n", t
    print "  line! threads" cost
    print "  caption times the nodes"
}
END {
    if (count < 2) exit 9 # nothing to compare
    if (chart) figure(); else table()
}
