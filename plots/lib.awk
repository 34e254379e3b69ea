# What the charts' data are made with: reading summaries, writing figures.

# summary.csv by its header: column["mean_us"] is a field number.
function read_header(    i) {
    for (i = 1; i <= NF; i++)
        column[$i] = i
}

# What has gone through a function is a string to busybox: "9" > "10". So it
# is made a number before it is compared with one.
function field(name) {
    return name in column ? $(column[name]) : ""
}

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

# 7.8: "×7.8"
function ratio_text(r) {
    return "×" (r < 0.0995 ? sprintf("%.2g", r) : r < 9.95 ? \
                sprintf("%.2f", r) : r < 99.5 ? sprintf("%.1f", r) : \
                sprintf("%.0f", r))
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

# The same, half way to white.
function tint(shade,    j, hex) {
    for (j = 1; j <= 3; j++)
        hex = hex sprintf("%02x", int((byte(shade, j) + 255) / 2))
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
