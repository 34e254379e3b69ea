#include "unity.h"

#include <sys/stat.h>

#include "text.c"
#include "testset.c"

#define DIRECTORY BUILD_DIR "/test/testset.tmp"

static TestSet set;
static char error[2048];

static void write_set(const char *name, const char *text)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", DIRECTORY, name);
    mkdir(DIRECTORY, 0777);
    FILE *file = fopen(path, "w");
    fputs(text, file);
    fclose(file);
}

static void remove_set(const char *name)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", DIRECTORY, name);
    remove(path);
}

void setUp(void)
{
    error[0] = '\0';
}

void tearDown(void)
{
    testset_free(&set);
    remove_set("end-easy.txt");
    remove_set("Test_L3_R1");
    remove_set("mine.txt");
}

static bool read_set(const char *name)
{
    return testset_read(&set, DIRECTORY, name, error, sizeof error);
}

static void reads_moves_and_scores(void)
{
    write_set("end-easy.txt", "4453 -2\n44444 18\r\n1 0\n");
    TEST_ASSERT_TRUE_MESSAGE(read_set("end-easy"), error);
    TEST_ASSERT_EQUAL_INT(3, set.count);
    TEST_ASSERT_EQUAL_STRING("4453", set.questions[0].moves);
    TEST_ASSERT_EQUAL_INT(-2, set.questions[0].score);
    TEST_ASSERT_EQUAL_STRING("44444", set.questions[1].moves);
    TEST_ASSERT_EQUAL_INT(18, set.questions[1].score);
    TEST_ASSERT_EQUAL_STRING("End-Easy", set.title);
}

static void knows_the_original_names(void)
{
    TEST_ASSERT_FALSE(testset_exists(DIRECTORY, "end-easy"));
    write_set("Test_L3_R1", "4453 -2\n");
    TEST_ASSERT_TRUE(testset_exists(DIRECTORY, "end-easy"));
    TEST_ASSERT_TRUE(read_set("end-easy"));
    TEST_ASSERT_EQUAL_STRING("end-easy", set.name);
}

static void takes_any_other_set_by_name(void)
{
    write_set("mine.txt", "4453 -2\n");
    TEST_ASSERT_TRUE(read_set("mine"));
    TEST_ASSERT_EQUAL_STRING("mine", set.title);
}

static void hash_follows_the_content(void)
{
    write_set("mine.txt", "4453 -2\n");
    TEST_ASSERT_TRUE(read_set("mine"));
    uint64_t first = set.hash;
    testset_free(&set);
    write_set("mine.txt", "4453 -3\n");
    TEST_ASSERT_TRUE(read_set("mine"));
    TEST_ASSERT_TRUE(first != set.hash);
}

static void assert_bad(const char *text, const char *where, const char *why)
{
    write_set("mine.txt", text);
    TEST_ASSERT_FALSE_MESSAGE(read_set("mine"), text);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(error, where), error);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(error, why), error);
    TEST_ASSERT_EQUAL_INT(0, set.count);
}

static void names_the_line_and_the_rule(void)
{
    assert_bad("4453 -2\n4853 1\n", "line 2", "'8' is not a column");
    assert_bad("4\033 1\n", "line 1", "2: byte 0x1b is not a column");
    assert_bad("4444444 1\n", "line 1", "is a full column: it holds 6");
    assert_bad("1212121 1\n", "line 1", "wins: the game ends there");
    assert_bad("4453\n", "line 1", "moves score");
    assert_bad("4453 x\n", "line 1", "moves score");
    assert_bad("4453 2 3\n", "line 1", "moves score");
    assert_bad("4453  2\n", "line 1", "moves score");
    assert_bad("4453 +2\n", "line 1", "moves score");
    assert_bad("4453 22\n", "line 1", "out of range");
    assert_bad("4453 2\n\n", "line 2", "moves score");
    assert_bad("", "line 1", "empty");
    TEST_ASSERT_FALSE(read_set("missing"));
    TEST_ASSERT_NOT_NULL(strstr(error, "no test set 'missing'"));
}

/* A reader with a buffer of some size must not take it for two lines. */
static void a_long_line_is_one_line(void)
{
    for (int spaces = 200; spaces < 300; spaces++) {
        char text[400];
        snprintf(text, sizeof text, "4453 -2%*s45 1\n", spaces, "");
        assert_bad(text, "line 1", "moves score");
    }
}

static void nothing_hides_behind_a_zero_byte(void)
{
    write_set("mine.txt", "");
    FILE *file = fopen(DIRECTORY "/mine.txt", "w");
    fwrite("4453 -2\0 1\n", 1, 11, file);
    fclose(file);
    TEST_ASSERT_FALSE(read_set("mine"));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(error, "line 1: holds a zero"), error);
}

/* A long name must not be cut: two sets would have one journal. */
static void refuses_names_that_are_no_file_names(void)
{
    char name[70] = "";
    const char *bad[] = {"../mine", "a/b", ".mine", "-mine", "a\"b", name};
    memset(name, 'x', 64);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        TEST_ASSERT_FALSE_MESSAGE(read_set(bad[i]), bad[i]);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(error, "cannot be the name"),
                                     error);
    }
    name[63] = '\0';
    TEST_ASSERT_FALSE(read_set(name));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(error, "no test set"), error);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(reads_moves_and_scores);
    RUN_TEST(knows_the_original_names);
    RUN_TEST(takes_any_other_set_by_name);
    RUN_TEST(hash_follows_the_content);
    RUN_TEST(names_the_line_and_the_rule);
    RUN_TEST(a_long_line_is_one_line);
    RUN_TEST(nothing_hides_behind_a_zero_byte);
    RUN_TEST(refuses_names_that_are_no_file_names);
    return UNITY_END();
}
