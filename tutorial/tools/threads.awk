# What threads gain, from the threads.csv that make speedup writes: for each
# number of threads the quickest round, and the mean of the nodes.
# usage: awk -f threads.awk THREADS.CSV
BEGIN {
    FS = ","
    print "threads  speed-up  as many processes  nodes"
}
NR == 1 { next }
{
    if (!($1 in rounds)) order[++count] = $1
    rounds[$1]++
    nodes[$1] += $6
    if (!($1 in us) || $5 < us[$1]) us[$1] = $5 + 0
    if ($7 != "" && (!($1 in apart) || $7 < apart[$1])) apart[$1] = $7 + 0
}
END {
    one = order[1]
    for (i = 1; i <= count; i++) {
        t = order[i]
        printf "%7d  %8.2f  %17s  %5.2f\n", t, us[one] / us[t], \
            (t in apart && apart[t] > 0 ? sprintf("%.2f", t * us[one] / apart[t]) : "-"), \
            (nodes[t] / rounds[t]) / (nodes[one] / rounds[one])
    }
}
