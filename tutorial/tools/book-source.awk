# Takes the pages of sources apart: from <!-- page: PATH | TITLE --> to the next,
# each into a file of its own, in a frame that has @ROOT@, @TITLE@ and @BODY@.
# usage: awk -v frame=FILE -v book=DIRECTORY -f book-source.awk
# Its lines have anchors: #line-12.
function begin(line,    part) {
    finish()
    sub(/^<!-- page: /, "", line)
    sub(/ -->$/, "", line)
    split(line, part, / \| /)
    file = part[1]
    title = part[2]
    root = file
    sub(/[^\/]*$/, "", root)
    gsub(/[^\/]+\//, "../", root)
    body = ""
}
function finish(    i, line, target, directory) {
    if (file == "")
        return
    target = book "/" file
    directory = target
    sub(/\/[^\/]*$/, "", directory)
    if (!(directory in made))
        system("mkdir -p '" directory "'")
    made[directory] = 1
    for (i = 1; i <= lines; i++) {
        line = text[i]
        gsub(/@ROOT@/, root, line)
        gsub(/@TITLE@/, title, line)
        if (line ~ /@BODY@/)
            printf "%s", body > target
        else
            print line > target
    }
    close(target)
}
BEGIN {
    while ((getline line < frame) > 0)
        text[++lines] = line
}
/^<!-- page: / { begin($0); next }
{
    gsub(/<a href="#cb[0-9]+-[0-9]+" aria-hidden="true"( tabindex="-1")?><\/a>/, "")
    gsub(/<span id="cb[0-9]+-/, "<span id=\"line-")
    gsub(/ id="cb[0-9]+"/, "")
    body = body $0 "\n"
}
END { finish() }
