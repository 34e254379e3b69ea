# The road from the first part to the last: on each set the mean time and the
# mean nodes of every part. Input: published.csv, summary.csv.
BEGIN { data = commands ".data"; split("strong weak", modes, " ") }

function widen(k, x) {
    if (!(k in low) || x < low[k]) low[k] = x
    if (x > high[k]) high[k] = x
}

# A line a set, figure and mode, broken where a part is N/A.
function draw_line(s, k, m,    i, x, what, gap, first, last) {
    what = k == 1 ? "us" : "nodes"
    gap = 1
    for (i = 1; i <= parts; i++) {
        x = mean(part[i], set_name[s], modes[m], what)
        if (x == "" || x + 0 <= 0) {
            if (!gap) print "" > data
            gap = 1
            continue
        }
        print number[i], x, (gap ? 1 : 2) > data
        gap = 0
        widen(k, x + 0)
        if (first == "") first = number[i] " " x
        last = number[i] " " x
    }
    if (first == "") print "NaN NaN" > data
    printf "\n\n" > data
    if (first == "") return
    ends[m] = last
    split(first, word, " ")
    if (m == 1 && free(s, word[1], word[2], what))
        labels = labels sprintf("%d %d %s \"%s\" 0\n", s, k, first,
                                figure(what, word[2]))
}
# Is there no published value in the way?
function free(s, x, y, what,    i, m, p) {
    for (i = 1; i <= parts; i++)
        for (m = 1; m <= 2; m++) {
            p = published[number[i], set_name[s], modes[m], what]
            if (number[i] > x && number[i] < x + 7 && p > y / 3 && p < y * 8)
                return 0
        }
    return 1
}
# Below where the lines end nothing is in the way.
function end_labels(s, k,    m, word, y, x) {
    for (m = 1; m <= 2; m++)
        if (split(ends[m], word, " ") && (!x || word[2] + 0 < y)) {
            x = word[1]
            y = word[2] + 0
        }
    for (m = 1; m <= 2; m++)
        if (split(ends[m], word, " ")) {
            labels = labels sprintf("%d %d %d %g \"%s %s\" %d\n", s, k, x, y,
                modes[m], figure(k == 1 ? "us" : "nodes", word[2]), m)
        }
    delete ends
}

# Where strong has no line: words, which look like no value.
function open_ends(s,    i, open, before) {
    for (i = 1; i <= parts; i++) {
        open = !finished(part[i], set_name[s], "strong")
        if (open && !before &&
            get(part[i], set_name[s], "strong", "status") != "")
            gaps = gaps s " " number[i] - 0.6 "\n"
        before = open
    }
}

function marks(s,    i, k, m, y) {
    for (i = 1; i <= parts; i++)
        for (k = 1; k <= 2; k++)
            for (m = 1; m <= 2; m++) {
                y = published[number[i], set_name[s], modes[m],
                              (k == 1 ? "us" : "nodes")]
                if (y == "") continue
                diamonds = diamonds s " " k " " m " " number[i] " " y "\n"
                widen(k, y + 0)
            }
}

# The parts named on the axis: the ends, and between them those that gain
# most, as far as there is room.
function choose(    i, s, a, b, best, n) {
    chosen[1] = chosen[parts] = 1
    for (i = 2; i < parts; i++)
        for (s = 1; s <= sets; s++) {
            a = mean(part[i - 1], set_name[s], "strong", "nodes")
            b = mean(part[i], set_name[s], "strong", "nodes")
            if (a + 0 > 0 && b + 0 > 0) worth[i] += log(a / b)
            # What makes a set possible is worth much, nobody knows how much.
            else if (b + 0 > 0) worth[i] += 2
        }
    do {
        best = 0
        for (i = 2; i < parts; i++)
            if (room(i) && worth[i] > (best ? worth[best] : 0)) best = i
        if (best) chosen[best] = 1
    } while (best && ++n < 5)
}
function room(i,    j) {
    for (j in chosen)
        if (number[i] - number[j] < apart && number[j] - number[i] < apart)
            return 0
    return 1
}

function axis_text(    i, text, sep, name) {
    for (i = 1; i <= parts; i++)
        if (i in chosen) {
            text = text sep "\"" number[i] "\" " number[i]
            sep = ", "
            name = title(part[i])
            sub(/^0?/, "", name); sub(/ /, " {/:Italic ", name)
            caption = caption (caption == "" ? "" : "   ") name "}"
        }
    return text
}

# With labels, and for inner panels without them.
function axis(name, text) {
    print name " = '" text "'" > commands
    gsub(/"[^"]*"/, "\"\"", text)
    print "bare_" name " = '" text "'" > commands
}

END {
    for (i = 1; i <= solvers; i++)
        if (part_number(solver_name[i])) {
            part[++parts] = solver_name[i]
            number[parts] = part_number(solver_name[i])
        }
    if (parts < 2) nothing("a road needs two parts")
    for (s = 1; s <= sets; s++) {
        for (k = 1; k <= 2; k++) {
            draw_line(s, k, 1)
            draw_line(s, k, 2)
            end_labels(s, k)
        }
        open_ends(s)
        marks(s)
        printf "title%d = \"{/:Bold %s}\\n{/*0.8 first %d lines}\"\n", s,
               set_title(set_name[s]), lines[set_name[s]] > commands
    }
    if (labels == "") nothing("not one part has finished a set")
    apart = (number[parts] - number[1]) / 6.7
    choose()
    printf "sets = %d\nx_min = %g\nx_max = %g\n", sets, number[1] - 1,
           number[parts] + 1 > commands
    axis("axis_x", "set xtics (" axis_text() ")")
    print "caption = \"" caption "\"" > commands
    for (k = 1; k <= 2; k++) {
        if (!(k in low)) { low[k] = 1; high[k] = 10 }
        # Two lines of words stand below the lowest dot: a fifth of the height.
        least = low[k] / (high[k] * 2 / low[k]) ^ 0.2
        if (least > low[k] / 25) least = low[k] / 25
        printf "y_min%d = %g\ny_max%d = %g\n", k, least, k,
               high[k] * 2 > commands
        axis("axis" k, log_tics("ytics", ceil(log10(least)),
             floor(log10(high[k] * 2)), (k == 1), 1))
    }
    printf "$labels << END\n%sEND\n$gaps << END\n%sEND\n$published << END\n" \
           "%sEND\n", labels, (gaps == "" ? "0 0\n" : gaps),
           (diamonds == "" ? "0 0 0 0 0\n" : diamonds) > commands
}
