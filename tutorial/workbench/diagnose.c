#include "diagnose.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "../../common/board.h"
#include "../markdown/markdown.h"
#include "files.h"

SetPrint set_print(const Answers *mine, const Answers *reference)
{
    SetPrint print = {.answers = mine->count,
                      .nodes = answers_nodes(mine),
                      .ending = mine->ending};
    for (int i = 0; i < mine->count && i < reference->count; i++) {
        print.wrong += mine->score[i] != reference->score[i];
        print.wrong_sign +=
            score_sign(mine->score[i]) != score_sign(reference->score[i]);
    }
    return print;
}

/* --- written and read ------------------------------------------------------- */

char *fingerprint_write(const char *mistake, const Fingerprint *print)
{
    char *text = text_print("%s|%s", mistake, print->tests);
    for (int i = 0; i < print->set_count; i++) {
        const SetPrint *set = &print->sets[i];
        char *more = text_print("%s|%d %d %d %" PRIu64 " %d", text,
                                set->answers, set->wrong, set->wrong_sign,
                                set->nodes, (int)set->ending);
        free(text);
        text = more;
    }
    return text;
}

bool fingerprint_read(const char *line, char **mistake, Fingerprint *print)
{
    *print = (Fingerprint){0};
    size_t name = strcspn(line, "|");
    if (line[name] != '|')
        return false;
    const char *tests = line + name + 1;
    size_t length = strcspn(tests, "|\n");
    *mistake = text_copy(line, name);
    print->tests = text_copy(tests, length);
    const char *at = tests + length;
    while (*at == '|' && print->set_count < MOST_SETS) {
        SetPrint *set = &print->sets[print->set_count];
        int ending;
        if (sscanf(at, "|%d %d %d %" SCNu64 " %d", &set->answers, &set->wrong,
                   &set->wrong_sign, &set->nodes, &ending) != 5)
            break;
        set->ending = (Ending)ending;
        print->set_count++;
        at += 1 + strcspn(at + 1, "|\n");
    }
    return true;
}

void fingerprint_free(Fingerprint *print)
{
    free(print->tests);
    *print = (Fingerprint){0};
}

/* --- how alike -------------------------------------------------------------- */

/* The part of the failed tests of either that the other has not. */
static double tests_apart(const char *a, const char *b)
{
    int all = 0, common = 0;
    for (int turn = 0; turn < 2; turn++) {
        const char *of = turn ? b : a, *other = turn ? a : b;
        for (const char *word = of + strspn(of, " "); *word;) {
            size_t length = strcspn(word, " ");
            char *with_blanks = text_print(" %.*s ", (int)length, word);
            bool both = strstr(other, with_blanks) != NULL;
            free(with_blanks);
            all += !both || turn == 0;
            common += both && turn == 0;
            word += length;
            word += strspn(word, " ");
        }
    }
    return all ? 1 - (double)common / all : 0;
}

/* A thousandth of the nodes is next to nothing, a tenth is much. */
static double nodes_apart(uint64_t a, uint64_t b)
{
    double ratio = fabs(log(((double)a + 1) / ((double)b + 1)));
    return a == b ? 0 : fmin(1, 0.1 + 4 * ratio);
}

static double sets_apart(const SetPrint *a, const SetPrint *b)
{
    if (a->ending == RUN_LATE || b->ending == RUN_LATE)
        return 0.3; /* how far it comes in its time is the machine's */
    if (a->ending != b->ending)
        return 2;
    if (a->ending != RUN_WHOLE) /* how far it came is chance */
        return a->answers == b->answers ? 0 : 0.3;
    double wrong = abs(a->wrong - b->wrong) / (double)(a->answers + 1);
    double signs =
        abs(a->wrong_sign - b->wrong_sign) / (double)(a->answers + 1);
    return fmin(1, 4 * wrong) + fmin(1, 4 * signs) +
           nodes_apart(a->nodes, b->nodes);
}

double fingerprint_distance(const Fingerprint *a, const Fingerprint *b)
{
    double sum = 0;
    int sets = a->set_count < b->set_count ? a->set_count : b->set_count;
    for (int i = 0; i < sets; i++)
        sum += sets_apart(&a->sets[i], &b->sets[i]);
    bool cut = sets > 0 && (a->sets[sets - 1].ending == RUN_LATE ||
                            b->sets[sets - 1].ending == RUN_LATE);
    if (a->set_count != b->set_count && !cut)
        sum += 0.5;
    /* What else would have failed is unknown where the time was up. */
    bool late = strstr(a->tests, " late ") || strstr(b->tests, " late ");
    return 2 * (sets ? sum / sets : 0) +
           (late ? 0.5 : 2) * tests_apart(a->tests, b->tests);
}

char *diagnose(const char *part, const Fingerprint *print)
{
    size_t size;
    char *path = text_print("%s/mistakes/fingerprints.txt", part);
    char *text = read_whole(path, &size), *found = NULL;
    double nearest = 1;
    for (const char *line = text; line && *line;) {
        char *mistake;
        Fingerprint known;
        if (fingerprint_read(line, &mistake, &known)) {
            double distance = fingerprint_distance(print, &known);
            if (distance < nearest) {
                nearest = distance;
                free(found);
                found = text_copy(mistake, strlen(mistake));
            }
            fingerprint_free(&known);
            free(mistake);
        }
        line += strcspn(line, "\n");
        line += *line == '\n';
    }
    free(text);
    free(path);
    return found;
}

/* --- the mistakes ----------------------------------------------------------- */

/* A line of a comment without its frame. */
static void add_words(char **text, const char *line, size_t length)
{
    while (length > 0 && (*line == ' ' || *line == '*')) {
        line++;
        length--;
    }
    if (length == 0)
        return;
    char *more =
        text_print("%s%s%.*s", *text, **text ? " " : "", (int)length, line);
    free(*text);
    *text = more;
}

bool mistake_read(const char *part, const char *mistake, char **title,
                  char **advice)
{
    size_t size;
    char *path = text_print("%s/mistakes/%s.c", part, mistake);
    char *text = read_whole(path, &size);
    const char *end = text ? strstr(text, "*/") : NULL;
    bool good = end && strncmp(text, "/*\n", 3) == 0;
    *title = text_copy("", 0);
    *advice = text_copy("", 0);
    for (const char *line = text + 3; good && line < end;) {
        size_t length = strcspn(line, "\n");
        if (line + length > end)
            length = (size_t)(end - line);
        add_words(**title ? advice : title, line, length);
        line += length + 1;
    }
    good = good && **title && **advice;
    if (!good)
        fprintf(stderr,
                "%s: a mistake begins with a comment: a title, an "
                "empty line, advice\n",
                path);
    free(text);
    free(path);
    return good;
}

char **mistake_names(const char *part)
{
    char *directory = path_join(part, "mistakes");
    char **names = directory_names(directory);
    int kept = 0;
    for (int i = 0; names[i]; i++) {
        size_t length = strlen(names[i]);
        if (length > 2 && strcmp(names[i] + length - 2, ".c") == 0) {
            names[i][length - 2] = '\0';
            names[kept++] = names[i];
        } else
            free(names[i]);
    }
    names[kept] = NULL;
    free(directory);
    return names;
}
