# Exercise 10 of chapter 21: counts what the looks of part 21 find.
1i\
#include <stdio.h>
/^INLINE int children_probe(/i\
static unsigned long looks, yes, no;\
__attribute__((destructor)) static void print_counts(void)\
{\
    fprintf(stderr, "looks %lu, yes %lu, no %lu\\n", looks, yes, no);\
}
s/^        if (!children->move\[i\] ||$/        looks += children->move[i] != 0;\
&/
/^INLINE int children_probe(/,/^}/s/^        if (score > alpha)$/        yes += score > alpha;\
        no += score <= alpha;\
&/
