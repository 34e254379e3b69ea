# Exercise 6 of chapter 10: which move has cut, and how often none has. Also
# exercise 2: the lists with a single move.
/^static int negamax/i\
static long lists, single, cuts, uncut, by[BOARD_WIDTH];\
\
__attribute__((destructor)) static void tell(void)\
{\
    fprintf(stderr, "%ld lists, %ld with a single move\\n", lists, single);\
    fprintf(stderr, "%ld cuts and %ld nodes without one; of the cuts by move\\n",\
            cuts, uncut);\
    for (int i = 0; i < BOARD_WIDTH; i++)\
        fprintf(stderr, "%d: %.2f %%%s", i + 1, 100.0 * by[i] / cuts,\
                i + 1 < BOARD_WIDTH ? ", " : "\\n");\
}\

/^    move_list_fill/a\
    lists++;\
    single += list.count == 1;
s/if (score >= beta)/if (score >= beta \&\& (by[i]++, ++cuts))/
/^    tt_put(&solver->table/i\
    uncut++;
