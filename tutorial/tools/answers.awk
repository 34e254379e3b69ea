# Which cells answer where the first child does not: reads a whole tree of
# `make trace` (DEPTH=42) and prints, for nodes with a deadline of six or more,
# the cells tried first in vain and the cells that answered then, most frequent
# first. usage: make -s trace ... DEPTH=42 | awk -v pos=POS -f answers.awk
BEGIN {
    for (i = 1; i <= length(pos); i++)
        height[substr(pos, i, 1)]++
    start = length(pos)
    if (!rows) rows = 6
    depth = -1
}

function win_now(stones) { return 21 - int(stones / 2) }

function deadline(stones, alpha) {
    return alpha >= 0 ? win_now(stones) - alpha : win_now(stones + 1) + alpha + 1
}

function leave() {
    if (answered[depth] && children[depth] > 0 &&
        deadline(start + depth, alpha[depth]) >= 6) {
        answers++
        if (children[depth] > 1) {
            late++
            role = alpha[depth] >= 0 ? "attacker" : "defender"
            count[role " " first[depth] " " last[depth]]++
        }
    }
    if (depth > 0)
        height[column[depth]]--
    depth--
}

/^ *(root|[1-7]) \[/ {
    match($0, /^ */)
    level = RLENGTH / 2
    while (depth >= level)
        leave()
    depth = level
    if (level > 0) {
        column[level] = $1
        cell = $1 "," ++height[$1]
        if (children[level - 1]++ == 0)
            first[level - 1] = cell
        last[level - 1] = cell
    }
    alpha[level] = substr($2, 2) + 0
    children[level] = 0
    answered[level] = /beta cut/
}

END {
    while (depth >= 0)
        leave()
    printf "%d answers, %d not by the first child\n", answers, late
    print "times  asked as  tried first  answered by"
    fflush()
    sort = "sort -k1,1nr -k2 | head -n " rows
    for (pair in count) {
        split(pair, word, " ")
        printf "%5d  %-8s  %-11s  %s\n", count[pair], word[1], word[2], word[3] | sort
    }
}
