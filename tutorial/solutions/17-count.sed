# Exercise 1 of chapter 17: counts what the looks of part 17 find.
1i\
#include <stdio.h>
/^static inline int children_probe(/i\
static unsigned long looks, yes, no;\
__attribute__((destructor)) static void print_counts(void)\
{\
    fprintf(stderr, "looks %lu, yes %lu, no %lu\\n", looks, yes, no);\
}
s/^        if (-known.upper > alpha)$/        looks++;\
        yes += -known.upper > alpha;\
        no += -known.lower <= alpha;\
&/
