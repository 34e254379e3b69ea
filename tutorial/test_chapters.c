/* The chapters as they stand: nothing in them is stale, dead or missing. */
#include <string.h>

#include "run_program.h"
#include "unity.h"

void setUp(void)
{
}

void tearDown(void)
{
}

static void test_nothing_has_drifted(void)
{
    if (strcmp(BUILD_DIR, "build") != 0)
        TEST_IGNORE_MESSAGE("the commands in the text run programs of build/");
    Run run = run_text("sh tutorial/tools/check.sh 2>&1", "");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.out);
    if (strstr(run.out, "not run"))
        TEST_MESSAGE(run.out);
    run_free(&run);
}

/* Exercises stand in the chapters; a part leads to those of all its chapters. */
static void test_parts_lead_to_their_chapters(void)
{
    Run run =
        run_text("for part in parts/*/; do n=${part#parts/};"
                 " for c in tutorial/\"${n%%-*}\"-*.md; do"
                 " grep -q \"](../../$c#exercises)\" \"$part/README.md\" ||"
                 " echo \"$part: $c\"; grep -q '^## Exercises' \"$c\" ||"
                 " echo \"$c has none\"; done; done",
                 "");
    TEST_ASSERT_EQUAL_STRING("", run.out);
    TEST_ASSERT_EQUAL_INT(0, run.status);
    run_free(&run);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_parts_lead_to_their_chapters);
    RUN_TEST(test_nothing_has_drifted);
    return UNITY_END();
}
