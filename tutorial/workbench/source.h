/* A C file and its functions, as universal-ctags finds them. */
#ifndef WORKBENCH_SOURCE_H
#define WORKBENCH_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    char *name;
    char *type;       /* what it returns: "int", "const char *" */
    char *parameters; /* "(const Position * position,int column)" */
    /* In the text: */
    size_t start; /* of its declaration */
    size_t body;  /* its opening brace */
    size_t end;   /* behind its closing one */
} Function;

typedef struct {
    char *text; /* with a NUL behind it */
    size_t size;
    Function *functions; /* in the order of the text */
    int count;
} Source;

/* The command that finds functions, or NULL, with the reason said, if there
   is none that tells where a function ends. */
const char *source_ctags(void);

/* False, with the reason said, if the file or its functions cannot be read. */
bool source_read(Source *source, const char *path);
void source_free(Source *source);

/* The first of this name, or NULL. */
const Function *source_find(const Source *source, const char *name);

/* The text with what stands from `start` to `end` replaced. Free it. */
char *source_replace(const Source *source, size_t start, size_t end,
                     const char *replacement);

/* The text with the files that it includes in quotes called anew: by what
   `rename` returns, which is freed, or as before where that is NULL. Free it. */
char *source_includes(const char *text,
                      char *(*rename)(const char *name, void *context),
                      void *context);

#endif
