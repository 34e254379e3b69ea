# The mean of the nodes in a solver's answers, on standard input, to a set,
# the file before it: "slow" if not all lines were answered, or "wrong" and
# the first line whose score is not the set's. weak=1: only signs are asked.
NR == FNR { score[FNR] = weak ? ($2 > 0) - ($2 < 0) : $2; n++; next }
$2 != score[FNR] && !wrong { wrong = FNR }
{ nodes += $3; answered++ }
END {
    if (wrong) print "wrong", wrong
    else if (answered < n) print "slow"
    else printf "%.2f\n", nodes / n
}
