# One set, one mode: how many positions each solver solves within a time.
# Input: summary.csv, the positions, perhaps other positions.
BEGIN { FS = ","; data = commands ".data" }
FNR == 1 { file++ }
file == 1 && FNR == 1 { read_header(); next }
file == 1 {
    if (field("set") == set && field("mode") == mode) {
        status[field("solver")] = field("status")
        positions = field("positions")
    }
    next
}
FNR == 1 {
    delete name
    for (i = 2; i <= NF; i += 2) {
        solver = $i
        sub(/ us$/, "", solver)
        name[i] = solver
        if (file == 2) order[++solvers] = solver
    }
    next
}
{
    for (i = 2; i <= NF; i += 2)
        if ($i != "" && (file == 2 || (name[i] in status)))
            time[file, name[i], ++count[file, name[i]]] = $i
}

# Heap sort of time[f, s, 1..n]: the sets are small, awk has no sort.
function sift(f, s, i, n,    child, x) {
    x = time[f, s, i]
    while ((child = 2 * i) <= n) {
        if (child < n && time[f, s, child + 1] + 0 > time[f, s, child] + 0)
            child++
        if (time[f, s, child] + 0 <= x + 0) break
        time[f, s, i] = time[f, s, child]; i = child
    }
    time[f, s, i] = x
}
function sort(f, s, n,    i, x) {
    for (i = int(n / 2); i >= 1; i--) sift(f, s, i, n)
    for (i = n; i > 1; i--) {
        x = time[f, s, 1]; time[f, s, 1] = time[f, s, i]; time[f, s, i] = x
        sift(f, s, 1, i - 1)
    }
}

# The solver's own clock counts whole microseconds: 0 is drawn as 0.5.
function at(x) { return x + 0 < 0.5 ? 0.5 : x + 0 }

function curve(f, s,    n, i) {
    n = count[f, s]
    sort(f, s, n)
    printf "%s", (first_curve++ ? "\n\n" : "") > data
    if (!n) print "NaN NaN" > data
    for (i = 1; i <= n; i++)
        if (i == 1 || i == n || at(time[f, s, i]) != at(time[f, s, i + 1])) {
            print at(time[f, s, i]), i > data
            if (at(time[f, s, i]) > high) high = at(time[f, s, i])
        }
}

END {
    if (!solvers) exit 9
    high = 10
    for (i = 1; i <= solvers; i++) {
        curve(2, order[i])
        curve(3, order[i])
        n = count[2, order[i]] + 0
        printf "title%d = \"%s%s\"\ncolour%d = %s\nopen%d = %d\n", i,
               title(order[i]), (status[order[i]] == "finished" ? "" : \
               sprintf(" (%d)", n)), i, colour(i, solvers), i,
               (status[order[i]] != "finished") > commands
    }
    end = ceil(log10(high))
    printf "solvers = %d\npositions = %d\nx_max = 1e%d\n", solvers, positions,
           end > commands
    print "axis = '" log_tics("xtics", 0, end, 1, end > 7 ? 2 : 1) "'" \
        > commands
    printf "heading = '%s, %s: positions solved within a time'\n",
           set_title(set), mode > commands
}
