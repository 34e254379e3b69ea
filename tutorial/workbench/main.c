/* The workbench: a learner's own parts, begun, checked, helped along. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "course.h"
#include "cut.h"
#include "files.h"
#include "run.h"
#include "survey.h"

static const char usage[] =
    "usage: workbench [options] TASK PART...       from the top of the "
    "project\n"
    "  start PART       begin a part        reset PART       begin it again\n"
    "  check PART       is it right?        hint PART        what to do next\n"
    "  solution PART    compare             progress PART... the road\n"
    "  functions PART   what is to be written\n"
    "  cut PART         its files with stubs, on standard output\n"
    "  course PART      do stubs fail, the reference pass, and its mistakes?\n"
    "  mutants PART     are its functions' small changes noticed?\n"
    "  fingerprints PART   what its mistakes lead to, kept\n"
    "options: -m dir      all that is the learner's (mine)\n"
    "         -b dir      where programs are built (build)\n"
    "         -c names    the functions to cut\n"
    "         -n name     of a new part     -s  from scratch\n"
    "         -v variant  that an exercise leads to\n"
    "         -o          own earlier pieces     -y  sure\n"
    "         -j number   of mutants side by side (1)\n";

enum { GOOD, NOT_DONE, BAD_CALL };

bool command_check(const Options *options, const char *part)
{
    Place place;
    if (!place_open(&place, options->mine, part))
        return false;
    bool passed = check_place(&place, &options->tools);
    place_free(&place);
    return passed;
}

bool command_functions(const Options *options, const char *part)
{
    Place place;
    if (!place_make(&place, options->mine, part, part, KIND_CUT, options->cut))
        return false;
    for (int i = 0; i < place.lesson.count; i++)
        printf("%s\n", place.lesson.tasks[i].function);
    place_free(&place);
    return true;
}

bool command_cut(const Options *options, const char *part)
{
    Place place;
    if (!place_make(&place, options->mine, part, part, KIND_CUT, options->cut))
        return false;
    char **pieces = place_pieces(place.part);
    bool good = true;
    for (int i = 0; good && pieces[i]; i++) {
        Source source;
        char *path = path_join(place.part, pieces[i]);
        int cut;
        good = source_read(&source, path);
        if (good) {
            char *text = cut_text(&source, &place.lesson, &cut);
            if (cut > 0)
                printf("/* ---- %s ---- */\n\n%s\n", path, text);
            free(text);
            source_free(&source);
        }
        free(path);
    }
    names_free(pieces);
    place_free(&place);
    return good;
}

static bool check_course(const Options *options, const char *part)
{
    return course_check(&options->tools, part);
}

static bool check_mutants(const Options *options, const char *part)
{
    return survey_mutants(&options->tools, part);
}

static bool make_fingerprints(const Options *options, const char *part)
{
    return course_fingerprints(&options->tools, part);
}

static int perform(const Options *options, const char *task, char **parts)
{
    static const struct {
        const char *name;
        bool (*perform)(const Options *options, const char *part);
    } tasks[] = {
        {"start", command_start},       {"reset", command_reset},
        {"check", command_check},       {"hint", command_hint},
        {"solution", command_solution}, {"functions", command_functions},
        {"cut", command_cut},           {"course", check_course},
        {"mutants", check_mutants},     {"fingerprints", make_fingerprints},
    };
    if (strcmp(task, "progress") == 0)
        return command_progress(options, parts) ? GOOD : NOT_DONE;
    for (size_t i = 0; i < sizeof tasks / sizeof *tasks; i++)
        if (strcmp(task, tasks[i].name) == 0)
            return tasks[i].perform(options, parts[0]) ? GOOD : NOT_DONE;
    fputs(usage, stderr);
    return BAD_CALL;
}

int main(int argc, char **argv)
{
    Options options = {.tools = {.build = "build", .make = "make", .jobs = 1},
                       .mine = "mine"};
    if (getenv("MAKE"))
        options.tools.make = getenv("MAKE");
    for (int c; (c = getopt(argc, argv, "m:b:c:n:v:j:soy")) != -1;) {
        switch (c) {
        case 'm': options.mine = optarg; break;
        case 'b': options.tools.build = optarg; break;
        case 'c': options.cut = optarg; break;
        case 'n': options.name = optarg; break;
        case 'v': options.variant = optarg; break;
        case 'j': options.tools.jobs = atoi(optarg); break;
        case 's': options.scratch = true; break;
        case 'o': options.own = true; break;
        case 'y': options.sure = true; break;
        default: fputs(usage, stderr); return BAD_CALL;
        }
    }
    if (options.tools.jobs < 1 || options.tools.jobs > MOST_JOBS) {
        fprintf(stderr, "JOBS is a number from 1 to %d\n", MOST_JOBS);
        return BAD_CALL;
    }
    if (argc - optind < 2) {
        fputs(usage, stderr);
        return BAD_CALL;
    }
    /* The make we start is nobody's child: it has its own goals. */
    static const char *const ours[] = {
        "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKEOVERRIDES", "PART", "PARTS",
        "VARIANT",   "NEW",       "FROM",   "CUT",           "OWN",  "SURE"};
    for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
        unsetenv(ours[i]);
    run_end_with_us();
    signal(SIGPIPE, SIG_IGN); /* a solver may end before it has read all */
    return perform(&options, argv[optind], argv + optind + 1);
}
