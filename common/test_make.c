/* The front door: what make accepts, and the sentence it refuses with. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run_program.h"
#include "unity.h"

#define SCRATCH BUILD_DIR "/test/make"
#define OWN     SCRATCH "/build"
/* A make of its own, whatever the one that runs the tests was told. */
#define MAKE \
    "unset PART VARIANT POS WEAK V WERROR CI CPPFLAGS LDFLAGS LDLIBS; " \
    "export MAKEFLAGS= CFLAGS=-O0; make BUILD=" OWN " "
#define LATE "5611136174314314252755336445452372226"

static Run run;

void setUp(void)
{
}

void tearDown(void)
{
    run_free(&run);
}

static void make(const char *arguments)
{
    char command[1024];
    snprintf(command, sizeof command, MAKE "%s", arguments);
    run_free(&run);
    run = run_text(command, "");
}

static void make_well(const char *arguments)
{
    make(arguments);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", run.err, arguments);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, arguments);
}

static void check_says(const char *text)
{
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.out, text), run.out);
}

static void check_silent_about(const char *text)
{
    TEST_ASSERT_FALSE_MESSAGE(strstr(run.out, text), run.out);
}

/* Nothing is done, and one line says why. */
static void refused(const char *arguments, const char *sentence)
{
    make(arguments);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", run.out, arguments);
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.err, sentence), run.err);
    TEST_ASSERT_EQUAL_STRING(strchr(run.err, '\n'), "\n");
    TEST_ASSERT_EQUAL_INT_MESSAGE(2, run.status, arguments);
}

/* --- a part and a variant by name ----------------------------------------- */

static void test_a_part_by_its_number(void)
{
    make_well("-n 07 | sed 's/PART=[0-9]*//'");
    TEST_ASSERT_TRUE(strstr(run.out, "test/parts/07-transposition-table/"));
    char *expected = run.out;
    run.out = NULL;
    make_well("-n 7 | sed 's/PART=[0-9]*//'");
    TEST_ASSERT_EQUAL_STRING(expected, run.out);
    free(expected);
    refused("-n test PART=2", "There is no part '2': choose one of 03 04 ");
}

/* This project with one part more, which has no test. */
static const char two_sevens[] =
    "set -e; rm -rf " SCRATCH "/two; mkdir -p " SCRATCH "/two/parts; "
    "for f in Makefile bench common plots testsets tutorial parts/*; do "
    "[ $f = parts/rules.mk ] || ln -s \"$PWD/$f\" " SCRATCH "/two/$f; done; "
    "ln -s \"$PWD/parts/rules.mk\" " SCRATCH "/two/parts; "
    "mkdir " SCRATCH "/two/parts/07-mine; "
    "cp parts/07-*/part.c " SCRATCH "/two/parts/07-mine; ";

static void test_two_parts_of_one_number(void)
{
    run = run_text(two_sevens, "");
    TEST_ASSERT_EQUAL_STRING("", run.err);
    refused("-C " SCRATCH "/two --no-print-directory -n try PART=07",
            "PART=07 could be each of 07-mine 07-transposition-table: give "
            "the whole name");
    refused("-C " SCRATCH "/two --no-print-directory -n try PART=7",
            "07-mine 07-transposition-table");
    make_well("-C " SCRATCH "/two -n try PART=07-mine");
    check_says("/try/07-mine");
    refused("-C " SCRATCH "/two --no-print-directory test PART=07-mine",
            "Part 07-mine has no test: parts/07-mine/test_part.c would be");
}

static void test_a_variant(void)
{
    refused("try PART=8 VARIANT=none",
            "Part 08-iterative-deepening has no variant 'none': choose one of "
            "bisection forgetful loss-first no-bound outward");
    refused("flat PART=13 VARIANT=none", "no variant 'none': it has none");
    refused("try VARIANT=none", "VARIANT=none of which part?");
    refused("test PART=7 VARIANT=tiny-table", "leave VARIANT out");
}

static void test_what_nodes_are_counted_by(void)
{
    refused("shape PART=7 BY=squares",
            "There is no BY=squares: choose one of deadline moves answers "
            "positions");
}

static void test_everything_knows_variants(void)
{
    static const char *const targets[] = {"try", "play", "trace", "shape"};
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++) {
        char arguments[100];
        snprintf(arguments, sizeof arguments,
                 "-n %s PART=7 VARIANT=tiny-table | tail -n 2", targets[i]);
        make_well(arguments);
        check_says("/07-transposition-table-tiny-table");
    }
    make_well("-s try PART=7 VARIANT=tiny-table POS=" LATE);
    check_says("Part 07-transposition-table/tiny-table, position " LATE);
    check_says("\nBest: 6 (score -1: X wins with its 21st stone)\n");
    make_well("-s diff PART=7 VARIANT=tiny-table");
    TEST_ASSERT_EQUAL_STRING(
        "== new: parts/07-transposition-table/variants/tiny-table.c\n"
        "+#define TT_SLOTS 4093\n\n+1 −0\n",
        run.out);
}

/* --- switches ------------------------------------------------------------- */

static void test_a_switch_is_off(void)
{
    static const char *const off[] = {"", "0", "no", "off"};
    for (size_t i = 0; i < sizeof off / sizeof *off; i++) {
        char arguments[100];
        snprintf(arguments, sizeof arguments,
                 "-n try PART=7 WEAK=%s NATIVE=%s WERROR=%s V=%s", off[i],
                 off[i], off[i], off[i]);
        make_well(arguments);
        check_silent_about("-table -w");
        check_silent_about("-march=native");
        check_silent_about("-Werror");
    }
    make_well("-n try PART=7 WEAK=yes NATIVE=1 WERROR=1");
    check_says("-table -w");
    check_says("-march=native");
    check_says("-Werror");
}

static void test_silence(void)
{
    static const char forget[] = "rm -f " OWN "/obj/common/programs/*.o";
    run_free(&run);
    run = run_text(forget, "");
    make_well("-s " OWN "/obj/common/programs/draw.o");
    TEST_ASSERT_EQUAL_STRING("", run.out);
    run_free(&run);
    run = run_text(forget, "");
    make_well(OWN "/obj/common/programs/draw.o");
    TEST_ASSERT_EQUAL_STRING("  CC  " OWN "/obj/common/programs/draw.o\n",
                             run.out);
}

/* --- the compiler --------------------------------------------------------- */

#define SOLVER OWN "/03-minmax"

static void builds_with(const char *arguments, const char *environment)
{
    static const char *const flags[] = {"-DMINE=1",
                                        "-O1",
                                        "-L/lib",
                                        "-lm",
                                        "-D_POSIX_C_SOURCE=200809L",
                                        "-DBOARD_WIDTH=7",
                                        "-pthread"};
    char command[1024];
    snprintf(command, sizeof command,
             "rm -rf " OWN "; " MAKE "--version >/dev/null; %s make BUILD=" OWN
             " %s V=1 " SOLVER " && echo " LATE " | " SOLVER,
             environment, arguments);
    run_free(&run);
    run = run_text(command, "");
    TEST_ASSERT_EQUAL_STRING("", run.err);
    TEST_ASSERT_EQUAL_INT(0, run.status);
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        check_says(flags[i]);
    check_says("\n" LATE " -1 ");
}

#define FLAGS "CPPFLAGS=-DMINE=1 CFLAGS=-O1 LDFLAGS=-L/lib LDLIBS=-lm"

static void test_flags_of_the_user_and_a_compiler_of_two_words(void)
{
    builds_with("CC='env " COMPILER "'", FLAGS);
}

/* As tcc 0.9.27: there is no -MMD, -MP or -MF. */
static const char plain_compiler[] =
    "mkdir -p " SCRATCH "; printf '%s\\n' '#!/bin/sh' "
    "'for a; do case $a in -MMD | -MP | -MF) echo no such option: $a >&2; "
    "exit 1 ;; esac; done' 'exec " COMPILER " \"$@\"' >" SCRATCH "/plain-cc; "
    "chmod +x " SCRATCH "/plain-cc";

static void test_flags_of_the_user_and_a_compiler_that_lists_no_headers(void)
{
    run = run_text(plain_compiler, "");
    TEST_ASSERT_EQUAL_STRING("", run.err);
    builds_with(FLAGS " CC=" SCRATCH "/plain-cc", "");
    make_well("-n CC=" SCRATCH "/plain-cc " OWN "/trace/03-minmax " OWN
              "/variants/07-transposition-table/tiny-table " OWN
              "/test/common/test_board");
    check_silent_about("-MF");
    make_well("-n " OWN "/trace/03-minmax");
    check_says("-MF");
}

/* --- the board and the place ---------------------------------------------- */

static void test_boards_that_cannot_be(void)
{
    static const char *const bad[] = {
        "WIDTH=abc", "WIDTH=3",          "WIDTH=%",
        "HEIGHT=99", "WIDTH=8 HEIGHT=8", "WIDTH='7 7' HEIGHT="};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        refused(bad[i], "WIDTH * (HEIGHT + 1) is at most 64");
    make_well("help WIDTH=4 HEIGHT=15");
    make_well("help WIDTH=8 HEIGHT=7");
    make_well("help WIDTH=12 HEIGHT=4");
}

static void test_places_that_cannot_be(void)
{
    static const char *const bad[] = {"'a b'", "\"it's\"", "'a#b'", "'a%b'",
                                      "''"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char arguments[64];
        snprintf(arguments, sizeof arguments, "parts BUILD=%s", bad[i]);
        refused(arguments, "cannot be used: choose a directory without");
    }
}

static void test_a_place_where_nothing_can_be_written(void)
{
    make("BUILD=/dev/null/x /dev/null/x/03-minmax");
    TEST_ASSERT_EQUAL_STRING("", run.out);
    TEST_ASSERT_TRUE_MESSAGE(
        strstr(run.err, "Nothing can be written in /dev/null/x: choose "
                        "another BUILD=dir\n"),
        run.err);
    TEST_ASSERT_EQUAL_INT(2, run.status);
}

/* A read-only checkout: nothing is written beside BUILD, Unity included. */
static void test_all_is_built_in_the_place_given(void)
{
    make_well("-n BUILD=/else/where test PART=07 UNITY_DIR=/else/where/unity");
    check_says("get-unity.sh /else/where/unity\n");
    check_silent_about(" build/");
    make_well("-n BUILD=/else/where/boards/4x4 WIDTH=4 HEIGHT=4 setup");
    check_says("get-unity.sh /else/where/unity\n");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_part_by_its_number);
    RUN_TEST(test_two_parts_of_one_number);
    RUN_TEST(test_a_variant);
    RUN_TEST(test_what_nodes_are_counted_by);
    RUN_TEST(test_everything_knows_variants);
    RUN_TEST(test_a_switch_is_off);
    RUN_TEST(test_silence);
    RUN_TEST(test_flags_of_the_user_and_a_compiler_of_two_words);
    RUN_TEST(test_flags_of_the_user_and_a_compiler_that_lists_no_headers);
    RUN_TEST(test_boards_that_cannot_be);
    RUN_TEST(test_places_that_cannot_be);
    RUN_TEST(test_a_place_where_nothing_can_be_written);
    RUN_TEST(test_all_is_built_in_the_place_given);
    return UNITY_END();
}
