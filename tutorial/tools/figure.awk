# Draws a figure: NAME.fig to SVG on standard output. The language is
# described in tutorial/figures/README.md.
# usage: LC_ALL=C awk -f figure.awk NAME.fig > NAME.svg
#
# A figure is a row of panels, or several rows. The lines of a panel are kept
# until it is complete; then the draw_ function of its kind sets BODY, PW and
# PH: what it looks like with its top left corner at 0,0, and how large it is.

BEGIN {
    LEVEL = 98 # from one row of a tree to the next
    CELL = 34
    KINDS = " board tree window bits slots word bars then "
    row = 1
}

/^[ \t]*(#|$)/ { next }
{ sub(/[ \t\r]+$/, ""); sub(/^[ \t]+/, "") }
$1 == "title" { title = rest(1); next }
$1 == "desc" { desc = desc (desc ? " " : "") rest(1); next }
$1 == "below" { panel_end(); row++; next }
index(KINDS, " " $1 " ") { panel_end(); kind = $1; head = $0; at = NR; next }
kind == "" { fail(NR, "'" $1 "' stands before the first panel:" KINDS) }
{ line[++lines] = $0; where[lines] = NR }

END {
    if (failed)
        exit 1
    panel_end()
    if (title == "")
        fail(NR, "a figure needs a title")
    if (desc == "")
        fail(NR, "a figure needs a desc: what it shows, for those who " \
                 "cannot see it")
    if (!panels)
        fail(NR, "a figure needs a panel:" KINDS)
    if (!failed)
        layout()
    exit failed
}

# --- words and numbers ------------------------------------------------------

function fail(line_number, message) {
    printf "%s:%d: %s\n", FILENAME, line_number, message > "/dev/stderr"
    failed = 1
    exit 1
}

# The text of $0 after its first n words.
function rest(n) { return after($0, n) }

function number(x) { # one decimal at most, the same from every awk
    x = sprintf("%.1f", x)
    sub(/\.0$/, "", x)
    return x == "-0" ? "0" : x
}

function max(a, b) { return a > b ? a : b }
function min(a, b) { return a < b ? a : b }
function trim(s) { gsub(/^[ \t]+|[ \t]+$/, "", s); return s }
function escape(s) {
    gsub(/&/, "\\&amp;", s); gsub(/</, "\\&lt;", s); gsub(/>/, "\\&gt;", s)
    return s
}

# About how wide a text comes out: bytes that continue a character are not
# counted, if this awk counts bytes.
function width(s, size) {
    if (length("µ") == 2)
        gsub(/[\200-\277]/, "", s)
    return length(s) * size * 0.58
}

# --- shapes -----------------------------------------------------------------

function text(x, y, class, s) {
    return s == "" ? "" : sprintf("<text x=\"%s\" y=\"%s\"%s>%s</text>\n", \
        number(x), number(y), class ? " class=\"" class "\"" : "", escape(s))
}
function rect(x, y, w, h, class, round) {
    return sprintf("<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"" \
        "%s class=\"%s\"/>\n", number(x), number(y), number(w), number(h), \
        round ? " rx=\"" round "\"" : "", class)
}
function circle(x, y, r, class) {
    return sprintf("<circle cx=\"%s\" cy=\"%s\" r=\"%s\" class=\"%s\"/>\n", \
        number(x), number(y), number(r), class)
}
function stroke(x1, y1, x2, y2, class) {
    return sprintf("<path d=\"M%s %sL%s %s\" class=\"%s\"/>\n", \
        number(x1), number(y1), number(x2), number(y2), class)
}
function arrow(x1, y1, x2, y2, class) {
    return sprintf("<path d=\"M%s %sL%s %s\" class=\"%s\" " \
        "marker-end=\"url(#tip)\"/>\n", \
        number(x1), number(y1), number(x2), number(y2), class)
}

# --- panels -----------------------------------------------------------------

function panel_end(    i) {
    if (kind == "")
        return
    BODY = caption = ""; PW = PH = 0
    for (i = 1; i <= lines; i++)
        if (line[i] ~ /^caption /) {
            caption = substr(line[i], 9)
            line[i] = ""
        }
    if (kind == "board") draw_board()
    else if (kind == "tree") draw_tree()
    else if (kind == "window") draw_window()
    else if (kind == "bits") draw_bits()
    else if (kind == "slots") draw_slots()
    else if (kind == "word") draw_word()
    else if (kind == "bars") draw_bars()
    else draw_then()
    if (caption != "") {
        widest = max(PW, width(caption, 14))
        BODY = "<g transform=\"translate(" number((widest - PW) / 2) \
            " 0)\">\n" BODY "</g>\n" \
            text(widest / 2, PH + 18, "caption", caption)
        PW = widest; PH += 24
    }
    body[++panels] = BODY; pw[panels] = PW; ph[panels] = PH
    in_row[panels] = row
    lines = 0; kind = ""
}

# Side by side, each row centred, each panel centred in its row.
function layout(    p, r, x, y, total, tallest, rw, rh) {
    for (p = 1; p <= panels; p++) {
        r = in_row[p]
        rw[r] += pw[p] + (rw[r] ? 24 : 0)
        rh[r] = max(rh[r], ph[p])
        total = max(total, rw[r])
    }
    y = 14
    for (r = 1; r <= row; r++) {
        x = 16 + (total - rw[r]) / 2
        for (p = 1; p <= panels; p++)
            if (in_row[p] == r) {
                out = out "<g transform=\"translate(" number(x) " " \
                    number(y + (rh[r] - ph[p]) / 2) ")\">\n" body[p] "</g>\n"
                x += pw[p] + 24
            }
        y += rh[r] + 18
    }
    svg_head(total + 32, y - 4)
    printf "%s</svg>\n", out
}

# Plain classes, no variables: also readers of EPUB and converters know them.
function svg_head(w, h) {
    w = int(w + 0.99); h = int(h + 0.99)
    print "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" w \
        "\" height=\"" h "\" viewBox=\"0 0 " w " " h \
        "\" role=\"img\" aria-labelledby=\"t d\">"
    print "<title id=\"t\">" escape(title) "</title>"
    print "<desc id=\"d\">" escape(desc) "</desc>"
    print "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\"" \
        " markerWidth=\"7\" markerHeight=\"7\" orient=\"auto-start-reverse\">" \
        "<path d=\"M0 0L8 4L0 8z\" class=\"tip\"/></marker></defs>"
    print "<style>"
    while ((getline style_line < STYLE) > 0)
        print style_line
    print "</style>"
    print rect(0, 0, w, h, "paper", 8)
}

function draw_then(    label) {
    label = head; sub(/^then[ \t]*/, "", label)
    PW = max(44, width(label, 14) + 12); PH = 40
    BODY = arrow(2, 28, PW - 2, 28, "ink") text(PW / 2, 18, "", label)
}

# --- board ------------------------------------------------------------------

function size_of(default_w, default_h,    words, size) {
    BW = default_w; BH = default_h
    if (split(head, words) > 1 && split(words[2], size, "x") == 2) {
        BW = size[1] + 0; BH = size[2] + 0
    }
}

function put(column, r, who) { stone[column, r] = who }

# Plays a string of columns; moves[] and stone[] tell the outcome.
function play(string, number_of_line,    i, c) {
    for (i = 1; i <= length(string); i++) {
        c = substr(string, i, 1) + 0
        if (c < 1 || c > BW)
            fail(number_of_line, "'" substr(string, i, 1) "' is no column")
        if (++height[c] > BH)
            fail(number_of_line, "column " c " is full")
        put(c, height[c], i % 2 ? "x" : "o")
        order[c, height[c]] = i
    }
    played = length(string)
}

# Rows of a picture, top first; the last one is the bottom.
function read_rows(h,    i, r, c, s) {
    r = 0
    for (i = lines; i >= 1; i--)
        if (line[i] ~ /^row /) {
            s = substr(line[i], 5)
            gsub(/ /, "", s)
            if (++r > h || length(s) != BW)
                fail(where[i], "a row has " BW " cells, a picture " h " rows")
            for (c = 1; c <= BW; c++)
                put(c, r, substr(s, c, 1))
            line[i] = ""
        }
}

# "3,1" is column 3, row 1, counted from the bottom left.
function cell(word, number_of_line,    part) {
    if (split(word, part, ",") != 2 || part[1] !~ /^[0-9]+$/ ||
        part[2] !~ /^[0-9]+$/)
        fail(number_of_line, "'" word "' is no cell: write column,row")
    CX = LEFT + (part[1] - 0.5) * CELL
    CY = TOP + (BH - part[2] + 0.5) * CELL
}

function draw_board(    i, n, w, j, c, r, x, y, frame, order_shown, over, \
                        shade, disc, ring, words, columns, s) {
    CELL = 34
    size_of(7, 6)
    split("", stone); split("", height); split("", order)
    read_rows(BH)
    columns = 1
    for (i = 1; i <= lines; i++) {
        if (line[i] ~ /^moves /) { split(line[i], w); play(w[2], where[i]) }
        else if (line[i] == "numbers") order_shown = 1
        else if (line[i] == "frame") frame = 1
        else if (line[i] == "bare") columns = 0
        else if (line[i] ~ /^above /) over = 1
    }
    LEFT = 2 + frame * CELL; TOP = 2 + over * 24 + frame * CELL
    PW = BW * CELL + 2 * LEFT
    PH = TOP + BH * CELL + 4 + frame * CELL + columns * 18
    if (frame)
        shade = rect(2, TOP - CELL, PW - 4, (BH + 2) * CELL, "frame", 4)
    shade = shade rect(LEFT, TOP, BW * CELL, BH * CELL, "board", 6)
    for (c = 1; c <= BW; c++) {
        x = LEFT + (c - 0.5) * CELL
        if (columns)
            words = words text(x, PH - 4, "small", c)
        for (r = 1; r <= BH; r++) {
            y = TOP + (BH - r + 0.5) * CELL
            s = stone[c, r]
            disc = disc circle(x, y, CELL / 2 - 4, \
                s == "x" ? "first" : s == "o" ? "second" : "hole")
            if (order_shown && (c, r) in order)
                words = words text(x, y + 5, s == "x" ? "on1" : "on2", \
                                   order[c, r])
        }
    }
    for (i = 1; i <= lines; i++) {
        n = split(line[i], w)
        if (n == 0 || w[1] ~ /^(moves|numbers|frame|bare)$/)
            continue
        if (w[1] == "above") {
            words = words text(LEFT + (w[2] - 0.5) * CELL, \
                TOP - frame * CELL - 7, "strong", after(line[i], 2))
        } else if (w[1] == "shade") {
            for (j = 2; j <= n; j++) {
                cell(w[j], where[i])
                shade = shade rect(CX - CELL / 2, CY - CELL / 2, CELL, CELL, \
                                   "shade")
            }
        } else if (w[1] == "mark") {
            for (j = 2; j <= n; j++) {
                cell(w[j], where[i])
                ring = ring circle(CX, CY, CELL / 2 - 3, "mark")
            }
        } else if (w[1] == "threat") {
            for (j = 3; j <= n; j++) {
                cell(w[j], where[i])
                ring = ring circle(CX, CY, CELL / 2 - 6, \
                    w[2] == "x" ? "threat1" : "threat2") \
                    text(CX, CY + 5, w[2] == "x" ? "in1" : "in2", \
                         w[2] == "x" ? "x" : "o")
            }
        } else if (w[1] == "line" && n == 3) {
            cell(w[2], where[i]); x = CX; y = CY
            cell(w[3], where[i])
            ring = ring stroke(x, y, CX, CY, "under") \
                stroke(x, y, CX, CY, "over")
        } else if (w[1] == "label") {
            cell(w[2], where[i])
            split(w[2], c_r, ",")
            s = stone[c_r[1] + 0, c_r[2] + 0]
            words = words text(CX, CY + 5, \
                s == "x" ? "on1" : s == "o" ? "on2" : "strong", \
                after(line[i], 2))
        } else
            fail(where[i], "a board does not know '" w[1] "'")
    }
    BODY = shade disc ring words
}

function after(s, n) {
    while (n-- > 0)
        sub(/^[^ \t]+[ \t]*/, "", s)
    return s
}

# --- tree -------------------------------------------------------------------

# Widths from the leaves up, then places from the root down: no overlap.
function draw_tree(    i, n, w, f, d, nodes, last, x, y, class, lowest, \
                       sides, mx, my) {
    split("", tree_width); split("", kids); split("", next_left)
    split("", last)
    for (i = 1; i <= lines; i++) {
        if (line[i] == "")
            continue
        split(line[i], w)
        if (w[1] == "sides") { sides = w[2] == "o" ? 2 : 1; continue }
        if (w[1] !~ /^(\*|-+)[x!]?$/)
            fail(where[i], "a node starts with * (the root) or dashes, " \
                           "not '" w[1] "'")
        n = ++nodes
        kids[n] = 0
        flag[n] = w[1] ~ /x$/ ? "x" : w[1] ~ /!$/ ? "!" : ""
        d = index(w[1], "-") ? length(w[1]) - (flag[n] != "") : 0
        depth[n] = d
        if ((n == 1) != (d == 0) || d > 0 && !last[d - 1])
            fail(where[i], "this node has no parent")
        last[d + 1] = 0
        parent[n] = d ? last[d - 1] : 0
        last[d] = n
        split(after(line[i], 1) "|||", f, "|")
        edge[n] = trim(f[1]); node[n] = trim(f[2]); note[n] = trim(f[3])
        nw[n] = max(34, width(node[n], 14) + 16)
        tree_width[n] = max(nw[n], width(note[n], 12)) + 14
        lowest = max(lowest, d * LEVEL + (note[n] != "") * 18)
    }
    if (!nodes)
        fail(at, "an empty tree")
    for (n = nodes; n >= 1; n--) {
        tree_width[n] = max(tree_width[n], kids[n])
        if (parent[n]) kids[parent[n]] += tree_width[n]
    }
    PW = tree_width[1]; PH = 36 + lowest
    tx[1] = PW / 2; next_left[1] = (PW - kids[1]) / 2
    for (n = 2; n <= nodes; n++) {
        i = parent[n]
        tx[n] = next_left[i] + tree_width[n] / 2
        next_left[n] = next_left[i] + (tree_width[n] - kids[n]) / 2
        next_left[i] += tree_width[n]
    }
    for (n = 2; n <= nodes; n++) {
        x = tx[parent[n]]; y = depth[parent[n]] * LEVEL + 34 + \
            (note[parent[n]] != "") * 20
        mx = (x + tx[n]) / 2; my = (y + depth[n] * LEVEL + 2) / 2
        BODY = BODY stroke(x, y, tx[n], depth[n] * LEVEL + 2, \
            flag[n] == "x" ? "cutedge" : flag[n] == "!" ? "best" : "ink")
        if (flag[n] == "x") { # label, then bars: further down there is room
            mx = x + 0.72 * (tx[n] - x)
            my = y + 0.72 * (depth[n] * LEVEL + 2 - y)
            BODY = BODY stroke(mx - 8, my + 1, mx + 8, my - 4, "cut") \
                stroke(mx - 8, my + 6, mx + 8, my + 1, "cut")
            mx = x + 0.42 * (tx[n] - x)
            my = y + 0.42 * (depth[n] * LEVEL + 2 - y)
        }
        BODY = BODY text(mx, my + 4, "edge", edge[n])
    }
    for (n = 1; n <= nodes; n++) {
        x = tx[n]; y = depth[n] * LEVEL + 2
        i = sides ? (depth[n] + sides - 1) % 2 : -1
        class = flag[n] == "x" ? "cutnode" : i == 0 ? "first" : \
            i == 1 ? "second" : flag[n] == "!" ? "bestnode" : "node"
        BODY = BODY rect(x - nw[n] / 2, y, nw[n], 32, class, \
                         sides ? 16 : 6) \
            text(x, y + 21, flag[n] == "x" ? "faint" : i == 0 ? "on1" : \
                 i == 1 ? "on2" : "strong", node[n]) \
            text(x, y + 47, "small", note[n])
    }
}

# --- window -----------------------------------------------------------------

function draw_window(    i, n, w, lo, hi, unit, left, y, rows, s, step, k, \
                         x1, x2) {
    if (split(head, w) != 3 || w[2] + 0 >= w[3] + 0)
        fail(at, "write: window LOWEST HIGHEST")
    lo = w[2] + 0; hi = w[3] + 0
    unit = max(12, min(44, 440 / (hi - lo)))
    for (i = 1; i <= lines; i++)
        if (line[i] ~ /^step( |$)/) {
            rows++
            left = max(left, width(substr(line[i], 6), 14) + 14)
        }
    left = max(left, 24)
    if (!rows || line[1] !~ /^(step|$)/ )
        rows++
    PW = left + (hi - lo) * unit + 24; PH = rows * 56 + 34
    y = -56
    if (line[1] !~ /^step( |$)/) y = 0
    for (k = lo; k <= hi; k++)
        if (k == 0)
            s = stroke(left - lo * unit, 2, left - lo * unit, PH - 30, "grid")
    for (i = 1; i <= lines; i++) {
        n = split(line[i], w)
        if (n == 0)
            continue
        x1 = left + (w[2] - lo) * unit; x2 = left + (w[3] - lo) * unit
        if (w[1] == "step") {
            y += 56
            s = s text(0, y + 33, "row", substr(line[i], 6)) \
                stroke(left, y + 28, left + (hi - lo) * unit, y + 28, "grid")
        } else if (w[1] == "open" && n >= 3) {
            s = s rect(x1, y + 23, x2 - x1, 10, "open") \
                stroke(x1, y + 17, x1, y + 39, "bracket") \
                stroke(x2, y + 17, x2, y + 39, "bracket") \
                text((x1 + x2) / 2, y + 52, "small", after(line[i], 3))
        } else if (w[1] == "range" && n >= 3) {
            s = s rect(x1, y + 20, x2 - x1, 16, "range") \
                text((x1 + x2) / 2, y + 14, "small", after(line[i], 3))
        } else if (w[1] == "point" && n >= 2) {
            s = s circle(x1, y + 28, 6, "point") \
                text(x1, y + 14, "strong", after(line[i], 2))
        } else if (w[1] == "move" && n >= 3) {
            s = s arrow(x1, y + 28, x2, y + 28, "jump") \
                text((x1 + x2) / 2, y + 14, "small", after(line[i], 3))
        } else
            fail(where[i], "a window does not know '" line[i] "'")
    }
    step = unit >= 22 ? 1 : 5
    y = PH - 28
    s = s arrow(left - 8, y, PW - 2, y, "ink")
    for (k = lo; k <= hi; k++) {
        x1 = left + (k - lo) * unit
        s = s stroke(x1, y - (k % step ? 3 : 5), x1, y, "ink")
        if (k % step == 0 || k == lo || k == hi)
            s = s text(x1, y + 18, "small", k)
    }
    BODY = s
}

# --- bits -------------------------------------------------------------------

function bit_of(c, r) { return (c - 1) * (BH + 1) + r - 1 }

# The sets of bits a position consists of, in bit[].
function set_bits(which, string, number_of_line,    c, r, s, mine, carry) {
    split("", stone); split("", height)
    play(string, number_of_line)
    mine = played % 2 ? "o" : "x"
    for (c = 1; c <= BW; c++)
        for (r = 1; r <= BH; r++) {
            s = stone[c, r]
            bit[bit_of(c, r)] += which == "mask" ? s != "" : \
                which == "current" ? s == mine : which == "opponent" ? \
                s != "" && s != mine : (s != "") + (s == mine)
        }
    for (r = 0; which == "key" && r < BW * (BH + 1); r++) {
        bit[r] += carry
        carry = int(bit[r] / 2)
        bit[r] %= 2
    }
}

function shift_bits(by,    moved, b) {
    for (b in bit)
        moved[b + by] = bit[b]
    split("", bit)
    for (b in moved)
        if (b + 0 >= 0 && b + 0 < BW * (BH + 1))
            bit[b] = moved[b]
}

function bit_place(b, number_of_line) {
    if (b !~ /^[0-9]+$/ || b >= BW * (BH + 1))
        fail(number_of_line, "'" b "' is no bit of this board")
    CX = 2 + (int(b / (BH + 1)) + 0.5) * CELL
    CY = 2 + (BH - b % (BH + 1) + 0.5) * CELL
}

# From beside one number to beside the other; the label stands at the far one.
function bit_arrow(from, to, label, number_of_line,    x, y, dx, dy, length_) {
    bit_place(from, number_of_line); x = CX; y = CY
    bit_place(to, number_of_line)
    dx = CX - x; dy = CY - y
    length_ = sqrt(dx * dx + dy * dy)
    if (length_ == 0)
        fail(number_of_line, "an arrow needs two different bits")
    dx /= length_; dy /= length_
    return arrow(x + 12 * dx, y + 12 * dy, CX - 12 * dx, CY - 12 * dy, \
                 "ink") \
        text(CX, CY + (dy > 0 ? 20 : -11), "edge", label)
}

function draw_bits(    i, j, n, w, b, c, r, x, y, show, values, s, ring, tops) {
    size_of(7, 6)
    split("", bit); split("", stone); tops = 1
    read_rows(BH + 1)
    CELL = 34
    for (i = 1; i <= lines; i++)
        if (line[i] ~ /^arrow /)
            CELL = 50 # room for the arrows between the numbers
    for (c = 1; c <= BW; c++)
        for (r = 1; r <= BH + 1; r++)
            if ((c, r) in stone) {
                bit[bit_of(c, r)] = stone[c, r] == "1"
                values = 1
            }
    for (i = 1; i <= lines; i++) {
        n = split(line[i], w)
        if (n == 0)
            continue
        if (w[1] == "numbers") show = 1
        else if (w[1] ~ /^(mask|current|opponent|key)$/) {
            set_bits(w[1], w[2], where[i]); values = 1
        } else if (w[1] == "shift") shift_bits(w[2] + 0)
        else if (w[1] == "ones") {
            values = 1
            for (j = 2; j <= n; j++) {
                bit_place(w[j], where[i])
                bit[w[j] + 0] = 1
            }
        } else if (w[1] == "mark") {
            for (j = 2; j <= n; j++) {
                bit_place(w[j], where[i])
                ring = ring rect(CX - CELL / 2 + 2, CY - CELL / 2 + 2, \
                                 CELL - 4, CELL - 4, "markbit", 4)
            }
        } else if (w[1] == "arrow" && n >= 3) {
            ring = ring bit_arrow(w[2], w[3], after(line[i], 3), where[i])
        } else
            fail(where[i], "bits do not know '" w[1] "'")
    }
    PW = BW * CELL + 4; PH = (BH + 1) * CELL + 4
    for (b = 0; b < BW * (BH + 1); b++) {
        bit_place(b, at)
        j = bit[b] + 0
        s = s rect(CX - CELL / 2, CY - CELL / 2, CELL, CELL, j ? "one" : \
            b % (BH + 1) == BH ? "spare" : "zero")
        if (values)
            s = s text(CX, CY + (show ? 11 : 5), j ? "onone" : "faint", j)
        if (show)
            s = s text(CX, CY + (values ? -6 : 5), \
                values ? (j ? "tiny onone" : "tiny") : "small", b)
    }
    BODY = s ring
}

# --- table slots and words --------------------------------------------------

function draw_slots(    i, j, n, w, f, columns, left, right, rows, y, x, s) {
    split("", wide)
    for (i = 1; i <= lines; i++) {
        n = split(line[i], w)
        if (w[1] ~ /^(head|row!?)$/) {
            n = split(after(line[i], 1), f, "|")
            columns = max(columns, n)
            for (j = 1; j <= n; j++)
                wide[j] = max(wide[j], width(trim(f[j]), 14) + 24)
        } else if (w[1] == "from")
            left = max(left, width(after(line[i], 2), 14) + 48)
        else if (w[1] == "to")
            right = max(right, width(after(line[i], 2), 14) + 16)
    }
    for (j = 1; j <= columns; j++)
        PW += wide[j]
    for (i = 1; i <= lines; i++) {
        split(line[i], w)
        if (line[i] == "" || w[1] ~ /^(from|to)$/)
            continue
        if (w[1] !~ /^(head|row!?|gap)$/)
            fail(where[i], "slots do not know '" w[1] "'")
        x = left
        n = split(after(line[i], 1), f, "|")
        for (j = 1; j <= columns; j++) {
            if (w[1] ~ /^row/)
                s = s rect(x, y, wide[j], 30, w[1] == "row!" ? "slot hot" \
                                                             : "slot")
            s = s text(x + wide[j] / 2, y + 20, w[1] == "head" ? "small" : \
                w[1] == "row!" ? "strong" : "", \
                w[1] == "gap" ? ":" : trim(f[j]))
            x += wide[j]
        }
        if (w[1] != "head")
            top[++rows] = y
        y += 30
    }
    for (i = 1; i <= lines; i++) {
        split(line[i], w)
        if (w[1] !~ /^(from|to)$/)
            continue
        if (!(w[2] in top) || w[2] > rows)
            fail(where[i], "there is no row '" w[2] "'")
        if (w[1] == "from")
            s = s text(left - 44, top[w[2]] + 20, "end", after(line[i], 2)) \
                arrow(left - 38, top[w[2]] + 15, left - 4, top[w[2]] + 15, \
                      "ink")
        else
            s = s text(left + PW + 10, top[w[2]] + 20, "row", \
                       after(line[i], 2))
    }
    PW += left + right + 2; PH = y + 2
    BODY = "<g transform=\"translate(1 1)\">\n" s "</g>\n"
}

# How far from the edge of its field the number of a bit stands.
function aside(bit, least) {
    return bit < 100 ? least : width(bit, 11) / 2 + 3
}

# One word and its fields, the highest bits on the left as they are written.
function draw_word(    i, w, total, high, x, unit, broad, s) {
    for (i = 1; i <= lines; i++) {
        split(line[i], w)
        if (line[i] == "")
            continue
        if (w[1] !~ /^field!?$/ || w[2] + 0 < 1)
            fail(where[i], "a word has lines: field BITS TEXT")
        total += w[2]
        unit = max(unit, (width(after(line[i], 2), 14) + 20) / w[2])
    }
    unit = min(unit, max(7, 460 / total))
    high = total; x = 10
    for (i = 1; i <= lines; i++) {
        split(line[i], w)
        if (line[i] == "")
            continue
        broad = max(w[2] * unit, width(after(line[i], 2), 14) + 20)
        s = s rect(x, 2, broad, 34, w[1] == "field!" ? "slot hot" : "slot") \
            text(x + broad / 2, 24, "", after(line[i], 2)) \
            text(x + aside(high - 1, 9), 52, "tiny", high - 1) \
            (w[2] > 1 ? text(x + broad - aside(high - w[2], 7), 52, "tiny", \
                             high - w[2]) : "")
        x += broad; high -= w[2]
    }
    PW = x + 10; PH = 56
    BODY = s
}

# --- bars -------------------------------------------------------------------

# Logarithmic: a tick of the grid is a factor of ten.
function draw_bars(    i, f, y, lo, hi, k, left, x, s, unit, right) {
    lo = 99; hi = -99
    for (i = 1; i <= lines; i++) {
        if (line[i] ~ /^group /)
            left = max(left, width(substr(line[i], 7), 12) + 34)
        else if (line[i] ~ /^bar!? /) {
            if (split(after(line[i], 1), f, "|") != 3 ||
                f[2] + 0 <= 0 && trim(f[2]) != "-")
                fail(where[i], "write: bar NAME | VALUE ABOVE 0 (or -) | TEXT")
            if (f[2] + 0 > 0) {
                k = log(f[2]) / log(10)
                lo = min(lo, k); hi = max(hi, k)
            }
        } else if (line[i] != "")
            fail(where[i], "bars do not know '" line[i] "'")
    }
    if (hi < lo)
        fail(at, "bars without a bar")
    lo = floor(lo); hi = -floor(-hi)
    if (hi == lo)
        hi++
    unit = 190 / (hi - lo)
    right = 75 # the same for most, so that bars stand below each other
    for (i = 1; i <= lines; i++) {
        if (line[i] ~ /^group /) {
            y += y ? 8 : 0
            for (k = 0; line[i + k + 1] ~ /^bar/; k++)
                ;
            s = s text(left - 30, y + 8 * k + 4, "small end", \
                       substr(line[i], 7)) # in the middle of its k bars
        } else if (line[i] != "") {
            split(after(line[i], 1), f, "|")
            x = 0
            if (f[2] + 0 > 0) {
                x = max(2, (log(f[2]) / log(10) - lo) * unit)
                s = s rect(left, y + 1, x, 14, \
                    (line[i] ~ /^bar!/ ? "bar2" : "bar1") \
                    (f[3] ~ /≥/ ? " least" : ""))
            }
            s = s text(left - 6, y + 12, "tiny end", trim(f[1])) \
                text(left + x + 5, y + 12, "small row halo", trim(f[3]))
            right = max(right, x + 10 + width(trim(f[3]), 12) - 190)
            y += 16
        }
    }
    for (k = lo; k <= hi; k++)
        BODY = BODY stroke(left + (k - lo) * unit, 0, \
                           left + (k - lo) * unit, y + 4, "grid")
    BODY = BODY s
    PW = left + 190 + right; PH = y + 6
}

function floor(x) { return int(x) - (int(x) > x) }
