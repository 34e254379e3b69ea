/*
 * A solver that has changed is another one, however its command names it;
 * one that has not is the same.
 */
#include "unity.h"

#include <unistd.h>

#include "text.c"
#include "shell.c"
#include "identity.c"

#define HERE BUILD_DIR "/test/identity.tmp"

/* The first bytes are all that is looked at. */
#define NATIVE "\177ELF"

static char old_path[4096], top[2048], here[2048];

static void put(const char *name, const char *start, const char *text)
{
    FILE *file = fopen(name, "w");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, name);
    fprintf(file, "%s%s", start, text);
    fclose(file);
    TEST_ASSERT_EQUAL_INT(0, chmod(name, 0755));
}

void setUp(void)
{
    char path[8192];
    TEST_ASSERT_NOT_NULL(getcwd(top, sizeof top));
    snprintf(old_path, sizeof old_path, "%s", getenv("PATH"));
    TEST_ASSERT_EQUAL_INT(0, system("rm -rf " HERE " && mkdir -p " HERE
                                    "/st " HERE "/bin " HERE "/here/data '" HERE
                                    "/a b' " HERE "/here/lib"));
    TEST_ASSERT_EQUAL_INT(0, chdir(HERE "/here"));
    TEST_ASSERT_NOT_NULL(getcwd(here, sizeof here));
    *strrchr(here, '/') = '\0';
    snprintf(path, sizeof path, "%s/bin:%s", here, old_path);
    setenv("PATH", path, 1);
    setenv("HOME", here, 1);
    setenv("WHERE", here, 1);
}

void tearDown(void)
{
    setenv("PATH", old_path, 1);
    TEST_ASSERT_EQUAL_INT(0, chdir(top));
    TEST_ASSERT_EQUAL_INT(0, system("rm -rf " HERE));
}

/* The file is one of those that the solver is made of. */
static Identity assert_follows(const char *command, const char *file,
                               const char *start)
{
    remove(file);
    Identity none = identity_of(command);
    put(file, start, "one");
    Identity one = identity_of(command), again = identity_of(command);
    TEST_ASSERT_TRUE_MESSAGE(one.hash == again.hash, command);
    put(file, start, "two");
    Identity two = identity_of(command);
    TEST_ASSERT_TRUE_MESSAGE(none.hash != one.hash, command);
    TEST_ASSERT_TRUE_MESSAGE(one.hash != two.hash, command);
    TEST_ASSERT_TRUE_MESSAGE(one.is_sure == two.is_sure, command);
    return two;
}

static void assert_sure(const char *command, const char *file)
{
    TEST_ASSERT_TRUE_MESSAGE(assert_follows(command, file, NATIVE).is_sure,
                             command);
}

static void assert_unsure(const char *command, const char *file)
{
    TEST_ASSERT_FALSE_MESSAGE(assert_follows(command, file, NATIVE).is_sure,
                              command);
}

static void a_native_program_is_sure(void)
{
    assert_sure("./mine", "mine");
    assert_sure("./mine -x 3 --depth=4 2>&1 >log", "mine");
    assert_sure("'./mine' -x", "mine");
    assert_sure("\"../a b/mine\"", "../a b/mine");
    assert_sure("../a\\ b/mine", "../a b/mine");
    assert_sure("cd ../st && ./mine -x", "../st/mine");
    assert_sure("(cd ../st; cd ../st; ./mine)", "../st/mine");
    assert_sure("$PWD/mine", "mine");
    assert_sure("\"${WHERE}/st/mine\"", "../st/mine");
    assert_sure("~/st/mine", "../st/mine");
    put("other", NATIVE, "");
    assert_sure("./other | ./mine", "mine");
    assert_sure("./mine | ./other", "mine");
    assert_sure("./other --book=book", "book");
    assert_sure("./other < book", "book");
}

/* What changes while the solver runs must not make it another one. */
static void what_a_native_program_writes_is_not_of_it(void)
{
    put("mine", NATIVE, "");
    uint64_t before = identity_of("./mine 2>log -x").hash;
    put("log", "some", "thing");
    put("README.md", "some", "thing");
    TEST_ASSERT_TRUE(before == identity_of("./mine 2>log -x").hash);
}

/* Through PATH comes what may be an interpreter, or read any other file. */
static void others_are_followed_and_unsure(void)
{
    assert_unsure("mine", "../bin/mine");
    assert_unsure("../bin/mine", "../bin/mine");
    assert_unsure("env mine", "../bin/mine");
    assert_unsure("cat | ./mine", "mine");
    assert_unsure("sh -c './mine -x'", "mine");
    assert_unsure("sh -c 'cd ../st && ./mine'", "../st/mine");
    assert_unsure("sh -c \"sh -c '../st/mine;../st/mine'\"", "../st/mine");
    assert_unsure("X=1 ./mine", "mine");
    assert_unsure("(cd ../st && ./other) | lib/mine", "lib/mine");
    put("mine", NATIVE, "");
    assert_unsure("./mine book", "book");
    assert_unsure("./mine data", "data/book");
    TEST_ASSERT_FALSE(
        assert_follows("./script", "script", "#!/bin/sh\n").is_sure);
    TEST_ASSERT_FALSE(identity_of("./none").is_sure);
    TEST_ASSERT_FALSE(identity_of("./mine <(sh)").is_sure);
}

/* As java Solver does, and python3 solver.py that imports another file. */
static void files_beside_an_unsure_solver_count(void)
{
    put("../bin/java", NATIVE, "");
    assert_unsure("java Solver", "Solver.class");
    assert_unsure("../bin/java Solver", "Solver.class");
    assert_unsure("cd lib && java Solver", "lib/Solver.class");
    assert_unsure("(cd lib && java Other) | java Solver", "Solver.class");
    put("../st/solver.py", "import", "other");
    assert_unsure("java ../st/solver.py", "../st/other.py");
    put("../st/script", "#!", "/bin/sh");
    assert_unsure("../st/script", "../st/other.sh");
    assert_unsure("cd ../st && ./script", "../st/other.sh");
}

static void nothing_is_run(void)
{
    put("mine", NATIVE, "");
    const char *commands[] = {"./mine $(touch ran)",
                              "./mine `touch ran`",
                              "./mine \"$(touch ran)\"",
                              "$(touch ran; echo x)",
                              "sh -c 'touch ran'",
                              "touch ran",
                              "./mine ${x:-$(touch ran)} ${y:-`touch ran`}",
                              "sh -c '\"$(touch ran)\"'",
                              "./mine \"'$(touch ran)'\"",
                              "./mine $((1 + $(touch ran)))"};
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        TEST_ASSERT_FALSE_MESSAGE(identity_of(commands[i]).is_sure,
                                  commands[i]);
        TEST_ASSERT_TRUE_MESSAGE(access("ran", F_OK) != 0, commands[i]);
    }
    assert_unsure("./mine $(x) | ../st/mine", "../st/mine");
}

static void odd_commands_do_no_harm(void)
{
    const char *commands[] = {"",   " ",       "'",         "\"",
                              "\\", "$",       "${",        "&",
                              "cd", "cd 'a b", "x |",       "a\nb",
                              "{",  "<",       ">",         "=",
                              "$'", "\"\\",    "sh -c ' '", "X='\"$X\"; $X'"};
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        TEST_ASSERT_TRUE(identity_of(commands[i]).hash ==
                         identity_of(commands[i]).hash);
    setenv("X", "\"$X;\"", 1); /* a command in a command, without an end */
    TEST_ASSERT_FALSE(identity_of("\"$X\"").is_sure);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(a_native_program_is_sure);
    RUN_TEST(what_a_native_program_writes_is_not_of_it);
    RUN_TEST(others_are_followed_and_unsure);
    RUN_TEST(files_beside_an_unsure_solver_count);
    RUN_TEST(nothing_is_run);
    RUN_TEST(odd_commands_do_no_harm);
    return UNITY_END();
}
