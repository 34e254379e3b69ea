#include "result.h"

#include <cjson/cJSON.h>
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "../markdown/markdown.h"

enum { LONGEST_LINE = 160 };

char *first_line(const char *text)
{
    text += strspn(text, " \t\r\n");
    size_t length = strcspn(text, "\r\n");
    char *line = text_copy(text, length > LONGEST_LINE ? LONGEST_LINE : length);
    for (char *at = line; *at; at++)
        if (iscntrl((unsigned char)*at))
            *at = ' ';
    return line;
}

/* The text of an item; "" if it is none, or there is none. */
static const char *text_in(const cJSON *object, const char *name)
{
    const char *text =
        cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, name));
    return text ? text : "";
}

/* NAN if there is none. */
static double number_in(const cJSON *object, const char *name)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, name);
    return cJSON_IsNumber(item) ? item->valuedouble : NAN;
}

static double number_or_0(const cJSON *object, const char *name)
{
    double number = number_in(object, name);
    return isfinite(number) ? number : 0;
}

/* Its first line and, behind it, what the compiler said first. */
static char *reason_in(const cJSON *extra)
{
    const char *reason = text_in(extra, "reason");
    const char *rest = strchr(reason, '\n');
    char *line = first_line(*reason ? reason : "no reason is given");
    char *more = first_line(rest ? rest : "");
    char *both = text_print("%s%s%s", line, *more ? ": " : "", more);
    free(more);
    free(line);
    return both;
}

static bool read_groups(Result *result, const cJSON *tests)
{
    const cJSON *test;
    result->groups =
        calloc((size_t)cJSON_GetArraySize(tests) + 1, sizeof *result->groups);
    if (!result->groups)
        abort();
    cJSON_ArrayForEach(test, tests)
    {
        const char *name = text_in(test, "name");
        GroupPoints group = {.points = number_in(test, "score"),
                             .most = number_in(test, "max_score")};
        if (isnan(group.points) && isnan(group.most))
            continue; /* something to know, without points */
        if (!*name || !isfinite(group.points) || !isfinite(group.most))
            return false;
        group.name = first_line(name);
        result->groups[result->count++] = group;
        result->most += group.most;
    }
    return true;
}

static bool read_all(Result *result, const cJSON *root)
{
    const cJSON *tests = cJSON_GetObjectItemCaseSensitive(root, "tests");
    const cJSON *extra = cJSON_GetObjectItemCaseSensitive(root, "extra_data");
    const cJSON *graded = cJSON_GetObjectItemCaseSensitive(extra, "graded");
    const char *mistake = text_in(extra, "mistake");
    const char *fingerprint = text_in(extra, "fingerprint");
    result->points = number_in(root, "score");
    result->seconds = number_or_0(root, "execution_time");
    result->graded = cJSON_IsTrue(graded);
    result->mistake = first_line(mistake);
    result->fingerprint = text_copy(fingerprint, strcspn(fingerprint, "\n"));
    result->reason = result->graded ? text_copy("", 0) : reason_in(extra);
    return read_groups(result, tests) && isfinite(result->points) &&
           cJSON_IsArray(tests) && cJSON_IsBool(graded);
}

bool result_read(Result *result, const char *path)
{
    size_t size;
    char *text = read_whole(path, &size);
    cJSON *root = text ? cJSON_ParseWithOpts(text, NULL, true) : NULL;
    *result = (Result){0};
    bool good = cJSON_IsObject(root) && read_all(result, root);
    if (!good)
        result_free(result);
    cJSON_Delete(root);
    free(text);
    return good;
}

void result_free(Result *result)
{
    for (int i = 0; i < result->count; i++)
        free(result->groups[i].name);
    free(result->groups);
    free(result->mistake);
    free(result->fingerprint);
    free(result->reason);
    *result = (Result){0};
}

const GroupPoints *result_group(const Result *result, const char *name)
{
    for (int i = 0; i < result->count; i++)
        if (strcmp(result->groups[i].name, name) == 0)
            return &result->groups[i];
    return NULL;
}
