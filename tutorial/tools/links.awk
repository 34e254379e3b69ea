# Checks the links of Markdown files: a relative file must exist, an anchor
# must be a heading of its file, an image must have a text for those who
# cannot see it. Prints file:line: what; exit status 1 when there are faults.
# usage: awk -f links.awk FILE... FILE...     every file twice, in two rounds

function fault(what) {
    printf "%s:%d: %s\n", FILENAME, FNR, what
    faults = 1
}

# As code hosts and pandoc make identifiers from headings.
function slug(s) {
    gsub(/\]\([^)]*\)/, "", s)
    gsub(/—|–|…|“|”|‘|’|×|→/, "", s)
    gsub(/[!-,.\/:-@\[-^`{-~]/, "", s)
    sub(/^ +/, "", s); sub(/ +$/, "", s)
    gsub(/ /, "-", s)
    return tolower(s)
}

function note_heading(s,    id) {
    sub(/^#+ +/, "", s)
    sub(/ +#+ *$/, "", s)
    id = slug(s)
    if ((FILENAME, id) in anchor)
        id = id "-" ++again[FILENAME, id]
    anchor[FILENAME, id] = 1
}

# a/b/../c is a/c: the files are known by their shortest names.
function tidy(path) {
    while (path ~ /(^|\/)\.\//)
        sub(/\.\//, "", path)
    while (match(path, /[^\/.][^\/]*\/\.\.\//))
        path = substr(path, 1, RSTART - 1) substr(path, RSTART + RLENGTH)
    return path
}

function exists(path) {
    if (!(path in there))
        there[path] = system("test -e '" path "'") == 0
    return there[path]
}

function check_target(target, image,    path, hash) {
    if (target ~ /^[a-z]+:/)
        return # http: and the like; nothing is fetched
    hash = ""
    path = target
    if (match(target, /#/)) {
        hash = substr(target, RSTART + 1)
        path = substr(target, 1, RSTART - 1)
    }
    path = path == "" ? FILENAME : tidy(directory path)
    if (!exists(path))
        fault((image ? "missing figure: " : "dead link: no file ") target)
    else if (hash != "" && path ~ /\.md$/ && !((path, hash) in anchor))
        fault("dead link: no heading for #" hash " in " path)
}

function check_line(s,    target, image, label) {
    gsub(/``[^`]*``|`[^`]*`/, "`", s)
    while (match(s, /!?\[[^][]*\]\([^()]*\)/)) {
        target = substr(s, RSTART, RLENGTH)
        s = substr(s, 1, RSTART - 1) substr(s, RSTART + RLENGTH)
        image = target ~ /^!/
        label = target
        sub(/^!?\[/, "", label); sub(/\]\([^()]*\)$/, "", label)
        sub(/.*\]\(/, "", target); sub(/[ )].*/, "", target)
        if (image && label !~ /[A-Za-z]/)
            fault("an image without a text: " target)
        check_target(target, image)
    }
    if (match(s, /^ ? ? ?\[[^]]+\]: */)) {
        target = substr(s, RLENGTH + 1)
        sub(/ .*/, "", target)
        check_target(target, 0)
    }
}

FNR == 1 {
    round[FILENAME]++
    fenced = 0
    directory = FILENAME
    if (!sub(/[^\/]*$/, "", directory))
        directory = ""
}
/^ *(```|~~~)/ { fenced = !fenced; next }
fenced { next }
round[FILENAME] == 1 {
    if (/^#+ /)
        note_heading($0)
    s = $0
    while (match(s, /(id|name)="[^"]+"/)) {
        id = substr(s, RSTART, RLENGTH)
        s = substr(s, RSTART + RLENGTH)
        gsub(/^[a-z]+="|"$/, "", id)
        anchor[FILENAME, id] = 1
    }
    next
}
{ check_line($0) }

END { exit faults }
