#include "course.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "cut.h"
#include "diagnose.h"
#include "files.h"
#include "stage.h"
#include "survey.h"

/* --- a part with something done to it --------------------------------------- */

/* All functions of a mistake take the place of the reference's. */
static bool graft_mistake(const Place *place, const char *mistake)
{
    char *path = text_print("%s/mistakes/%s.c", place->part, mistake);
    Source source;
    bool good = source_read(&source, path) && source.count > 0;
    for (int i = 0; good && i < source.count; i++) {
        const char *function = source.functions[i].name;
        char *piece = place_piece_with(place, function);
        char *file = path_join(place->path, piece ? piece : "");
        Source mine;
        good = piece && source_read(&mine, file);
        if (good) {
            char *text = cut_graft(&mine, &source, function);
            good = text && file_write(file, text);
            free(text);
            source_free(&mine);
        } else
            fprintf(stderr, "%s: there is no %s in the part\n", path, function);
        free(file);
        free(piece);
    }
    source_free(&source);
    free(path);
    return good;
}

/* --- what comes out --------------------------------------------------------- */

static bool verdict(const char *part, const char *what, bool good,
                    const char *words)
{
    printf("%-28s %-32s %s%s%s\n", part, what, good ? "OK" : "FAIL",
           *words ? "  " : "", words);
    fflush(stdout);
    return good;
}

static bool check_stubs(const Tools *tools, const char *part)
{
    Place place;
    if (!stage_open(&place, tools, part, "stubs", false))
        return verdict(part, "stubs", false, "they cannot be made");
    Trial trial = check_trial(&place, tools);
    bool good =
        verdict(part, "stubs", trial.builds && trial.clean && !trial.passed,
                !trial.builds  ? "they do not compile"
                : !trial.clean ? "they compile with warnings"
                : trial.passed ? "they pass, and should not"
                               : "compile, and fail");
    fingerprint_free(&trial.print);
    stage_close(&place);
    return good;
}

static bool check_reference(const Tools *tools, const char *part)
{
    Place place;
    if (!stage_open(&place, tools, part, "reference", true))
        return verdict(part, "reference", false, "it cannot be copied");
    Trial trial = check_trial(&place, tools);
    bool good = verdict(part, "reference", trial.passed && trial.clean,
                        trial.passed ? "passes" : "does not pass");
    fingerprint_free(&trial.print);
    stage_close(&place);
    return good;
}

/* The fingerprint of a mistake, if it builds. */
static Trial try_mistake(const Tools *tools, const char *part,
                         const char *mistake)
{
    Place place;
    Trial trial = {0};
    if (!stage_open(&place, tools, part, mistake, true))
        return trial;
    if (graft_mistake(&place, mistake))
        trial = check_trial(&place, tools);
    stage_close(&place);
    return trial;
}

/* What it is taken for, or why it is none. */
typedef struct {
    const char *fault; /* NULL: it is a mistake, and fails as it should */
    char *found;       /* the mistake that it looks like, or NULL */
} Row;

static Row try_row(const Tools *tools, const char *part, const char *mistake)
{
    char *home = path_join("parts", part), *title, *advice;
    bool good = mistake_read(home, mistake, &title, &advice);
    Trial trial = try_mistake(tools, part, mistake);
    Row row = {.fault = !good           ? "says nothing to the one who made it"
                        : !trial.builds ? "does not compile"
                        : !trial.clean  ? "compiles with warnings"
                        : trial.passed  ? "passes, and should not"
                                        : NULL,
               .found = trial.builds ? diagnose(home, &trial.print) : NULL};
    fingerprint_free(&trial.print);
    free(title);
    free(advice);
    free(home);
    return row;
}

static void print_row(const char *mistake, const Row *row)
{
    printf("    %-32s %s\n", mistake,
           row->fault                         ? row->fault
           : !row->found                      ? "nothing"
           : strcmp(row->found, mistake) == 0 ? "itself"
                                              : row->found);
    fflush(stdout);
}

/* The confusion table: what each mistake is taken for. Nine of ten have to be
   taken for themselves. */
static bool check_mistakes(const Tools *tools, const char *part)
{
    char *home = path_join("parts", part), words[80];
    char **mistakes = mistake_names(home);
    int count = 0, right = 0, faults = 0;
    printf("    %-32s %s\n", "mistake", "taken for");
    for (; mistakes[count]; count++) {
        Row row = try_row(tools, part, mistakes[count]);
        print_row(mistakes[count], &row);
        faults += row.fault != NULL;
        right += row.found && strcmp(row.found, mistakes[count]) == 0;
        free(row.found);
    }
    snprintf(words, sizeof words, "%d of %d recognised", right, count);
    names_free(mistakes);
    free(home);
    return verdict(part, "mistakes",
                   count > 0 && faults == 0 && 10 * right >= 9 * count, words);
}

bool course_check(const Tools *tools, const char *part)
{
    bool good = check_stubs(tools, part);
    good = check_reference(tools, part) && good;
    good = check_mistakes(tools, part) && good;
    bool noticed = survey_mutants(tools, part);
    return verdict(part, "mutants", noticed,
                   noticed ? "each is noticed, or listed as equivalent"
                           : "see above") &&
           good;
}

bool course_fingerprints(const Tools *tools, const char *part)
{
    char *home = path_join("parts", part);
    char *path = path_join(home, "mistakes/fingerprints.txt");
    char **mistakes = mistake_names(home);
    char *text = text_copy("", 0);
    bool good = mistakes[0] != NULL;
    for (int i = 0; good && mistakes[i]; i++) {
        Trial trial = try_mistake(tools, part, mistakes[i]);
        good = trial.builds;
        if (good) {
            char *line = fingerprint_write(mistakes[i], &trial.print);
            char *more = text_print("%s%s\n", text, line);
            printf("%s: %s\n", part, line);
            fflush(stdout);
            free(text);
            free(line);
            text = more;
        } else
            fprintf(stderr, "%s: %s does not compile\n", part, mistakes[i]);
        fingerprint_free(&trial.print);
    }
    good = good && file_write(path, text);
    free(text);
    names_free(mistakes);
    free(path);
    free(home);
    return good;
}
