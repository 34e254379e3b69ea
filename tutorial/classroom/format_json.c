/* The formats made of JSON. */
#include "formats.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"

static void print_json(cJSON *object, bool pretty, FILE *to)
{
    char *text = pretty ? cJSON_Print(object) : cJSON_PrintUnformatted(object);
    if (text == NULL)
        abort();
    fprintf(to, "%s\n", text);
    cJSON_free(text);
    cJSON_Delete(object);
}

static bool passed(const Group *group)
{
    return group->state == GROUP_OK;
}

/* The message, and below it what there is besides. Free it. */
static char *group_text(const Group *group)
{
    const char *first = group->state != GROUP_SKIPPED ? ""
                        : *group->message             ? "skipped: "
                                                      : "skipped";
    return text_print("%s%s%s%s", first, group->message,
                      *group->output ? "\n\n" : "", group->output);
}

/* --- Gradescope ------------------------------------------------------------- */

static void add_gradescope_test(cJSON *tests, int index, const Group *group)
{
    cJSON *test = cJSON_CreateObject();
    char number[12];
    char *text = group_text(group);
    snprintf(number, sizeof number, "%d", index + 1);
    cJSON_AddStringToObject(test, "name", group_names[index]);
    cJSON_AddStringToObject(test, "number", number);
    cJSON_AddNumberToObject(test, "score", group->points);
    cJSON_AddNumberToObject(test, "max_score", group->most);
    cJSON_AddStringToObject(test, "status",
                            passed(group) ? "passed" : "failed");
    cJSON_AddStringToObject(test, "output", text);
    cJSON_AddItemToArray(tests, test);
    free(text);
}

static void add_extra_data(cJSON *object, const Grade *grade)
{
    cJSON *extra = cJSON_AddObjectToObject(object, "extra_data");
    cJSON_AddBoolToObject(extra, "graded", grade->graded);
    cJSON_AddStringToObject(extra, "reason", grade->reason);
    cJSON_AddStringToObject(extra, "mistake", grade->mistake);
    cJSON_AddStringToObject(extra, "fingerprint", grade->fingerprint);
}

/* It knows nothing between 0 and no result: what is not graded says so. */
void format_gradescope(const Grade *grade, FILE *to)
{
    cJSON *object = cJSON_CreateObject();
    char *remarks = format_remarks(grade);
    char *text = text_print("%s\n%s", grade->title, remarks);
    cJSON_AddNumberToObject(object, "score", grade_points(grade));
    cJSON_AddNumberToObject(object, "execution_time", grade->seconds);
    cJSON_AddStringToObject(object, "output", text);
    cJSON_AddStringToObject(object, "output_format", "text");
    cJSON_AddStringToObject(object, "test_output_format", "text");
    cJSON_AddStringToObject(object, "test_name_format", "text");
    cJSON_AddStringToObject(object, "stdout_visibility", "hidden");
    add_extra_data(object, grade);
    cJSON *tests = cJSON_AddArrayToObject(object, "tests");
    for (int i = 0; i < GROUPS; i++)
        add_gradescope_test(tests, i, &grade->groups[i]);
    print_json(object, true, to);
    free(text);
    free(remarks);
}

/* --- Classroom 50 ----------------------------------------------------------- */

/* What the runner tells by a variable; it wants no empty text. */
static void add_variable(cJSON *object, const char *name, const char *variable,
                         const char *otherwise)
{
    const char *value = getenv(variable);
    char *clean = grade_clean(value && *value ? value : otherwise);
    cJSON_AddStringToObject(object, name, clean);
    free(clean);
}

static void add_identity(cJSON *object, const Grade *grade)
{
    char now[32];
    format_now(now);
    cJSON_AddStringToObject(object, "schema", "classroom50/result/v1");
    add_variable(object, "classroom", "CLASSROOM", "none");
    add_variable(object, "assignment", "ASSIGNMENT", grade->part);
    add_variable(object, "assignment_type", "ASSIGNMENT_TYPE", "individual");
    add_variable(object, "owner", "OWNER", "nobody");
    add_variable(object, "submission", "SUBMISSION_TAG", "submit/none");
    add_variable(object, "commit", "COMMIT_URL", "none");
    add_variable(object, "release", "RELEASE_URL", "none");
    add_variable(object, "review",
                 getenv("REVIEW_URL") ? "REVIEW_URL" : "COMMIT_URL", "none");
    cJSON_AddStringToObject(object, "datetime", now);
}

static cJSON *classroom50_test(const char *name, const Group *group)
{
    cJSON *test = cJSON_CreateObject();
    cJSON_AddStringToObject(test, "test-name", name);
    cJSON_AddBoolToObject(test, "passed", passed(group));
    cJSON_AddNumberToObject(test, "score", group->points);
    cJSON_AddNumberToObject(test, "max-score", group->most);
    cJSON_AddStringToObject(test, "state", state_names[group->state]);
    cJSON_AddStringToObject(test, "message", group->message);
    return test;
}

/* The object itself may have no fields of ours, but a test may: the first
   carries what is about all of it. autograder.py takes the report from there
   to release-body.md. */
void format_classroom50(const Grade *grade, FILE *to)
{
    cJSON *object = cJSON_CreateObject();
    char *report = format_report(grade);
    add_identity(object, grade);
    cJSON_AddNumberToObject(object, "score", grade_points(grade));
    cJSON_AddNumberToObject(object, "max-score", grade_most(grade));
    cJSON *tests = cJSON_AddArrayToObject(object, "tests");
    for (int i = 0; i < GROUPS; i++)
        cJSON_AddItemToArray(
            tests, classroom50_test(group_names[i], &grade->groups[i]));
    cJSON *first = cJSON_GetArrayItem(tests, 0);
    cJSON_AddBoolToObject(first, "graded", grade->graded);
    cJSON_AddStringToObject(first, "mistake", grade->mistake);
    cJSON_AddStringToObject(first, "fingerprint", grade->fingerprint);
    cJSON_AddStringToObject(first, "report", report);
    print_json(object, true, to);
    free(report);
}

/* --- PrairieLearn ----------------------------------------------------------- */

static void add_prairielearn_test(cJSON *tests, const char *name,
                                  const Group *group)
{
    cJSON *test = cJSON_CreateObject();
    cJSON_AddStringToObject(test, "name", name);
    cJSON_AddStringToObject(test, "description", state_names[group->state]);
    cJSON_AddNumberToObject(test, "points", group->points);
    cJSON_AddNumberToObject(test, "max_points", group->most);
    cJSON_AddStringToObject(test, "message", group->message);
    cJSON_AddStringToObject(test, "output", group->output);
    cJSON_AddItemToArray(tests, test);
}

/* What is not gradable costs a student no attempt. */
void format_prairielearn(const Grade *grade, FILE *to)
{
    cJSON *object = cJSON_CreateObject();
    char *remarks = format_remarks(grade);
    int most = grade_most(grade);
    cJSON_AddBoolToObject(object, "gradable", grade->graded);
    cJSON_AddNumberToObject(object, "score",
                            most > 0 ? (double)grade_points(grade) / most : 0);
    cJSON_AddStringToObject(object, "message", grade->title);
    cJSON_AddStringToObject(object, "output", remarks);
    if (!grade->graded) {
        cJSON *errors = cJSON_AddArrayToObject(object, "format_errors");
        cJSON_AddItemToArray(errors, cJSON_CreateString(grade->reason));
    }
    cJSON *tests = cJSON_AddArrayToObject(object, "tests");
    for (int i = 0; i < GROUPS; i++)
        add_prairielearn_test(tests, group_names[i], &grade->groups[i]);
    print_json(object, true, to);
    free(remarks);
}

/* --- Autolab ---------------------------------------------------------------- */

/* A table that is shown above the text, with a hint for what is missing: for
   the first, also what it looks like. */
static cJSON *autolab_table(const Grade *grade)
{
    cJSON *object = cJSON_CreateObject();
    const char *advice = grade->advice;
    cJSON_AddStringToObject(object, "_presentation", "semantic");
    cJSON *stages = cJSON_AddArrayToObject(object, "stages");
    cJSON_AddItemToArray(stages, cJSON_CreateString("Grade"));
    cJSON *stage = cJSON_AddObjectToObject(object, "Grade");
    for (int i = 0; i < GROUPS; i++) {
        const Group *group = &grade->groups[i];
        cJSON *test = cJSON_AddObjectToObject(stage, group_names[i]);
        cJSON_AddBoolToObject(test, "passed", passed(group));
        if (passed(group))
            continue;
        char *hint =
            text_print("%s%s%s", group->message,
                       *group->message && *advice ? " - " : "", advice);
        cJSON_AddStringToObject(test, "hint", hint);
        free(hint);
        advice = "";
    }
    return object;
}

/* Problems of these names are to be defined for the assessment. */
void format_autolab(const Grade *grade, FILE *to)
{
    format_text(grade, to);
    print_json(autolab_table(grade), false, to);
    cJSON *object = cJSON_CreateObject();
    cJSON *scores = cJSON_AddObjectToObject(object, "scores");
    for (int i = 0; i < GROUPS; i++)
        cJSON_AddNumberToObject(scores, group_names[i],
                                grade->groups[i].points);
    cJSON *board = cJSON_AddArrayToObject(object, "scoreboard");
    cJSON_AddItemToArray(board, cJSON_CreateNumber(grade_points(grade)));
    print_json(object, false, to);
}
