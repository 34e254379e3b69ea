/*
 * `make book` on a tutorial of a few chapters: pages that need nothing from
 * outside, follow each other and can be searched; their sources; and an EPUB.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run_program.h"
#include "unity.h"

#define TOP  BUILD_DIR "/test/tutorial/book"
#define BOOK TOP "/book"
#define MAKE \
    "FIGURE=" BUILD_DIR "/figure sh tutorial/tools/book.sh " TOP \
    "/tutorial " BOOK
/* The same with the pages of a playground. */
#define PLAYED TOP "/played"

static bool have_pandoc;

static Run run_well(const char *command)
{
    Run run = run_text(command, "");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    return run;
}

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    fputs(text, file);
    TEST_ASSERT_EQUAL_INT(0, fclose(file));
}

static void write_tutorial(void)
{
    Run run =
        run_well("rm -rf " TOP " && mkdir -p " TOP "/tutorial/solutions && "
                 "cp -R tutorial/figures " TOP "/tutorial/figures");
    run_free(&run);
    write_file(TOP "/tutorial/01-introduction.md",
               "# 1. Introduction\n\n![A game](figures/cover.svg)\n\n"
               "On to [chapter 3](03-minmax.md#the-code), see\n"
               "[the source](../parts/03-minmax/solver.c).\n\n"
               "![Wide](figures/wide.svg) <!-- hidden --> and [a\n"
               "link](03-minmax.md), [the\nMakefile](../Makefile).\n\n"
               "<!-- experiment 07 -->\n\n"
               "    [code](../x.md) <!-- shown -->\n\n<!--\nhidden\n-->\n\n"
               "Next: [3. Minmax](03-minmax.md)\n");
    write_file(TOP "/tutorial/figures/wide.fig",
               "title A\ndesc B\nboard\nboard\nboard\n");
    write_file(TOP "/tutorial/figures/wide.svg", "<svg width=\"561\">\n</svg>");
    write_file(TOP "/tutorial/03-minmax.md",
               "# 3. Minmax\n\n## The code\n\n<!-- code: x -->\n```c\n"
               "int a = 1; /* \"quoted\" \\ <tag> */\n```\n<!-- end -->\n\n"
               "See [why](#why), [solutions](solutions/03.md).\n\n"
               "## Why\n\nBecause of a [ply](glossary.md#ply).\n\n"
               "<!-- code: y -->\n"
               "[`parts/03-minmax/solver.c`](../parts/03-minmax/solver.c)\n\n"
               "```c\ntypedef struct {\n    uint64_t nodes;\n```\n"
               "<!-- end -->\n\n"
               "| a | b |\n|:--|:--|\n| 1 | 2 |\n\n"
               "## Exercises\n\n1. Why?\n2. How?\n\n"
               "<details><summary>Hint 1</summary>\n\nThink of a *zebra*.\n\n"
               "</details>\n\n"
               "Previous: [1. Introduction](01-introduction.md)\n");
    write_file(TOP "/tutorial/13-a.md",
               "# 13. First\n\nFrom `-beta` to `a name of some length`.\n\n"
               "```console\n$ cut -d' '  a-b c\nd-e\n```\n");
    write_file(TOP "/tutorial/13-b.md", "# 13. Second\n\nText.\n");
    write_file(TOP "/tutorial/solutions/13.md",
               "# Solutions to chapter 13\n\n**1.** Yes.\n");
    write_file(TOP "/tutorial/summaries.txt",
               "01-introduction: Where it begins.\nteaching: How & why.\n");
    write_file(TOP "/tutorial/glossary.md",
               "# Glossary\n\n### Ply\n\nAlso: half-move.\n\nA move.\n");
    write_file(TOP "/tutorial/solutions/03.md",
               "# Solutions to chapter 3\n\nBack to "
               "[chapter 3](../03-minmax.md).\n\n"
               "**1.** Since\n\nit is so.\n\n**12.** By walking.\n");
    write_file(
        TOP "/tutorial/teaching.md",
        "# For teachers\n\nSee [answers](solutions/teaching.md) and [the\n"
        "steps](classroom/README.md).\n");
    write_file(TOP "/tutorial/solutions/teaching.md",
               "# Answers to all\n\nBack to [the text](../teaching.md).\n");
}

/* Once for all: it takes a second. */
static void make_book(void)
{
    static bool made;
    if (made)
        return;
    write_tutorial();
    Run run = run_well(MAKE);
    run_free(&run);
    run = run_well("mkdir -p " TOP "/pages; echo Play >" TOP
                   "/pages/playground.html; sh tutorial/tools/book.sh " TOP
                   "/tutorial " PLAYED " " TOP "/pages");
    run_free(&run);
    made = true;
}

void setUp(void)
{
    if (!have_pandoc)
        TEST_IGNORE_MESSAGE("pandoc is not installed ('make book' gets it)");
    make_book();
}

void tearDown(void)
{
}

static void expect(const char *file, const char *text)
{
    char command[300];
    snprintf(command, sizeof command, "cat %s/%s", BOOK, file);
    Run run = run_well(command);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, text), text);
    run_free(&run);
}

static void expect_none(const char *file, const char *text)
{
    char command[300];
    snprintf(command, sizeof command, "cat %s/%s", BOOK, file);
    Run run = run_well(command);
    TEST_ASSERT_NULL_MESSAGE(strstr(run.out, text), text);
    run_free(&run);
}

/* Comments and the way to the next chapter stay behind; code is as it was. */
static void test_what_a_page_leaves_out(void)
{
    expect_none("01-introduction.html", "hidden");
    expect_none("01-introduction.html", "Next: ");
    expect_none("03-minmax.html", "Previous: ");
    expect_none("03-minmax.html", "<!--");
    expect("01-introduction.html", "[code](../x.md) &lt;!-- shown --&gt;");
    expect("01-introduction.html",
           "and <a href=\"03-minmax.html\">a\nlink</a>, the\nMakefile.");
    expect("01-introduction.html",
           "<a class=\"wide\" href=\"figures/wide.svg\"><picture><source "
           "media=\"(max-width: 40rem)\" srcset=\"figures/narrow/wide.svg\">"
           "<img");
    expect("01-introduction.html", "<a href=\"figures/cover.svg\"><img");
}

static void test_pages_and_links(void)
{
    expect("index.html",
           "<a href=\"01-introduction.html\">1. Introduction</a>");
    expect("index.html", "<a href=\"solutions/03.html\">");
    expect("01-introduction.html", "rel=\"next\" href=\"03-minmax.html\"");
    expect("01-introduction.html", "href=\"03-minmax.html#the-code\"");
    expect("01-introduction.html",
           "see\n<a href=\"source/03-minmax/solver.c.html\">the source</a>.");
    expect("03-minmax.html", "rel=\"prev\" href=\"01-introduction.html\"");
    expect("03-minmax.html", "<span class=\"dt\">int</span>");
    expect("03-minmax.html", "href=\"solutions/03.html\"");
    expect("solutions/03.html", "rel=\"prev\" href=\"../03-minmax.html\"");
    expect("solutions/03.html", "href=\"../book.css\"");
    expect("03-minmax.html", "rel=\"next\" href=\"13-a.html\"");
    expect("13-a.html", "rel=\"next\" href=\"13-b.html\"");
    expect("13-b.html", "rel=\"next\" href=\"teaching.html\"");
    expect("solutions/13.html", "rel=\"prev\" href=\"../13-b.html\"");
    expect("solutions/13.html", "rel=\"next\" href=\"../teaching.html\"");
    expect("teaching.html", "href=\"solutions/teaching.html\"");
    expect("teaching.html", "and the\nsteps.");
    expect("solutions/teaching.html", "rel=\"prev\" href=\"../teaching.html\"");
    expect("index.html",
           "<a href=\"solutions/teaching.html\">Answers to all</a>");
    expect("figures/cover.svg", "</svg>");
    expect("search-index.js",
           "{page:\"03-minmax.html#why\",title:\"3. Minmax\","
           "heading:\"Why\",text:\"Because of a ply. ");
    expect("search-index.js", "/* \\\"quoted\\\" \\\\ \\u003ctag> */");
}

/* Positions of figures open in it, and experiments have their places. */
static void test_a_book_with_its_playground(void)
{
    expect("../played/playground.html", "Play");
    expect("../played/index.html", "<a href=\"playground.html\">");
    expect("../played/solutions/03.html", "href=\"../playground.html\"");
    expect("../played/01-introduction.html",
           "<span class=\"try\"><a href=\"playground.html?pos=44534335523\">"
           "Open in the playground</a></span>");
    expect("../played/01-introduction.html",
           "<div class=\"experiment\" data-experiment=\"07\"></div>");
    expect("../played/01-introduction.html", "src=\"experiments.js\"");
    expect_none("../played/03-minmax.html", "experiments.js");
    expect_none("01-introduction.html", "playground");
    expect_none("01-introduction.html", "experiment");
    expect_none("index.html", "playground");
}

/* What the chapters are about, in groups. */
static void test_the_first_page(void)
{
    expect("index.html", "The tutorial</h2>\n<ul>\n<li>"
                         "<a href=\"01-introduction.html\">1. Introduction</a>"
                         "<br />\nWhere it begins.</li>");
    expect("index.html", "3. Minmax</a><br />\nLook at every game there is.");
    expect("index.html", "Beyond it</h2>\n<ul>\n<li><a href=\"13-a.html\">"
                         "13. First</a></li>\n<li><a href=\"13-b.html\">");
    expect("index.html", "For teachers</a><br />\nHow &amp; why.");
    expect("index.html", "To look up</h2>\n<ul>\n<li>"
                         "<a href=\"glossary.html\">Glossary</a></li>");
    expect_none("index.html", "layground");
    expect("03-minmax.html",
           "<a href=\"03-minmax.html\" aria-current=\"page\">3. Minmax</a>");
    expect("solutions/03.html", "<a href=\"../13-a.html\">13. First</a>");
}

/* The head of a listing leads to its file and to the whole solver. */
static void test_sources(void)
{
    expect("03-minmax.html",
           "<div class=\"listing\">\n<div class=\"file\">\n<a "
           "href=\"source/03-minmax/solver.c.html#line-4\">"
           "<code>parts/03-minmax/solver.c</code></a> <a "
           "href=\"source/03-minmax/index.html\" class=\"whole\">The whole "
           "solver at this point</a>\n</div>\n<div class=\"sourceCode\"");
    expect("source/03-minmax/solver.c.html", "<span id=\"line-4\">");
    expect("source/03-minmax/solver.c.html", "../../book.css");
    expect("source/03-minmax/solver.c.html",
           "<a href=\"../../03-minmax.html\">3. Minmax</a>");
    expect("source/03-minmax/index.html",
           "<a href=\"../../source/03-minmax/position.h.html\"><code>"
           "parts/03-minmax/position.h</code></a>: <strong>new</strong>");
    expect("source/03-minmax/index.html", "---- parts/03-minmax/solver.c ----");
    expect("source/03-minmax/position.h.html", "<main");
    expect("source/03-minmax.c", "#define PART_NAME \"03-minmax\"");
    expect_none("source/03-minmax/solver.c.html", "@");
}

/* A short name is not broken in a line, nor a word of a command at a hyphen. */
static void test_whole_words(void)
{
    expect("13-a.html", "<code class=\"brief\">-beta</code>");
    expect("13-a.html", "<code>a name of some length</code>");
    expect("13-a.html", "$ cut <span class=\"word\">-d&#39;</span> &#39;  "
                        "<span class=\"word\">a-b</span> c\nd-e");
}

/* Hints and solutions can be linked to, and are found. */
static void test_folds(void)
{
    expect("03-minmax.html",
           "<details class=\"fold\" id=\"fold-1\"><summary>Hint 1</summary>");
    expect("solutions/03.html", "<details class=\"fold\" id=\"exercise-1\">"
                                "<summary>Exercise 1</summary>\n<p>Since</p>\n"
                                "<p>it is so.</p>\n</details>");
    expect("03-minmax.html", "<a href=\"solutions/03.html#exercise-1\">"
                             "Solution to 1</a>");
    expect_none("03-minmax.html", "#exercise-2");
    expect("search-index.js",
           "{page:\"solutions/03.html#exercise-12\",title:\"Solutions to "
           "chapter 3\",heading:\"Exercise 12\",text:\"By walking.\"}");
    expect("search-index.js",
           "{page:\"03-minmax.html#fold-1\",title:\"3. Minmax\",heading:"
           "\"Hint 1, Exercises\",text:\"Think of a zebra.\"}");
}

static void test_tables_and_the_glossary(void)
{
    expect("03-minmax.html", "<div class=\"scroll\">\n<table>");
    expect("03-minmax.html", "<a href=\"glossary.html#ply\">ply</a>");
    expect("glossary.html", "<li><a href=\"#ply\"");
    expect("search-index.js",
           "{page:\"glossary.html#ply\",title:\"Glossary\","
           "heading:\"Ply\",text:\"Also: half-move. A move.");
    expect("figures/narrow/wide.svg", "</svg>");
}

/* Links may lead to the web; nothing that a page loads may. */
static void test_no_request_to_the_outside(void)
{
    Run run = run_text("cat " BOOK "/*.html " BOOK "/*/*.html | "
                       "grep -nE '(src|srcset)=\"(https?:)?//|<link[^>]*//'; "
                       "grep -nE 'url\\(|@import|fetch\\(|https?:' " BOOK
                       "/book.css " BOOK "/book.js " BOOK "/theme.js",
                       "");
    TEST_ASSERT_EQUAL_STRING("", run.out);
    run_free(&run);
}

/* Every page of the EPUB is well-formed enough for pandoc to read again. */
static void test_epub(void)
{
    Run run =
        run_well("pandoc -f epub -t plain " BOOK "/solving-connect-four.epub");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "3. Minmax"), run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "int a = 1;"), run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "Hint 1\n\nThink of a"),
                                 run.out);
    run_free(&run);
}

/* The last one: it changes the tutorial. */
static void test_a_missing_figure_leaves_the_old_book(void)
{
    write_file(TOP "/tutorial/01-introduction.md",
               "# 1. Introduction\n\n![A game](figures/no-such.svg)\n");
    Run run = run_text(MAKE, "");
    TEST_ASSERT_NOT_EQUAL(0, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "no-such.svg"), run.err);
    run_free(&run);
    expect("01-introduction.html", "figures/cover.svg");
}

int main(void)
{
    UNITY_BEGIN();
    Run run = run_text("command -v pandoc", "");
    have_pandoc = run.status == 0;
    run_free(&run);
    RUN_TEST(test_pages_and_links);
    RUN_TEST(test_what_a_page_leaves_out);
    RUN_TEST(test_a_book_with_its_playground);
    RUN_TEST(test_the_first_page);
    RUN_TEST(test_sources);
    RUN_TEST(test_whole_words);
    RUN_TEST(test_folds);
    RUN_TEST(test_tables_and_the_glossary);
    RUN_TEST(test_no_request_to_the_outside);
    RUN_TEST(test_epub);
    RUN_TEST(test_a_missing_figure_leaves_the_old_book);
    return UNITY_END();
}
