/* What the solvers use of this header, for a browser: see libc.c. */
#ifndef PLAYGROUND_CTYPE_H
#define PLAYGROUND_CTYPE_H

int isprint(int c);

#endif
