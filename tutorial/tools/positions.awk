# Reads a trace (make trace ... DEPTH=42) and counts its nodes and the
# different positions among them.
function position(depth,    i, column, mover, key) {
    split("", column)
    for (i = 1; i <= depth; i++) {
        mover = i % 2 ? "x" : "o" # the side to move at the root is x
        column[path[i]] = column[path[i]] mover
    }
    for (i = 1; i <= 9; i++)
        key = key column[i] "|"
    return key
}

/\[|=/ {
    match($0, /^ */)
    depth = RLENGTH / 2
    path[depth] = $1
    nodes++
    if (!seen[position(depth)]++)
        different++
}

END { print nodes " nodes, " different " different positions" }
