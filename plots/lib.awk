# What the charts and tables are made with. The files are told apart by their
# first lines: one or two summary.csv, published.csv, and the positions, which
# are left to the script that asks for them (`kind == "positions"`).
BEGIN {
    FS = ","
    ENOUGH = 20  # positions; fewer say little about a set
    LONG = 10000 # microseconds; what a shorter run took is mostly chance
}
FNR == 1 {
    kind = ($1 == "solver" ? "summary" : $1 ~ /^#/ ? "published" : "")
    if ($2 ~ / us$/)
        kind = "positions"
    delete column
    for (i = 1; i <= NF; i++)
        column[$i] = i
    if (kind == "summary") races++
    if (kind == "positions") begin_positions()
    if (kind != "") next
}
kind == "summary" { read_cell(); next }
kind == "published" {
    if ($1 ~ /^[0-9]/)
        for (i = 5; i <= 6; i++)
            published[$1 + 0, $4, $3, (i == 5 ? "us" : "nodes")] = \
                ($i == "NA" ? "" : $i)
    next
}

# A cell is a solver on a set in a mode: cell[race, solver, set, mode, name].
function read_cell(    i, n, name, at) {
    n = split("status solved positions mean_us mean_nodes kpos_per_s " \
              "about_us about budget_us slowest_us stopped_line", name, " ")
    at = races SUBSEP field("solver") SUBSEP field("set") SUBSEP field("mode")
    for (i = 1; i <= n; i++)
        cell[at, name[i]] = field(name[i])
    if (races > 1) return
    if (field("slowest_us") + 0 > 0 && field("mean_us") + 0 > 0 &&
        field("mean_us") * field("positions") >= LONG)
        insert_spread(field("slowest_us") / field("mean_us"))
    if (!(field("solver") in solver_index)) {
        solver_index[field("solver")] = ++solvers
        solver_name[solvers] = field("solver")
    }
    if (!(field("set") in set_index)) {
        set_index[field("set")] = ++sets
        set_name[sets] = field("set")
        lines[field("set")] = field("positions")
    }
}

# What has gone through a function is a string to busybox: "9" > "10". So it
# is made a number before it is compared with one.
function field(name) { return name in column ? $(column[name]) : "" }
function get(solver, set, mode, name) {
    return cell[1, solver, set, mode, name]
}
function finished(solver, set, mode) {
    return get(solver, set, mode, "status") == "finished"
}
# A mean that there is, or "".
function mean(solver, set, mode, what) {
    return finished(solver, set, mode) ? \
           get(solver, set, mode, "mean_" what) : ""
}

# The columns of a file of positions, and whose it is.
function begin_positions(    i, name) {
    position_set = position_mode = FILENAME
    sub(/.*positions-/, "", position_set)
    sub(/-[^-]*$/, "", position_set)
    sub(/.*-/, "", position_mode)
    sub(/\.csv$/, "", position_mode)
    tables++
    delete at
    for (i = 2; i <= NF; i += 2) {
        name = $i
        sub(/ us$/, "", name)
        at[name] = i
        if (!(name in raced)) {
            raced[name] = 1
            racer[++racers] = name
        }
    }
}

# --- is there a difference? --------------------------------------------------

# How many times longer the slowest run of a cell took than the quickest of
# each line. Of a cell that was run once nobody knows; nine of ten of those
# that were run more often, and long enough to say, are within this.
function spread(solver, set, mode,    x) {
    x = get(solver, set, mode, "slowest_us") + 0
    if (x > 0 && get(solver, set, mode, "mean_us") + 0 > 0)
        x /= get(solver, set, mode, "mean_us")
    else if (spreads)
        x = spread_sorted[int((9 * spreads + 9) / 10)]
    else {
        x = 1.1
        assumed = 1
    }
    return (x < 1 ? 1 : x)
}
function insert_spread(x,    i) {
    for (i = ++spreads; i > 1 && spread_sorted[i - 1] > x; i--)
        spread_sorted[i] = spread_sorted[i - 1]
    spread_sorted[i] = x
}

# Sets ratio, its range, and `same`: that nobody can say it is not 1.
function relate(a, spread_a, b, spread_b) {
    ratio = a / b
    ratio_low = ratio / spread_b
    ratio_high = ratio * spread_a
    same = (ratio_low < 1.005 && ratio_high > 0.995)
}

# The same of two solvers on the positions of a set that both have solved, of
# which there are enough: 0 if not. add_pair counts them.
function relate_pair(old, new, set, mode, what,    key) {
    key = old SUBSEP new SUBSEP set SUBSEP mode
    if (both[key] < ENOUGH || sum[key, what, 1] <= 0 || sum[key, what, 2] <= 0)
        return 0
    if (what == "us")
        relate(sum[key, what, 1], spread(old, set, mode),
               sum[key, what, 2], spread(new, set, mode))
    else
        relate(sum[key, what, 1], 1, sum[key, what, 2], 1)
    return 1
}
function add_pair(old, new,    key, i) {
    if (!(old in at) || !(new in at)) return
    if ($(at[old]) == "" || $(at[new]) == "") return
    key = old SUBSEP new SUBSEP position_set SUBSEP position_mode
    both[key]++
    sum[key, "us", 1] += $(at[old])
    sum[key, "us", 2] += $(at[new])
    # Nodes that one of them does not tell cannot be compared.
    for (i = 1; i <= 2; i++)
        if ($(at[old] + 1) == "" || $(at[new] + 1) == "")
            sum[key, "nodes", i] = -1e300
        else
            sum[key, "nodes", i] += $(at[i == 1 ? old : new] + 1)
}

# --- names -------------------------------------------------------------------

# The parts are those that parts_file (lines.csv) lists, with the code lines
# of each; where there is none, all that have a name like theirs.
function read_parts(    line, word) {
    parts_read = 1
    while (parts_file != "" && (getline line < parts_file) > 0)
        if (line ~ /^[0-9][0-9]-/) {
            split(line, word, ",")
            code_lines[word[1]] = word[2]
            parts_known++
        }
}

# The part a solver is, as a number; 0 for others (a variant is none).
function part_number(solver) {
    if (!parts_read) read_parts()
    if (solver !~ /^[0-9][0-9]-[^\/]*$/ ||
        (parts_known && !(solver in code_lines)))
        return 0
    return substr(solver, 1, 2) + 0
}

# 12-lower-bound-tt: "12 lower bound tt"; others stay as they are. Underscores
# would mean subscripts to gnuplot.
function title(solver) {
    if (part_number(solver))
        gsub(/-/, " ", solver)
    gsub(/_/, " ", solver)
    return solver
}

# end-easy: "End-Easy"
function set_title(set,    words, n, i, text) {
    n = split(set, words, "-")
    for (i = 1; i <= n; i++)
        text = text (i > 1 ? "-" : "") toupper(substr(words[i], 1, 1)) \
               substr(words[i], 2)
    return text
}

# --- figures -----------------------------------------------------------------

# Three digits that matter.
function three(x) {
    return sprintf(x < 9.995 ? "%.2f" : x < 99.95 ? "%.1f" : "%.0f", x)
}

function time_text(us) {
    us += 0
    if (us < 999.5) return three(us) " µs"
    if (us < 999.5e3) return three(us / 1e3) " ms"
    if (us < 119.5e6) return three(us / 1e6) " s"
    if (us < 7170e6) return three(us / 60e6) " min"
    return three(us / 3600e6) " h"
}

function count_text(n) {
    n += 0
    if (n < 999.5) return three(n)
    if (n < 999999.5)
        return sprintf("%d,%03d", int((n + 0.5) / 1000), int(n + 0.5) % 1000)
    if (n < 999.5e6) return three(n / 1e6) " million"
    return three(n / 1e9) " billion"
}

# 7.8: "7.80"
function times_text(r) {
    return sprintf(r < 0.0995 ? "%.2g" : r < 9.95 ? "%.2f" : \
                   r < 99.5 ? "%.1f" : "%.0f", r)
}
function ratio_text(r) { return "×" times_text(r) }

# A figure of a table; what is not told is a dash.
function figure(what, x) {
    return x == "" ? "–" : what == "us" ? time_text(x) : count_text(x)
}

# Two digits are enough for what nobody has waited for.
function about_text(us,    unit, i, n, x) {
    us += 0
    n = split("1 µs 1e3 ms 1e6 s 60e6 min 3600e6 h 86400e6 days " \
              "31557600e6 years", unit, " ")
    for (i = n - 1; i > 1 && us < 2 * unit[i]; i -= 2) ;
    x = us / unit[i]
    return sprintf("%.0f %s", (x < 100 ? x : int(x / 10 + 0.5) * 10),
                   unit[i + 1])
}

# Why a cell has no figure; "" if it has one.
function state_text(solver, set, mode,    state, text) {
    state = get(solver, set, mode, "status")
    if (state == "" || state == "finished") return ""
    if (state != "budget" && state != "skipped")
        return state " at line " get(solver, set, mode, "stopped_line")
    if (get(solver, set, mode, "solved") + 0 > 0)
        text = get(solver, set, mode, "solved") " of " \
               get(solver, set, mode, "positions")
    else if (get(solver, set, mode, "about_us") + 0 > 0)
        text = get(solver, set, mode, "about") " " \
               about_text(get(solver, set, mode, "about_us"))
    return "N/A" (text == "" ? "" : ", " text)
}

# --- drawing -----------------------------------------------------------------

# A chart that has nothing to show is not drawn, and tells why.
function nothing(why) {
    print chart ": not drawn; " why
    exit 9
}

# One colour a solver, light to dark in the order of the race (viridis: the
# order survives colour blindness and black-and-white print). 0xRRGGBB.
function colour(i, n,    anchors, a, place, k, f, c, hex, j) {
    a = split("d8e219 aadc32 5cc863 27ad81 21908d 2c718e 3b518b 472c7a 440154",
              anchors, " ")
    place = n > 1 ? (i - 1) / (n - 1) * (a - 1) : a - 1
    k = int(place); f = place - k
    if (k >= a - 1) { k = a - 2; f = 1 }
    for (j = 0; j < 3; j++) {
        c = (1 - f) * byte(anchors[k + 1], j) + f * byte(anchors[k + 2], j)
        hex = hex sprintf("%02x", int(c + 0.5))
    }
    return "0x" hex
}

function byte(hex, j,    digits) {
    digits = "0123456789abcdef"
    return 16 * (index(digits, substr(hex, 2 * j + 1, 1)) - 1) + \
           index(digits, substr(hex, 2 * j + 2, 1)) - 1
}

function log10(x) { return log(x) / log(10) }
function floor(x) { return int(x) - (x < int(x)) }
function ceil(x) { return -floor(-x) }

# gnuplot's commands for a logarithmic axis from 10^from to 10^to whose
# labels carry units. `where` is xtics, ytics ...
function log_tics(where, from, to, is_time, every,    e, text, sep) {
    text = "set " where " ("
    for (e = from; e <= to; e++)
        if ((e - from) % every == 0) {
            text = text sep "\"" tic_text(10 ^ e, is_time) "\" 1e" e
            sep = ", "
        }
    return text ")"
}

function tic_text(x, is_time) {
    if (is_time) {
        if (x < 0.99) return x " µs"
        if (x < 999) return sprintf("%.0f µs", x)
        if (x < 999e3) return sprintf("%.0f ms", x / 1e3)
        if (x < 9999e6) return sprintf("%.0f s", x / 1e6)
        return sprintf("%.0f,000 s", x / 1e9)
    }
    if (x < 0.99) return x ""
    if (x < 999) return sprintf("%.0f", x)
    if (x < 999999) return sprintf("%.0f,000", x / 1e3)
    if (x < 999e6) return sprintf("%.0f million", x / 1e6)
    return sprintf("%.0f billion", x / 1e9)
}
