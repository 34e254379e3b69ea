# The search index of the book from its pages: one entry a section, and one a
# fold.
# usage: awk -f search-index.awk page.html...     (with their ids)
function plain(s) {
    gsub(/<\/?(span|a|em|strong|code|sup|sub)( [^>]*)?>/, "", s)
    gsub(/<[^>]*>/, " ", s)
    gsub(/&lt;/, "<", s); gsub(/&gt;/, ">", s); gsub(/&quot;/, "\"", s)
    gsub(/&#39;/, "'", s); gsub(/&amp;/, "\\&", s)
    gsub(/[ \t\n]+/, " ", s)
    sub(/^ /, "", s); sub(/ $/, "", s)
    return s
}
# A backslash is doubled by hand: every awk has its own idea of it in gsub.
function json(s,    part, n, i) {
    n = split(s, part, "\\")
    s = part[1]
    for (i = 2; i <= n; i++)
        s = s "\\\\" part[i]
    gsub(/"/, "\\\"", s); gsub(/</, "\\u003c", s)
    return "\"" s "\""
}
function entry(id, heading, text) {
    printf "{page:%s,title:%s,heading:%s,text:%s},\n", json(page id), \
        json(title), json(heading), json(plain(text))
}
function id_of(line) {
    match(line, / id="[^"]*"/)
    return "#" substr(line, RSTART + 5, RLENGTH - 6)
}
function flush() {
    if (heading != "")
        entry(id, heading, text)
    heading = text = fold = ""
}
BEGIN { print "const searchIndex = [" }
FNR == 1 { flush(); page = FILENAME; sub(/^\.\//, "", page); inside = 0 }
/<main/ { inside = 1; next }
/<nav class="turn"/ { flush(); inside = 0 }
!inside { next }
/<details [^>]*id="/ {
    fold = id_of($0)
    fold_name = plain($0)
    fold_text = ""
    next
}
/<\/details>/ && fold != "" {
    entry(fold, fold_name (heading == title ? "" : ", " heading), fold_text " " $0)
    fold = ""
    next
}
fold != "" && /<summary>/ { fold_name = plain($0); next }
{
    # Headings may be broken over lines, never two on a line.
    if (open_heading != "" || /<h[1-4][^>]* id="/) {
        open_heading = open_heading " " $0
        if (!/<\/h[1-4]>/)
            next
        flush()
        id = id_of(open_heading)
        heading = plain(open_heading)
        if (open_heading ~ /<h1/)
            title = heading
        open_heading = ""
    } else if (fold != "")
        fold_text = fold_text " " $0
    else
        text = text " " $0
}
END { flush(); print "];" }
