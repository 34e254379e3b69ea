#include "exam.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../workbench/files.h"

enum { BUILD_SECONDS = 60, RESTARTS = 3 };

static const char inside[] = "tutorial/classroom/inside";

/* --- opening ---------------------------------------------------------------- */

bool exam_open_bare(Exam *exam, const Assignment *assignment)
{
    *exam = (Exam){.assignment = assignment};
    if (!sandbox_open(&exam->sandbox, assignment->settings->unsafe))
        return false;
    exam->in = path_join(exam->sandbox.work, "in");
    exam->errors = path_join(exam->sandbox.work, "errors");
    return true;
}

bool exam_open(Exam *exam, const Assignment *assignment)
{
    if (!exam_open_bare(exam, assignment))
        return false;
    char *tests = path_join(exam->in, "tests");
    bool good = folder_write(&assignment->folder, exam->in) &&
                folder_write_unity(exam->in, assignment->settings->unity) &&
                directory_copy(inside, tests);
    free(tests);
    return good;
}

void exam_close(Exam *exam)
{
    sandbox_close(&exam->sandbox);
    free(exam->in);
    free(exam->errors);
    *exam = (Exam){0};
}

/* --- building --------------------------------------------------------------- */

#define WARNINGS "-Wall -Wextra -Wpedantic -Wshadow -Wno-unused-function "
#define COMMON   "given/main.c given/answer.c given/board.c"

static const struct {
    const char *name, *flags, *files;
    bool define;
} builds[] = {
    [BUILD_SOLVER] = {"solver", WARNINGS "-O2 -DNDEBUG", "part.c " COMMON,
                      true},
    [BUILD_PLAIN] = {"plain", "-w -O2 -DNDEBUG", "part.c " COMMON, false},
    [BUILD_TESTS] = {"tests",
                     "-w -g -O1 -Itests -Igiven "
                     "-DUNITY_OUTPUT_CHAR=report_char "
                     "'-DUNITY_OUTPUT_CHAR_HEADER_DECLARATION="
                     "report_char(int)'",
                     "tests/test_part.c tests/unity.c tests/random_play.c "
                     "given/board.c tests/report.c",
                     true},
    [BUILD_COUNTED] = {"counted",
                       "-w -O1 -DNDEBUG -finstrument-functions "
                       "-Dpart_nodes=nodes_said -Dpart_reset=reset_said "
                       "-include part.c",
                       "tests/counted.c", true},
    [BUILD_OBJECT] = {"part.o", "-w -O2 -DNDEBUG -c", "part.c", true},
    [BUILD_SANITIZED] = {"sanitized",
                         "-w -O1 -g -fsanitize=address,undefined "
                         "-fno-sanitize-recover=all",
                         "part.c " COMMON, true},
};

static char *program_of(Build build)
{
    return text_print("../out/%s", builds[build].name);
}

/* The part that is counted is instrumented, and what it is joined to is not. */
static char *command_for(const Exam *exam, Build build)
{
    const Settings *settings = exam->assignment->settings;
    char *flags = text_print("%s -std=c11 -D_POSIX_C_SOURCE=200809L "
                             "-DPART_NAME='\"%s\"' -pthread %s",
                             settings->compiler, exam->assignment->place.from,
                             builds[build].define ? settings->define : "");
    char *command =
        build == BUILD_COUNTED
            ? text_print("%s %s -DCOUNTED=%s -c -o ../out/counted.o %s && "
                         "%s -w -o ../out/counted "
                         "../out/counted.o %s",
                         flags, builds[build].flags, exam->assignment->counted,
                         builds[build].files, flags, COMMON)
            : text_print("%s %s -o ../out/%s %s%s", flags, builds[build].flags,
                         builds[build].name, builds[build].files,
                         build == BUILD_OBJECT ? " && nm -u ../out/part.o"
                                               : "");
    free(flags);
    return command;
}

Output exam_build(const Exam *exam, Build build)
{
    const Limits limits = {
        .seconds = BUILD_SECONDS, .megabytes = 2048, .builds = true};
    char *command = command_for(exam, build), *word = sandbox_quoted(command);
    char *start = text_print("sh -c %s", word);
    char *script = sandbox_script(&exam->sandbox, "build", limits, start);
    Output output = sandbox_run(script, "", limits);
    sandbox_settle(&exam->sandbox);
    free(script);
    free(start);
    free(word);
    free(command);
    return output;
}

/* --- what it calls ---------------------------------------------------------- */

/* Of the C library and the compiler's own. */
static const char harmless[] =
    " memcpy memmove memset memcmp strlen abs labs llabs qsort malloc calloc "
    "realloc free printf fprintf puts putchar fputs fputc fwrite putc stdout "
    "stderr assert abort __assert_fail __printf_chk __fprintf_chk __memcpy_chk "
    "__memset_chk __memmove_chk __stack_chk_fail __popcountdi2 __ctzdi2 "
    "__clzdi2 "
    "_GLOBAL_OFFSET_TABLE_ ";

static bool has_word(const char *words, const char *word, size_t length)
{
    for (words += strspn(words, " "); *words; words += strspn(words, " ")) {
        size_t other = strcspn(words, " \n");
        if (other == length && strncmp(words, word, length) == 0)
            return true;
        words += other;
        words += *words == '\n';
    }
    return false;
}

char *exam_calls(const Exam *exam)
{
    const Assignment *assignment = exam->assignment;
    const char *allowed = assignment->settings->calls;
    Output output = exam_build(exam, BUILD_OBJECT);
    char *calls = NULL;
    for (const char *at = strstr(output.text, "U "); at;
         at = strstr(at, "U ")) {
        const char *name = at += 2;
        size_t length = strcspn(name, "\n");
        if (has_word(harmless, name, length) ||
            has_word(assignment->calls, name, length) ||
            has_word(allowed, name, length) || strcmp(allowed, "any") == 0)
            continue;
        char *more =
            text_print("%s%.*s\n", calls ? calls : "", (int)length, name);
        free(calls);
        calls = more;
    }
    free(output.text);
    return calls;
}

/* --- unit tests ------------------------------------------------------------- */

static void make_password(char word[33])
{
    unsigned char bytes[16] = {0};
    int source = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
    if (source < 0 || read(source, bytes, sizeof bytes) != sizeof bytes)
        abort();
    close(source);
    for (int i = 0; i < 16; i++)
        snprintf(word + 2 * i, 3, "%02x", bytes[i]);
}

static void append(char **text, const char *format, const char *word,
                   int length)
{
    char *more = text_print(format, *text, length, word);
    free(*text);
    *text = more;
}

/* "file:line:test_name:FAIL: why", "3 Tests 1 Failures 0 Ignored" */
static void read_test_line(TestRun *run, const char *line)
{
    const char *name = strstr(line, ":test_");
    int tests, failures;
    if (sscanf(line, "%d Tests %d Failures", &tests, &failures) == 2)
        run->whole = tests == run->done && failures == run->failures;
    if (!name)
        return;
    int length = (int)strcspn(++name, ":");
    const char *verdict = name + length;
    bool failed = strncmp(verdict, ":FAIL", 5) == 0;
    run->done++;
    run->failures += failed;
    append(failed ? &run->failed : &run->passed, "%s%.*s ", name, length);
    snprintf(run->last, sizeof run->last, "%.*s", length, name);
    if (!failed)
        return;
    append(&run->why, "%s%.*s: ", name, length);
    const char *reason = verdict[5] == ':' ? verdict + 7 : "failed";
    append(&run->why, "%s%.*s\n", reason, 200);
}

/* Lines that begin with the password are the test's own. */
static void read_tests(TestRun *run, char *text, const char *password)
{
    size_t length = strlen(password);
    for (char *line = text; *line;) {
        char *next = line + strcspn(line, "\n");
        if (*next)
            *next++ = '\0';
        if (strncmp(line, password, length) == 0 && line[length] == ' ')
            read_test_line(run, line + length + 1);
        line = next;
    }
}

TestRun exam_tests(const Exam *exam, int seconds)
{
    const Limits limits = {.seconds = seconds, .megabytes = 2048};
    char password[33];
    make_password(password);
    char *script =
        sandbox_script(&exam->sandbox, "tests", limits, "../out/tests");
    Output output = sandbox_run(script, password, limits);
    sandbox_settle(&exam->sandbox);
    TestRun run = {.passed = text_copy(" ", 1),
                   .failed = text_copy(" ", 1),
                   .why = text_copy("", 0),
                   .status = output.status,
                   .late = output.late || output.status == 128 + SIGXCPU ||
                           output.status == 128 + SIGKILL};
    read_tests(&run, output.text, password);
    free(output.text);
    free(script);
    return run;
}

void testrun_free(TestRun *run)
{
    free(run->passed);
    free(run->failed);
    free(run->why);
    *run = (TestRun){0};
}

/* --- questions -------------------------------------------------------------- */

/* Of the answers, those from `first` on are to come. */
static void ask_from(const char *script, const Positions *positions, int first,
                     int seconds, const char *errors, Answers *answers)
{
    Positions *rest = malloc(sizeof *rest);
    if (!rest)
        abort();
    *rest = *positions;
    memmove(rest->line[0], rest->line[first],
            (size_t)(positions->count - first) * LINE_SIZE);
    rest->count = positions->count - first;
    compare_ask(rest, script, seconds, errors, answers);
    free(rest);
}

/* Puts answers to their places; returns the position after the last. */
static int keep_answers(Reply *reply, int first, const Answers *some)
{
    for (int i = 0; i < some->count; i++) {
        reply->answers.score[first + i] = some->score[i];
        reply->answers.nodes[first + i] = some->nodes[i];
        reply->answers.usec[first + i] = some->usec[i];
        reply->missing[first + i] = false;
    }
    return first + some->count;
}

static void note_ending(Reply *reply, int at, const Answers *answers)
{
    if (reply->ending != RUN_WHOLE)
        return;
    reply->ending = answers->ending;
    reply->at = at;
    reply->status = answers->status;
    memcpy(reply->said, answers->said, sizeof reply->said);
}

static void ask_all(const char *script, const Positions *positions, int seconds,
                    const char *errors, Reply *reply)
{
    *reply = (Reply){.answers = {.count = positions->count}};
    memset(reply->missing, true, sizeof reply->missing);
    for (int at = 0, starts = 0; at < positions->count; starts++) {
        Answers *some = calloc(1, sizeof *some);
        if (!some)
            abort();
        ask_from(script, positions, at, seconds, errors, some);
        at = keep_answers(reply, at, some);
        reply->answers.bare = reply->answers.bare || some->bare;
        note_ending(reply, at, some);
        bool again = some->ending == RUN_CRASHED && starts < RESTARTS;
        free(some);
        if (!again)
            break;
        at++; /* what it crashed at is missing */
    }
}

static void ask(const Exam *exam, const char *command, int megabytes,
                const Positions *positions, int seconds, Reply *reply)
{
    /* The whole set is as long as four of its positions: compare.h. */
    Limits limits = {.seconds = 6 * seconds, .megabytes = megabytes};
    char *script = sandbox_script(&exam->sandbox, "solver", limits, command);
    chmod(script, 0700);
    ask_all(script, positions, seconds, exam->errors, reply);
    sandbox_settle(&exam->sandbox);
    free(script);
}

void exam_ask(const Exam *exam, Build build, const Positions *positions,
              int seconds, Reply *reply)
{
    char *program = program_of(build);
    ask(exam, program, build == BUILD_SANITIZED ? 0 : 1024, positions, seconds,
        reply);
    free(program);
}

void exam_ask_command(const Exam *exam, const char *command,
                      const Positions *positions, int seconds, Reply *reply)
{
    char *text = text_print("%s \"$@\"", command);
    char *word = sandbox_quoted(text), *start = text_print("sh -c %s sh", word);
    ask(exam, start, 1024, positions, seconds, reply);
    free(start);
    free(word);
    free(text);
}
