/* What is wrong with the text of a figure, and where. */
#ifndef DRAWING_FAULT_H
#define DRAWING_FAULT_H

void fault_in(const char *file); /* the file that fail() speaks of */

/* Prints file:line: message and ends the program: there is no picture. */
_Noreturn void fail(int line, const char *format, ...);

#endif
