/* The grader: from a submission to points and words. */
#ifndef CLASSROOM_GRADING_H
#define CLASSROOM_GRADING_H

#include "assignment.h"
#include "grade.h"

/* A folder with C files, of which the functions of the lesson count. False,
   with the reason said, if nothing can be graded here. */
bool grade_functions(const Assignment *assignment, const char *from,
                     Grade *grade);

/* A folder with a program in any language that speaks the protocol, and the
   command that starts it there: scores, and nodes if it tells them. */
bool grade_command(const Assignment *assignment, const char *from,
                   const char *command, Grade *grade);

#endif
