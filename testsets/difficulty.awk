# The table of the README: mean nodes on our sets, then as published.
# Arguments: difficulty.csv and the published figures.
BEGIN {
    FS = ","
    split("strong weak", modes, " ")
}

function human(nodes, decimals) {
    if (nodes == "" || nodes == "NA") return ""
    nodes += 0
    if (nodes < 99.95) return sprintf("%.1f", nodes)
    if (nodes < 999.5) return sprintf("%.0f", nodes)
    if (nodes < 999999.5)
        return sprintf("%d,%03d", int((nodes + 0.5) / 1000),
                       int(nodes + 0.5) % 1000)
    nodes /= 1e6
    decimals = nodes < 9.995 ? 2 : nodes < 99.95 ? 1 : 0
    return sprintf("%." decimals "f million", nodes)
}

function title(set, words) {
    split(set, words, "-")
    return capital(words[1]) "-" capital(words[2])
}
function capital(word) { return toupper(substr(word, 1, 1)) substr(word, 2) }

/^#/ { next }
NR == FNR && FNR > 1 {
    mean[$1, $2, $3] = human($5) ($4 < 1000 && $5 != "" ? " (" $4 ")" : "")
    if (!seen[$1]++) parts[++count] = $1
    if (!met[$3]++) sets[++set_count] = $3
}
NR > FNR { published[$1, $3, $4] = human($6) }

END {
    printf "| set | mode |"
    for (i = 1; i <= count; i++) printf " part %d | published |", parts[i]
    printf "\n|---|---|"
    for (i = 1; i <= count; i++) printf "--:|--:|"
    print ""
    for (s = 1; s <= set_count; s++)
        for (m = 1; m <= 2; m++) {
            printf "| %s | %s |", (m == 1 ? title(sets[s]) : ""), modes[m]
            for (i = 1; i <= count; i++)
                printf " %s | %s |", mean[parts[i], modes[m], sets[s]],
                       published[parts[i], modes[m], sets[s]]
            print ""
        }
}
