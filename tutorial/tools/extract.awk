# Prints definitions from a C file by name, each with the comment above it:
# functions, types, enums and their constants, macros, variables.
# usage: awk -v names="negamax Solver" -f extract.awk file.c
#
# An item is a run of lines that starts at the margin and ends where all
# braces are closed, with a `}` or `;`; or a directive with its continuations.

function flush() {
    if (item != "")
        declare()
    item = code = ""
    braces = 0
}

# Without comments, strings and character constants; knows where it is.
function strip(s,    out) {
    out = ""
    while (s != "") {
        if (in_comment) {
            if (!match(s, /\*\//))
                return out
            s = substr(s, RSTART + 2)
            in_comment = 0
        } else if (match(s, /\/\*|"([^"\\]|\\.)*"|'([^'\\]|\\.)+'/)) {
            out = out substr(s, 1, RSTART - 1)
            in_comment = substr(s, RSTART, 2) == "/*"
            s = substr(s, RSTART + RLENGTH)
        } else {
            out = out s
            s = ""
        }
    }
    return out
}

# The names an item defines go to the table `text`.
function declare(    head, n, i, part) {
    head = code
    sub(/[{=].*/, "", head)
    if (code ~ /^#[ \t]*define/) {
        sub(/^#[ \t]*define[ \t]+/, "", code)
        sub(/[^A-Za-z_0-9].*/, "", code)
        add(code)
    } else if (code ~ /^(typedef[ ]+)?enum/ && code ~ /\{/) {
        part = code
        sub(/^[^{]*\{/, "", part)
        sub(/\}.*/, "", part)
        gsub(/=[^,]*/, "", part)
        n = split(part, names_in, /[ ,]+/)
        for (i = 1; i <= n; i++)
            add(names_in[i])
    }
    if (code ~ /^typedef|^(struct|enum|union) /) {
        part = code
        if (part ~ /\}/)
            sub(/.*\}/, "", part)
        sub(/[;\[].*/, "", part)
        sub(/.*[ *]/, "", part)
        add(part)
        sub(/^typedef /, "", head)
        n = split(head, names_in, " ")
        if (code ~ /\{/ && n == 2)
            add(names_in[2])
    } else if (code ~ /\}[ ]*$/ && match(head, /[A-Za-z_0-9]+\(/)) {
        add(substr(head, RSTART, RLENGTH - 1))
    } else if (code ~ /;[ ]*$/) {
        sub(/[;\[].*/, "", head)
        sub(/[ ]+$/, "", head)
        sub(/.*[ *]/, "", head)
        add(head)
    }
}

function add(name,    before) {
    if (name !~ /^[A-Za-z_][A-Za-z_0-9]*$/)
        return
    before = (name in text) ? text[name] "\n" : ""
    text[name] = before item
}

in_comment || /^\/\*/ && code == "" {
    if (code == "" && !in_comment)
        flush()
    item = item $0 "\n"
    code = code strip($0)
    next
}
/^[ \t]*$/ && braces == 0 { flush(); next }
{
    item = item $0 "\n"
    stripped = strip($0)
    code = code (code == "" ? "" : " ") stripped
    if (code ~ /^#/) {
        if ($0 !~ /\\$/)
            flush()
        next
    }
    braces += gsub(/\{/, "{", stripped) - gsub(/\}/, "}", stripped)
    if (braces == 0 && stripped ~ /[;}][ \t]*$/)
        flush()
}

END {
    flush()
    n = split(names, wanted, " ")
    for (i = 1; i <= n; i++) {
        if (!(wanted[i] in text)) {
            printf "%s defines no %s\n", FILENAME, wanted[i]
            exit 1
        }
        printf "%s%s", (i > 1 ? "\n" : ""), text[wanted[i]]
    }
}
