/* What one question has found is not there for the next. */
static inline int forget_and_ask(TranspositionTable *table, int min, int max)
{
    tt_reset(table);
    return next_question(min, max);
}

/* From here on, this is meant. solver_solve has the table. */
#define next_question(min, max) forget_and_ask(&solver->table, min, max)
