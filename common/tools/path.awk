# parts/07-x/../06-y/z.h -> parts/06-y/z.h
function tidy(path) {
    while (match(path, /[^\/.]+[^\/]*\/\.\.\//))
        path = substr(path, 1, RSTART - 1) substr(path, RSTART + RLENGTH)
    return path
}

# The file that `file` includes as `name`; a learner's own part that lies
# elsewhere names files of ours by their whole path.
function resolve(file, name,    top) {
    top = ENVIRON["PWD"] "/"
    if (name ~ /^\//)
        return index(name, top) == 1 ? substr(name, length(top) + 1) : name
    sub(/[^\/]*$/, "", file)
    return tidy(file name)
}
