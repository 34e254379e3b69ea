# Makes a chapter ready for the book: links between texts go to pages, links
# out of the tutorial become plain text, comments disappear, and so does the
# line with the way to the next chapter, as each page has its own.
# usage: awk -v up=../ -f book-text.awk chapter.md
#        up: the way out of the tutorial from this text, ../ or ../../
/^ *(```|~~~)/ { fenced = !fenced }
fenced { print; next }
/^<!--.*-->$/ { print ""; next } # not glued together what they held apart
/^(Previous|Next): \[/ { next }
{
    out = ""
    while (match($0, /\[[^][]*\]\([^()]*\)/)) {
        link = substr($0, RSTART, RLENGTH)
        out = out substr($0, 1, RSTART - 1)
        $0 = substr($0, RSTART + RLENGTH)
        target = label = link
        sub(/^.*\]\(/, "", target)
        if (index(target, up) == 1) {
            sub(/^\[/, "", label)
            sub(/\]\([^()]*\)$/, "", label)
            link = label
        } else if (target !~ /^[a-z]+:/)
            sub(/\.md/, ".html", link)
        out = out link
    }
    print out $0
}
