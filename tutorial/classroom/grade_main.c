/*
 * Grades a submission: build/grade PART FOLDER, from the top of the project.
 * Exit status: 0 when a result was written, whatever the grade; 1 when nothing
 * could be graded; 2 for a bad call.
 */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../workbench/files.h"
#include "../workbench/run.h"
#include "grading.h"

static const char usage[] =
    "usage: grade [options] PART FOLDER             from the top of the "
    "project\n"
    "  -f format   text, gradescope, classroom50, prairielearn, autolab, "
    "junit,\n"
    "              vpl\n"
    "  -o file     for it, in place of standard output; -t file: text as well\n"
    "  -c names    the functions that count, in place of the lesson's\n"
    "  -d flag     for every compilation, such as -DTT_SLOTS=8388617\n"
    "  -S seed     of the hidden positions; -x word: a secret added to it\n"
    "  -r command  that starts a program of another language in FOLDER\n"
    "  -a names    functions of others that it may call; any: whatever it "
    "likes\n"
    "  -b dir      where programs are built (build); -u dir: Unity's sources\n"
    "  -s solver   that scores the hidden positions\n"
    "  -U          without a sandbox\n";

enum { WRITTEN = 0, NOT_GRADED = 1, BAD_CALL = 2 };

typedef struct {
    Settings settings;
    const char *format, *file, *text, *command, *from;
} Options;

/* --- the result ------------------------------------------------------------- */

/* Whole, or not there at all. */
static bool write_to(const Grade *grade, const char *format, const char *path)
{
    char *beside = text_print("%s.%ld", path, (long)getpid());
    FILE *to = fopen(beside, "w");
    bool good = to && format_write(grade, format, to);
    if (to && fclose(to) != 0)
        good = false;
    good = good && rename(beside, path) == 0;
    if (!good) {
        perror(path);
        unlink(beside);
    }
    free(beside);
    return good;
}

static bool write_result(const Options *options, const Grade *grade)
{
    bool good = true;
    if (options->file)
        good = write_to(grade, options->format, options->file);
    else
        good =
            format_write(grade, options->format, stdout) && fflush(stdout) == 0;
    if (options->text)
        good = write_to(grade, "text", options->text) && good;
    return good;
}

/* --- the call --------------------------------------------------------------- */

static bool is_format(const char *name)
{
    for (int i = 0; format_names[i]; i++)
        if (strcmp(format_names[i], name) == 0)
            return true;
    fprintf(stderr, "FORMAT=%s: there are", name);
    for (int i = 0; format_names[i]; i++)
        fprintf(stderr, " %s", format_names[i]);
    fputs("\n", stderr);
    return false;
}

static bool read_options(Options *options, int argc, char **argv)
{
    Settings *settings = &options->settings;
    for (int c; (c = getopt(argc, argv, "f:o:t:c:d:S:x:r:a:b:u:s:U")) != -1;)
        switch (c) {
        case 'f': options->format = optarg; break;
        case 'o': options->file = optarg; break;
        case 't': options->text = optarg; break;
        case 'c': settings->cut = optarg; break;
        case 'd': settings->define = optarg; break;
        case 'S': settings->seed = optarg; break;
        case 'x': settings->secret = optarg; break;
        case 'r': options->command = optarg; break;
        case 'a': settings->calls = optarg; break;
        case 'b': settings->build = optarg; break;
        case 'u': settings->unity = optarg; break;
        case 's': settings->scorer = optarg; break;
        case 'U': settings->unsafe = true; break;
        default: return false;
        }
    if (argc - optind != 2)
        return false;
    settings->part = argv[optind];
    options->from = argv[optind + 1];
    return true;
}

static int grade(const Options *options)
{
    Assignment *assignment = malloc(sizeof *assignment);
    Grade grade = {0};
    if (!assignment)
        abort();
    bool good = assignment_open(assignment, &options->settings);
    if (good)
        good = options->command
                   ? grade_command(assignment, options->from, options->command,
                                   &grade)
                   : grade_functions(assignment, options->from, &grade);
    good = good && write_result(options, &grade);
    if (grade.part)
        grade_close(&grade);
    assignment_close(assignment);
    free(assignment);
    return good ? WRITTEN : NOT_GRADED;
}

/* Files that whoever calls us has open are not for submissions. */
static void close_others(void)
{
    for (int file = 3; file < 1024; file++)
        fcntl(file, F_SETFD, FD_CLOEXEC);
}

int main(int argc, char **argv)
{
    const char *compiler = getenv("CC");
    Options options = {
        .settings = {.define = "",
                     .seed = "1",
                     .secret = "",
                     .calls = "",
                     .build = "build",
                     .unity = "build/unity",
                     .compiler = compiler && *compiler ? compiler : "cc",
                     .scorer = "build/22-history"},
        .format = "text"};
    if (!read_options(&options, argc, argv)) {
        fputs(usage, stderr);
        return BAD_CALL;
    }
    if (!is_format(options.format))
        return BAD_CALL;
    if (!directory_exists(options.from)) {
        fprintf(stderr, "SUB=%s is no folder\n", options.from);
        return BAD_CALL;
    }
    close_others();
    signal(SIGPIPE, SIG_IGN); /* a solver may end before it has read all */
    run_end_with_us();
    return grade(&options);
}
