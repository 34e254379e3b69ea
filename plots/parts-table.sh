#!/bin/sh
# The table of parts for the README: what each adds, what it costs in code
# and what it saves in nodes. Arguments: the parts.
set -eu
LC_ALL=C
export LC_ALL
top=$(dirname "$0")/..
bench=$top/bench

# Mean strong nodes of a part on a signature set; a dash where out of reach.
mean_nodes() {
    awk -F, -v part="$1" -v set="$2" \
        -v positions="$(wc -l <"$bench/signature-$2.txt")" '
        $1 == part && $2 == set && $3 == "strong" { nodes = $4 / positions }
        END {
            if (!nodes) { print "–"; exit }
            text = sprintf("%.0f", nodes)
            while (match(text, /^[0-9][0-9][0-9][0-9]/) ||
                   match(text, /^[0-9]+[0-9][0-9][0-9],/))
                text = grouped(text)
            print text
        }
        function grouped(text,   head, tail, comma) {
            comma = index(text, ",")
            head = comma ? substr(text, 1, comma - 1) : text
            tail = comma ? substr(text, comma) : ""
            return substr(head, 1, length(head) - 3) "," \
                   substr(head, length(head) - 2) tail
        }' "$bench/signatures.csv"
}

echo "| Part | What it adds | New and changed files | Code lines added |" \
     "Nodes, late | Nodes, middle |"
echo "|---|---|---|--:|--:|--:|"
rows=$(sh "$top/common/tools/lines.sh" "$@")
echo "$rows" | while IFS='|' read -r part technique files lines; do
    echo "| [$part](parts/$part) | $technique | $files | $lines |" \
         "$(mean_nodes "$part" late) | $(mean_nodes "$part" middle) |"
done
