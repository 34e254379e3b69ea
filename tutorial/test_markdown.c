/*
 * The reader of Markdown: what is a listing, a comment, code in a sentence or
 * a block, and what is prose, for each of the things that are done with it.
 */
#include <stdio.h>
#include <string.h>

#include "run_shell.h"
#include "unity.h"

#define HERE     BUILD_DIR "/test/markdown.tmp"
#define PAGE     HERE "/page.md"
#define MARKDOWN BUILD_DIR "/markdown "

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    fputs(text, file);
    TEST_ASSERT_EQUAL_INT(0, fclose(file));
}

void setUp(void)
{
    shell("rm -rf " HERE " && mkdir -p " HERE "/a");
}

void tearDown(void)
{
    shell("rm -rf " HERE);
    run_free(&run);
    memset(&run, 0, sizeof run);
}

/* What a task prints about a page with this text. */
static void expect(const char *task, const char *text, const char *out)
{
    char command[300];
    write_file(PAGE, text);
    snprintf(command, sizeof command, MARKDOWN "%s " PAGE, task);
    shell(command);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(out, run.out, text);
}

/* Of code and diffs, not of what commands print. */
static void test_lines(void)
{
    expect("lines", "```c\na\n```\n", "0\n");
    expect("lines",
           "<!-- code: b -->\nd\n```\ne\n\nf\n```\n<!-- end -->\n"
           "<!-- run: b -->\n```\ne\n```\n<!-- end -->\n"
           "<!-- diff: 05 -->\n```\ne\n```\n<!-- end -->\n",
           "4\n");
}

static void test_words(void)
{
    expect("words", "", "0\n");
    expect("words", "One two, 3 - “four”\n", "4\n");
    expect("words", "a `b c` [d e](f.md) ![g h](i.svg) [![j](k)](l) m", "6\n");
    expect("words", "a\n```\nb\n~~~\nc\n```\nd\n", "2\n");
    expect("words", "a\n~~~~ c\nb\n~~~\nc\n~~~~~\nd\n", "2\n");
    expect("words", "- a\n\n      ```sh\n      b\n      ```\n- c\n", "2\n");
    expect("words", "```a b``` c\nd\n", "4\n");
    expect("words", "| a |\n  | b |\nc | d\n", "2\n");
    expect("words", "a <!-- b\nc --> d\n<!-- e -->\n<!--\n```\nf\n\n-->\ng\n",
           "3\n");
    expect("words", "a `<!-- b -->` c\n", "3\n");
    expect("words", "a\n<!-- code: b c -->\nd\n<!--  end-->\ne\n", "2\n");
    expect("words", "```\n<!-- code: b c -->\n```\ne\n", "1\n");
}

static void test_commands(void)
{
    expect("commands", "a `make b`, `make`, `cut\nc`,\n``sh d `e` f``\n",
           "1 make b\n1 cut c\n3 sh d `e` f\n");
    expect("commands", "`a\n\n`make b`\n\\`make c`\n", "3 make b\n");
    expect("commands", "```\n`make a`\n```\n<!-- `make b` -->\n`makeup c`\n",
           "");
    expect("commands", "<!-- run: echo `sh a` -->\n`echo b`\n<!-- end -->\n",
           "2 echo b\n");
}

static void test_listings(void)
{
    expect("listings " HERE "/a/",
           "```sh\none\n\n~~~\n```\n```c\ntwo\n```\n<!-- run: x -->\n"
           "```sh\nthree\n```\n<!-- end -->\n```sh\nfour\n```\n",
           "");
    TEST_ASSERT_EQUAL_INT(0, run.status);
    shell("cd " HERE "/a && for file in *; do echo $file; cat $file; done");
    TEST_ASSERT_EQUAL_STRING("1\none\n\n~~~\n14\nfour\n", run.out);
    expect("listings " HERE "/none/", "```sh\none\n```\n", "");
    TEST_ASSERT_EQUAL_INT(1, run.status);
}

static void expect_faults(const char *text, const char *faults)
{
    expect("links", text, "");
    TEST_ASSERT_EQUAL_STRING_MESSAGE(faults, run.err, text);
    TEST_ASSERT_EQUAL_INT(*faults != '\0', run.status);
}

static void test_links(void)
{
    write_file(HERE "/a/b.md", "# B\n\n## C d\n\n## C d\n\n<a id=\"e\"></a>\n"
                               "```\n# F\n```\n");
    expect_faults("[a](a/b.md) [b](./a/../a/b.md#c-d) [c](a/b.md#c-d-1)\n"
                  "[d](a/b.md#e) [e](mailto:x) ![f](page.md)\n"
                  "`[g](none)` <!-- [h](none) --> \\`[i](a)`\n",
                  "");
    expect_faults("See [a\nlong one](none.md \"title\").\n",
                  PAGE ":2: dead link: no file none.md\n");
    expect_faults("[![a](none.svg)](no.md)\n",
                  PAGE ":1: missing figure: none.svg\n" PAGE
                       ":1: dead link: no file no.md\n");
    expect_faults("\n[a](a/../a/b.md#f)\n[b](a/b.md#c-d-2)\n", PAGE
                  ":2: dead link: no heading for #f in " HERE "/a/b.md\n" PAGE
                  ":3: dead link: no heading for #c-d-2 in " HERE "/a/b.md\n");
    expect_faults("# A — `b`, [c](a) #\n[d](#a--b-c) [e](#a-b-c)\n",
                  PAGE ":2: dead link: no heading for #a-b-c in " PAGE "\n");
    expect_faults("  [a]: none\n    [b]: none\n[c] d]: none\n",
                  PAGE ":1: dead link: no file none\n");
}

/* The end of a block is its end, whatever the block holds. */
static void test_blocks(void)
{
    expect("fill",
           "<!-- run: echo '```' -->\n```\n<!-- end -->\n"
           "~~~\n<!-- run: exit 3 -->\n~~~\n<!--\n<!-- run: exit 3\n-->\n"
           "<!--run: echo \"it's\"-->\n<!-- end -->\nno newline",
           "  MD  " PAGE "\n");
    TEST_ASSERT_EQUAL_STRING("", run.err);
    shell("cat " PAGE);
    TEST_ASSERT_EQUAL_STRING(
        "<!-- run: echo '```' -->\n```console\n$ echo '```'\n```\n```\n"
        "<!-- end -->\n~~~\n<!-- run: exit 3 -->\n~~~\n<!--\n"
        "<!-- run: exit 3\n-->\n<!--run: echo \"it's\"-->\n```console\n"
        "$ echo \"it's\"\nit's\n```\n<!-- end -->\nno newline",
        run.out);
    shell(MARKDOWN "fill " PAGE "; ls " HERE);
    TEST_ASSERT_EQUAL_STRING("a\npage.md\n", run.out);
}

/* What cannot be written is told, and the file is as it was. */
static void test_a_file_that_cannot_be_written(void)
{
    write_file(PAGE, "<!-- run: echo 1 -->\n<!-- end -->\n");
    shell("mkdir " PAGE ".part; " MARKDOWN "fill " PAGE);
    TEST_ASSERT_EQUAL_INT(1, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, PAGE ".part: "), run.err);
    shell("cat " PAGE);
    TEST_ASSERT_EQUAL_STRING("<!-- run: echo 1 -->\n<!-- end -->\n", run.out);
}

#define SOURCE \
    "#define TEXT \\\n    \"{ /* \\\" */\"\n#define NEXT '\\''\n" \
    "struct node *find(int a)\n{\n    /* }\n\n  */\n    return \"{\";\n}\n" \
    "typedef struct node {\n    struct node *next;\n} node;\n" \
    "enum color { RED = 'r', GREEN }; /* two */\n/* Not its comment. */\n\n" \
    "/* Nor this. */\n/* Its own. */\nint numbers[] = {1, 2}, rest;\n" \
    "int last;"

static void expect_definition(const char *name, const char *text)
{
    char command[300];
    snprintf(command, sizeof command, MARKDOWN "definitions " HERE "/x.c %s",
             name);
    shell(command);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(text, run.out, name);
    TEST_ASSERT_EQUAL_INT(*text == '\0', run.status);
}

/* Besides those of the test of the tutorial's tools. */
static void test_definitions(void)
{
    write_file(HERE "/x.c", SOURCE);
    expect_definition("TEXT", "#define TEXT \\\n    \"{ /* \\\" */\"\n");
    expect_definition("NEXT", "#define NEXT '\\''\n");
    expect_definition("find", "struct node *find(int a)\n{\n    /* }\n\n  */\n"
                              "    return \"{\";\n}\n");
    expect_definition("node", "typedef struct node {\n    struct node *next;\n"
                              "} node;\n");
    expect_definition("GREEN", "enum color { RED = 'r', GREEN }; /* two */\n");
    expect_definition("color", "enum color { RED = 'r', GREEN }; /* two */\n");
    expect_definition("numbers", "/* Its own. */\nint numbers[] = {1, 2}, "
                                 "rest;\n");
    expect_definition("last", "int last;");
    expect_definition("two", "");
    expect_definition("r", "");
    TEST_ASSERT_EQUAL_STRING(HERE "/x.c defines no r\n", run.err);
}

static void test_what_is_asked_wrongly(void)
{
    static const char *const cases[] = {
        "", "fill", "check x", "listings x", "dance x", "definitions x"};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char command[300];
        snprintf(command, sizeof command, MARKDOWN "%s", cases[i]);
        shell(command);
        TEST_ASSERT_EQUAL_INT_MESSAGE(2, run.status, cases[i]);
        TEST_ASSERT_EQUAL_INT(0, strncmp(run.err, "usage: ", 7));
    }
    shell(MARKDOWN "fill " HERE "/none.md");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.err, HERE "/none.md: "));
    shell(MARKDOWN "words " HERE);
    TEST_ASSERT_EQUAL_INT(2, run.status);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_words);
    RUN_TEST(test_lines);
    RUN_TEST(test_commands);
    RUN_TEST(test_listings);
    RUN_TEST(test_links);
    RUN_TEST(test_blocks);
    RUN_TEST(test_a_file_that_cannot_be_written);
    RUN_TEST(test_definitions);
    RUN_TEST(test_what_is_asked_wrongly);
    return UNITY_END();
}
