#include "unity.h"

#include "text.c"
#include "reply.c"
#include "journal.c"

#define PATH BUILD_DIR "/test/journal.tmp"

static Question questions[] = {{"", 1}, {"4453", -2}, {"44", 2}};
static TestSet set = {
    .name = "mine", .questions = questions, .size = 3, .count = 3, .hash = 7};
static CellKey key = {"me", &set, false, 5, 1000};
static Journal journal = {.file = -1};

void setUp(void)
{
    remove(PATH);
}

void tearDown(void)
{
    journal_close(&journal);
    remove(PATH);
}

static void open_with(const CellKey *k)
{
    journal_close(&journal);
    TEST_ASSERT_TRUE(journal_open(&journal, PATH, k, false));
}

/* Two solved positions of three. */
static void write_two(void)
{
    Row first = {1, 1, 100, 30, SOLVED, false};
    Row second = {2, -2, 200, 40, SOLVED, false};
    remove(PATH);
    open_with(&key);
    TEST_ASSERT_TRUE(journal_append(&journal, &first));
    TEST_ASSERT_TRUE(journal_append(&journal, &second));
}

static long file_size(void)
{
    FILE *file = fopen(PATH, "r");
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    fclose(file);
    return size;
}

static void keeps_rows(void)
{
    write_two();
    open_with(&key);
    TEST_ASSERT_EQUAL_INT(2, journal.count);
    TEST_ASSERT_EQUAL_UINT64(200, journal.rows[1].nodes);
    TEST_ASSERT_EQUAL_INT(-2, journal.rows[1].score);
    TEST_ASSERT_TRUE(journal_spent(&journal) == 70);
    TEST_ASSERT_FALSE(journal_is_complete(&journal));
    Row third = {3, 2, 9, 1, SOLVED, false};
    TEST_ASSERT_TRUE(journal_append(&journal, &third));
    open_with(&key);
    TEST_ASSERT_TRUE(journal_is_finished(&journal));
}

/* A kill can cut the file anywhere: what is left must be whole rows. */
static void drops_a_torn_line_wherever_it_is_cut(void)
{
    write_two();
    long size = file_size();
    char line[LINE_SIZE];
    int last = journal_print_row(line, sizeof line, &key, &journal.rows[1]);
    for (long cut = size - 1; cut >= 0; cut--) {
        write_two();
        TEST_ASSERT_EQUAL_INT64(size, file_size());
        TEST_ASSERT_EQUAL_INT(0, truncate(PATH, cut));
        open_with(&key);
        TEST_ASSERT_TRUE(journal.count == (cut >= size - last ? 1 : 0));
        Row next = {journal.count + 1,
                    questions[journal.count].score,
                    1,
                    1,
                    SOLVED,
                    false};
        TEST_ASSERT_TRUE(journal_append(&journal, &next));
        int count = journal.count;
        open_with(&key);
        TEST_ASSERT_EQUAL_INT(count, journal.count);
        remove(PATH);
    }
}

static void drops_rows_that_make_no_sense(void)
{
    write_two();
    FILE *file = fopen(PATH, "a");
    fputs("me,mine,strong,3,45,2,9,1.000,solved\n", file); /* another */
    fclose(file);
    open_with(&key);
    TEST_ASSERT_EQUAL_INT(2, journal.count);
}

/* An edited row cannot be told from a measured one, unless nobody could have
   measured it. */
static void drops_rows_that_nobody_measured(void)
{
    const char *rows[] = {"2,9,-1.000,solved",
                          "1,9,1.000,solved",
                          "2,9,1.000,wrong",
                          "2,9,1,solved", /* not as we write it */
                          "2,9,1000000000001.000,solved",
                          "2,9223372036854775808,1.000,solved",
                          "2,9,1.000,skipped",
                          "2,,,solved",
                          ",,-5.000,budget"};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        write_two();
        FILE *file = fopen(PATH, "a");
        fprintf(file, "me,mine,strong,3,44,%s\n", rows[i]);
        fclose(file);
        open_with(&key);
        TEST_ASSERT_EQUAL_INT_MESSAGE(2, journal.count, rows[i]);
    }
}

/* A head is ours to the byte, or none. */
static void starts_anew_after_a_head_in_another_form(void)
{
    FILE *file = fopen(PATH, "w");
    fputs("# 5 7 1000 and more\n" JOURNAL_COLUMNS "\n"
          "me,mine,strong,1,,1,100,30.000,solved\n",
          file);
    fclose(file);
    open_with(&key);
    TEST_ASSERT_EQUAL_INT(0, journal.count);
}

static void starts_anew_for_another_cell(void)
{
    CellKey other[] = {key, key};
    TestSet other_set = set;
    other_set.hash++;
    other[0].solver_hash++;
    other[1].set = &other_set;
    for (int i = 0; i < 2; i++) {
        write_two();
        open_with(&other[i]);
        TEST_ASSERT_EQUAL_INT(0, journal.count);
        TEST_ASSERT_EQUAL(FOUND_CHANGED, journal.found);
        remove(PATH);
    }
}

static void append(int line, int score, int usec, Status status)
{
    Row row = {line, score, 9, usec, status, false};
    TEST_ASSERT_TRUE(journal_append(&journal, &row));
}

/* The rows solved stay; the position that took too long is asked again. */
static void goes_on_within_a_larger_budget(void)
{
    CellKey larger = key;
    larger.budget = 2000;
    write_two();
    append(3, 0, 930, BUDGET);
    open_with(&key);
    TEST_ASSERT_TRUE(journal_is_complete(&journal));
    open_with(&larger);
    TEST_ASSERT_EQUAL_INT(2, journal.count);
    TEST_ASSERT_FALSE(journal_is_complete(&journal));
    append(3, 0, 1930, BUDGET);
    open_with(&larger);
    TEST_ASSERT_EQUAL_INT(3, journal.count);
    TEST_ASSERT_TRUE(journal_spent(&journal) == 2000);
}

/* Rows are facts, whatever the budget is. */
static void a_smaller_budget_takes_nothing_away(void)
{
    CellKey smaller = key;
    smaller.budget = 71;
    write_two();
    append(3, 0, 930, BUDGET);
    open_with(&smaller);
    TEST_ASSERT_EQUAL_INT(3, journal.count);
    TEST_ASSERT_TRUE(journal_is_complete(&journal));
    write_two();
    append(3, 2, 2, SOLVED); /* all of it took 72 */
    open_with(&smaller);
    TEST_ASSERT_TRUE(journal_is_finished(&journal));
}

/* What lies behind a smaller sample stays for a larger one. */
static void a_sample_takes_the_first_rows(void)
{
    TestSet two = set;
    CellKey sample = key;
    two.count = 2;
    sample.set = &two;
    write_two();
    append(3, 2, 5, SOLVED);
    open_with(&sample);
    TEST_ASSERT_EQUAL_INT(2, journal.count);
    TEST_ASSERT_TRUE(journal_is_finished(&journal));
    open_with(&key);
    TEST_ASSERT_EQUAL_INT(3, journal.count);
    write_two();
    append(3, 0, 930, BUDGET);
    open_with(&sample);
    TEST_ASSERT_TRUE(journal_is_finished(&journal));
}

/* A journal of lines 2 and 3 is none of the whole set, nor the other way. */
static void a_chunk_begins_with_its_first_line(void)
{
    TestSet some = set;
    CellKey chunk = key;
    some.first = 1;
    some.count = 2;
    chunk.set = &some;
    open_with(&chunk);
    append(2, -2, 5, SOLVED);
    append(3, 2, 5, SOLVED);
    TEST_ASSERT_TRUE(journal_is_finished(&journal));
    open_with(&chunk);
    TEST_ASSERT_EQUAL_INT(2, journal.count);
    TEST_ASSERT_EQUAL_INT(3, journal.rows[1].line);
    open_with(&key);
    TEST_ASSERT_EQUAL_INT(0, journal.count);
    write_two();
    open_with(&chunk);
    TEST_ASSERT_EQUAL_INT(0, journal.count);
}

/* From a program that tells only its score; and decimals are kept. */
static void keeps_what_was_not_told(void)
{
    Row bare = {1, 1, 0, 12.345, SOLVED, true};
    open_with(&key);
    TEST_ASSERT_TRUE(journal_append(&journal, &bare));
    open_with(&key);
    TEST_ASSERT_EQUAL_INT(1, journal.count);
    TEST_ASSERT_TRUE(journal.rows[0].bare);
    TEST_ASSERT_TRUE(journal.rows[0].usec == 12.345);
}

/* Looking as another solver must not cost what there is. */
static void only_a_new_row_drops_old_ones(void)
{
    CellKey other = key;
    other.solver_hash++;
    write_two();
    long size = file_size();
    open_with(&other);
    TEST_ASSERT_EQUAL_INT64(size, file_size());
    open_with(&key);
    TEST_ASSERT_EQUAL_INT(2, journal.count);
    open_with(&other);
    Row first = {1, 1, 1, 1, SOLVED, false};
    TEST_ASSERT_TRUE(journal_append(&journal, &first));
    open_with(&key);
    TEST_ASSERT_EQUAL_INT(0, journal.count);
    open_with(&other);
    TEST_ASSERT_EQUAL_INT(1, journal.count);
}

static void fresh_forgets(void)
{
    write_two();
    journal_close(&journal);
    TEST_ASSERT_TRUE(journal_open(&journal, PATH, &key, true));
    TEST_ASSERT_EQUAL_INT(0, journal.count);
}

static void a_failure_completes_a_cell(void)
{
    Status faults[] = {WRONG, GARBAGE, BUDGET};
    for (int i = 0; i < 3; i++) {
        write_two();
        append(3, 0, 5, faults[i]);
        open_with(&key);
        TEST_ASSERT_EQUAL_INT(3, journal.count);
        TEST_ASSERT_TRUE(journal_is_complete(&journal));
        TEST_ASSERT_FALSE(journal_is_finished(&journal));
    }
}

/* Its cause may be gone: no permission, a shutdown, a full memory. */
static void a_crash_is_tried_again_the_next_time(void)
{
    Status faults[] = {CRASHED, HUNG};
    for (int i = 0; i < 2; i++) {
        write_two();
        append(3, 0, 5, faults[i]);
        TEST_ASSERT_TRUE(journal_is_complete(&journal));
        open_with(&key);
        TEST_ASSERT_EQUAL_INT(2, journal.count);
        TEST_ASSERT_EQUAL(FOUND_FAULT, journal.found);
        append(3, 2, 5, SOLVED);
        open_with(&key);
        TEST_ASSERT_TRUE(journal_is_finished(&journal));
    }
}

/* The reason is still there when somebody asks. */
static void says_why_nothing_can_be_written(void)
{
    TEST_ASSERT_TRUE(
        journal_open(&journal, BUILD_DIR "/test/none/such", &key, false));
    Row row = {1, 1, 1, 1, SOLVED, false};
    TEST_ASSERT_FALSE(journal_append(&journal, &row));
    TEST_ASSERT_EQUAL_INT(ENOENT, errno);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(keeps_rows);
    RUN_TEST(drops_a_torn_line_wherever_it_is_cut);
    RUN_TEST(drops_rows_that_make_no_sense);
    RUN_TEST(drops_rows_that_nobody_measured);
    RUN_TEST(goes_on_within_a_larger_budget);
    RUN_TEST(a_smaller_budget_takes_nothing_away);
    RUN_TEST(a_sample_takes_the_first_rows);
    RUN_TEST(a_chunk_begins_with_its_first_line);
    RUN_TEST(keeps_what_was_not_told);
    RUN_TEST(starts_anew_after_a_head_in_another_form);
    RUN_TEST(starts_anew_for_another_cell);
    RUN_TEST(only_a_new_row_drops_old_ones);
    RUN_TEST(fresh_forgets);
    RUN_TEST(a_failure_completes_a_cell);
    RUN_TEST(a_crash_is_tried_again_the_next_time);
    RUN_TEST(says_why_nothing_can_be_written);
    return UNITY_END();
}
