/* The champion with the weights of part 18. */
#define DEFENDER_WEIGHTS 24, 0, 0, 0, 0, 2, 0, 1
#define ATTACKER_WEIGHTS 24, 0, 0, 0, 0, 2, 4, 1
#include "../part.c"
