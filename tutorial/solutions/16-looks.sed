# Counts the calls of wins_in_two in part 16 and prints them at the end.
/^\/\* Deadline two, the attacker to move. \*\//i\
static unsigned long looks;\
__attribute__((destructor)) static void print_looks(void)\
{\
    fprintf(stderr, "looks: %lu\\n", looks);\
}
s/^        moves = forcing_moves(node, playable);/&\
    looks++;/
1i\
#include <stdio.h>
