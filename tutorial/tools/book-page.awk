# Moves the list of sections of a page below its title, and makes every figure
# a link to itself, where it can be seen at full size.
/^<nav class="sections"/ { keep = 1 }
keep { list = list $0 "\n"; if (/^<\/nav>/) keep = 0; next }
{ figures($0) }
/<\/h1>/ { printf "%s", list; list = "" }

function figures(s,    source) {
    while (match(s, /<img src="[^"]*\.svg"[^>]*>/)) {
        printf "%s", substr(s, 1, RSTART - 1)
        source = substr(s, RSTART, RLENGTH)
        s = substr(s, RSTART + RLENGTH)
        match(source, /src="[^"]*"/)
        printf "<a href=%s>%s</a>", substr(source, RSTART + 4, RLENGTH - 4), \
            source
    }
    print s
}
