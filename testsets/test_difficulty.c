/* The table of mean nodes: filled where it lacks them, and true. */
#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run_shell.h"

/* A tree of its own, with a set of four lines, the third a wrong score. */
#define HERE BUILD_DIR "/test/difficulty"
#define HEAD "part,mode,set,lines,mean_nodes\n"

void setUp(void)
{
    shell("set -e; rm -rf " HERE "; mkdir -p " HERE "/testsets; "
          "cp testsets/difficulty.sh testsets/mean.awk " HERE "/testsets; "
          "mkdir -p " HERE "/parts/12-lower-bound-tt; "
          "sed '3s/ .*/ 21/;4q' testsets/end-easy.txt >" HERE
          "/testsets/end-easy.txt");
    TEST_ASSERT_EQUAL_STRING("", run.err);
}

void tearDown(void)
{
    shell("rm -rf " HERE);
    run_free(&run);
    run = (Run){0};
}

/* Fills a table by the script of a tree; then the table is in run.out. */
static void fill(const char *tree, const char *rows)
{
    char command[512];
    FILE *file = fopen(HERE "/table.csv", "w");
    TEST_ASSERT_NOT_NULL(file);
    fprintf(file, HEAD "%s", rows);
    fclose(file);
    snprintf(command, sizeof command,
             "sh %s/testsets/difficulty.sh " HERE "/table.csv " BUILD_DIR
             " >" HERE "/said; status=$?; cat " HERE "/table.csv; exit $status",
             tree);
    shell(command);
}

static void check_fault(const char *rows, const char *fault)
{
    char expected[200];
    snprintf(expected, sizeof expected, HEAD "%s", rows);
    fill(HERE, rows);
    TEST_ASSERT_EQUAL_INT(1, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, fault), run.err);
    TEST_ASSERT_EQUAL_STRING(expected, run.out);
}

/* The mean as one would find it by hand; a row that has one stays. */
static void test_only_what_lacks_is_found(void)
{
    char expected[200];
    shell("sed 's/ .*//;2q' " HERE "/testsets/end-easy.txt | " BUILD_DIR
          "/12-lower-bound-tt -w | "
          "awk '{ n += $3 } END { printf \"%.2f\", n / NR }'");
    snprintf(expected, sizeof expected,
             HEAD "12,strong,end-easy,3,7.77\n12,weak,end-easy,2,%s\n",
             run.out);
    fill(HERE, "12,strong,end-easy,3,7.77\n12,weak,end-easy,2,\n");
    TEST_ASSERT_EQUAL_STRING("", run.err);
    TEST_ASSERT_EQUAL_INT(0, run.status);
    TEST_ASSERT_EQUAL_STRING(expected, run.out);
}

static void test_faults_are_named_and_change_nothing(void)
{
    check_fault("12,strong,end-easy,none,\n",
                "12,strong,end-easy,none,: not a row such as");
    check_fault("12,strong,hard-end,3,\n", "hard-end.txt");
    check_fault("99,strong,end-easy,3,\n", "there is no solver");
    check_fault("12,strong,end-easy,4,\n", "wrong score in line 3");
}

/* The rows that take no time, found anew. */
static void test_the_projects_table_is_true(void)
{
    shell("grep '^12,[a-z]*,end-easy,1000,.' testsets/difficulty.csv");
    TEST_ASSERT_EQUAL_INT(0, run.status);
    char expected[200], rows[200] = "";
    snprintf(expected, sizeof expected, HEAD "%s", run.out);
    for (char *rest = run.out, *row; (row = next_line(&rest));) {
        strrchr(row, ',')[1] = '\0';
        strcat(strcat(rows, row), "\n");
    }
    fill(".", rows);
    TEST_ASSERT_EQUAL_STRING("", run.err);
    TEST_ASSERT_EQUAL_STRING(expected, run.out);
}

/* Sets in the order of the rows; figures as everywhere. */
static void test_the_table_for_people(void)
{
    shell("printf '%s\\n' part,mode,set,lines,mean_nodes "
          "12,strong,end-easy,1000,75.45 12,weak,end-easy,1000,932144.85 "
          "12,strong,begin-hard,40,39400000 12,weak,begin-hard,1000,999.6 "
          "> " HERE "/table.csv; echo '12,lower,strong,begin-hard,1.0,NA,1' "
          "> " HERE "/published.csv; awk -f testsets/difficulty.awk " HERE
          "/table.csv " HERE "/published.csv");
    TEST_ASSERT_EQUAL_STRING("| set | mode | part 12 | published |\n"
                             "|---|---|--:|--:|\n"
                             "| End-Easy | strong | 75.5 |  |\n"
                             "|  | weak | 932,145 |  |\n"
                             "| Begin-Hard | strong | 39.4 million (40) |  |\n"
                             "|  | weak | 1,000 |  |\n",
                             run.out);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_only_what_lacks_is_found);
    RUN_TEST(test_faults_are_named_and_change_nothing);
    RUN_TEST(test_the_projects_table_is_true);
    RUN_TEST(test_the_table_for_people);
    return UNITY_END();
}
