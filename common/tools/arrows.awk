# Which way the arrows point: common <- parts <- testsets, bench <- plots,
# tutorial. A room knows those before it, and none after it.
#   awk -f path.awk -f arrows.awk FILE...       from the top
# prints the lines that point the wrong way: what C includes, and the paths in
# makefiles and scripts. The rules and tools in common serve the parts, so they
# may name them. Tests may look at everything, and help.sh tells of everything.

BEGIN {
    rank["common"] = 0
    rank["parts"] = 1
    rank["testsets"] = rank["bench"] = 2
    rank["plots"] = rank["tutorial"] = 3
    last = 3
    # A room's name with a slash, or after one that leads upwards.
    path = "(^|[^A-Za-z0-9_./-]|\\.\\./)[a-z]+/|\\.\\./[a-z]+"
}

function room_of(text) {
    sub(/\/.*/, "", text)
    return text
}

function point_to(room) {
    if ((room in rank) && rank[room] > here)
        print FILENAME ":" FNR ": " from " points to " room ": " $0
}

# Every path that a line has, wherever it leads.
function follow(text,    found) {
    while (match(text, path)) {
        found = substr(text, RSTART, RLENGTH)
        text = "/" substr(text, RSTART + RLENGTH) # no beginning of a path
        gsub(/[^a-z]/, "", found)
        point_to(found)
    }
}

FNR == 1 {
    from = room_of(FILENAME)
    is_c = FILENAME ~ /\.[ch]$/
    here = !is_c && from == "common" ? rank["parts"] : rank[from]
    if (FILENAME ~ /\/help\.sh$/)
        here = last
}

is_c && /^#include "/ {
    split($0, word, "\"")
    file = FILENAME
    sub(/[^\/]*$/, "", file)
    point_to(room_of(tidy(file word[2])))
}

!is_c && !/^[ \t]*#/ { follow($0) }
