/* The node counts of every solver are those of bench/signatures.csv. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run_program.h"
#include "unity.h"

void setUp(void)
{
}

void tearDown(void)
{
}

/* A row is solver,set,mode,nodes: asks that solver for that count. */
static void check_row(const char *row)
{
    char solver[100], set[20], mode[20], command[400], message[200];
    unsigned long long expected, found;
    TEST_ASSERT_EQUAL_INT_MESSAGE(4,
                                  sscanf(row, "%99[^,],%19[^,],%19[^,],%llu",
                                         solver, set, mode, &expected),
                                  row);
    snprintf(command, sizeof command,
             "'%s/%s%s' %s < bench/signature-%s.txt | "
             "awk '{ nodes += $3 } END { print nodes }'",
             BUILD_DIR, strchr(solver, '/') ? "variants/" : "", solver,
             strcmp(mode, "weak") == 0 ? "-w" : "", set);
    Run run = run_text(command, "");
    found = strtoull(run.out, NULL, 10);
    run_free(&run);
    snprintf(message, sizeof message, "%s %s %s", solver, set, mode);
    TEST_ASSERT_EQUAL_UINT64_MESSAGE(expected, found, message);
}

static void test_every_signature(void)
{
    Run csv = run_text("cat bench/signatures.csv", "");
    char *text = csv.out;
    int rows = 0;
    TEST_ASSERT_EQUAL_STRING("solver,set,mode,nodes", next_line(&text));
    for (const char *row; (row = next_line(&text)); rows++)
        check_row(row);
    TEST_ASSERT_TRUE(rows > 40);
    run_free(&csv);
}

/* A solver without a row would go unguarded. */
static void test_every_solver_has_a_signature(void)
{
    Run missing = run_text(
        "for manifest in parts/*/part.c parts/*/variants/*.c; do"
        "  name=${manifest#parts/}; name=${name%.c}; name=${name%/part};"
        "  case $name in */variants/*)"
        "    name=${name%%/*}/${name##*/};; esac;"
        "  grep -q \"^$name,late,strong,\" bench/signatures.csv ||"
        "    echo \"$name\"; done",
        "");
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", missing.out,
                                     "not in bench/signatures.csv");
    run_free(&missing);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_signature);
    RUN_TEST(test_every_solver_has_a_signature);
    return UNITY_END();
}
