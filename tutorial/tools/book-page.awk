# Headings of results get their line break. The anchors of the lines of a
# listing go: nothing leads to them. A word of a command is not broken at its
# hyphens.
# usage: awk -f book-page.awk page.html
/<th/ { # all in two lines
    gsub(/, part /, ", <br />part\\&nbsp;")
    gsub(/(Nodes|Time): /, "&<br />")
}
/^(<pre class="console"><code>)?\$ / {
    gsub(/[^ <]*-[^ <]*/, "<span class=\"word\">&</span>")
}
{
    gsub(/<a href="#cb[0-9]+-[0-9]+" aria-hidden="true"( tabindex="-1")?><\/a>/, "")
    gsub(/<span id="cb[0-9]+-[0-9]+">/, "<span>")
    print
}
