# The words of prose of a chapter: no listings, tables, comments, pictures or
# generated blocks. Prints the number.
# usage: awk -f words.awk chapter.md
/^ *(```|~~~)/ { fenced = !fenced; next }
fenced { next }
/^<!-- *(code|diff|run|numbers|results|without|contents):.*-->$/ { block = 1 }
/^<!-- *end *-->$/ { block = 0 }
block || /^ *\|/ { next }
{
    gsub(/<!--.*-->/, "")
    gsub(/!\[[^]]*\]\([^)]*\)/, "")
    gsub(/\]\([^)]*\)/, "")
    for (i = 1; i <= NF; i++)
        if ($i ~ /[A-Za-z0-9]/)
            words++
}
END { print words + 0 }
