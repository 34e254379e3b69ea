/*
 * For the fuzz targets, which are in the directories called fuzz: each takes
 * any bytes, hands them to a reader, and states what must hold whatever they
 * are. libFuzzer looks for bytes that prove it wrong (`make fuzz`); corpus.c
 * runs those that are stored.
 */
#ifndef COMMON_FUZZ_H
#define COMMON_FUZZ_H

#include <dirent.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

#define MUST(condition) \
    ((condition) ? (void)0 : fuzz_fail(#condition, __FILE__, __LINE__))

static inline void fuzz_fail(const char *condition, const char *file, int line)
{
    fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, condition);
    abort();
}

/* The bytes as a string; free it. What follows a zero byte is not seen. */
static inline char *fuzz_string(const uint8_t *bytes, size_t size)
{
    char *text = malloc(size + 1);
    MUST(text != NULL);
    if (size > 0)
        memcpy(text, bytes, size);
    text[size] = '\0';
    return text;
}

/* A directory for files, below TMPDIR; removed at the end. */
static char fuzz_directory[256];

static inline void fuzz_remove_directory(void)
{
    char command[300];
    snprintf(command, sizeof command, "rm -rf '%s'", fuzz_directory);
    if (system(command) != 0)
        perror(command);
}

static inline void fuzz_make_directory(void)
{
    const char *below = getenv("TMPDIR");
    int length = snprintf(fuzz_directory, sizeof fuzz_directory,
                          "%s/fuzz-XXXXXX", below ? below : "/tmp");
    MUST(length < (int)sizeof fuzz_directory);
    MUST(mkdtemp(fuzz_directory) != NULL);
    atexit(fuzz_remove_directory);
}

/* No file is left of the try before. */
static inline void fuzz_clear_directory(void)
{
    struct dirent *entry;
    DIR *directory = fuzz_directory[0] ? opendir(fuzz_directory) : NULL;
    if (directory == NULL)
        return;
    while ((entry = readdir(directory)) != NULL)
        if (entry->d_name[0] != '.')
            unlinkat(dirfd(directory), entry->d_name, 0);
    closedir(directory);
}

/* The path of a file of this name, whose content are the bytes. */
static inline const char *fuzz_file(const char *name, const uint8_t *bytes,
                                    size_t size)
{
    static char path[300];
    if (fuzz_directory[0] == '\0')
        fuzz_make_directory();
    snprintf(path, sizeof path, "%s/%s", fuzz_directory, name);
    FILE *file = fopen(path, "w");
    MUST(file != NULL);
    MUST(fwrite(bytes, 1, size, file) == size);
    MUST(fclose(file) == 0);
    return path;
}

/* What is in the file now, as a string; free it. */
static inline char *fuzz_content(const char *path, size_t *size)
{
    FILE *file = fopen(path, "r");
    MUST(file != NULL);
    fseek(file, 0, SEEK_END);
    *size = (size_t)ftell(file);
    rewind(file);
    char *text = malloc(*size + 1);
    MUST(text != NULL && fread(text, 1, *size, file) == *size);
    text[*size] = '\0';
    fclose(file);
    return text;
}

#endif
