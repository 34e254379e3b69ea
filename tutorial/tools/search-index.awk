# The search index of the book from its pages: one entry a section.
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
function flush() {
    if (heading != "")
        printf "{page:%s,title:%s,heading:%s,text:%s},\n", json(page id), \
            json(title), json(heading), json(plain(text))
    heading = text = ""
}
BEGIN { print "const searchIndex = [" }
FNR == 1 { flush(); page = FILENAME; sub(/^\.\//, "", page); inside = 0 }
/<main/ { inside = 1; next }
/<nav class="sections"/ { skipping = 1 }
/<\/nav>/ { skipping = 0; next }
/<nav class="turn"/ { flush(); inside = 0 }
!inside || skipping { next }
{
    # Headings may be broken over lines, never two on a line.
    if (open_heading != "" || /<h[1-4][^>]* id="/) {
        open_heading = open_heading " " $0
        if (!/<\/h[1-4]>/)
            next
        flush()
        match(open_heading, /id="[^"]*"/)
        id = "#" substr(open_heading, RSTART + 4, RLENGTH - 5)
        heading = plain(open_heading)
        if (open_heading ~ /<h1/)
            title = heading
        open_heading = ""
    } else
        text = text " " $0
}
END { flush(); print "];" }
