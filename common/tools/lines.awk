# The lines of C files that hold code: no comments, nothing empty. A comment
# sign in a string would mislead it; there is none.
{
    code = ""
    text = $0
    while (text != "") {
        sign = comment ? "*/" : "/*"
        at = index(text, sign)
        if (!comment)
            code = code (at ? substr(text, 1, at - 1) : text)
        if (!at)
            break
        comment = !comment
        text = substr(text, at + 2)
    }
    sub(/\/\/.*/, "", code)
    sub(/[ \t]+$/, "", code)
    if (code != "")
        print code
}
