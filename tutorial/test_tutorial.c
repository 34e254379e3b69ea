/*
 * The tools of the tutorial on a small one of their own: a tutorial in order
 * has no fault, and each thing that can drift is told, once, with its place.
 */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run_program.h"
#include "unity.h"

#define TOP      BUILD_DIR "/test/tutorial/project"
#define TUTORIAL TOP "/tutorial"
#define CHAPTER  TUTORIAL "/04-alpha-beta.md"
#define MARKDOWN BUILD_DIR "/markdown "
#define CHECK    "BUILD=" BUILD_DIR " sh tutorial/tools/check.sh " TUTORIAL
#define BLOCKS   MARKDOWN "fill " CHAPTER
#define FIGURE   BUILD_DIR "/figure "

static char *contents(const char *path)
{
    char command[300];
    snprintf(command, sizeof command, "cat %s", path);
    Run run = run_text(command, "");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, path);
    char *text = run.out;
    run.out = NULL;
    run_free(&run);
    return text;
}

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    fputs(text, file);
    TEST_ASSERT_EQUAL_INT(0, fclose(file));
}

static void must(const char *command)
{
    Run run = run_text(command, "");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    run_free(&run);
}

/* A chapter of `words` words that has a figure and then `extra`. */
static void write_chapter(const char *path, const char *title, int words,
                          const char *extra)
{
    static char text[80000];
    char *end =
        text +
        sprintf(text, "# %s\n\n![A board](figures/board.svg)\n\n", title);
    for (int i = 0; i < words; i++)
        end += sprintf(end, i % 10 == 9 ? "word\n" : "word ");
    snprintf(end, sizeof text - (size_t)(end - text), "\n%s", extra);
    write_file(path, text);
}

/* Chapters 3 to 12 end with these. */
#define NOW_YOU "\n## Now you\n\n## Our version\n"

/* The title has two words, with its number; the headings at the end four. */
static void write_part_chapter(const char *name, int words, const char *extra)
{
    static char whole[40000];
    char path[300], title[100];
    int number = atoi(name);
    snprintf(whole, sizeof whole, "%s%s", extra,
             number >= 3 && number <= 12 ? NOW_YOU : "");
    snprintf(path, sizeof path, "%s/%s.md", TUTORIAL, name);
    if (number)
        snprintf(title, sizeof title, "%d. Part", number);
    else
        snprintf(title, sizeof title, "Afterword");
    write_chapter(path, title, words, whole);
}

static void setup_chapters(void)
{
    static const char *const others[] = {"01-introduction", "02-test-protocol",
                                         "afterword", "teaching"};
    glob_t parts;
    TEST_ASSERT_EQUAL_INT(0, glob("parts/*/part.c", 0, NULL, &parts));
    for (size_t i = 0; i < parts.gl_pathc; i++) {
        char *name = parts.gl_pathv[i] + strlen("parts/");
        *strrchr(name, '/') = '\0';
        write_part_chapter(name, 1000, "");
    }
    globfree(&parts);
    for (int i = 0; i < 4; i++)
        write_part_chapter(others[i], 1000, "");
}

#define FIG "title A\ndesc A board\nboard\nmoves 4453\n"

void setUp(void)
{
    must("rm -rf " TOP " && mkdir -p " TUTORIAL "/figures");
    write_file(TUTORIAL "/figures/board.fig", FIG);
    must(FIGURE TUTORIAL "/figures/board.fig > " TUTORIAL "/figures/board.svg");
    setup_chapters();
}

void tearDown(void)
{
}

static void expect_in_order(void)
{
    Run run = run_text(CHECK, "");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, " is in order: "), run.out);
    TEST_ASSERT_EQUAL_INT(0, run.status);
    run_free(&run);
}

/* Exactly this fault and no other. */
static void expect_fault(const char *fault)
{
    char expected[600];
    snprintf(expected, sizeof expected, "%s\nfaults in %s: 1\n", fault,
             TUTORIAL);
    Run run = run_text(CHECK, "");
    TEST_ASSERT_EQUAL_STRING(expected, run.out);
    TEST_ASSERT_EQUAL_INT(1, run.status);
    run_free(&run);
}

/* Chapter 4 with `extra` from line 106 on. */
static void chapter_with(const char *extra)
{
    write_part_chapter("04-alpha-beta", 1000, extra);
}

/* --- chapters ------------------------------------------------------------- */

static void test_a_tutorial_in_order(void)
{
    expect_in_order();
}

static void test_missing_chapter(void)
{
    must("rm " CHAPTER);
    expect_fault(CHAPTER ":1: missing chapter");
}

static void test_too_few_and_too_many_words(void)
{
    write_part_chapter("04-alpha-beta", 900, "```\nlisted\n```\n| a | b |\n");
    expect_fault(CHAPTER ":1: 906 words of prose, not between 1000 and 2400");
    write_part_chapter("04-alpha-beta", 2394, "");
    expect_in_order();
    write_part_chapter("04-alpha-beta", 2395, "");
    expect_fault(CHAPTER ":1: 2401 words of prose, not between 1000 and 2400");
}

/* What is no chapter of the road may be longer. */
static void test_an_afterword_may_be_longer(void)
{
    write_part_chapter("afterword", 2900, "");
    expect_in_order();
    write_part_chapter("afterword", 3000, "");
    expect_fault(TUTORIAL "/afterword.md:1: 3001 words of prose, not between "
                          "1000 and 3000");
}

/* A file of so many lines, as a listing of chapter 4. */
static void chapter_with_lines(int lines)
{
    char command[300];
    snprintf(command, sizeof command, "yes 'int x;' | head -n %d > " TOP "/x.c",
             lines);
    must(command);
    chapter_with("<!-- code: " TOP "/x.c -->\n<!-- end -->\n"
                 "<!-- run: cat " TOP "/x.c -->\n<!-- end -->\n");
    must(BLOCKS);
}

/* What a command prints does not count. */
static void test_too_many_lines_of_listings(void)
{
    chapter_with_lines(200);
    expect_in_order();
    chapter_with_lines(201);
    expect_fault(CHAPTER ":1: 201 lines of listings, more than 200");
}

/* --- the shape of a chapter ----------------------------------------------- */

static void test_now_you_and_then_our_version(void)
{
    write_chapter(CHAPTER, "4. Part", 1000, "## Our version\n");
    expect_fault(CHAPTER ":1: there is no '## Now you'");
    write_chapter(CHAPTER, "4. Part", 1000, "## Now you\n\n# Our version\n");
    expect_fault(CHAPTER ":1: there is no '## Our version'");
    write_chapter(CHAPTER, "4. Part", 1000, "## Our version\n\n## Now you\n");
    expect_fault(CHAPTER ":106: '## Our version' comes before '## Now you'");
    write_chapter(CHAPTER, "4. Part", 1000,
                  "```\n## Our version\n```\n" NOW_YOU);
    expect_in_order();
}

/* In alphabetical order; the reader's work is in one of them. */
static void test_a_part_of_several_chapters(void)
{
    write_chapter(TUTORIAL "/04-a-second.md", "4. Second", 1000, "");
    expect_in_order();
    Run run = run_text("sh tutorial/tools/block.sh contents " TUTORIAL, "");
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.out, "* [4. Second](04-a-second.md)\n"
                        "* [4. Part](04-alpha-beta.md): Do not look at what "
                        "cannot matter.\n* [5. Part](05"),
        run.out);
    run_free(&run);
    must("rm " CHAPTER);
    expect_fault(TUTORIAL "/04-a-second.md:1: there is no '## Now you'");
    write_chapter(TUTORIAL "/04-a-second.md", "Second", 1000, NOW_YOU);
    expect_fault(TUTORIAL
                 "/04-a-second.md:1: the first line is not '# 4. Title'");
}

static void test_the_contents_have_groups(void)
{
    write_file(TUTORIAL "/summaries.txt", "teaching: How to.\n"
                                          "05-move-order: Other words.\n");
    Run run = run_text("sh tutorial/tools/block.sh contents " TUTORIAL, "");
    TEST_ASSERT_EQUAL_INT(0, strncmp(run.out,
                                     "**The tutorial**\n\n"
                                     "* [1. Part](01-introduction.md)\n",
                                     50));
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.out, "\n\n**Beyond it**\n\n* [13. Part](13-"), run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.out, "* [5. Part](05-move-order.md): Other words.\n"),
        run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.out, "\n**For teachers**\n\n"
                        "* [Afterword](teaching.md): How to.\n"),
        run.out);
    run_free(&run);
}

static void test_summaries(void)
{
    write_file(TUTORIAL "/summaries.txt",
               "01-introduction: A.\n02-test-protocol: B.\nteaching: C.\n");
    expect_fault(TUTORIAL "/afterword.md:1: no summary in " TUTORIAL
                          "/summaries.txt");
    write_file(TUTORIAL "/summaries.txt",
               "01-introduction: A.\n02-test-protocol: B.\nteaching: C.\n"
               "afterword: D.\n99-no-such: E.\n");
    expect_fault(TUTORIAL "/summaries.txt:5: there is no 99-no-such.md");
}

/* --- the glossary --------------------------------------------------------- */

#define WORDS \
    "# Glossary\n\n### Window\n\nWords.\n\n### Null window\n\n" \
    "Also: zero window, ETC.\n\n### Piece\n\n<!-- everyday word -->\n\n" \
    "### MTD(f)\n"
#define NULL_WINDOW "[null windows](glossary.md#null-window)"

static void glossary_finds(const char *extra, const char *fault)
{
    write_file(TUTORIAL "/glossary.md", WORDS);
    chapter_with(extra);
    if (fault)
        expect_fault(fault);
    else
        expect_in_order();
}

static void test_a_word_of_the_glossary_is_linked(void)
{
    glossary_finds("It has a " NULL_WINDOW " and\nNull-Windows.\n", NULL);
    glossary_finds("It has a null\nwindow.\n",
                   CHAPTER ":106: 'Null window' is not linked to "
                           "glossary.md#null-window");
    glossary_finds("Zero windows and " NULL_WINDOW ".\n",
                   CHAPTER ":106: 'zero window' is not linked to "
                           "glossary.md#null-window where it is first said");
    glossary_finds("By MTD(f).\n", CHAPTER ":106: 'MTD(f)' is not linked to "
                                           "glossary.md#mtdf");
    glossary_finds("With ETC too.\n", CHAPTER ":106: 'ETC' is not linked to "
                                              "glossary.md#null-window");
    glossary_finds("A " NULL_WINDOW " is a\nwindow.\n",
                   CHAPTER ":107: 'Window' is not linked to "
                           "glossary.md#window");
    glossary_finds("A [window](glossary.md#windows).\n", CHAPTER
                   ":106: dead link: no heading for #windows in " TUTORIAL
                   "/glossary.md");
}

/* Where there can be no link, or none is asked for. */
static void test_words_that_need_no_link(void)
{
    glossary_finds("A piece, `window`, etc. and windowed; ![a window]"
                   "(figures/board.svg) [the window](05-move-order.md)\n\n"
                   "| window |\n\n## The window\n\n```\nwindow\n```\n"
                   "<!-- window -->\n",
                   NULL);
}

static void test_words_in_blocks_do_not_count(void)
{
    write_part_chapter("04-alpha-beta", 993,
                       "<!-- contents: " TUTORIAL " -->\n<!-- end -->\n");
    must(BLOCKS);
    expect_fault(CHAPTER ":1: 999 words of prose, not between 1000 and 2400");
}

static void test_title(void)
{
    write_chapter(CHAPTER, "Alpha-beta", 1000, NOW_YOU);
    expect_fault(CHAPTER ":1: the first line is not '# 4. Title'");
}

/* --- blocks --------------------------------------------------------------- */

static void test_a_listing_is_filled_in(void)
{
    chapter_with(
        "<!-- code: parts/04-alpha-beta/upper_bound.h upper_bound -->\n"
        "<!-- end -->\nafter\n");
    must(BLOCKS);
    char *text = contents(CHAPTER);
    char *block = strstr(text, "<!-- code:");
    TEST_ASSERT_NOT_NULL(block);
    TEST_ASSERT_NOT_NULL(
        strstr(block, "-->\n[`parts/04-alpha-beta/upper_bound.h`](../"));
    TEST_ASSERT_NOT_NULL(strstr(block,
                                "../parts/04-alpha-beta/upper_bound.h)\n\n"
                                "```c\n/*\n * How good"));
    TEST_ASSERT_NOT_NULL(strstr(
        block, "    return score_win_now(position->stones + 2);\n}\n```\n"
               "<!-- end -->\nafter\n"));
    free(text);
    expect_in_order();
}

#define SOURCE \
    "/* The file. */\n#include <x.h>\n\n/* Big. */\n#define BIG(x) \\\n" \
    "    ((x) + 1)\n#define SMALL 1\nenum { ONE = 1, TWO };\n\n" \
    "typedef struct {\n    int a; /* } */\n} Pair;\n\n" \
    "struct tag {\n    int a;\n};\n\nstatic int used(int);\n\n" \
    "static const int list[2] = {\n    1, 2,\n};\nint plain = 3;\n\n" \
    "/*\n * Uses.\n */\nstatic int used(int a,\n                int b)\n{\n" \
    "    char c = '{';\n\n    return a;\n}\n"

/* What each name brings, with the comment right above it. */
static void test_definitions_by_name(void)
{
    static const struct {
        const char *names, *text;
    } cases[] = {
        {"BIG", "/* Big. */\n#define BIG(x) \\\n    ((x) + 1)\n"},
        {"SMALL", "#define SMALL 1\n"},
        {"TWO", "enum { ONE = 1, TWO };\n"},
        {"Pair", "typedef struct {\n    int a; /* } */\n} Pair;\n"},
        {"tag", "struct tag {\n    int a;\n};\n"},
        {"list", "static const int list[2] = {\n    1, 2,\n};\n"},
        {"used plain", "/*\n * Uses.\n */\nstatic int used(int a,\n"
                       "                int b)\n{\n    char c = '{';\n\n"
                       "    return a;\n}\n\nint plain = 3;\n"},
    };
    write_file(TOP "/source.c", SOURCE);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char command[300];
        snprintf(command, sizeof command,
                 MARKDOWN "definitions " TOP "/source.c %s", cases[i].names);
        Run run = run_text(command, "");
        TEST_ASSERT_EQUAL_STRING(cases[i].text, run.out);
        run_free(&run);
    }
}

static void test_a_stale_listing(void)
{
    chapter_with("<!-- code: parts/04-alpha-beta/upper_bound.h -->\nold\n"
                 "<!-- end -->\n");
    expect_fault(CHAPTER ":106: stale, 'make tutorial-blocks' mends it: <!-- "
                         "code: parts/04-alpha-beta/upper_bound.h -->");
    must(BLOCKS);
    expect_in_order();
    char *text = contents(CHAPTER);
    *strstr(text, "How good") = 'W'; /* one letter */
    write_file(CHAPTER, text);
    free(text);
    expect_fault(CHAPTER ":106: stale, 'make tutorial-blocks' mends it: <!-- "
                         "code: parts/04-alpha-beta/upper_bound.h -->");
}

static void test_what_is_gone(void)
{
    static const struct {
        const char *block, *fault;
    } cases[] = {
        {"code: parts/04-alpha-beta/solver.c no_such",
         "parts/04-alpha-beta/solver.c defines no no_such"},
        {"code: parts/no-such.c", "there is no file parts/no-such.c"},
        {"diff: 99", "there is no part 99"},
        {"results: 99", "there is no part 99"},
        {"without: 99", "there is no part 99"},
        {"without: 12", "bench/results/reference/leave-one-out is not about "
                        "12-lower-bound-tt"},
        {"numbers: late 99", "there is no part 99"},
        {"numbers: late 04/no-such", "bench/signatures.csv has no counts of "
                                     "04-alpha-beta/no-such on late"},
        {"numbers: nowhere 04",
         "bench/signatures.csv has no counts of 04-alpha-beta on nowhere"},
        {"run: exit 3", "the command ends with status 3"},
        {"run: no-such-command 2>/dev/null",
         "the command ends with status 127"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char extra[300], fault[400];
        snprintf(extra, sizeof extra, "<!-- %s -->\nkept\n<!-- end -->\n",
                 cases[i].block);
        snprintf(fault, sizeof fault, "%s:106: %s", CHAPTER, cases[i].fault);
        chapter_with(extra);
        expect_fault(fault);
        Run run = run_text(BLOCKS, "");
        TEST_ASSERT_EQUAL_INT_MESSAGE(1, run.status, cases[i].block);
        run_free(&run);
        char *text = contents(CHAPTER);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(text, extra), "nothing is lost");
        free(text);
    }
}

static void test_a_command_that_prints_something_else(void)
{
    chapter_with("<!-- run: echo 41; echo; echo 42 -->\n```console\n"
                 "$ echo 41; echo; echo 42\n41\n\n43\n```\n<!-- end -->\n");
    expect_fault(CHAPTER ":106: stale, 'make tutorial-blocks' mends it: <!-- "
                         "run: echo 41; echo; echo 42 -->");
    must(BLOCKS);
    char *text = contents(CHAPTER);
    TEST_ASSERT_NOT_NULL(strstr(text, "\n41\n\n42\n```\n<!-- end -->\n"));
    free(text);
    expect_in_order();
}

static void test_a_block_without_end(void)
{
    chapter_with("<!-- run: echo 1 -->\nthe rest\n");
    expect_fault(CHAPTER ":106: this block has no <!-- end -->");
    Run run = run_text(BLOCKS, "");
    TEST_ASSERT_EQUAL_INT(1, run.status);
    run_free(&run);
    char *text = contents(CHAPTER);
    TEST_ASSERT_NOT_NULL(strstr(text, "<!-- run: echo 1 -->\nthe rest\n"));
    free(text);
}

static void test_a_block_of_an_unknown_kind(void)
{
    chapter_with("<!-- cdoe: parts/04-alpha-beta/solver.c -->\n<!-- end -->\n");
    expect_fault(CHAPTER ":106: what block is this? <!-- cdoe: "
                         "parts/04-alpha-beta/solver.c -->");
}

static void test_a_marker_in_a_listing_is_text(void)
{
    chapter_with("```\n<!-- run: exit 3 -->\n[dead](dead.md)\n```\n");
    expect_in_order();
}

/* No result is printed below it, so all that counts is how it ends. */
static void test_a_listing_of_commands_is_run(void)
{
    chapter_with("```sh\necho 1   # one\necho 2\n```\n");
    expect_in_order();
    chapter_with("```sh\necho 1\n```\n\n"
                 "```sh\necho near\n(exit 3) # here\necho 2\n```\n");
    expect_fault(CHAPTER ":110: the command ends with status 3: near");
    chapter_with("```sh\necho far >&2; exit 2\n```\n");
    expect_fault(CHAPTER ":106: the command ends with status 2: far");
    chapter_with("```c\nexit 2\n```\n"
                 "<!-- run: echo false -->\n```console\n$ echo false\nfalse\n"
                 "```\n<!-- end -->\n");
    expect_in_order();
}

static void test_a_command_in_a_sentence_is_run(void)
{
    chapter_with(
        "Say `echo 1`, `make play PART=12\nPOS=4`, `make trace PART=…`\n"
        "or `make try`, `make NATIVE=1 charts`, and `make`.\n");
    expect_in_order();
    chapter_with("And then\n`echo one;\nexit 3`.\n");
    expect_fault(CHAPTER ":107: the command ends with status 3: one");
    chapter_with("So `cut -d' ' -f1 Makefile | exit 4`.\n");
    expect_fault(CHAPTER ":106: the command ends with status 4: ");
    chapter_with("With `make -s\nno-such WIDTH=5`.\n");
    expect_fault(CHAPTER ":106: make has no target no-such");
    chapter_with("```\n`make no-such`\n```\n");
    expect_in_order();
}

static void test_tables_of_numbers(void)
{
    Run run = run_text("sh tutorial/tools/block.sh numbers "
                       "'late 03 04 05 06 05/edges-first'",
                       "");
    TEST_ASSERT_EQUAL_STRING(
        "| Late set | Nodes, strong | | Nodes, weak | |\n"
        "|:--|--:|:--|--:|:--|\n"
        "| 03-minmax | 78,451,366 |  | 78,451,366 |  |\n"
        "| 04-alpha-beta | 591,924 | 133 times fewer | 516,384 | 152 times "
        "fewer |\n"
        "| 05-move-order | 88,645 | 6.68 times fewer | 79,665 | 6.48 times "
        "fewer |\n"
        "| 06-bitboard | 88,645 | the same | 79,665 | the same |\n"
        "| 05-move-order/edges-first | 880,773 | 9.94 times more | 774,616 | "
        "9.72 times more |\n",
        run.out);
    run_free(&run);
}

/* A table for another set says so; luck is not called a gain. */
static void test_a_table_of_nearly_equal_numbers(void)
{
    Run run = run_text("sh tutorial/tools/block.sh numbers 'middle 10 11'", "");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "| Middle set | Nodes"),
                                 run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, " | almost the same |"),
                                 run.out);
    run_free(&run);
}

/* --- results -------------------------------------------------------------- */

#define SUMMARY \
    "solver,set,mode,status,solved,positions,mean_us,mean_nodes,about_us," \
    "about,runs,slowest_us\n" \
    "03-minmax,end-easy,strong,finished,9,9,3000,12000,,,3,3300\n" \
    "03-minmax,middle,strong,budget,22,23,,,,,1,\n" \
    "03-minmax,begin,strong,skipped,0,5,,,7200000000,about,1,\n" \
    "04-alpha-beta,end-easy,strong,finished,9,9,100,300,,,3,110\n" \
    "04-alpha-beta,middle,strong,finished,23,23,200,100,,,3,250\n" \
    "04-alpha-beta,begin,strong,budget,1,5,,,,,1,\n"
#define REFERENCE "REFERENCE=" TOP " "

static void check_gains(const char *expected)
{
    Run run = run_text(REFERENCE "sh tutorial/tools/block.sh results 04", "");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, expected), run.out);
    run_free(&run);
}

static void test_results(void)
{
    Run run = run_text("sh tutorial/tools/block.sh results 04", "");
    if (strncmp(run.out, "Run `make", 9) == 0)
        TEST_ASSERT_EQUAL_STRING("Run `make charts PARTS=03-04` to measure "
                                 "this on your machine.\n",
                                 run.out);
    run_free(&run);

    write_file(TOP "/summary.csv", SUMMARY);
    write_file(TOP "/context.txt", "date: today\ncpu: an abacus\n");
    check_gains(
        "| End-Easy, 9 positions | 3.00 ms | 100 µs | × 30.0 | 12,000 | "
        "300 | × 40.0 |\n"
        "| Middle, 23 positions | N/A, 22 of 23 | 200 µs | – | – | 100 "
        "| – |\n"
        "\n"
        "Mean of a position, for exact scores, measured on an abacus. "
        "All sets, and the weak answers: "
        "[bench/RESULTS.md](../bench/RESULTS.md).\n");
}

static void check_context(const char *context, const char *expected)
{
    write_file(TOP "/summary.csv", SUMMARY);
    write_file(TOP "/context.txt", context);
    Run run = run_text(REFERENCE "sh tutorial/tools/block.sh context ''", "");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, expected), run.out);
    run_free(&run);
}

static void test_context(void)
{
    check_context("date: 2026-05-03 12:00 UTC\ncpu: an abacus\nruns: 1\n",
                  "Measured on an abacus, 2026-05-03. N/A: ");
    check_context("date: 2026-05-03 12:00 UTC\ncpu: an abacus\nruns: 3\n"
                  "sample: end-easy 9\n"
                  "earlier: 2026-05-03 09:00 UTC, an abacus, load 0.1\n",
                  "Measured on an abacus, 2026-05-03, the quickest of up to 3 "
                  "runs for each position. Of each set the first lines, the "
                  "same for all: end-easy 9. N/A: ");
    check_context("date: 2026-05-03 12:00 UTC\ncpu: an abacus\n"
                  "earlier: 2026-05-02 09:00 UTC, an abacus, load 0.1\n"
                  "earlier: 2026-05-01 23:59 UTC, an abacus, load 0.1\n",
                  "Measured on an abacus, 2026-05-01 to 2026-05-03. N/A: ");
}

/* Where one has not finished, what both have solved tells the gain. */
static void test_results_of_positions_both_solved(void)
{
    write_file(TOP "/summary.csv", SUMMARY);
    char rows[1000] = "line,03-minmax us,03-minmax nodes,04-alpha-beta us,"
                      "04-alpha-beta nodes\n1,,,500,70\n2,900,90,,\n";
    for (int i = 3; i < 22; i++)
        snprintf(rows + strlen(rows), 40, "%d,300.5,80,100.25,20\n", i);
    write_file(TOP "/positions-middle-strong.csv", rows);
    check_gains("| N/A, 22 of 23 | 200 µs | – | – | 100 | – |\n");
    snprintf(rows + strlen(rows), 40, "22,300,80,100,20\n"); /* the 20th */
    write_file(TOP "/positions-middle-strong.csv", rows);
    must("gzip " TOP "/positions-middle-strong.csv");
    check_gains("| N/A, 22 of 23 | 200 µs | × 3.00 | – | 100 | × 4.00 |\n");
    check_gains(" Where a part is N/A, it has not solved all of them in time; "
                "the gain is then that of the positions both have solved.");
    must("rm " TOP "/positions-middle-strong.csv.gz");
}

/* 30 times, but the slowest of the runs took 31 times as long; and where it
   gains most, where least and the hardest set it has finished are one. */
static void test_results_inside_the_spread(void)
{
    write_file(TOP "/summary.csv", SUMMARY);
    must("sed -i 's/,110$/,3100/' " TOP "/summary.csv");
    check_gains("| 3.00 ms | 100 µs | no difference | 12,000 |");
    check_gains(" There is no difference if runs of one and the same program "
                "differ as much. All sets");
}

/* The first part has nothing to be compared with. */
static void test_results_of_the_first_part(void)
{
    write_file(TOP "/summary.csv", SUMMARY);
    Run run = run_text(REFERENCE "sh tutorial/tools/block.sh results 03", "");
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.out, "| Set | Time | Nodes |\n"
                        "|:--|--:|--:|\n"
                        "| End-Easy, 9 positions | 3.00 ms | 12,000 |\n"),
        run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.out, "![Time and nodes of 03-minmax on each"), run.out);
    run_free(&run);
}

/* Sorted by what is missed most; fewer than 20 positions say little. */
static void test_without_each_technique(void)
{
    char rows[2000] =
        "line,22-history us,22-history nodes,"
        "22-history/without-a us,22-history/without-a nodes,"
        "22-history/without-b-c us,22-history/without-b-c nodes\n";
    must("mkdir -p " TOP "/leave-one-out");
    write_file(TOP "/leave-one-out/summary.csv",
               "solver,set,mode,status,positions,mean_us,slowest_us\n"
               "22-history,middle-medium,strong,finished,20,6000,6600\n"
               "22-history/without-a,begin-medium,strong,finished,20,9000,"
               "9000\n"
               "22-history/without-b-c,begin-hard,strong,finished,19,12000,"
               "12000\n"
               "22-history,begin-medium,strong,finished,20,6000,9100\n");
    for (int i = 1; i <= 20; i++) {
        if (i == 20)
            write_file(TOP "/leave-one-out/positions-begin-hard-strong.csv",
                       rows);
        snprintf(rows + strlen(rows), 40, "%d,6000,20,9000,50,12000,20\n", i);
    }
    write_file(TOP "/leave-one-out/positions-middle-medium-strong.csv", rows);
    write_file(TOP "/leave-one-out/positions-begin-medium-strong.csv", rows);
    Run run = run_text(REFERENCE "sh tutorial/tools/block.sh without 22", "");
    TEST_ASSERT_EQUAL_STRING(
        "| | Nodes: Middle-Medium | Nodes: Begin-Medium | Nodes: Begin-Hard |"
        " Time: Middle-Medium | Time: Begin-Medium | Time: Begin-Hard |\n"
        "|:--|--:|--:|--:|--:|--:|--:|\n"
        "| without b c | × 1.00 | × 1.00 | – | × 2.00 | × 2.00 | – |\n"
        "| without a | × 2.50 | × 2.50 | – | × 1.50 | no difference | – |\n",
        run.out);
    run_free(&run);
}

static void test_the_figure_of_results(void)
{
    write_file(TOP "/summary.csv", SUMMARY);
    chapter_with("<!-- results: 04 -->\n<!-- end -->\n");
    must(REFERENCE "sh tutorial/tools/results-figures.sh " TUTORIAL);
    must(FIGURE TUTORIAL "/figures/results-04.fig > " TUTORIAL
                         "/figures/results-04.svg");
    must(REFERENCE BLOCKS);
    must(REFERENCE CHECK);
    must("sed -i s/,100,300/,200,300/ " TOP "/summary.csv");
    Run run = run_text(REFERENCE CHECK, "");
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.out, TUTORIAL "/figures/results-04.fig:1: stale"), run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "faults in " TUTORIAL ": 2"),
                                 run.out);
    run_free(&run);
}

/* --- links and figures ---------------------------------------------------- */

static void test_links(void)
{
    chapter_with("## A heading, with `code`\n\nSee [it](#a-heading-with-code), "
                 "[next](05-move-order.md#5-part) and\n"
                 "[the web](https://example.org/x).\n");
    expect_in_order();
    chapter_with("one\n\nSee [it](no-such.md).\n");
    expect_fault(CHAPTER ":108: dead link: no file no-such.md");
    chapter_with("See [it](#no-such).\n");
    expect_fault(CHAPTER
                 ":106: dead link: no heading for #no-such in " CHAPTER);
    chapter_with("See [it](05-move-order.md#no-such).\n");
    expect_fault(CHAPTER ":106: dead link: no heading for #no-such in " TUTORIAL
                         "/05-move-order.md");
    chapter_with("See [it][ref].\n\n[ref]: no-such.md\n");
    expect_fault(CHAPTER ":108: dead link: no file no-such.md");
}

static void test_missing_figure(void)
{
    chapter_with("![A tree](figures/no-such.svg)\n");
    expect_fault(CHAPTER ":106: missing figure: figures/no-such.svg");
    chapter_with("![](figures/board.svg)\n");
    expect_fault(CHAPTER ":106: an image without a text: figures/board.svg");
    must("grep -v board.svg " CHAPTER " > " TOP "/x; mv " TOP "/x " CHAPTER);
    expect_fault(CHAPTER ":1: no figure");
}

static void test_stale_figure(void)
{
    write_file(TUTORIAL "/figures/board.fig", FIG "mark 4,1\n");
    expect_fault(TUTORIAL "/figures/board.svg:1: stale or missing, 'make "
                          "figures' draws it");
    write_file(TUTORIAL "/figures/board.fig", FIG "amrk 4,1\n");
    expect_fault(TUTORIAL "/figures/board.fig:5: a board does not know 'amrk'");
}

static void test_a_figure_drawn_by_hand(void)
{
    must("cp " TUTORIAL "/figures/board.svg " TUTORIAL "/figures/own.svg");
    expect_fault(TUTORIAL "/figures/own.svg:1: drawn from no .fig");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_tutorial_in_order);
    RUN_TEST(test_missing_chapter);
    RUN_TEST(test_too_few_and_too_many_words);
    RUN_TEST(test_an_afterword_may_be_longer);
    RUN_TEST(test_too_many_lines_of_listings);
    RUN_TEST(test_now_you_and_then_our_version);
    RUN_TEST(test_a_part_of_several_chapters);
    RUN_TEST(test_the_contents_have_groups);
    RUN_TEST(test_summaries);
    RUN_TEST(test_a_word_of_the_glossary_is_linked);
    RUN_TEST(test_words_that_need_no_link);
    RUN_TEST(test_words_in_blocks_do_not_count);
    RUN_TEST(test_title);
    RUN_TEST(test_a_listing_is_filled_in);
    RUN_TEST(test_definitions_by_name);
    RUN_TEST(test_a_stale_listing);
    RUN_TEST(test_what_is_gone);
    RUN_TEST(test_a_command_that_prints_something_else);
    RUN_TEST(test_a_block_without_end);
    RUN_TEST(test_a_block_of_an_unknown_kind);
    RUN_TEST(test_a_marker_in_a_listing_is_text);
    RUN_TEST(test_a_listing_of_commands_is_run);
    RUN_TEST(test_a_command_in_a_sentence_is_run);
    RUN_TEST(test_tables_of_numbers);
    RUN_TEST(test_a_table_of_nearly_equal_numbers);
    RUN_TEST(test_results);
    RUN_TEST(test_context);
    RUN_TEST(test_results_of_positions_both_solved);
    RUN_TEST(test_results_inside_the_spread);
    RUN_TEST(test_results_of_the_first_part);
    RUN_TEST(test_without_each_technique);
    RUN_TEST(test_the_figure_of_results);
    RUN_TEST(test_links);
    RUN_TEST(test_missing_figure);
    RUN_TEST(test_stale_figure);
    RUN_TEST(test_a_figure_drawn_by_hand);
    return UNITY_END();
}
