/*
 * The generated blocks of a Markdown file: filled, noticed when stale; and
 * the project's own READMEs: against the committed results, and their links.
 */
#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run_shell.h"

#define HERE     BUILD_DIR "/test/readme.tmp"
#define MARKDOWN BUILD_DIR "/markdown "
#define PAGE     HERE "/page.md"
#define FILL     "REFERENCE=" HERE " " MARKDOWN "fill " PAGE
#define CHECK    "REFERENCE=" HERE " " MARKDOWN "check 'make it' " PAGE

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    fputs(text, file);
    fclose(file);
}

static const char summary[] =
    "solver,set,mode,status,solved,positions,mean_us,mean_nodes,"
    "about_us,about,stopped_line\n"
    "03-minmax,end-easy,strong,finished,2,2,580,11025,,,\n"
    "03-minmax,begin-hard,strong,skipped,0,2,,,2e9,over,\n"
    "04-alpha-beta,end-easy,strong,finished,2,2,25.9,284,,,\n"
    "04-alpha-beta,begin-hard,strong,budget,1,2,,,,,2\n"
    "05-own,end-easy,strong,finished,2,2,25.9,,,,\n"
    "05-own,begin-hard,strong,wrong,0,2,,,,,1\n";

static const char page[] = "# Title\n<!-- table: results strong -->\nold\n"
                           "<!-- end -->\ntext\n<!-- chart: road -->\n"
                           "stays\n<!-- end -->\n";

void setUp(void)
{
    shell("rm -rf " HERE " && mkdir -p " HERE);
    write_file(HERE "/summary.csv", summary);
    write_file(HERE "/context.txt", "cpu: a\ndate: b\nbudget: 2s\n");
    write_file(HERE "/page.md", page);
    /* As the drawing of the chart does. */
    shell("echo \"summary $(cksum <" HERE "/summary.csv)\" >" HERE "/road.svg");
}

void tearDown(void)
{
    shell("rm -rf " HERE);
    run_free(&run);
    memset(&run, 0, sizeof run);
}

/* What cannot be had stays, and that is told. */
static void fills_the_blocks_it_can(void)
{
    shell("rm " HERE "/road.svg; " FILL);
    TEST_ASSERT_EQUAL_INT_MESSAGE(1, run.status, run.err);
    TEST_ASSERT_EQUAL_STRING(HERE "/page.md:6: " HERE "/road.svg is "
                                  "stale or missing, 'make readme' draws it\n",
                             run.err);
    shell("cat " HERE "/page.md");
    TEST_ASSERT_EQUAL_STRING(
        "# Title\n<!-- table: results strong -->\n"
        "| part | End-Easy | Begin-Hard |\n|---|--:|--:|\n"
        "| 03 minmax | 580 µs<br>11,025 | N/A, over 33 min |\n"
        "| 04 alpha beta | 25.9 µs<br>284 | N/A, 1 of 2 |\n"
        "| 05 own | 25.9 µs<br>– | wrong at line 1 |\n"
        "<!-- end -->\ntext\n<!-- chart: road -->\nstays\n"
        "<!-- end -->\n",
        run.out);
}

/* Ours over the published; and the solver the published figures begin with. */
static void published_figures_stand_beside(void)
{
    write_file(HERE "/page.md", "<!-- table: published strong -->\n"
                                "<!-- end -->\n");
    shell("sed -i.old s/05-own/10-own/ " HERE "/summary.csv; " FILL " >" HERE
          "/said && cat " PAGE);
    TEST_ASSERT_EQUAL_STRING(
        "<!-- table: published strong -->\n"
        "| part | set | nodes, published | measured | ratio | time, published |"
        " measured | ratio |\n|---|---|--:|--:|--:|--:|--:|--:|\n"
        "| 03 minmax | End-Easy | 11,024 | 11,025 | ×1.00 | 790 µs | 580 µs |"
        " ×0.73 |\n"
        "| 04 alpha beta | End-Easy | 284 | 284 | ×1.00 | 69.6 µs | 25.9 µs |"
        " ×0.37 |\n"
        "| 10 own | End-Easy | 54.9 | – | – | 5.11 µs | 25.9 µs | ×5.07 |\n"
        "| 10 own | Begin-Hard | 71.4 million | N/A | – | 6.45 s | N/A | – |\n"
        "<!-- end -->\n",
        run.out);
    shell("sed -i.old s/strong/weak/ " HERE "/*.csv; echo '<!-- table: results "
          "weak -->\n<!-- end -->' >" PAGE "; " FILL " >" HERE
          "/said && sed -n 4p " PAGE);
    TEST_ASSERT_EQUAL_STRING("| Fhourstones (published) | 3.69 µs<br>39.8 | "
                             "7.95 s<br>93.4 million |\n",
                             run.out);
}

static void notices_stale_blocks_and_charts(void)
{
    shell(CHECK);
    TEST_ASSERT_EQUAL_INT(1, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.err, "page.md:2: stale, 'make it' mends it: <!-- table"),
        run.err);
    TEST_ASSERT_NOT_NULL(strstr(run.err, "page.md:6: stale"));
    shell(FILL);
    shell(CHECK);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    shell("sed -i.old s/580/581/ " HERE "/summary.csv");
    shell(CHECK);
    TEST_ASSERT_EQUAL_INT(1, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.err, "page.md:2: stale"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "road.svg is stale"));
}

static void a_block_without_end_changes_nothing(void)
{
    write_file(HERE "/page.md", "<!-- table: results strong -->\nmine\n");
    shell(FILL);
    TEST_ASSERT_EQUAL_INT(1, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.err, "no <!-- end -->"));
    shell("cat " HERE "/page.md");
    TEST_ASSERT_EQUAL_STRING("<!-- table: results strong -->\nmine\n", run.out);
}

/* The block itself stays as it is, without a word in the file. */
static void tells_what_cannot_be_made(void)
{
    static const struct {
        const char *block, *fault;
    } cases[] = {
        {"<!-- generated: other -->\nmine\n<!-- end -->\n",
         "page.md:1: what block is this? <!-- generated: other -->\n"},
        {"\n<!-- table: other -->\nmine\n<!-- end -->\n",
         "page.md:2: there is no table of 'other'\n"},
        {"<!-- context: results -->\nmine\n<!-- end -->\n",
         "page.md:1: there is no " HERE "/summary.csv\n"},
    };
    shell("rm " HERE "/summary.csv");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        write_file(HERE "/page.md", cases[i].block);
        shell(FILL);
        TEST_ASSERT_EQUAL_INT(1, run.status);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, cases[i].fault), run.err);
        shell("cat " HERE "/page.md");
        TEST_ASSERT_EQUAL_STRING(cases[i].block, run.out);
    }
}

static void the_projects_readmes_are_fresh(void)
{
    shell(MARKDOWN "check 'make readme' README.md "
                   "testsets/README.md bench/RESULTS.md");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
}

static void no_link_of_a_readme_is_dead(void)
{
    shell(MARKDOWN "links README.md */README.md parts/*/README.md "
                   "bench/tuning/README.md bench/RESULTS.md");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(fills_the_blocks_it_can);
    RUN_TEST(published_figures_stand_beside);
    RUN_TEST(notices_stale_blocks_and_charts);
    RUN_TEST(a_block_without_end_changes_nothing);
    RUN_TEST(tells_what_cannot_be_made);
    RUN_TEST(the_projects_readmes_are_fresh);
    RUN_TEST(no_link_of_a_readme_is_dead);
    return UNITY_END();
}
