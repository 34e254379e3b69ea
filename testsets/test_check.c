/*
 * Every kind of damage to a set is found and named. The sets checked here are
 * small ones; what `check` says about the six is said by `make
 * check-testsets`.
 */
#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "run_program.h"

/*
 * Good lines of the class below: 30 to 36 stones, 3 to 12 plies left; taken
 * from the end-easy set so that they are known to be right.
 */
#define CLASS "-p 30-36 -l 3-12 "

static char directory[] = BUILD_DIR "/test/check-XXXXXX";
static char set_path[256];
static char good[10][64]; /* lines, with their ends */
static Run run;

/* The first ten lines of the set that are of our class. */
static void read_good_lines(void)
{
    char line[64], moves[64];
    int score, count = 0;
    FILE *file = fopen("testsets/end-easy.txt", "r");
    if (!file)
        exit(EXIT_FAILURE);
    while (count < 10 && fgets(line, sizeof line, file))
        if (sscanf(line, "%63s %d", moves, &score) == 2 &&
            strlen(moves) >= 30 && strlen(moves) <= 34 && score > -5 &&
            score < 5)
            strcpy(good[count++], line);
    fclose(file);
    if (count < 10)
        exit(EXIT_FAILURE);
}

void setUp(void)
{
    run = (Run){0};
}

void tearDown(void)
{
    run_free(&run);
}

static void write_lines(char lines[][64], int count)
{
    FILE *file = fopen(set_path, "w");
    for (int i = 0; i < count; i++)
        fputs(lines[i], file);
    fclose(file);
}

/* The good lines, but line `number` (from 1) is this text. */
static void write_with(int number, const char *text)
{
    char lines[10][64];
    memcpy(lines, good, sizeof lines);
    snprintf(lines[number - 1], sizeof lines[0], "%s", text);
    write_lines(lines, 10);
}

static void check(const char *options)
{
    char command[1024];
    snprintf(command, sizeof command, "%s/check-set %s %s", BUILD_DIR, options,
             set_path);
    run = run_text(command, "");
}

/* Exactly one fault, at this line (0: the file), in these words. */
static void assert_fault(int line, const char *words)
{
    char start[300];
    TEST_ASSERT_EQUAL(1, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, " 1 fault\n"), run.out);
    if (line)
        snprintf(start, sizeof start, "%s:%d: ", set_path, line);
    else
        snprintf(start, sizeof start, "%s: ", set_path);
    TEST_ASSERT_EQUAL_STRING_LEN(start, run.out, strlen(start));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, words), run.out);
}

/* Line 4 with its score changed by `change`. */
static const char *rescored_line(int change)
{
    static char line[80];
    char moves[64];
    int score;
    sscanf(good[3], "%63s %d", moves, &score);
    snprintf(line, sizeof line, "%s %d\n", moves, score + change);
    return line;
}

static void test_a_good_set_has_no_fault(void)
{
    write_lines(good, 10);
    check(CLASS "-n 10 -S " BUILD_DIR "/12-lower-bound-tt");
    TEST_ASSERT_EQUAL_MESSAGE(0, run.status, run.out);
    TEST_ASSERT_NOT_NULL(strstr(run.out, "10 lines, 10 scored again, 0 fau"));
}

static void test_a_set_of_the_tree_has_no_fault(void)
{
    run = run_text(BUILD_DIR "/check-set testsets/end-easy.txt", "");
    TEST_ASSERT_EQUAL_STRING("testsets/end-easy.txt: 1,000 lines, 0 faults\n",
                             run.out);
    TEST_ASSERT_EQUAL(0, run.status);
}

static void test_corrupted_line(void)
{
    write_with(7, "4444#3215 4\n");
    check(CLASS);
    assert_fault(7, "character 5: '#' is not a column: columns are 1 to 7");
}

/* The terminal never gets a byte that it might obey. */
static void test_bytes_that_cannot_be_printed(void)
{
    write_with(7, "44\033[2J 4\n");
    check(CLASS);
    assert_fault(7, "character 3: byte 0x1b is not a column");
    TEST_ASSERT_NULL_MESSAGE(strchr(run.out, '\033'), run.out);
    run_free(&run);
    write_with(7, "44\033[2J\n");
    check(CLASS);
    assert_fault(7, "not of the form 'moves score'");
    TEST_ASSERT_NULL_MESSAGE(strchr(run.out, '\033'), run.out);
}

static void test_line_without_a_score(void)
{
    write_with(2, "4455\n");
    check(CLASS);
    assert_fault(2, "not of the form 'moves score'");
}

static void test_score_in_another_spelling(void)
{
    const char *spellings[] = {"+1", "01", "-0", "1 ", " 1", "1.0", "", "1 2"};
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
        char line[64];
        snprintf(line, sizeof line, "4455 %s\n", spellings[i]);
        write_with(3, line);
        check(CLASS);
        assert_fault(3, "not of the form 'moves score'");
        run_free(&run);
    }
}

static void test_full_column(void)
{
    write_with(1, "4444444 1\n");
    check(CLASS);
    assert_fault(1, "character 7: '4' is a full column: it holds 6 stones");
}

static void test_won_position_on_the_way(void)
{
    write_with(10, "12121213 1\n");
    check(CLASS);
    assert_fault(10, "character 7: '1' wins: the game ends there");
}

static void test_immediate_win(void)
{
    write_with(5, "121212 18\n");
    check(CLASS);
    assert_fault(5, "decided");
}

static void test_loss_to_the_next_stone(void)
{
    write_with(5, "33445 -18\n");
    check(CLASS);
    assert_fault(5, "decided");
}

static void test_duplicate(void)
{
    write_with(9, good[1]);
    check(CLASS);
    assert_fault(9, "the position of line 2 again");
}

/* Columns 1 and 7, 2 and 6, 3 and 5 change places. */
static void test_mirrored_duplicate(void)
{
    char line[64];
    strcpy(line, good[5]);
    for (char *move = line; *move != ' '; move++)
        *move = (char)('8' - *move + '0');
    write_with(8, line);
    check(CLASS);
    assert_fault(8, "the position of line 6 again, or its mirror image");
}

/* The first and the third stone change places: the same position. */
static void test_duplicate_in_another_order(void)
{
    for (int i = 0; i < 9; i++) {
        char line[64];
        strcpy(line, good[i]);
        line[0] = good[i][2];
        line[2] = good[i][0];
        if (line[0] == line[2] || line[1] == line[0] || line[1] == line[2])
            continue;
        write_with(10, line);
        check(CLASS);
        char words[64];
        snprintf(words, sizeof words, "the position of line %d again", i + 1);
        assert_fault(10, words);
        return;
    }
    TEST_FAIL_MESSAGE("no line begins with three different columns");
}

static void test_wrong_class_by_stones(void)
{
    write_with(4, "44444 0\n");
    check(CLASS);
    assert_fault(4, "wrong class: 5 stones, not 30 to 36");
}

static void test_wrong_class_by_plies_left(void)
{
    write_lines(good, 10);
    check("-p 30-36 -l 14-27");
    TEST_ASSERT_EQUAL(1, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.out, "plies left, not 14 to 27"));
    TEST_ASSERT_NOT_NULL(strstr(run.out, " 10 faults"));
}

static void test_impossible_score(void)
{
    write_with(4, rescored_line(20));
    check(CLASS);
    assert_fault(4, "is impossible with");
}

/* A score of the right class, but not the position's. */
static void test_wrong_score(void)
{
    int change = strstr(good[3], " 1\n") || strstr(good[3], " 0\n") ? 1 : -1;
    write_with(4, rescored_line(change));
    check(CLASS);
    TEST_ASSERT_EQUAL_MESSAGE(0, run.status, run.out);
    run_free(&run);
    check(CLASS "-S " BUILD_DIR "/12-lower-bound-tt");
    assert_fault(4, "wrong score: ");
    run_free(&run);
    check(CLASS "-k -S " BUILD_DIR "/12-lower-bound-tt");
    assert_fault(4, "wrong score: ");
}

/* Called by the same name, and by then repaired: what it said is forgotten. */
static void test_a_changed_solver_is_asked_again(void)
{
    const char *script[] = {"while read -r moves; do echo \\$moves 20; done",
                            "exec " BUILD_DIR "/12-lower-bound-tt"};
    write_lines(good, 10);
    for (int i = 0; i < 2; i++) {
        char command[512];
        snprintf(command, sizeof command,
                 "printf '#!/bin/sh\\n%%s\\n' \"%s\" > %s/mine; "
                 "chmod +x %s/mine",
                 script[i], directory, directory);
        run = run_text(command, "");
        TEST_ASSERT_EQUAL_MESSAGE(0, run.status, run.err);
        run_free(&run);
        snprintf(command, sizeof command, CLASS "-S %s/mine -c %s/scores",
                 directory, directory);
        check(command);
        TEST_ASSERT_NOT_NULL_MESSAGE(
            strstr(run.out, i == 0 ? " 10 faults" : " 0 faults"), run.out);
        TEST_ASSERT_EQUAL(i > 0, strstr(run.err, "another solver") != NULL);
        run_free(&run);
    }
    run = (Run){0};
}

static void test_truncated_within_a_line(void)
{
    char lines[10][64];
    memcpy(lines, good, sizeof lines);
    lines[9][12] = '\0';
    write_lines(lines, 10);
    check(CLASS "-n 10");
    assert_fault(10, "the file is cut off");
}

static void test_truncated_between_lines(void)
{
    write_lines(good, 7);
    check(CLASS "-n 10");
    assert_fault(0, "7 lines, not 10");
}

static void test_carriage_returns(void)
{
    char lines[10][64];
    memcpy(lines, good, sizeof lines);
    for (int i = 0; i < 10; i++)
        strcpy(strchr(lines[i], '\n'), "\r\n");
    write_lines(lines, 10);
    check(CLASS);
    TEST_ASSERT_EQUAL(1, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.out, ":1: the line ends in a carriage"));
    TEST_ASSERT_NOT_NULL(strstr(run.out, ":10: the line ends in a carriage"));
    TEST_ASSERT_NOT_NULL(strstr(run.out, " 10 faults"));
}

static void test_zero_byte(void)
{
    FILE *file = fopen(set_path, "w");
    fwrite("44\0 1\n", 1, 6, file);
    fclose(file);
    check(CLASS);
    assert_fault(1, "zero byte");
}

static void test_empty_line(void)
{
    write_with(6, "\n");
    check(CLASS);
    assert_fault(6, "not of the form");
}

static void test_several_faults_are_all_named(void)
{
    write_with(3, "4444444 1\n");
    FILE *file = fopen(set_path, "a");
    fputs("12 a\n", file);
    fclose(file);
    check(CLASS);
    TEST_ASSERT_EQUAL(1, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.out, ":3: "));
    TEST_ASSERT_NOT_NULL(strstr(run.out, ":11: "));
    TEST_ASSERT_NOT_NULL(strstr(run.out, "11 lines, 2 faults"));
}

static void test_missing_file(void)
{
    unlink(set_path);
    check(CLASS);
    assert_fault(0, "No such file");
}

static void test_unknown_set(void)
{
    write_lines(good, 10);
    check("");
    TEST_ASSERT_EQUAL(1, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.out, "not one of the six sets"));
}

/* The end of a line instead of an answer, and a program that is none. */
static void test_solver_that_is_none(void)
{
    write_lines(good, 10);
    check(CLASS "-S /bin/true");
    TEST_ASSERT_EQUAL(2, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.err, "/bin/true ended without an answer"));
    run_free(&run);
    check(CLASS "-S /bin/cat");
    TEST_ASSERT_EQUAL(2, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.err, "does not speak the protocol"));
    run_free(&run);
    check(CLASS "-S /no/such/solver");
    TEST_ASSERT_EQUAL(2, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.err, "/no/such/solver: No such file"));
}

/* Changes one byte in a copy of the six sets. */
static void test_wrong_checksum(void)
{
    char command[1024];
    snprintf(command, sizeof command,
             "cp testsets/*.txt %s && sh testsets/check.sh %s", directory,
             directory);
    run = run_text(command, "");
    TEST_ASSERT_EQUAL_MESSAGE(0, run.status, run.out);
    run_free(&run);
    snprintf(command, sizeof command,
             "sed 's/^1/7/' testsets/begin-easy.txt > %s/begin-easy.txt; "
             "rm %s/end-easy.txt; sh testsets/check.sh %s",
             directory, directory, directory);
    run = run_text(command, "");
    TEST_ASSERT_EQUAL(1, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.out, "/begin-easy.txt: not the bytes"));
    TEST_ASSERT_NOT_NULL(strstr(run.out, "/end-easy.txt: is missing"));
    TEST_ASSERT_NULL(strstr(run.out, "begin-hard"));
}

static void remove_directory(void)
{
    char command[256];
    snprintf(command, sizeof command, "rm -rf %s", directory);
    Run removal = run_text(command, "");
    run_free(&removal);
}

int main(void)
{
    read_good_lines();
    if (!mkdtemp(directory))
        return EXIT_FAILURE;
    snprintf(set_path, sizeof set_path, "%s/set.txt", directory);
    UNITY_BEGIN();
    RUN_TEST(test_a_good_set_has_no_fault);
    RUN_TEST(test_a_set_of_the_tree_has_no_fault);
    RUN_TEST(test_corrupted_line);
    RUN_TEST(test_bytes_that_cannot_be_printed);
    RUN_TEST(test_line_without_a_score);
    RUN_TEST(test_score_in_another_spelling);
    RUN_TEST(test_full_column);
    RUN_TEST(test_won_position_on_the_way);
    RUN_TEST(test_immediate_win);
    RUN_TEST(test_loss_to_the_next_stone);
    RUN_TEST(test_duplicate);
    RUN_TEST(test_mirrored_duplicate);
    RUN_TEST(test_duplicate_in_another_order);
    RUN_TEST(test_wrong_class_by_stones);
    RUN_TEST(test_wrong_class_by_plies_left);
    RUN_TEST(test_impossible_score);
    RUN_TEST(test_wrong_score);
    RUN_TEST(test_a_changed_solver_is_asked_again);
    RUN_TEST(test_truncated_within_a_line);
    RUN_TEST(test_truncated_between_lines);
    RUN_TEST(test_carriage_returns);
    RUN_TEST(test_zero_byte);
    RUN_TEST(test_empty_line);
    RUN_TEST(test_several_faults_are_all_named);
    RUN_TEST(test_missing_file);
    RUN_TEST(test_unknown_set);
    RUN_TEST(test_solver_that_is_none);
    RUN_TEST(test_wrong_checksum);
    remove_directory();
    return UNITY_END();
}
