/*
 * The drawer of figures: the pictures of the tutorial come out as they stand,
 * in every country; positions follow the rules; a fault is told with its place.
 */
#include <glob.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run_program.h"
#include "unity.h"

#define FIGURE BUILD_DIR "/figure "
#define FIG    BUILD_DIR "/test/tutorial/test.fig"

void setUp(void)
{
}

void tearDown(void)
{
}

/* Draws a figure with a title and a desc, which are its first two lines. */
static Run draw(const char *panels)
{
    FILE *file = fopen(FIG, "w");
    TEST_ASSERT_NOT_NULL(file);
    fprintf(file, "title A < B\ndesc A\ndesc board\n%s", panels);
    fclose(file);
    return run_text(FIGURE FIG, "");
}

static int count_of(const char *text, const char *part)
{
    int count = 0;
    for (; (text = strstr(text, part)) != NULL; text++)
        count++;
    return count;
}

/* So many times this is drawn. */
static void expect(const char *panels, int count, const char *shape)
{
    Run run = draw(panels);
    TEST_ASSERT_EQUAL_STRING(panels, *run.err ? run.err : panels);
    TEST_ASSERT_EQUAL_INT_MESSAGE(count, count_of(run.out, shape), run.out);
    run_free(&run);
}

/* --- the figures of the tutorial ------------------------------------------ */

static void all_come_out_as_they_stand(const char *environment)
{
    glob_t figs;
    TEST_ASSERT_EQUAL_INT(0, glob("tutorial/figures/*.fig", 0, NULL, &figs));
    for (size_t i = 0; i < figs.gl_pathc; i++) {
        char command[600];
        int length = (int)strlen(figs.gl_pathv[i]) - (int)strlen(".fig");
        snprintf(command, sizeof command, "%s " FIGURE "%s | cmp - %.*s.svg",
                 environment, figs.gl_pathv[i], length, figs.gl_pathv[i]);
        Run run = run_text(command, "");
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.out);
        run_free(&run);
    }
    globfree(&figs);
}

static void test_all_figures(void)
{
    all_come_out_as_they_stand("LC_ALL=C");
}

static void test_all_figures_where_one_half_is_0_comma_5(void)
{
    Run run = run_text("locale -a | grep -i de_DE.utf", "");
    bool here = run.status == 0;
    run_free(&run);
    if (!here)
        TEST_IGNORE_MESSAGE("not here: the locale de_DE.UTF-8");
    all_come_out_as_they_stand("LC_ALL=de_DE.UTF-8");
}

static void test_a_figure_carries_its_text(void)
{
    expect("board\n", 1, "<title id=\"t\">A &lt; B</title>");
    expect("board\n", 1, "<desc id=\"d\">A board</desc>");
    expect("board\n", 1, "prefers-color-scheme:dark");
}

/* --- positions ------------------------------------------------------------ */

static void test_stones_are_played_by_the_rules(void)
{
    expect("board\nmoves 4453\n", 2, "class=\"first\"");
    expect("board\nmoves 4453\n", 2, "class=\"second\"");
    expect("board\nmoves 4453\n", 38, "class=\"hole\"");
    expect("board 5x4\nmoves 4453\n", 16, "class=\"hole\"");
    expect("board\nmoves 1212121\n", 4, "class=\"first\"");
    expect("board\nnumbers\nmoves 44\n", 1,
           "<text x=\"121\" y=\"160\" class=\"on2\">2</text>");
}

/* 4453: X stands on 21 and 28, O on 22 and 14; then X is to move. */
static void test_bits_of_a_position(void)
{
    expect("bits\nmask 4453\n", 4, "class=\"one\"");
    expect("bits\ncurrent 4453\n", 2, "class=\"one\"");
    expect("bits\ncurrent 4453\nopponent 4453\n", 4, "class=\"one\"");
    /* A carry in columns 4 and 5: 01 + 11 and 1 + 1; and a 1 in 3. */
    expect("bits\nkey 4453\n", 3, "class=\"one\"");
    expect("bits\nopponent 445\n", 2, "class=\"one\"");
}

/* Bits 9 and 10 down by nine: 0 and 1. Down once more one is lost. */
static void test_shifted_bits(void)
{
    const char *lowest = "<rect x=\"2\" y=\"206\" width=\"34\" height=\"34\" "
                         "class=\"one\"/>";
    expect("bits\nones 9 10\nshift -9\n", 2, "class=\"one\"");
    expect("bits\nones 9 10\nshift -9\n", 1, lowest);
    expect("bits\nones 9 10\nshift -10\n", 1, "class=\"one\"");
    expect("bits\nones 9 10\nshift -10\n", 1, lowest);
    expect("bits\nones 47 48\nshift 1\nshift -1\n", 1, "class=\"one\"");
    expect("bits\nones 9\nshift 64\n", 0, "class=\"one\"");
}

/* A point lies where its numbers say; two names do not lie upon each other. */
static void test_curves(void)
{
    const char *two = "curve threads\nline? x | 1 1 | 4 4\n"
                      "line! y | 1 1 | 2 2 | 4 2\nline z | 1 1 | 4 2.1\n";
    expect(two, 1, "<text x=\"101\" y=\"209\" class=\"small\">threads</text>");
    expect(two, 3, "class=\"bestnode\"");
    expect(two, 2, "class=\"node\"");
    expect(two, 1, "<circle cx=\"101\" cy=\"91\" r=\"4\" class=\"bestnode\"/>");
    expect(two, 1, "y=\"95\" class=\"small row halo\">y</text>");
    expect(two, 1, "y=\"110\" class=\"small row halo\">z</text>");
}

/* What stands above the first leaves as much room above the second. */
static void test_boards_stand_side_by_side(void)
{
    expect("board\nabove 1 a\nboard\n", 1, "translate(16 14)");
    expect("board\nabove 1 a\nboard\n", 1, "translate(282 38)");
}

/* --- faults --------------------------------------------------------------- */

/* A fault names its line and the rule, and there is no picture. */
static void expect_fault(const char *text, const char *fault)
{
    FILE *file = fopen(FIG, "w");
    TEST_ASSERT_NOT_NULL(file);
    fputs(text, file);
    fclose(file);
    char expected[300];
    snprintf(expected, sizeof expected, "%s%s", FIG, fault);
    Run run = run_text(FIGURE FIG, "");
    TEST_ASSERT_EQUAL_INT_MESSAGE(1, run.status, text);
    TEST_ASSERT_EQUAL_PTR_MESSAGE(run.err, strstr(run.err, expected), run.err);
    TEST_ASSERT_EQUAL_STRING("", run.out);
    run_free(&run);
}

static void test_faults_of_a_figure(void)
{
    expect_fault("title A\nboard\n", ":2: a figure needs a desc");
    expect_fault("desc A\nboard\n", ":2: a figure needs a title");
    expect_fault("title A\ndesc A\n", ":2: a figure needs a panel: board tree");
    expect_fault("title A\nmoves 4\n",
                 ":2: 'moves' stands before the first panel: board tree");
    expect_fault("board\nbelow\nmoves 4\n", ":3: 'moves' stands before");
}

#define HEAD "title A\n# Lines that do not count have a number.\n\ndesc A\n"

static void test_faults_of_panels(void)
{
    static const struct {
        const char *text, *fault;
    } cases[] = {
        {"board\nmoves 48\n", ":6: '8' is no column"},
        {"board 5x4\nmoves 46\n", ":6: '6' is no column"},
        {"board\nmoves 4444444\n", ":6: column 4 is full"},
        {"board 5x4\nmoves 44444\n", ":6: column 4 is full"},
        {"board\nmoves 12121213\n", ":6: the game is won before stone 8"},
        {"board 8x6\n", ":5: '8x6' is no size: write 7x6, or less"},
        {"bits 7\n", ":5: '7' is no size"},
        {"board\nrow ..x\n", ":6: a row has 7 cells"},
        {"board 4x1\nrow ..x.\nrow ..x.\n", ":6: a picture has 1 rows"},
        {"board\nmark 4\n", ":6: '4' is no cell: write column,row"},
        {"board\nlabel 9,1 A\n", ":6: '9,1' is no cell of this board"},
        {"board\nline 1,1\n", ":6: write: line CELL CELL"},
        {"board\namrk 4,1\n", ":6: a board does not know 'amrk'"},
        {"board\nbits\nboard\nx\n", ":8: a board does not know 'x'"},
        {"tree\n", ":5: an empty tree"},
        {"tree\n* a\n--- b\n", ":7: this node has no parent"},
        {"tree\n* a\n- b\n-- c\n- d\n--- e\n", ":10: this node has no parent"},
        {"tree\n+ a\n", ":6: a node starts with * (the root) or dashes"},
        {"window 3 1\n", ":5: write: window LOWEST HIGHEST"},
        {"window nan 1\n", ":5: write: window LOWEST HIGHEST"},
        {"window 1 1e9\n", ":5: a window goes from -999 to 999 at most"},
        {"window 1 3\nopen 1\n", ":6: a window does not know 'open 1'"},
        {"bits\nones 49\n", ":6: '49' is no bit of this board"},
        {"bits\narrow 3 3\n", ":6: an arrow needs two different bits"},
        {"bits\nmasks 4\n", ":6: bits do not know 'masks'"},
        {"slots\nfrom 2 x\n", ":6: there is no row '2'"},
        {"slots\nrows a\n", ":6: slots do not know 'rows'"},
        {"word\nfield x\n", ":6: a word has lines: field BITS TEXT"},
        {"word\nfield 1e99 x\n", ":6: a word has lines: field BITS TEXT"},
        {"word\n", ":5: a word without a field"},
        {"bars\nbar a | 0 | b\n", ":6: write: bar NAME | VALUE ABOVE 0 (or -)"},
        {"bars\nbar a | inf | b\n", ":6: write: bar NAME"},
        {"bars\nbar a | - | b\n", ":5: bars without a bar"},
        {"bars\nbarr a\n", ":6: bars do not know 'barr a'"},
        {"curve\nline a | 1\n", ":6: write: line NAME | X Y | X Y"},
        {"curve\nline a | 0 1 | 2 1\n", ":6: write: line NAME | X Y | X Y"},
        {"curve\nline a | 1 1 | 2 21\n", ":6: write: line NAME | X Y | X Y"},
        {"curve\nline a | 1 1\n", ":5: a curve needs two points"},
        {"curve\nlines a\n", ":6: a curve does not know 'lines a'"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[300];
        snprintf(text, sizeof text, HEAD "%s", cases[i].text);
        expect_fault(text, cases[i].fault);
    }
}

static void test_a_file_that_is_not_there(void)
{
    Run run = run_text(FIGURE "no-such.fig", "");
    TEST_ASSERT_EQUAL_INT(1, run.status);
    TEST_ASSERT_EQUAL_STRING("no-such.fig: No such file or directory\n",
                             run.err);
    run_free(&run);
    run = run_text(FIGURE, "");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    TEST_ASSERT_EQUAL_STRING("usage: figure [--narrow] NAME.fig > NAME.svg\n",
                             run.err);
    run_free(&run);
}

/* --- for a phone ---------------------------------------------------------- */

static Run draw_narrow(const char *panels)
{
    Run run = draw(panels);
    run_free(&run);
    return run_text(FIGURE "--narrow " FIG, "");
}

static int width_of(const Run *run)
{
    const char *width = strstr(run->out, " width=\"");
    TEST_ASSERT_NOT_NULL_MESSAGE(width, run->err);
    return atoi(width + strlen(" width=\""));
}

/* Panels that do not fit stand below each other, and the arrow points down. */
static void test_narrow_panels(void)
{
    Run run = draw_narrow("board\nthen so\nboard\n");
    TEST_ASSERT_LESS_OR_EQUAL_INT(358, width_of(&run));
    TEST_ASSERT_EQUAL_INT_MESSAGE(1, count_of(run.out, "L30.2 32\""), run.out);
    run_free(&run);
    run = draw_narrow("board 4x4\nboard 4x4\n");
    TEST_ASSERT_GREATER_THAN_INT(300, width_of(&run));
    run_free(&run);
}

static void test_narrow_captions_have_lines(void)
{
    Run run = draw_narrow("board\ncaption One two three four five six seven "
                          "eight nine ten eleven twelve\n");
    TEST_ASSERT_LESS_OR_EQUAL_INT(358, width_of(&run));
    TEST_ASSERT_EQUAL_INT_MESSAGE(2, count_of(run.out, "class=\"caption\""),
                                  run.out);
    run_free(&run);
}

/* The text to the left of a table stands above it. */
static void test_narrow_tables(void)
{
    Run run = draw_narrow("slots\nrow 12345678 | 123456789012345 | 12\n"
                          "from 1 a text of its own\n");
    TEST_ASSERT_LESS_OR_EQUAL_INT(358, width_of(&run));
    run_free(&run);
}

/* Every one of the tutorial, at a size that can be read. */
static void test_narrow_figures(void)
{
    glob_t figs;
    TEST_ASSERT_EQUAL_INT(0,
                          glob("tutorial/figures/[0-9]*.fig", 0, NULL, &figs));
    for (size_t i = 0; i < figs.gl_pathc; i++) {
        char command[600];
        snprintf(command, sizeof command, FIGURE "--narrow %s",
                 figs.gl_pathv[i]);
        Run run = run_text(command, "");
        TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(400, width_of(&run),
                                              figs.gl_pathv[i]);
        run_free(&run);
    }
    globfree(&figs);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_all_figures);
    RUN_TEST(test_all_figures_where_one_half_is_0_comma_5);
    RUN_TEST(test_a_figure_carries_its_text);
    RUN_TEST(test_stones_are_played_by_the_rules);
    RUN_TEST(test_bits_of_a_position);
    RUN_TEST(test_shifted_bits);
    RUN_TEST(test_curves);
    RUN_TEST(test_boards_stand_side_by_side);
    RUN_TEST(test_faults_of_a_figure);
    RUN_TEST(test_faults_of_panels);
    RUN_TEST(test_a_file_that_is_not_there);
    RUN_TEST(test_narrow_panels);
    RUN_TEST(test_narrow_captions_have_lines);
    RUN_TEST(test_narrow_tables);
    RUN_TEST(test_narrow_figures);
    return UNITY_END();
}
