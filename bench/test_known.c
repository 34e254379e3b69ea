/* What parts are known to need, and that nothing known is lost. */
#include "unity.h"

#include "journal.c"
#include "reply.c"
#include "text.c"

#include "known.c"

#define PATH BUILD_DIR "/test/known.tmp"

static Question questions[40];
static TestSet set = {
    .name = "mine", .questions = questions, .size = 40, .count = 40, .hash = 7};
static Row rows[40];
static Journal journal = {.key = {"07-part", &set, false, 5, 1000},
                          .rows = rows};
static Known known;

/* So many lines of 10 nodes each, and perhaps one that takes too long. */
static void solve(int lines, bool late)
{
    for (int i = 0; i <= lines && i < 40; i++)
        rows[i] = (Row){
            i + 1, 0, 10, i < lines ? 1000 : 5000, i < lines ? SOLVED : BUDGET,
            false};
    journal.count = lines + late;
}

void setUp(void)
{
    for (int i = 0; i < 40; i++)
        questions[i].moves = "";
    journal.key.solver = "07-part";
    remove(PATH);
}

void tearDown(void)
{
    known_free(&known);
    remove(PATH);
}

static double nodes(int lines, bool *over)
{
    return known_nodes(&known, &journal.key, lines, over);
}

static void assert_known(int lines, double expected, bool expected_over)
{
    bool over;
    TEST_ASSERT_EQUAL_FLOAT((float)expected, (float)nodes(lines, &over));
    TEST_ASSERT_EQUAL(expected_over, over);
}

static void sums_are_interpolated_and_prolonged(void)
{
    solve(12, false);
    rows[11].nodes = 30;
    known_add(&known, &journal);
    assert_known(1, 10, false);
    assert_known(4, 40, false); /* between 3 and 5 */
    assert_known(12, 140, false);
    assert_known(11, 120, false); /* as if 11 and 12 were alike */
    assert_known(24, 280, false); /* prolonged */
}

/* At the speed it had: 10 nodes a millisecond. */
static void an_unsolved_line_takes_more(void)
{
    solve(3, true);
    known_add(&known, &journal);
    assert_known(3, 30, false);
    assert_known(4, 80, true);
    assert_known(8, 160, true);
    solve(0, true); /* at ten nodes a microsecond, as nothing is known */
    journal.key.solver = "08-part";
    known_add(&known, &journal);
    assert_known(1, 50000, true);
    journal.key.solver = "07-part";
}

/* What a part is known to need: so many easy lines, of `easy` nodes each, then
   so many hard ones. */
static void know(const char *part, int easy_lines, int easy, int hard_lines,
                 int hard)
{
    journal.key.solver = part;
    solve(easy_lines + hard_lines, false);
    for (int i = 0; i < easy_lines + hard_lines; i++)
        rows[i].nodes = (uint64_t)(i < easy_lines ? easy : hard);
    known_add(&known, &journal);
}

/* The first line is easy: what it takes says little about the others. But a
   later part has solved them all. */
static void a_later_part_tells_what_is_still_to_come(void)
{
    know("07-part", 1, 20, 0, 0);
    assert_known(40, 40 * 20, false);
    know("08-part", 20, 5, 20, 500);
    know("09-part", 20, 5, 19, 499);
    know("06-part", 40, 70, 0, 0); /* no guide: it is an earlier one */
    journal.key.solver = "07-part";
    assert_known(40, 20.0 / 5 * (20 * 5 + 20 * 500), false);
    assert_known(20, 20.0 / 5 * 20 * 5, false);
    journal.key.solver = "08-part"; /* known is known */
    assert_known(40, 20 * 5 + 20 * 500, false);
    journal.key.solver = "07-part";
}

/* The guide is the one that is known for most lines; the nearest of those. */
static void the_guide_knows_most(void)
{
    know("07-part", 2, 10, 0, 0);
    know("08-part", 4, 10, 0, 0);
    know("09-part", 20, 10, 20, 100);
    know("10-part", 20, 10, 20, 90);
    journal.key.solver = "07-part";
    assert_known(40, 20 * 10 + 20 * 100, false);
    know("11-part", 2, 1, 38, 999); /* no nearer than 9, which knows as much */
    journal.key.solver = "07-part";
    assert_known(40, 20 * 10 + 20 * 100, false);
}

/* Where the part itself has told nothing but that a line is hard, it takes at
   least what the parts behind it take. */
static void no_part_needs_less_than_the_next(void)
{
    know("09-part", 40, 100, 0, 0);
    know("08-part", 4, 300, 0, 0);
    journal.key.solver = "07-part";
    solve(0, true);
    rows[0].usec = 1; /* ten nodes */
    known_add(&known, &journal);
    assert_known(40, 40 * 300, true);
    journal.key.weak = true; /* the other mode knows nothing of it */
    known_add(&known, &journal);
    assert_known(40, 40 * 10, true);
    journal.key.weak = false;
}

static void others_are_unknown(void)
{
    solve(3, false);
    known_add(&known, &journal);
    set.hash = 8; /* the set has changed */
    assert_known(3, 0, false);
    set.hash = 7;
    journal.key.weak = true;
    assert_known(3, 0, false);
    journal.key.weak = false;
    journal.key.solver = "me";
    assert_known(3, 0, false);
    journal.key.solver = "07-part";
    assert_known(3, 30, false);
}

/* More lines win; but a part that has changed is known anew. */
static void the_one_that_tells_more_stays(void)
{
    solve(20, false);
    known_add(&known, &journal);
    solve(3, true);
    known_add(&known, &journal);
    assert_known(20, 200, false);
    solve(3, false);
    rows[0].nodes = 11;
    known_add(&known, &journal);
    assert_known(3, 31, false);
    TEST_ASSERT_EQUAL_INT(1, known.count);
}

static void is_the_same_from_a_file(void)
{
    solve(3, true);
    known_add(&known, &journal);
    journal.key.solver = "03-part";
    solve(40, false);
    known_add(&known, &journal);
    journal.key.solver = "07-part";
    TEST_ASSERT_TRUE(known_write(&known, PATH));
    known_free(&known);
    char error[256] = "";
    TEST_ASSERT_TRUE_MESSAGE(known_read(&known, PATH, error, sizeof error),
                             error);
    TEST_ASSERT_EQUAL_INT(2, known.count);
    assert_known(3, 30, false);
    assert_known(4, 80, true);
}

static void a_bad_table_is_named_with_its_line(void)
{
    static const char *const bad[] = {
        "",
        "part\n",
        COLUMNS_OF_KNOWN "\n07,mine,strong,7\n",
        COLUMNS_OF_KNOWN "\n07,mine,strong,7,\n",
        COLUMNS_OF_KNOWN "\n07,mine,strong,x,1:2\n",
        COLUMNS_OF_KNOWN "\n07,mine,strong,7,2:2 1:3\n",
        COLUMNS_OF_KNOWN "\n07,mine,strong,7,1=2\n",
        COLUMNS_OF_KNOWN "\n07,mine,strong,7,1:2 and more\n"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char error[512] = "";
        FILE *file = fopen(PATH, "w");
        fputs(bad[i], file);
        fclose(file);
        TEST_ASSERT_FALSE_MESSAGE(known_read(&known, PATH, error, sizeof error),
                                  bad[i]);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(error, ", line "), error);
        TEST_ASSERT_EQUAL_INT(0, known.count);
    }
}

/* Ours must be of the sets and parts that there are. */
static void ours_can_be_read(void)
{
    char error[512] = "";
    TEST_ASSERT_TRUE_MESSAGE(
        known_read(&known, "bench/known.csv", error, sizeof error), error);
    TEST_ASSERT_TRUE(known.count >= 200);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(sums_are_interpolated_and_prolonged);
    RUN_TEST(an_unsolved_line_takes_more);
    RUN_TEST(a_later_part_tells_what_is_still_to_come);
    RUN_TEST(the_guide_knows_most);
    RUN_TEST(no_part_needs_less_than_the_next);
    RUN_TEST(others_are_unknown);
    RUN_TEST(the_one_that_tells_more_stays);
    RUN_TEST(is_the_same_from_a_file);
    RUN_TEST(a_bad_table_is_named_with_its_line);
    RUN_TEST(ours_can_be_read);
    return UNITY_END();
}
