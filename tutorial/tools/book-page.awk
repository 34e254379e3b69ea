# Moves the list of sections of a page below its title. Headings of results
# get their line break.
# usage: awk -f book-page.awk page.html
/^<nav class="sections"/ { keep = 1 }
keep { list = list $0 "\n"; if (/^<\/nav>/) keep = 0; next }
/<th/ { # all in two lines
    gsub(/, part /, ", <br />part\\&nbsp;")
    gsub(/(Nodes|Time): /, "&<br />")
}
{ print }
/<\/h1>/ { printf "%s", list; list = "" }
