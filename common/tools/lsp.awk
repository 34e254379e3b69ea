# compile_commands.json: how an editor compiles each file by itself.
#   TOP=... FOR_ALL=... FOR_TESTS=... awk -f path.awk -f lsp.awk FILE...
# The environment has our directory, the compiler's command for every file, and
# what tests need besides. The files are all there are: parts, variants, tests,
# others.
#
# Pieces do not include what they use. So a piece is compiled after those that
# stand before it in the first manifest, or test of a part, that names it.

function json(text) {
    gsub(/\\/, "&&", text)
    gsub(/"/, "\\\"", text)
    return "\"" text "\""
}

function entry(file, options) {
    if (file in seen)
        return
    seen[file] = 1
    printf "%s\n  {\"directory\": %s,\n   \"file\": %s,\n   \"command\": %s}", \
        entries++ ? "," : "", json(ENVIRON["TOP"]), json(file), \
        json(ENVIRON["FOR_ALL"] options " -c " file)
}

# The file that a line includes, if it is one of ours; -I finds some.
function included(file, line,    word) {
    split(line, word, "\"")
    file = resolve(file, word[2])
    if (file in ours)
        return file
    return ("common/" word[2]) in ours ? "common/" word[2] : \
           "common/testing/" word[2]
}

# A test defines what the headers for tests are to use.
function defined(line,    word) {
    split(line, word, / +/)
    sub(/^#define [A-Z_]+ +/, "", line)
    return " -D" word[2] "='" line "'"
}

# All that a manifest or a test includes; lists are parts of manifests.
function walk(file, options,    line, piece) {
    while ((getline line < file) > 0) {
        if (options && line ~ /^#define [A-Z_]+ +[^ ]/)
            before = before defined(line)
        if (line !~ /^#include "/ || !((piece = included(file, line)) in ours))
            continue
        entry(piece, before options by_itself)
        if (piece ~ /_pieces\.h$|\/part\.c$/)
            walk(piece, "")
        else
            before = before " -include " piece
    }
    close(file)
}

function part_name(file) {
    sub(/^parts\//, "", file)
    sub(/\/part\.c$|\.c$/, "", file)
    sub(/\/variants/, "", file)
    return " -DPART_NAME='\"" file "\"'"
}

function add(file,    options) {
    before = ""
    if (file ~ /\/(part|variants\/[^\/]*)\.c$/) {
        entry(file, part_name(file))
        walk(file, "")
        return
    }
    if (file ~ /\/(test_[^\/]*|corpus|fuzz\/[^\/]*)\.c$|\/testing\/[^\/]*\.h$/)
        options = " " ENVIRON["FOR_TESTS"]
    if (file ~ /\/oracle\.c$/) # there are not enough bits for a larger board
        options = " -UBOARD_WIDTH -UBOARD_HEIGHT" \
                  " -DBOARD_WIDTH=4 -DBOARD_HEIGHT=4"
    entry(file, options (file ~ /\.h$/ ? by_itself : ""))
    if (file ~ /\/test_part\.c$/)
        walk(file, options)
}

BEGIN {
    by_itself = " -Wno-unused-function -Wno-unused-const-variable -x c"
    for (i = 1; i < ARGC; i++)
        ours[ARGV[i]] = 1
    printf "["
    for (i = 1; i < ARGC; i++)
        add(ARGV[i])
    print "\n]"
}
