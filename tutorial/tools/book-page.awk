# Moves the list of sections of a page below its title, and makes every figure
# a link to itself at full size; those too wide for a phone are marked. Headings
# of results get their line break.
# usage: awk -v from=tutorial/ -f book-page.awk page.html
/^<nav class="sections"/ { keep = 1 }
keep { list = list $0 "\n"; if (/^<\/nav>/) keep = 0; next }
/<th/ { # all in two lines
    gsub(/, part /, ", <br />part\\&nbsp;")
    gsub(/(Nodes|Time): /, "&<br />")
}
{ figures($0) }
/<\/h1>/ { printf "%s", list; list = "" }

function width(file,    line) {
    getline line < file
    close(file)
    return match(line, / width="[0-9]+/) ? substr(line, RSTART + 8) + 0 : 0
}

function figures(s,    image, source) {
    while (match(s, /<img src="[^"]*\.svg"[^>]*>/)) {
        printf "%s", substr(s, 1, RSTART - 1)
        image = substr(s, RSTART, RLENGTH)
        s = substr(s, RSTART + RLENGTH)
        match(image, /src="[^"]*"/)
        source = substr(image, RSTART + 5, RLENGTH - 6)
        printf "<a%s href=\"%s\">%s</a>", \
            (width(from source) > 560 ? " class=\"wide\"" : ""), source, image
    }
    print s
}
