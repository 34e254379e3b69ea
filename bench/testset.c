#include "testset.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/board.h"
#include "../testsets/six_sets.h"
#include "../common/hash.h"
#include "text.h"

const char *testset_name(int index)
{
    return index < SETS ? six_sets[index].name : NULL;
}

const char *testset_title(const char *name)
{
    for (int i = 0; i < SETS; i++)
        if (strcmp(six_sets[i].name, name) == 0)
            return six_sets[i].title;
    return name;
}

static const char *original_name(const char *name)
{
    for (int i = 0; i < SETS; i++)
        if (strcmp(six_sets[i].name, name) == 0)
            return six_sets[i].original;
    return name;
}

/* Our file name.txt or the original's; its path goes to *path. */
static FILE *open_set(const char *directory, const char *name, char **path)
{
    *path = text_print("%s/%s", directory, original_name(name));
    FILE *file = fopen(*path, "r");
    if (file == NULL) {
        free(*path);
        *path = text_print("%s/%s.txt", directory, name);
        file = fopen(*path, "r");
    }
    return file;
}

bool testset_exists(const char *directory, const char *name)
{
    char *path;
    FILE *file = open_set(directory, name, &path);
    if (file != NULL)
        fclose(file);
    free(path);
    return file != NULL;
}

/* It becomes part of file names, and of a field of a table. */
static bool is_good_name(const TestSet *set, const char *name)
{
    return strlen(name) < sizeof set->name && name[0] != '.' &&
           name[0] != '-' && name[strcspn(name, "/\\,\"|\n")] == '\0';
}

/* What is wrong with this line; false when nothing is. */
static bool line_fault(const char *line, size_t length,
                       char fault[BOARD_FAULT_SIZE])
{
    Board board;
    size_t at;
    Rule rule = board_read(&board, line, length, &at);
    long score = strtol(line + length, NULL, 10);
    char again[32]; /* one way only to write a number */
    snprintf(again, sizeof again, " %ld", score);
    if (rule != RULE_OK)
        board_fault(fault, line, at, rule);
    else if (strcmp(line + length, again) != 0)
        snprintf(fault, BOARD_FAULT_SIZE,
                 "must be `moves score`, separated by a space");
    else if (score < -BOARD_CELLS / 2 || score > BOARD_CELLS / 2)
        snprintf(fault, BOARD_FAULT_SIZE,
                 "the score %ld is out of range: -%d to %d", score,
                 BOARD_CELLS / 2, BOARD_CELLS / 2);
    else
        return false;
    return true;
}

static void add_question(TestSet *set, const char *line, size_t length)
{
    int count = set->size++;
    if ((count & (count - 1)) == 0) { /* full at every power of two */
        size_t room = count == 0 ? 1 : 2 * (size_t)count;
        set->questions = realloc(set->questions, room * sizeof(Question));
    }
    char *moves = malloc(length + 1);
    if (set->questions == NULL || moves == NULL)
        abort();
    memcpy(moves, line, length);
    moves[length] = '\0';
    set->questions[count].moves = moves;
    set->questions[count].score = (int)strtol(line + length, NULL, 10);
}

static bool read_line(TestSet *set, char *line, size_t end,
                      char fault[BOARD_FAULT_SIZE])
{
    set->hash = hash_bytes(set->hash, line, end);
    if (strlen(line) != end) {
        snprintf(fault, BOARD_FAULT_SIZE, "holds a zero byte");
        return false;
    }
    while (end > 0 && isspace((unsigned char)line[end - 1]))
        line[--end] = '\0';
    size_t length = strcspn(line, " \t");
    if (line_fault(line, length, fault))
        return false;
    add_question(set, line, length);
    return true;
}

static bool read_lines(TestSet *set, FILE *file, char fault[BOARD_FAULT_SIZE])
{
    char *line = NULL;
    size_t room = 0;
    bool good = true;
    snprintf(fault, BOARD_FAULT_SIZE, "the set is empty");
    for (ssize_t end; good && (end = getline(&line, &room, file)) > 0;)
        good = read_line(set, line, (size_t)end, fault);
    free(line);
    set->count = set->size;
    return good && set->size > 0;
}

bool testset_read(TestSet *set, const char *directory, const char *name,
                  char *error, size_t size)
{
    char *path, fault[BOARD_FAULT_SIZE];
    memset(set, 0, sizeof *set);
    if (!is_good_name(set, name)) {
        snprintf(error, size,
                 "'%.80s' cannot be the name of a set: up to %d characters, "
                 "and no path (-t, TESTSETS has the directory)",
                 name, (int)sizeof set->name - 1);
        return false;
    }
    set->hash = HASH_START;
    snprintf(set->name, sizeof set->name, "%s", name);
    snprintf(set->title, sizeof set->title, "%s", testset_title(name));
    FILE *file = open_set(directory, name, &path);
    bool good = file != NULL && read_lines(set, file, fault);
    if (file == NULL)
        snprintf(error, size, "no test set '%s': %s: %s", name, path,
                 strerror(errno));
    else if (!good)
        snprintf(error, size, "%s, line %d: %s", path, set->size + 1, fault);
    if (file != NULL)
        fclose(file);
    if (!good)
        testset_free(set);
    free(path);
    return good;
}

void testset_free(TestSet *set)
{
    for (int i = 0; i < set->size; i++)
        free(set->questions[i].moves);
    free(set->questions);
    set->questions = NULL;
    set->size = set->count = 0;
}
