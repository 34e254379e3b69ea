# Two solvers, position by position. Input: the positions of every set.
BEGIN { FS = ","; data = commands ".data" }
FNR == 1 {
    set = FILENAME
    sub(/.*positions-/, "", set); sub(/-strong\.csv$/, "", set)
    a_at = b_at = 0
    for (i = 2; i <= NF; i += 2) {
        if ($i == a " us") a_at = i
        if ($i == b " us") b_at = i
    }
    next
}
a_at && b_at && $a_at != "" && $b_at != "" {
    if (!(set in known)) { known[set] = ++sets; name[sets] = set }
    points[set] = points[set] at($a_at, 0.5) " " at($b_at, 0.5) " " \
                  at($(a_at + 1), 1) " " at($(b_at + 1), 1) "\n"
    count++
}
# On a logarithmic axis 0 needs a place: below the smallest other value.
function at(x, least,    k) {
    if (x + 0 < least) x = least
    k = least < 1 ? "us" : "nodes"
    if (x + 0 > high[k]) high[k] = x + 0
    return x
}
END {
    if (count < 2) exit 9
    for (i = 1; i <= sets; i++) {
        printf "%s%s", (i > 1 ? "\n\n" : ""), points[name[i]] > data
        printf "title%d = \"%s\"\n", i, set_title(name[i]) > commands
    }
    us = ceil(log10(high["us"] > 10 ? high["us"] : 10))
    nodes = ceil(log10(high["nodes"] > 10 ? high["nodes"] : 10))
    printf "sets = %d\nus_max = 1e%d\nnodes_max = 1e%d\n", sets, us,
           nodes > commands
    for (i = 1; i <= 2; i++) {
        axis = i == 1 ? "x" : "y"
        print axis "_us = '" log_tics(axis "tics", 0, us, 1,
              (us > 5 && i == 1 ? 2 : 1)) "'" > commands
        print axis "_nodes = '" log_tics(axis "tics", 0, nodes, 0,
              (nodes > 5 && i == 1 ? 2 : 1)) "'" > commands
    }
    printf "name_a = '%s'\nname_b = '%s'\ncount = %d\n", title(a), title(b),
           count > commands
}
