/*
 * For tests: format-sample CASE FORMAT <text
 * Writes a record in a format. What comes from a submission, messages, output
 * and the like, is the text. The cases: "right" has all points, "partly" some of
 * each state, "unbuilt" is not graded.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "grade.h"

/* lesson.c has much more with it. */
const char *const group_names[GROUPS] = {"builds", "tests", "scores",
                                         "nodes",  "speed", "memory"};

static const int most[GROUPS] = {5, 25, 25, 30, 5, 10};

static char *read_all(void)
{
    char *text = text_copy("", 0);
    char block[4096];
    size_t count;
    while ((count = fread(block, 1, sizeof block - 1, stdin)) > 0) {
        block[count] = '\0';
        char *longer = text_print("%s%s", text, block);
        free(text);
        text = longer;
    }
    return text;
}

static void set(char **field, const char *text)
{
    free(*field);
    *field = text_copy(text, strlen(text));
}

static void set_group(Group *group, GroupState state, int points,
                      const char *text)
{
    group->state = state;
    group->points = points;
    set(&group->message, text);
    set(&group->output, text);
}

static void set_partly(Grade *grade, const char *text)
{
    grade->graded = true;
    set_group(&grade->groups[0], GROUP_OK, 5, text);
    set_group(&grade->groups[1], GROUP_PARTLY, 12, text);
    set_group(&grade->groups[2], GROUP_OK, 25, text);
    set_group(&grade->groups[3], GROUP_FAIL, 0, text);
    set_group(&grade->groups[4], GROUP_SKIPPED, 0, text);
    set_group(&grade->groups[5], GROUP_OK, 10, text);
    set(&grade->notes, text);
    set(&grade->mistake, "stored-on-a-cut");
    set(&grade->advice, text);
    set(&grade->fingerprint, text);
}

static void set_unbuilt(Grade *grade, const char *text)
{
    set(&grade->reason, text);
    set(&grade->notes, text);
    /* Points without a grade are nobody's. */
    set_group(&grade->groups[0], GROUP_FAIL, 5, text);
    for (int i = 1; i < GROUPS; i++)
        set_group(&grade->groups[i], GROUP_SKIPPED, 0, text);
}

static void set_right(Grade *grade, const char *text)
{
    grade->graded = true;
    for (int i = 0; i < GROUPS; i++)
        set_group(&grade->groups[i], GROUP_OK, most[i], text);
}

int main(int argc, char **argv)
{
    Lesson lesson = {.title = (char[]){"Lesson 7: the transposition table"}};
    Grade grade;
    if (argc != 3)
        return 2;
    memcpy(lesson.points, most, sizeof most);
    grade_open(&grade, "07-transposition-table", &lesson);
    char *text = read_all();
    (strcmp(argv[1], "right") == 0    ? set_right
     : strcmp(argv[1], "partly") == 0 ? set_partly
                                      : set_unbuilt)(&grade, text);
    grade.seconds = 12.25;
    bool known = format_write(&grade, argv[2], stdout);
    grade_close(&grade);
    free(text);
    return known ? 0 : 1;
}
