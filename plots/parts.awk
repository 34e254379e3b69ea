# Of solvers, one a line: those that are parts; or the one that is `wanted`,
# by its name or, if it is a part, by its number.
(wanted == "" && part_number($0)) || $0 == wanted || \
(wanted ~ /^[0-9]+$/ && part_number($0) && part_number($0) == wanted + 0) {
    print
    if (wanted != "")
        exit
}
