# Of a trace on standard input: how often is the answer yes, where the attacker
# is to move (alpha is not negative), and where the defender is? Only nodes that
# were searched, and no deeper than `depth`.
/beta cut|no move above alpha/ {
    match($0, /^ */)
    if (RLENGTH / 2 > depth) next
    role = substr($0, index($0, "[") + 1) + 0 >= 0 ? "attacker" : "defender"
    nodes[role]++
    yes[role] += /beta cut/
}
END {
    print "to move    nodes    yes"
    row("attacker")
    row("defender")
}
function row(role) {
    if (nodes[role])
        printf "%s %7d %4.0f %%\n", role, nodes[role],
               100 * yes[role] / nodes[role]
}
