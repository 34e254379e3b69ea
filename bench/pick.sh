#!/bin/sh
# Which solvers race: prints name=program for each.
#   pick.sh build-directory choice part-or-variant...
# The choice is a list of parts by number (7), range (9-12) or name, and of
# variants as part/variant (7/tiny-table; 7/* takes all); empty: all parts that
# search, and so not the opening book. A learner's own is mine/7, or mine/* for
# all of them.
set -eu
LC_ALL=C
export LC_ALL
build=$1 choice=$2
shift 2
for name in "$@"; do echo "$name"; done |
awk -v build="$build" -v choice="$choice" '
function number(name) { return substr(name, 1, 2) + 0 }
# Its answers to early positions are no measure of a search.
function looks_up(name) { return name ~ /-opening-book$/ }
function fits(item, name,    ends, part) {
    if (item == name)
        return 1
    if (item ~ /^mine\// || name ~ /^mine\//)
        return sub(/^mine\//, "", item) && sub(/^mine\//, "", name) &&
               (item == "*" || fits(item, name))
    if (item ~ /\//) { # a variant
        split(item, ends, "/"); split(name, part, "/")
        return name ~ /\// && fits(ends[1], part[1]) &&
               (ends[2] == "*" || ends[2] == part[2] ||
                (ends[2] ~ /\*$/ && index(part[2], \
                    substr(ends[2], 1, length(ends[2]) - 1)) == 1))
    }
    if (name ~ /\//)
        return 0
    if (item ~ /^[0-9]+$/)
        return number(name) == item + 0
    if (item ~ /^[0-9]+-[0-9]+$/) {
        split(item, ends, "-")
        return number(name) >= ends[1] + 0 && number(name) <= ends[2] + 0
    }
    return 0
}
{ names[NR] = $0 }
END {
    n = split(choice == "" ? "0-99" : choice, items, /[ ,]+/)
    for (i = 1; i <= n; i++) {
        if (items[i] == "")
            continue
        found = 0
        for (k = 1; k <= NR; k++)
            if (fits(items[i], names[k]) && !(choice == "" && looks_up(names[k]))) {
                found = 1
                chosen[k] = 1
            }
        if (!found) {
            printf "PARTS: there is no part \"%s\"\n", items[i] > "/dev/stderr"
            exit 1
        }
    }
    for (k = 1; k <= NR; k++)
        if (k in chosen)
            printf "%s=%s/%s%s\n", names[k], build,
                   names[k] ~ /\// && names[k] !~ /^mine\// ? \
                   "variants/" : "", names[k]
}'
