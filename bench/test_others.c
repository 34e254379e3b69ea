/*
 * Programs of others, played by stand-ins that print what those are known to
 * print: the originals are not here.
 */
#include "unity.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "run_shell.h"

#define HERE BUILD_DIR "/test/others.tmp"
#define MAKE \
    "MAKEFLAGS= make -s -o parts -o variants BUILD=" BUILD_DIR " race-others " \
    "RESULTS=" HERE "/results SETS=end-easy SAMPLE=4 RUNS=1 BUDGET=5s "

static void write_program(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    fputs(text, file);
    fclose(file);
    chmod(path, 0755);
}

void setUp(void)
{
    shell_well("rm -rf " HERE "; mkdir -p " HERE);
    write_program(HERE "/pons", "#!/bin/sh\n" BUILD_DIR
                                "/22-history $1 | while read -r p s rest; do "
                                "echo \"$p $s\"; done\n");
    write_program(
        HERE "/fhourstones",
        "#!/bin/sh\necho 'Fhourstones 3.1 (C)'; echo 'Boardsize = "
        "7x6'\n" BUILD_DIR "/22-history -w | while read -r p s n t; do\n"
        "case $s in 1) s='5 (+)' ;; 0) s='3 (=)' ;; *) s='1 (-)' ;; esac\n"
        "echo; echo \"Solving ${#p}-ply position after $p . . .\"\n"
        "echo \"score = $s  work = 12\"\n"
        "echo \"$n pos / 2 msec = 99.0 Kpos/sec\"\n"
        "echo '- 0.308  < 0.229  = 0.106  > 0.042  + 0.315'; done\n");
}

void tearDown(void)
{
    run_free(&run);
    memset(&run, 0, sizeof run);
    shell_well("rm -rf " HERE);
}

/* Only scores: the time is taken here, and there are no nodes. */
static void one_that_tells_its_score(void)
{
    shell_well(MAKE "PONS=" HERE "/pons");
    shell_well("grep ^pons,end-easy,strong,finished,4,4, " HERE
               "/results/summary.csv && grep ^pons,end-easy,weak,finished " HERE
               "/results/summary.csv && grep '| pons | – |' " HERE
               "/results/summary.md && grep -c 22-history, " HERE
               "/results/summary.csv");
}

/* It knows who wins, and how many positions it has looked at. */
static void fhourstones_in_its_own_words(void)
{
    shell_well(MAKE "FHOURSTONES=" HERE "/fhourstones");
    shell_well("grep ^fhourstones,end-easy,weak,finished,4,4,2000,2000,2000,"
               "2000, " HERE "/results/summary.csv");
    shell_well("awk -F, '$3 != \"mode\" && $3 != \"weak\" { exit 1 }' " HERE
               "/results/summary.csv");
    /* Equal nodes to the last digit: they are part 22's. */
    shell_well("awk -F, '/^22-h|^fh/ { print $11 }' " HERE
               "/results/summary.csv | uniq -d | grep .");
}

static void fhourstones_wrong_is_found(void)
{
    shell_well("sed -i.bak 's/5 (+)/1 (-)/' " HERE "/fhourstones");
    shell(MAKE "SAMPLE=20 FHOURSTONES=" HERE "/fhourstones");
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.out, "fhourstones, weak: gave a wrong score"), run.out);
}

static void nobody_is_refused(void)
{
    shell(MAKE "2>&1");
    TEST_ASSERT_TRUE(run.status != 0);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "Who takes part?"), run.out);
    shell("sh bench/others/fhourstones.sh cat </dev/null 2>&1");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "MODES=weak"), run.out);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(one_that_tells_its_score);
    RUN_TEST(fhourstones_in_its_own_words);
    RUN_TEST(fhourstones_wrong_is_found);
    RUN_TEST(nobody_is_refused);
    return UNITY_END();
}
