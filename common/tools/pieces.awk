# Pairs the pieces of two manifests by file name, the older one first:
#   awk -f path.awk -f pieces.awk [OLD/part.c] NEW/part.c
# prints, for each piece, "kind|path|path before|remark in the manifest",
# where kind is same, changed, new or dropped.

function between(text, left, right) {
    if (!(left = index(text, left)))
        return ""
    text = substr(text, left + 1)
    return substr(text, 1, index(text, right) - 1)
}

# A list such as node_pieces.h is no piece, but a part of the manifest; so is
# the part.c that a variant begins with.
function add(file, line, is_new,    path, name, inner) {
    if (line !~ /^#include "/ || line ~ /\/common\//)
        return
    path = resolve(file, between(line, "\"", "\""))
    name = path
    sub(/.*\//, "", name)
    if (name ~ /_pieces\.h$/ || name == "part.c") {
        while ((getline inner < path) > 0)
            add(path, inner, is_new)
        close(path)
    } else if (is_new) {
        new_name[++news] = name
        new_path[name] = path
        remark[name] = between(line, "*", "*")
        gsub(/^ +| +$/, "", remark[name])
    } else {
        old_name[++olds] = name
        old_path[name] = path
    }
}

# The last manifest named is the new one, a first of two the old one.
{ add(FILENAME, $0, FILENAME == ARGV[ARGC - 1]) }

END {
    for (i = 1; i <= news; i++) {
        name = new_name[i]
        kind = !(name in old_path) ? "new" : \
               old_path[name] == new_path[name] ? "same" : "changed"
        print kind "|" new_path[name] "|" old_path[name] "|" remark[name]
    }
    for (i = 1; i <= olds; i++)
        if (!(old_name[i] in new_path))
            print "dropped||" old_path[old_name[i]] "|"
}
