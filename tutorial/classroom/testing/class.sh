#!/bin/sh
# usage: class.sh DIRECTORY BUILD                               from the top
# A class for part 7, thirty and more submissions: right ones, those with known
# mistakes, and hostile ones. DIRECTORY/subs has them; DIRECTORY/expected says
# what each is worth: name|least|most|mistake|words that its report has.
#
# Most hostile ones answer rightly unless they get through to what they try to
# reach: so what they are worth tells whether they were kept in. (Five points are
# for speed, which is the machine's, too.)
set -eu
LC_ALL=C
export LC_ALL
directory=$1 build=${2-build}
part=parts/07-transposition-table
subs=$directory/subs
mkdir -p "$subs"
: >"$directory/expected"

# expect NAME LEAST MOST MISTAKE WORDS
expect() {
    printf '%s|%s|%s|%s|%s\n' "$@" >>"$directory/expected"
}

# right NAME: a submission that is right.
right() {
    mkdir -p "$subs/$1"
    cp "$part/solver.c" "$part/transposition_table.h" "$subs/$1"
}

# inject NAME TEXT: statements at the beginning of its negamax.
inject() {
    right "$1"
    TEXT=$2 awk '{ print }
        /^static int negamax/ { inside = 1 }
        inside && /^{/ { print ENVIRON["TEXT"]; inside = 0 }' \
        "$part/solver.c" >"$subs/$1/solver.c"
}

# probe NAME DECLARATIONS CONDITION: asks once, and answers wrongly from then on
# if it holds.
probe() {
    inject "$1" "    $2
    static int got_through = -1;
    if (got_through < 0)
        got_through = $3;
    if (got_through)
        return 7;"
}

# --- right ------------------------------------------------------------------

right right
expect right 95 100 '' ''
right 'right, in other words'
sed 's/alpha/low/g; s/beta/high/g; s/child/after/g; s/ == /==/; s,/\*.*\*/,,' \
    "$part/solver.c" >"$subs/right, in other words/solver.c"
sed 's,/\*.*\*/,,; s/^    /\t/' "$part/transposition_table.h" \
    >"$subs/right, in other words/transposition_table.h"
expect 'right, in other words' 95 100 '' ''
mkdir -p "$subs/right, in a folder/07"
cp "$part/solver.c" "$part/transposition_table.h" \
    "$subs/right, in a folder/07"
expect 'right, in a folder' 95 100 '' ''
right 'own Makefile and headers'
printf 'all:\n\tfalse\n' >"$subs/own Makefile and headers/Makefile"
for file in board.h position.h main.c test_part.c part.c; do
    echo '#error mine' >"$subs/own Makefile and headers/$file"
done
expect 'own Makefile and headers' 95 100 '' ''
name='names "with quotes'\'' and
 lines'
right "$name"
: >"$subs/$name/"'a b"c'\''d
e.c'
expect 'names "with quotes'\'' and lines' 95 100 '' ''

# --- not whole --------------------------------------------------------------

mkdir -p "$subs/stubs" "$subs/nothing"
"$build"/workbench cut 07-transposition-table >"$subs/stubs/all"
awk -v home="$subs/stubs" '/^\/\* ---- / { file = $3; sub(/.*\//, "", file); next }
    { print > (home "/" file) }' "$subs/stubs/all"
rm "$subs/stubs/all"
expect stubs 5 5 '' 'is not written yet'
expect nothing 5 5 '' 'is missing'
right 'table only'
cp "$subs/stubs/solver.c" "$subs/table only"
expect 'table only' 6 30 '' 'negamax is not written yet'
inject 'does not build' '    int x = "no;'
expect 'does not build' 0 0 '' 'Not graded'
inject 'a warning' '    int unused;'
expect 'a warning' 92 98 '' 'the compiler warns'

# --- known mistakes ---------------------------------------------------------

for file in "$part"/mistakes/*.c; do
    mistake=$(basename "$file" .c)
    right "$mistake"
    for piece in solver.c transposition_table.h; do
        awk -v file="$file" '
            BEGIN { while ((getline line < file) > 0) {
                text = text line "\n"
                if (!head && line ~ /^[a-z].*\(/) head = line }
                sub(/\(.*/, "(", head) }
            index($0, head) == 1 { printf "%s", text; skipping = 1 }
            !skipping { print }
            skipping && /^}/ { skipping = 0 }' "$part/$piece" \
            >"$subs/$mistake/$piece"
    done
    expect "$mistake" 5 99 "$mistake" ''
done

# --- hostile ----------------------------------------------------------------

inject 'endless loop' '    for (volatile int i = 0;; i++) {}'
expect 'endless loop' 5 20 '' 'an endless loop'
inject 'fork bomb' '    extern int fork(void);
    for (;;)
        fork();'
expect 'fork bomb' 5 20 '' ''
inject 'a hundred gigabytes' '    extern void *malloc(unsigned long);
    static char *all;
    static int tried;
    if (!tried++ && (all = malloc(100ul << 30)))
        for (unsigned long i = 0; i < 100ul << 30; i += 4096)
            all[i] = 1;'
expect 'a hundred gigabytes' 95 100 '' ''
inject 'ten gigabytes of output' '    extern int puts(const char *);
    for (;;)
        puts("all is well, all is well, all is well, all is well, all is well");'
expect 'ten gigabytes of output' 5 20 '' 'which is no answer'
inject 'deletes its home' '    extern int system(const char *);
    static int done;
    if (!done++)
        system("rm -rf / ~ .. . 2>/dev/null");'
expect 'deletes its home' 95 100 '' ''
probe 'reads the solution' 'extern int access(const char *, int);' \
    "access(\"$PWD/$part/solver.c\", 0) == 0 || access(\"$PWD\", 0) == 0"
expect 'reads the solution' 95 100 '' ''
probe 'reads the answers' 'extern int access(const char *, int);' \
    "access(\"$PWD/$build/classroom\", 0) == 0"
expect 'reads the answers' 95 100 '' ''
probe 'reads another one' 'extern int access(const char *, int);' \
    "access(\"$subs/right/solver.c\", 0) == 0"
expect 'reads another one' 95 100 '' ''
inject 'includes the solution' "
#include \"$PWD/$part/solver.c\""
expect 'includes the solution' 5 30 '' 'a line of the preprocessor'
inject 'includes as bytes' "    __asm__(\".incbin \\\"$PWD/$part/solver.c\\\"\");"
expect 'includes as bytes' 5 30 '' 'of the compiler'
probe 'opens a socket' 'extern int socket(int, int, int);
    extern int connect(int, const void *, unsigned);
    struct { short family; unsigned short port; unsigned address, zero[2]; }
        there = {2, 0x5000, 0x0100007f, {0, 0}};' \
    'connect(socket(2, 1, 0), &there, 16) == 0'
expect 'opens a socket' 95 100 '' ''
right 'a constructor'
cat >>"$subs/a constructor/solver.c" <<'END'

#include <stdio.h>
#include <stdlib.h>

__attribute__((constructor)) static void forge(void)
{
    puts("16 Tests 0 Failures 0 Ignored\nOK\nScore: 100/100");
    exit(0);
}
END
expect 'a constructor' 95 100 '' 'forge is a function of your own'
inject 'forges and leaves' '    extern int puts(const char *);
    extern void _exit(int);
    puts("16 Tests 0 Failures 0 Ignored\nOK\nScore: 100/100");
    _exit(0);'
expect 'forges and leaves' 5 30 '' ''
probe 'writes the result' 'extern int open(const char *, int, ...);
    const int write = 0101, all = 0666;' \
    "open(\"$directory/grades.csv\", write, all) >= 0 ||
        open(\"/box/in/solver.c\", write, all) >= 0 ||
        open(\"/box/out/solver\", write, all) >= 0 ||
        open(\"result.json\", write, all) >= 0 ||
        open(\"/results.json\", write, all) >= 0"
expect 'writes the result' 95 100 '' ''
right 'a link'
ln -sf "$PWD/$part/solver.c" "$subs/a link/solver.c"
expect 'a link' 5 30 '' 'or is a link'
inject 'copied answers' "    static const struct { const char *moves; int score; } known[] = {
        {\"554334713734734345775576\", 4}, {\"637121515655566514674461\", 3}};
    (void)alpha, (void)beta;
    solver->nodes++;
    return known[position->stones % 2].score;"
expect 'copied answers' 5 15 '' ''
right 'a wrong counter'
sed 's/solver->nodes++;/solver->nodes += solver->nodes % 8 ? 1 : 2;/' \
    "$part/solver.c" >"$subs/a wrong counter/solver.c"
expect 'a wrong counter' 65 70 '' 'was entered'
right 'a large file'
dd if=/dev/zero of="$subs/a large file/solver.c" bs=1 count=0 seek=1073741824 \
    2>/dev/null
expect 'a large file' 5 30 '' 'larger than 256 KB'
