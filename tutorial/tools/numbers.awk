# A table of node counts from bench/signatures.csv: the solvers given, in
# that order, each with its ratio to the one above.
# usage: awk -v set=late -v solvers="03-minmax ..." -f numbers.awk FILE
BEGIN { FS = "," }
$2 == set { nodes[$1, $3] = $4 }

function grouped(n,    s) {
    for (s = ""; length(n) > 3; n = substr(n, 1, length(n) - 3))
        s = "," substr(n, length(n) - 2) s
    return n s
}
function times(x) { return sprintf(x < 10 ? "%.2f" : "%.0f", x) }
function ratio(now, then) {
    if (then == "")
        return ""
    if (now == then)
        return "the same"
    if (now / then > 0.995 && now / then < 1.005)
        return "almost the same"
    return now < then ? times(then / now) " times fewer" \
                      : times(now / then) " times more"
}

END {
    n = split(solvers, name, " ")
    for (i = 1; i <= n; i++)
        if (!((name[i], "strong") in nodes) || !((name[i], "weak") in nodes)) {
            print "bench/signatures.csv has no counts of " name[i] " on " set
            exit 1
        }
    if (n == 0) {
        print "write: numbers: SET SOLVERS, such as: late 03 04"
        exit 1
    }
    print "| " toupper(substr(set, 1, 1)) substr(set, 2) \
        " set | Nodes, strong | | Nodes, weak | |"
    print "|:--|--:|:--|--:|:--|"
    for (i = 1; i <= n; i++)
        printf "| %s | %s | %s | %s | %s |\n", name[i], \
            grouped(nodes[name[i], "strong"]), \
            ratio(nodes[name[i], "strong"], nodes[name[i - 1], "strong"]), \
            grouped(nodes[name[i], "weak"]), \
            ratio(nodes[name[i], "weak"], nodes[name[i - 1], "weak"])
}
