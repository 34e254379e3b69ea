# Commands within the sentences of a text, a line each, behind the number of
# the line they begin in. They may go on in the next line.
/^```/ { fenced = !fenced }
{ text = text (fenced ? "" : $0) "\n" }
END {
    line = 1
    while (match(text, /`(make|sh|echo|cut) [^`]*`/)) {
        before = substr(text, 1, RSTART - 1)
        command = substr(text, RSTART + 1, RLENGTH - 2)
        text = substr(text, RSTART + RLENGTH)
        line += gsub(/\n/, "", before)
        lines = gsub(/\n */, " ", command)
        print line, command
        line += lines
    }
}
