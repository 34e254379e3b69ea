#include "files.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../markdown/markdown.h"

char *path_join(const char *directory, const char *name)
{
    return text_print("%s/%s", directory, name);
}

void path_tidy(char *path)
{
    char *up;
    while ((up = strstr(path, "/../")) != NULL && up != path) {
        char *before = up;
        while (before > path && before[-1] != '/')
            before--;
        memmove(before, up + 4, strlen(up + 4) + 1);
    }
}

bool file_exists(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISREG(about.st_mode);
}

bool directory_exists(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

bool directory_make(const char *path)
{
    char *part = text_copy(path, strlen(path));
    bool made = true;
    for (char *slash = part + 1; made && *slash; slash++)
        if (*slash == '/') {
            *slash = '\0';
            made = mkdir(part, 0777) == 0 || errno == EEXIST;
            *slash = '/';
        }
    made = made && (mkdir(part, 0777) == 0 || errno == EEXIST);
    if (!made)
        perror(path);
    free(part);
    return made;
}

static bool write_bytes(const char *path, const char *text, size_t size)
{
    char *beside = text_print("%s.part", path);
    FILE *file = fopen(beside, "w");
    bool written = file && fwrite(text, 1, size, file) == size;
    if (file)
        written = fclose(file) == 0 && written;
    written = written && rename(beside, path) == 0;
    if (!written) {
        perror(path);
        unlink(beside);
    }
    free(beside);
    return written;
}

bool file_write(const char *path, const char *text)
{
    return write_bytes(path, text, strlen(text));
}

bool file_copy(const char *from, const char *to)
{
    size_t size;
    char *text = read_whole(from, &size);
    if (!text) {
        perror(from);
        return false;
    }
    bool copied = write_bytes(to, text, size);
    free(text);
    return copied;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

char **directory_names(const char *path)
{
    char **names = calloc(1, sizeof *names);
    if (!names)
        abort();
    size_t count = 0;
    DIR *directory = opendir(path);
    for (struct dirent *entry; directory && (entry = readdir(directory));) {
        if (entry->d_name[0] == '.')
            continue;
        char **more = realloc(names, (count + 2) * sizeof *names);
        if (!more)
            abort();
        names = more;
        names[count++] = text_copy(entry->d_name, strlen(entry->d_name));
        names[count] = NULL;
    }
    if (directory)
        closedir(directory);
    qsort(names, count, sizeof *names, by_name);
    return names;
}

bool directory_copy(const char *from, const char *to)
{
    bool good = true;
    char **names = directory_names(from);
    for (int i = 0; good && names[i]; i++) {
        char *file = path_join(from, names[i]);
        char *copy = path_join(to, names[i]);
        if (file_exists(file))
            good = file_copy(file, copy);
        free(copy);
        free(file);
    }
    names_free(names);
    return good;
}

void names_free(char **names)
{
    for (int i = 0; names && names[i]; i++)
        free(names[i]);
    free(names);
}
