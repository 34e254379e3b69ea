/* The champion without mirror images in its table. */
#define MIRROR_STONES (-1)
#include "../part.c"
