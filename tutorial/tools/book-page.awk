# Moves the list of sections of a page below its title.
/^<nav class="sections"/ { keep = 1 }
keep { list = list $0 "\n"; if (/^<\/nav>/) keep = 0; next }
{ print }
/<\/h1>/ { printf "%s", list; list = "" }
