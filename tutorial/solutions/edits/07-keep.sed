# Exercise 2 of chapter 7: the entry of another position stays if its search
# took more nodes than the search of the newcomer.
/^    uint64_t slot\[TT_SLOTS\];/a\
    uint64_t work[TT_SLOTS]; /* nodes of the search behind the entry */
/^static inline void tt_put/i\
static uint64_t work_now;
/assert(value != 0);/a\
    if (table->slot[slot] && table->slot[slot] >> 8 != key &&\
        table->work[slot] > work_now)\
        return;\
    table->work[slot] = work_now;
s/^    solver->nodes++;/    uint64_t before = solver->nodes++;/
/^    tt_put(&solver->table/i\
    work_now = solver->nodes - before;
