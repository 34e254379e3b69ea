/* What the solvers use of this header, for a browser: see libc.c. */
#ifndef PLAYGROUND_INTTYPES_H
#define PLAYGROUND_INTTYPES_H

#include <stdint.h>

#define PRIx64 "llx"
#define SCNx64 "llx"

#endif
