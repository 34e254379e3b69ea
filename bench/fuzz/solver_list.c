/* The list of solvers: any bytes as SOLVERS. */
#include "../../common/testing/fuzz.h"

#include "../shell.c"
#include "../solver_list.c"
#include "../text.c"

/* A name is a path below the results, and nothing else. */
static void check_name(const char *name)
{
    MUST(name[0] != '\0' && strchr("/.-", name[0]) == NULL);
    MUST(strspn(name, NAME_CHARACTERS) == strlen(name));
    MUST(strstr(name, "..") == NULL && strstr(name, "//") == NULL);
}

static void check_entrants(const SolverList *list)
{
    for (int i = 0; i < list->count; i++) {
        const char *command = list->entrants[i].command;
        check_name(list->entrants[i].name);
        MUST(command[0] != '\0');
        for (int j = 0; j < i; j++)
            MUST(strcmp(list->entrants[i].name, list->entrants[j].name) != 0);
    }
}

/* Quoted, that is, and perhaps without an end: a line would lose it. */
static bool ends_in_space(const SolverList *list)
{
    for (int i = 0; i < list->count; i++) {
        const char *command = list->entrants[i].command;
        if (strchr(SHELL_SPACE, command[strlen(command) - 1]) != NULL)
            return true;
    }
    return false;
}

/* Written down again, a line each, it is the same list. */
static void check_again(const SolverList *list)
{
    if (ends_in_space(list))
        return;
    SolverList again = {0};
    char *text, error[256];
    size_t length;
    FILE *file = open_memstream(&text, &length);
    for (int i = 0; i < list->count; i++)
        fprintf(file, "%s=%s\n", list->entrants[i].name,
                list->entrants[i].command);
    fclose(file);
    MUST(solver_list_add(&again, text, error, sizeof error));
    MUST(again.count == list->count);
    for (int i = 0; i < list->count; i++) {
        const Entrant *entrant = &list->entrants[i];
        MUST(strcmp(entrant->name, again.entrants[i].name) == 0);
        MUST(strcmp(entrant->command, again.entrants[i].command) == 0);
    }
    solver_list_free(&again);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    SolverList list = {0};
    char *text = fuzz_string(bytes, size), error[256] = "";
    if (solver_list_add(&list, text, error, sizeof error)) {
        MUST(error[0] == '\0');
        MUST(list.count > 0 || strspn(text, SHELL_SPACE) == strlen(text));
        check_again(&list);
    } else {
        MUST(error[0] != '\0' && memchr(error, '\0', sizeof error) != NULL);
    }
    check_entrants(&list);
    solver_list_free(&list);
    MUST(list.count == 0 && list.entrants == NULL);
    free(text);
    return 0;
}
