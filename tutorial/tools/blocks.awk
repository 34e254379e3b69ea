# Fills the generated blocks of a chapter: a block begins with a marker such
# as <!-- code: FILE NAME --> and goes to <!-- end -->.
# usage: awk -v tool="sh block.sh" -f blocks.awk chapter.md
# Prints the chapter with fresh blocks; with -v check=1 only the faults, one
# a line, as file:line: what. Exit status 9 when there are faults.

function fault(line, what) {
    printf "%s:%d: %s\n", FILENAME, line, what > (check ? "/dev/stdout" \
                                                        : "/dev/stderr")
    faults = 1
}

function quote(s) {
    gsub(/'/, "'\\''", s)
    return "'" s "'"
}

# What the block should hold goes to `fresh`; false when it cannot be had.
function make_block(    kind, words, command, line, status, top, n) {
    kind = marker
    sub(/^<!-- */, "", kind)
    sub(/ *-->$/, "", kind)
    words = kind
    sub(/:.*/, "", kind)
    sub(/^[^:]*: */, "", words)
    top = FILENAME
    gsub(/[^\/]*\//, "../", top) # one for each directory
    sub(/[^\/]*$/, "", top)
    command = tool " " quote(kind) " " quote(words) " " quote(top) \
        " 2>&1; echo \"$?\""
    fresh = ""
    n = 0
    while ((command | getline line) > 0) {
        if (n++) # the last line is the status
            fresh = fresh status "\n"
        status = line
    }
    close(command)
    return status == "0"
}

function block_end(    first) {
    if (!make_block()) {
        first = fresh
        sub(/\n$/, "", first)
        gsub(/\n/, " ", first)
        fault(began, first)
        fresh = old
    } else if (check && fresh != old)
        fault(began, "stale, 'make tutorial-blocks' mends it: " marker)
    if (!check)
        printf "%s", fresh
    marker = ""
}

# A marker inside a listing is only text.
marker == "" && /^(```|~~~)/ { fenced = !fenced }

marker == "" && !fenced &&
/^<!-- *(code|diff|run|numbers|results|without|contents):.*-->$/ {
    marker = $0
    began = FNR
    old = ""
    if (!check)
        print
    next
}
marker != "" && /^<!-- *end *-->$/ { block_end() }
marker != "" { old = old $0 "\n"; next }
!fenced && /^<!-- *[a-z]+:/ { fault(FNR, "what block is this? " $0) }
!check { print }

END {
    if (marker != "") {
        fault(began, "this block has no <!-- end -->")
        if (!check) # nothing is lost
            printf "%s", old
    }
    exit faults ? 9 : 0 # awk itself uses 1 and 2
}
