/* Making and proving a book, as a user does it; on a small board. */
#include <stdio.h>
#include <string.h>

#include "run_program.h"
#include "run_shell.h"
#include "unity.h"

#define HERE   BUILD_DIR "/test/opening-book"
#define SMALL  BUILD_DIR "/test/opening-book-5x4"
#define SOLVER SMALL "/22-history"
#define MAKER  SMALL "/make-book -S " SOLVER " -n 5 -o "
#define SCORES " -c " HERE "/scores.txt"
#define MAKE   "MAKEFLAGS= make -s "
#define CHECK  SMALL "/check-book "

void setUp(void)
{
}

void tearDown(void)
{
}

static void assert_out(const char *words)
{
    if (!strstr(run.out, words))
        TEST_FAIL_MESSAGE(run.out);
}

static void assert_err(const char *words)
{
    if (!strstr(run.err, words))
        TEST_FAIL_MESSAGE(run.err);
}

/* Its whole answer is a sentence, and nothing is made. */
static void assert_refused(const char *command, int status, const char *words)
{
    shell(command);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, run.status, command);
    assert_err(words);
}

static void assert_same_book(const char *command)
{
    shell("rm -f " HERE "/again.book");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, shell(command), run.err);
    shell_well("cmp " HERE "/right.book " HERE "/again.book");
}

/* --- making --------------------------------------------------------------- */

static void test_it_is_the_same_by_any_number_of_processes(void)
{
    assert_same_book(MAKER HERE "/again.book");
    assert_same_book(MAKER HERE "/again.book -j 3");
}

/* The last line is cut short, as a broken machine may leave it. */
static void test_it_goes_on_where_it_stopped(void)
{
    shell_well("rm -f " HERE "/scores.txt");
    shell_well(MAKER HERE "/again.book" SCORES);
    shell_well("cp " HERE "/scores.txt " HERE "/all.txt");
    shell_well("head -c 1000 " HERE "/all.txt >" HERE "/scores.txt");
    assert_same_book(MAKER HERE "/again.book" SCORES);
    shell_well("sort " HERE "/all.txt >" HERE "/all.sorted && sort " HERE
               "/scores.txt | cmp - " HERE "/all.sorted");
}

static void test_it_goes_on_after_kill(void)
{
    shell_well("rm -f " HERE "/scores.txt");
    for (int i = 0; i < 4; i++)
        shell("{ " MAKER HERE "/again.book" SCORES " & sleep 0.02; "
              "kill -9 $!; wait; } >" HERE "/killed 2>&1");
    assert_same_book(MAKER HERE "/again.book" SCORES);
}

/* Each asks for its own, and together they have all. */
static void test_shares_make_a_whole(void)
{
    shell_well("rm -f " HERE "/scores.txt " HERE "/share.book");
    for (int i = 1; i <= 3; i++) {
        char command[300];
        snprintf(command, sizeof command,
                 MAKER HERE "/share.book -i %d/3" SCORES, i);
        shell_well(command);
        assert_out("of 3");
    }
    TEST_ASSERT_TRUE(shell("[ -e " HERE "/share.book ]") != 0);
    shell_well("wc -l <" HERE "/scores.txt >" HERE "/lines");
    assert_same_book(MAKER HERE "/again.book" SCORES);
    shell_well("wc -l <" HERE "/scores.txt | cmp - " HERE "/lines");
}

static void test_what_makes_no_sense_is_refused(void)
{
    assert_refused(SMALL "/make-book -S " SOLVER " -n x -o " HERE "/no.book", 2,
                   "DEPTH=x is no number of stones from 0 to 12");
    assert_refused(SMALL "/make-book -S " SOLVER " -n 13 -o " HERE "/no.book",
                   2, "DEPTH=13");
    assert_refused(MAKER HERE "/no.book -j 0", 2, "JOBS=0");
    assert_refused(MAKER HERE "/no.book -c x -i 4/3", 2, "SHARE=4/3");
    assert_refused(MAKER HERE "/no.book -c x -i 1/", 2, "SHARE=1/");
    assert_refused(MAKER HERE "/no.book more", 2, "usage");
    assert_refused(SMALL "/make-book -n 3 -o " HERE "/no.book", 2, "usage");
    assert_refused(SMALL "/make-book -S ./none -n 3 -o " HERE "/no.book", 2,
                   "cannot run the solver");
    assert_refused(MAKER HERE "/none/no.book", 1, "No such file");
    TEST_ASSERT_TRUE(shell("[ -e " HERE "/no.book ]") != 0);
}

/* --- proving -------------------------------------------------------------- */

static void test_a_right_book_is_found_right(void)
{
    shell_well(CHECK "-S " SMALL "/12-lower-bound-tt -n 50 " HERE
                     "/right.book");
    assert_out("Every position has a number of its own, and a score      ");
    assert_out("     5       1070        0          41      439          590");
    assert_out("50 at random score what 12-lower-bound-tt says");
    TEST_ASSERT_NULL(strstr(run.out, "WRONG"));
}

/* The one that comes with the project: all but the sample. */
static void test_our_own_book_is_right(void)
{
    if (BOARD_WIDTH != 7 || BOARD_HEIGHT != 6)
        TEST_IGNORE_MESSAGE("it is for the 7x6 board");
    shell_well(BUILD_DIR "/check-book parts/24-opening-book/7x6.book");
    assert_out("129498 positions, 147449 numbers, 17951 of them free");
    assert_out("The sums are those that others have published");
    TEST_ASSERT_NULL(strstr(run.out, "WRONG"));
}

/* A solver that lies: every position is a draw, and all that follows fits. */
static void test_a_lie_is_found(void)
{
    shell_well("printf '#!/bin/sh\\nwhile read -r p; do echo \"$p 0\"; done\\n'"
               " >" HERE "/liar && chmod +x " HERE "/liar");
    shell_well(SMALL "/make-book -S " HERE "/liar -n 5 -o " HERE "/lie.book");
    shell_well(CHECK HERE "/lie.book");
    shell(CHECK "-S " SOLVER " -n 50 " HERE "/lie.book");
    TEST_ASSERT_EQUAL_INT(1, run.status);
    assert_out("WRONG");
    assert_out("score: 0, not ");
}

static void flip_byte(const char *at)
{
    char command[400];
    snprintf(command, sizeof command,
             "cp " HERE "/right.book " HERE "/bad.book && printf '\\377' | "
             "dd of=" HERE "/bad.book bs=1 seek=%s conv=notrunc 2>/dev/null",
             at);
    shell_well(command);
}

static void test_a_damaged_book_is_refused(void)
{
    static const char *const at[] = {"0", "20", "75", "100", "300"};
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        flip_byte(at[i]);
        shell(CHECK HERE "/bad.book");
        TEST_ASSERT_EQUAL_INT(1, run.status);
        assert_out("cannot be used: it");
    }
    assert_refused(CHECK HERE "/none.book", 1, "No such file");
    assert_refused(CHECK "-n -1 " HERE "/right.book", 2, "SAMPLE=-1");
    assert_refused(CHECK "-n 1 " HERE "/right.book", 2, "usage");
}

static void test_both_ways_to_store_it_are_measured(void)
{
    shell_well(SMALL "/measure-book " HERE "/right.book");
    assert_out("numbers ");
    assert_out("keys ");
}

/* --- in the program ------------------------------------------------------- */

static void build_with(const char *book)
{
    char command[400];
    snprintf(command, sizeof command,
             MAKE "WIDTH=5 HEIGHT=4 CFLAGS=-O1 BUILD=" HERE
                  "/built BOOK=%s " HERE "/built/24-opening-book",
             book);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, shell(command), run.err);
    shell("printf '12345\\n123451\\n' | " HERE "/built/24-opening-book");
    TEST_ASSERT_EQUAL_INT(0, run.status);
}

/* The scores are the same; only with a good book some cost no nodes. */
static void test_the_program_with_any_book(void)
{
    build_with(HERE "/right.book");
    TEST_ASSERT_EQUAL_STRING("", run.err);
    assert_out("12345 1 0 ");
    assert_out("\n123451 0 ");
    TEST_ASSERT_NULL(strstr(run.out, "123451 0 0 "));

    flip_byte("300");
    build_with(HERE "/bad.book");
    TEST_ASSERT_EQUAL_STRING("The opening book cannot be used: it is damaged: "
                             "its checksum is another one. The search "
                             "answers.\n",
                             run.err);
    assert_out("12345 1 ");
    TEST_ASSERT_NULL(strstr(run.out, "12345 1 0 "));

    build_with("");
    TEST_ASSERT_EQUAL_STRING("", run.err);
    TEST_ASSERT_NULL(strstr(run.out, "12345 1 0 "));
}

static void test_a_book_that_is_not_there_is_told(void)
{
    assert_refused(MAKE "WIDTH=5 HEIGHT=4 BUILD=" HERE
                        "/built BOOK=none.book " HERE "/built/24-opening-book",
                   2, "BOOK=none.book: there is no such file");
    assert_refused(MAKE "WIDTH=5 HEIGHT=4 BUILD=" HERE
                        "/built BOOK= check-opening-book",
                   2,
                   "There is no opening book for the 5x4 board: make "
                   "opening-book WIDTH=5 HEIGHT=4 makes one");
}

int main(void)
{
    UNITY_BEGIN();
    shell("rm -rf " HERE "; mkdir -p " HERE);
    shell(MAKER HERE "/right.book");
    RUN_TEST(test_it_is_the_same_by_any_number_of_processes);
    RUN_TEST(test_it_goes_on_where_it_stopped);
    RUN_TEST(test_it_goes_on_after_kill);
    RUN_TEST(test_shares_make_a_whole);
    RUN_TEST(test_what_makes_no_sense_is_refused);
    RUN_TEST(test_a_right_book_is_found_right);
    RUN_TEST(test_our_own_book_is_right);
    RUN_TEST(test_a_lie_is_found);
    RUN_TEST(test_a_damaged_book_is_refused);
    RUN_TEST(test_both_ways_to_store_it_are_measured);
    RUN_TEST(test_the_program_with_any_book);
    RUN_TEST(test_a_book_that_is_not_there_is_told);
    run_free(&run);
    return UNITY_END();
}
