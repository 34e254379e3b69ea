# Of a trace on standard input: how many of its nodes lie below a child that
# was tried before the one that cut? With the right child first everywhere,
# nobody would have gone there.
/\[/ {
    match($0, /^ */)
    depth = RLENGTH / 2
    nodes++
    cuts[nodes] = /beta cut/
    at[depth] = nodes
    if (depth > 0) {
        parent[nodes] = at[depth - 1]
        last[parent[nodes]] = nodes
    }
}
END {
    for (i = 1; i <= nodes; i++) {
        up = parent[i]
        wasted[i] = wasted[up] || cuts[up] && last[up] != i
        sum += wasted[i]
    }
    printf "%d of %d nodes wasted\n", sum, nodes
}
