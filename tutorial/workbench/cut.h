/* The cutter: bodies of functions out, stubs in; and the other way round. */
#ifndef WORKBENCH_CUT_H
#define WORKBENCH_CUT_H

#include <stdbool.h>

#include "lesson.h"
#include "source.h"

/* The body of a stub, braces included: it says TODO, uses every argument, and
   returns something wrong but safe. Free it. */
char *cut_stub(const Function *function, const Task *task);

/* The text of a source with the bodies of the lesson's functions replaced by
   stubs; *cut is how many were found in it. Free it. */
char *cut_text(const Source *source, const Lesson *lesson, int *cut);

/* Is this function still the stub that it was? */
bool cut_is_stub(const Source *source, const Function *function);

/* The text of `into` with one function, its declaration too, as it is in
   `from`; NULL if either has none of this name. Free it. */
char *cut_graft(const Source *into, const Source *from, const char *function);

/* A file of nothing but what others need of it: what is no function, and
   stubs of those functions that `needed` says yes to. Free it. */
char *cut_bare(const Source *source, const Lesson *lesson,
               bool (*needed)(const char *function, void *context),
               void *context);

#endif
