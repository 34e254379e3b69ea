/* The champion, which asks for no entry ahead. */
#define PREFETCH(address) ((void)(address))
#include "../part.c"
