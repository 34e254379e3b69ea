#include "lesson.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "../markdown/markdown.h"

const char *const group_names[GROUPS] = {"builds", "tests", "scores",
                                         "nodes",  "speed", "memory"};

/* --- reading ---------------------------------------------------------------- */

typedef struct {
    Lesson *lesson;
    const char *path;
    int line;
    Task *task;  /* the one we are in */
    char **open; /* the text that the next plain line belongs to */
    bool points; /* there was such a line */
    bool blank;  /* the line before was empty */
} Reader;

static bool fault(const Reader *reader, const char *rule)
{
    fprintf(stderr, "%s, line %d: %s\n", reader->path, reader->line, rule);
    return false;
}

static void append(char **text, const char *between, const char *line)
{
    char *longer = *text ? text_print("%s%s%s", *text, between, line)
                         : text_copy(line, strlen(line));
    free(*text);
    *text = longer;
}

static bool read_points(Reader *reader, const char *words)
{
    int sum = 0;
    for (int i = 0; i < GROUPS; i++) {
        size_t length = strlen(group_names[i]);
        char *end = NULL;
        if (strncmp(words, group_names[i], length) == 0 && words[length] == ' ')
            reader->lesson->points[i] =
                (int)strtol(words + length + 1, &end, 10);
        if (!end || end == words + length + 1 || reader->lesson->points[i] < 0)
            return fault(reader, "points go to builds, tests, scores, nodes, "
                                 "speed and memory, in this order");
        sum += reader->lesson->points[i];
        words = end + strspn(end, ", ");
    }
    reader->points = true;
    reader->open = NULL;
    return sum == 100 ? true : fault(reader, "the points must sum to 100");
}

static bool task_is_whole(const Task *task)
{
    return task->contract && task->hint[HINTS - 1];
}

static bool begin_task(Reader *reader, const char *name)
{
    Lesson *lesson = reader->lesson;
    if (reader->task && !task_is_whole(reader->task))
        return fault(reader, "the function before needs a contract and three "
                             "hints");
    if (lesson->count == MOST_TASKS)
        return fault(reader, "there are more functions than a lesson can have");
    if (lesson_task(lesson, name))
        return fault(reader, "this function was there before");
    size_t letters = strspn(name, "abcdefghijklmnopqrstuvwxyz"
                                  "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
    if (letters == 0 || name[letters])
        return fault(reader, "behind ## stands the name of a function");
    reader->task = &lesson->tasks[lesson->count++];
    reader->task->function = text_copy(name, letters);
    reader->open = &reader->task->contract;
    return true;
}

static bool read_until(Reader *reader, const char *words)
{
    size_t length = strlen(words);
    if (!reader->task || length < 3 || words[0] != '`' ||
        words[length - 1] != '`')
        return fault(reader, "\"Until written:\" is followed by the statements "
                             "of a function's stub, in `…`");
    reader->task->until = text_copy(words + 1, length - 2);
    reader->open = NULL;
    return true;
}

static bool read_hint(Reader *reader, const char *line)
{
    int number = line[0] - '1';
    if (!reader->task || !reader->task->contract)
        return fault(reader, "hints follow the contract of a function");
    if (number >= HINTS || (number > 0 && !reader->task->hint[number - 1]) ||
        reader->task->hint[number])
        return fault(reader, "hints are numbered 1, 2 and 3");
    reader->open = &reader->task->hint[number];
    append(reader->open, "", line + 3);
    return true;
}

static bool read_text(Reader *reader, const char *line)
{
    while (*line == ' ')
        line++;
    if (!reader->open)
        return fault(reader, "this text belongs to nothing");
    bool paragraphs = reader->open == &reader->lesson->task;
    if (reader->blank && *reader->open && !paragraphs)
        return fault(reader, "a contract and a hint are one paragraph each");
    append(reader->open, paragraphs ? reader->blank ? "\n\n" : "\n" : " ",
           line);
    return true;
}

static bool starts_with(const char *line, const char *start)
{
    return strncmp(line, start, strlen(start)) == 0;
}

static bool read_line(Reader *reader, const char *line)
{
    Lesson *lesson = reader->lesson;
    if (!lesson->title) {
        if (!starts_with(line, "# "))
            return fault(reader, "a lesson begins with \"# \" and its title");
        lesson->title = text_copy(line + 2, strlen(line + 2));
        reader->open = &lesson->task;
        return true;
    }
    if (starts_with(line, "## "))
        return begin_task(reader, line + 3);
    if (starts_with(line, "Points: "))
        return read_points(reader, line + 8);
    if (starts_with(line, "Until written: "))
        return read_until(reader, line + 15);
    if (line[0] >= '1' && line[0] <= '9' && starts_with(line + 1, ". "))
        return read_hint(reader, line);
    return read_text(reader, line);
}

static bool read_lines(Reader *reader, char *text)
{
    for (char *line = text; *line;) {
        char *next = line + strcspn(line, "\n");
        if (*next)
            *next++ = '\0';
        reader->line++;
        if (line[strspn(line, " \t\r")] == '\0')
            reader->blank = true;
        else if (!read_line(reader, line))
            return false;
        else
            reader->blank = false;
        line = next;
    }
    if (!reader->lesson->task || !reader->points || !reader->task ||
        !task_is_whole(reader->task))
        return fault(reader, "a lesson needs a title, a task, its points and "
                             "functions, each with a contract and three "
                             "hints");
    return true;
}

bool lesson_read(Lesson *lesson, const char *path)
{
    size_t size;
    *lesson = (Lesson){0};
    char *text = read_whole(path, &size);
    if (!text) {
        perror(path);
        return false;
    }
    Reader reader = {.lesson = lesson, .path = path};
    bool good = read_lines(&reader, text);
    free(text);
    if (!good)
        lesson_free(lesson);
    return good;
}

/* --- using ------------------------------------------------------------------ */

static void task_free(Task *task)
{
    free(task->function);
    free(task->contract);
    free(task->until);
    for (int i = 0; i < HINTS; i++)
        free(task->hint[i]);
    *task = (Task){0};
}

void lesson_free(Lesson *lesson)
{
    for (int i = 0; i < lesson->count; i++)
        task_free(&lesson->tasks[i]);
    free(lesson->title);
    free(lesson->task);
    *lesson = (Lesson){0};
}

const Task *lesson_task(const Lesson *lesson, const char *function)
{
    for (int i = 0; i < lesson->count; i++)
        if (strcmp(lesson->tasks[i].function, function) == 0)
            return &lesson->tasks[i];
    return NULL;
}

/* The task of this name, taken out of the lesson, or a plain one. */
static Task take_task(Lesson *lesson, const char *name, size_t length)
{
    for (int i = 0; i < lesson->count; i++) {
        Task *task = &lesson->tasks[i];
        if (task->function && strncmp(task->function, name, length) == 0 &&
            task->function[length] == '\0') {
            Task taken = *task;
            *task = (Task){0};
            return taken;
        }
    }
    Task plain = {.function = text_copy(name, length)};
    append(&plain.contract, "", "See where it is called, and its test.");
    return plain;
}

bool lesson_choose(Lesson *lesson, const char *functions)
{
    Task chosen[MOST_TASKS] = {0};
    int count = 0;
    for (const char *name = functions + strspn(functions, " ,"); *name;) {
        size_t length = strcspn(name, " ,");
        if (count == MOST_TASKS)
            break;
        bool again = false;
        for (int i = 0; i < count; i++)
            again |= strncmp(chosen[i].function, name, length) == 0 &&
                     chosen[i].function[length] == '\0';
        if (!again)
            chosen[count++] = take_task(lesson, name, length);
        name += length;
        name += strspn(name, " ,");
    }
    for (int i = 0; i < lesson->count; i++)
        task_free(&lesson->tasks[i]);
    memcpy(lesson->tasks, chosen, (size_t)count * sizeof *chosen);
    lesson->count = count;
    if (count == 0)
        fprintf(stderr, "CUT names no function\n");
    return count > 0;
}
