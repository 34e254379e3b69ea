# One C file out of a manifest and the files it includes:
#   awk -f path.awk -f flat.awk -v name=... -v version=... \
#       -v width=7 -v height=6 [-v alone=1] MANIFEST FILE.c...
# Alone, the solver is without what is common to all: for reading.
# Every file is expanded once. What a piece includes comes before it, so no
# piece is torn apart; system headers come once, at the top.

function fail(message) {
    print "flat.awk: " message > "/dev/stderr"
    failed = 1
    exit 1
}

# The lines of a file without its include guard; returns how many.
function slurp(path, line,    n, last, got, i) {
    while ((got = (getline line[n + 1] < path)) > 0)
        if (line[++n] ~ /^#endif/)
            last = n
    if (got < 0)
        fail("cannot read " path)
    close(path)
    for (i = 1; i < n; i++)
        if (line[i] ~ /^#ifndef COMMON_[A-Z_]*_H$/) {
            line[i] = line[i + 1] = line[last] = "\001" # nothing there
            break
        }
    return n
}

function quoted_name(text) {
    match(text, /"[^"]*"/)
    return substr(text, RSTART + 1, RLENGTH - 2)
}

# System headers, sorted by name; one that an #if chooses stays in place.
function hoist_system(text,    k) {
    match(text, /<[^>]*>/)
    text = substr(text, RSTART, RLENGTH)
    if (text in system_seen)
        return
    system_seen[text] = 1
    for (k = headers++; k > 0 && header[k] > text; k--)
        header[k + 1] = header[k]
    header[k + 1] = text
}

function say(text) {
    # No two empty lines in a row.
    if (text != "" || last_said != "")
        body = body text "\n"
    last_said = text
}

function heading(path, remark) {
    say("")
    say("/* ---- " path " ----" (remark ? "\n   " remark : "") " */")
    say("")
}

function remark_of(text) {
    if (!match(text, /\/\*.*\*\//))
        return ""
    text = substr(text, RSTART + 2, RLENGTH - 4)
    gsub(/^ +| +$/, "", text)
    return text
}

# A manifest is expanded where its includes stand, a piece after them.
function expand(path, in_place, remark,    line, n, k, depth, file) {
    if (path in expanded || (alone && path ~ /^common\//))
        return
    expanded[path] = 1
    n = slurp(path, line)
    if (!in_place) {
        for (k = 1; k <= n; k++)
            if (line[k] ~ /^#include "/)
                expand(resolve(path, quoted_name(line[k])), 0, "")
        heading(path, remark)
    }
    for (k = 1; k <= n; k++) {
        if (line[k] ~ /^#if/)
            depth++
        if (line[k] ~ /^#endif/)
            depth--
        if (line[k] ~ /^#include </ && !depth)
            hoist_system(line[k])
        else if (line[k] ~ /^#include "/) {
            file = resolve(path, quoted_name(line[k]))
            expand(file, file ~ /\/part\.c$/, remark_of(line[k]))
        } else if (line[k] != "\001")
            say(line[k])
    }
}

function definition(macro, value) {
    return "#ifndef " macro "\n#define " macro " " value "\n#endif\n"
}

function head_of_solver() {
    print "/*"
    print " * " name ", version " version ": the solver alone, for reading."
    print " * These are its pieces in their order, without what all solvers"
    print " * share: the size of the board (common/board.h), and the program"
    print " * that reads positions and prints answers. So this cannot be run;"
    print " * make flat without SOLVER=1 writes a file that can."
    print " */"
}

function head_of_program() {
    print "/*"
    print " * " name ", version " version ": one self-contained file."
    print " * cc -O3 -DNDEBUG" (("<pthread.h>" in system_seen) ? " -pthread" : "") \
          " builds it; -h tells what the program does."
    print " */"
    print "#define _POSIX_C_SOURCE 200809L"
    print "#define PART_NAME \"" name "\""
    print "#define VERSION \"" version "\""
    if (width != 7 || height != 6)
        printf "%s", definition("BOARD_WIDTH", width) \
                     definition("BOARD_HEIGHT", height)
    print ""
    # Some helpers are there for later parts.
    print "#ifdef __clang__"
    print "#pragma clang diagnostic ignored \"-Wunused-function\""
    print "#endif\n"
}

BEGIN {
    for (a = 1; a < ARGC; a++)
        expand(ARGV[a], a == 1, "")
    if (failed)
        exit 1
    if (alone)
        head_of_solver()
    else
        head_of_program()
    for (k = 1; k <= headers; k++)
        print "#include " header[k]
    print ""
    printf "%s", body
}
