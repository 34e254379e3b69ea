# parts/07-x/../06-y/z.h -> parts/06-y/z.h
function tidy(path) {
    while (match(path, /[^\/.]+[^\/]*\/\.\.\//))
        path = substr(path, 1, RSTART - 1) substr(path, RSTART + RLENGTH)
    return path
}
