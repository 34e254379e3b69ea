#include "survey.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../../common/hash.h"
#include "../../common/process.h"
#include "../markdown/markdown.h"
#include "equivalent.h"
#include "files.h"
#include "judge.h"
#include "mutate.h"
#include "stage.h"

enum { UNKNOWN = FATES };

/* A file of the part with functions that the lesson cuts. */
typedef struct {
    char *name;
    Source source;
    int behind; /* its mutants are those before this one */
} Piece;

typedef struct {
    const Tools *tools;
    const char *part;
    Place place; /* the part as it is */
    Judge judge;
    Piece pieces[MOST_PIECES];
    int piece_count;
    Mutants mutants;
    Fate *fates;
    char *journal; /* the file that remembers them */
} Survey;

/* --- which there are -------------------------------------------------------- */

/* In the order of the files, and of the functions in each. */
static bool find_in_piece(Survey *survey, const char *name)
{
    Piece *piece = &survey->pieces[survey->piece_count];
    char *path = path_join(survey->place.path, name);
    bool good = source_read(&piece->source, path);
    free(path);
    if (!good)
        return false;
    for (int i = 0; i < piece->source.count; i++) {
        const Function *function = &piece->source.functions[i];
        if (lesson_task(&survey->place.lesson, function->name))
            mutate_function(&survey->mutants, &piece->source, function);
    }
    piece->name = text_copy(name, strlen(name));
    piece->behind = survey->mutants.count;
    survey->piece_count++;
    return true;
}

static bool find_mutants(Survey *survey)
{
    char **names = place_pieces(survey->place.part);
    bool good = true;
    for (int i = 0; good && names[i] && i < MOST_PIECES; i++)
        good = find_in_piece(survey, names[i]);
    names_free(names);
    survey->fates =
        calloc((size_t)survey->mutants.count + 1, sizeof *survey->fates);
    if (!survey->fates)
        abort();
    for (int i = 0; i < survey->mutants.count; i++)
        survey->fates[i] = (Fate)UNKNOWN;
    return good && survey->mutants.count > 0;
}

static const Piece *piece_of(const Survey *survey, int mutant)
{
    const Piece *piece = survey->pieces;
    while (piece->behind <= mutant)
        piece++;
    return piece;
}

/* --- what was seen before --------------------------------------------------- */

static uint64_t hash_file(uint64_t hash, const char *directory,
                          const char *name)
{
    size_t size;
    char *path = path_join(directory, name);
    char *bytes = read_whole(path, &size);
    if (bytes)
        hash = hash_bytes(hash, bytes, size);
    free(bytes);
    free(path);
    return hash;
}

/* Of all that decides what becomes of a mutant: the programs of the part as it
   is, which hold its source, its tests and the compiler, and the positions. */
static char *journal_head(const Survey *survey)
{
    uint64_t hash = hash_file(HASH_START, survey->place.path, "test");
    hash = hash_file(hash, survey->place.path, "solver");
    hash = hash_file(hash, "bench", "signature-late.txt");
    hash = hash_file(hash, "bench", "signature-middle.txt");
    return text_print("%016" PRIx64, hash);
}

static void remember(Survey *survey, const char *line)
{
    for (int fate = 0; fate < FATES; fate++) {
        size_t length = strlen(fate_names[fate]);
        if (strncmp(line, fate_names[fate], length) != 0 || line[length] != '|')
            continue;
        for (int i = 0; i < survey->mutants.count; i++)
            if (strcmp(survey->mutants.list[i].name, line + length + 1) == 0)
                survey->fates[i] = (Fate)fate;
    }
}

/* Begun anew where it is about something else. */
static bool read_journal(Survey *survey)
{
    size_t size;
    char *head = journal_head(survey);
    char *text = file_exists(survey->journal)
                     ? read_whole(survey->journal, &size)
                     : text_copy("", 0);
    char *rest = text ? strchr(text, '\n') : NULL;
    bool same = rest && strncmp(text, head, strlen(head)) == 0, good = true;
    char *line = same ? rest + 1 : NULL;
    for (char *end; line && (end = strchr(line, '\n')); line = end + 1) {
        *end = '\0';
        remember(survey, line);
    }
    if (!same) {
        char *first = text_print("%s\n", head);
        good = file_write(survey->journal, first);
        free(first);
    }
    free(text);
    free(head);
    return good;
}

/* --- trying them ------------------------------------------------------------ */

typedef struct {
    int mutant;
    Fate fate;
} Result;

static Fate try_mutant(const Survey *survey, const Place *copy, int number)
{
    const Piece *piece = piece_of(survey, number);
    const Mutant *mutant = &survey->mutants.list[number];
    char *path = path_join(copy->path, piece->name);
    char *text = source_replace(&piece->source, mutant->start, mutant->end,
                                mutant->with);
    Fate fate = (Fate)UNKNOWN;
    if (file_write(path, text))
        fate = judge_copy(&survey->judge, copy->path);
    file_write(path, piece->source.text);
    free(text);
    free(path);
    return fate;
}

/* In a process of its own, every so manieth, until nobody listens. */
static void work(const Survey *survey, int worker, int results)
{
    Place copy;
    char *what = text_print("mutants-%d", worker + 1);
    bool good = stage_open(&copy, survey->tools, survey->part, what, true);
    free(what);
    if (!good)
        _exit(1);
    for (int i = worker; i < survey->mutants.count; i += survey->tools->jobs) {
        if (survey->fates[i] != (Fate)UNKNOWN)
            continue;
        Result result = {i, try_mutant(survey, &copy, i)};
        if (write(results, &result, sizeof result) != sizeof result)
            break;
    }
    stage_close(&copy);
    _exit(0);
}

static int start_workers(const Survey *survey, const int ends[2],
                         pid_t workers[MOST_JOBS])
{
    int count = 0;
    fflush(NULL);
    for (int i = 0; i < survey->tools->jobs; i++) {
        pid_t worker = fork();
        if (worker == 0) {
            close(ends[0]);
            work(survey, i, ends[1]);
        }
        if (worker > 0)
            workers[count++] = worker;
        else
            perror("fork");
    }
    return count;
}

static void collect(Survey *survey, int results)
{
    FILE *journal = fopen(survey->journal, "a");
    Result result;
    int done = 0;
    while (read(results, &result, sizeof result) == sizeof result) {
        survey->fates[result.mutant] = result.fate;
        if (journal && result.fate != (Fate)UNKNOWN) {
            fprintf(journal, "%s|%s\n", fate_names[result.fate],
                    survey->mutants.list[result.mutant].name);
            fflush(journal);
        }
        if (isatty(STDERR_FILENO))
            fprintf(stderr, "\r%s: mutant %d ", survey->part, ++done);
    }
    if (done > 0)
        fputs("\r\033[K", stderr);
    if (journal)
        fclose(journal);
    else
        perror(survey->journal);
}

static void try_all(Survey *survey)
{
    int ends[2];
    pid_t workers[MOST_JOBS];
    if (!process_pipe(ends))
        abort();
    int count = start_workers(survey, ends, workers);
    close(ends[1]);
    collect(survey, ends[0]);
    close(ends[0]);
    for (int i = 0; i < count; i++)
        process_wait(workers[i]);
}

/* --- what came out ---------------------------------------------------------- */

static bool is_killed(Fate fate)
{
    return fate > FATE_NOT_C && fate < FATE_SURVIVED;
}

static bool complain(const char *what, const char *name)
{
    printf("    %s: %s\n", what, name);
    return false;
}

/* Is this mutant as it should be? */
static bool judge_mutant(const Survey *survey, const Equivalents *listed, int i)
{
    const char *name = survey->mutants.list[i].name;
    Fate fate = survey->fates[i];
    int entry = equivalents_find(listed, name);
    if (entry >= 0)
        listed->seen[entry] = true;
    if (fate == (Fate)UNKNOWN)
        return complain("not tried", name);
    if (fate == FATE_SURVIVED)
        return entry < 0 ? complain("survived, not listed", name)
               : !listed->reasoned[entry]
                   ? complain("listed without a reason", name)
                   : true;
    char *words =
        text_print("listed, but now it is killed (%s)", fate_names[fate]);
    bool good = entry < 0 || complain(words, name);
    free(words);
    return good;
}

/* "114 mutants: 108 killed (compiler 4, tests 80, …), 6 equivalent". */
static void print_sum(const Survey *survey)
{
    int of[FATES + 1] = {0}, killed = 0;
    const char *between = "";
    for (int i = 0; i < survey->mutants.count; i++) {
        of[survey->fates[i]]++;
        killed += is_killed(survey->fates[i]);
    }
    printf("    %d mutants: %d killed (",
           survey->mutants.count - of[FATE_NOT_C], killed);
    for (int fate = 0; fate < FATES; fate++)
        if (is_killed((Fate)fate) && of[fate] > 0) {
            printf("%s%s %d", between, fate_names[fate], of[fate]);
            between = ", ";
        }
    printf("), %d survived; %d more do not compile\n", of[FATE_SURVIVED],
           of[FATE_NOT_C]);
}

static bool report(const Survey *survey)
{
    Equivalents listed;
    bool good = equivalents_read(&listed, survey->place.part);
    print_sum(survey);
    for (int i = 0; i < survey->mutants.count; i++)
        good = judge_mutant(survey, &listed, i) && good;
    for (int i = 0; i < listed.count; i++)
        if (!listed.seen[i])
            good = complain("listed, but there is none", listed.names[i]);
    if (good && listed.count > 0)
        printf("    those that survived are listed as equivalent\n");
    fflush(stdout);
    equivalents_free(&listed);
    return good;
}

static void survey_free(Survey *survey)
{
    for (int i = 0; i < survey->piece_count; i++) {
        free(survey->pieces[i].name);
        source_free(&survey->pieces[i].source);
    }
    mutants_free(&survey->mutants);
    judge_close(&survey->judge);
    stage_close(&survey->place);
    free(survey->fates);
    free(survey->journal);
    free(survey);
}

bool survey_mutants(const Tools *tools, const char *part)
{
    Survey *survey = calloc(1, sizeof *survey);
    if (!survey)
        abort();
    survey->tools = tools;
    survey->part = part;
    if (!stage_open(&survey->place, tools, part, "mutants-0", true)) {
        free(survey);
        return false;
    }
    survey->journal = text_print("%s/course/%s.mutants", tools->build, part);
    bool good = find_mutants(survey) &&
                judge_open(&survey->judge, &survey->place, tools) &&
                read_journal(survey);
    if (good) {
        try_all(survey);
        good = report(survey);
    }
    survey_free(survey);
    return good;
}
