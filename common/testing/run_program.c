#include "run_program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../process.h"

static _Noreturn void give_up(const char *what)
{
    perror(what);
    exit(EXIT_FAILURE);
}

static FILE *scratch_file(void)
{
    FILE *file = tmpfile();
    if (!file)
        give_up("cannot make a temporary file");
    return file;
}

static char *contents(FILE *file, size_t *length)
{
    fseek(file, 0, SEEK_END);
    *length = (size_t)ftell(file);
    rewind(file);
    char *text = malloc(*length + 1);
    if (!text || fread(text, 1, *length, file) != *length)
        give_up("cannot read what the program printed");
    text[*length] = '\0';
    fclose(file);
    return text;
}

/* Files, not pipes: neither side can ever wait for the other. */
Run run_program(const char *command, const char *input, size_t length)
{
    FILE *files[3] = {scratch_file(), scratch_file(), scratch_file()};
    fwrite(input, 1, length, files[0]);
    fflush(files[0]);
    rewind(files[0]);
    fflush(NULL);

    const char *const shell[] = {"/bin/sh", "-c", command, NULL};
    const int numbers[] = {fileno(files[0]), fileno(files[1]),
                           fileno(files[2])};
    pid_t child = process_start(shell, numbers, false);
    if (child < 0)
        give_up("cannot start a program");
    Run run = {.status = process_code(process_wait(child))};
    size_t ignored;
    run.out = contents(files[1], &run.out_length);
    run.err = contents(files[2], &ignored);
    fclose(files[0]);
    return run;
}

Run run_text(const char *command, const char *input)
{
    return run_program(command, input, strlen(input));
}

void run_free(Run *run)
{
    free(run->out);
    free(run->err);
    *run = (Run){0};
}

char *next_line(char **text)
{
    char *line = *text;
    if (*line == '\0')
        return NULL;
    char *end = strchr(line, '\n');
    *text = end ? end + 1 : line + strlen(line);
    if (end)
        *end = '\0';
    return line;
}
