# The solver's answers beside the right scores: awk -f check.awk SET ANSWERS
FNR == NR { score[++lines] = $2; next }
{
    answers++
    sum += $(NF - 1)
    if ($(NF - 2) == score[answers])
        right++
    else if (!wrong++)
        first = $1 ": the right score is " score[answers] ", not " $(NF - 2)
}
END {
    printf "scores: %d of %d right\n", right, lines
    if (wrong)
        print "  " first
    if (answers < lines)
        print "  no answer from line " answers + 1 " on"
    if (right == lines)
        printf "nodes:  %d, %s\n", sum, sum == nodes ? \
            "as many as the reference" : "the reference needs " nodes
    exit !(right == lines && sum == nodes)
}
