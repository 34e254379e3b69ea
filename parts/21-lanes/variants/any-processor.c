/* Compiled once, for any processor of its kind. */
#define CHOSEN_AT_START
#include "../part.c"
