# Chapter 10: how many ranks are small, and how often the best rank is shared.
/^static int negamax/i\
static long ranks, small, lists, shared, all_equal;\
\
__attribute__((destructor)) static void tell(void)\
{\
    fprintf(stderr, "%ld ranks, %.1f %% of them at most 4\\n", ranks,\
            100.0 * small / ranks);\
    fprintf(stderr, "%ld lists with a choice: best rank shared in %.0f %%, all "\
            "ranks equal in %.0f %%\\n", lists, 100.0 * shared / lists,\
            100.0 * all_equal / lists);\
}\

/^    move_list_fill/a\
    if (list.count > 1) {\
        for (int i = 0; i < list.count; i++) {\
            ranks++;\
            small += list.rank[i] <= 4;\
        }\
        lists++;\
        shared += list.rank[0] == list.rank[1];\
        all_equal += list.rank[0] == list.rank[list.count - 1];\
    }
