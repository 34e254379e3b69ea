/* Compiled once, for any processor of its kind. */
#define ANY_PROCESSOR
#include "../part.c"
