# Exercise 5 of chapter 7: probes, hits, hits that end their node, and entries
# stored, all of them and by the number of stones.
/^static int negamax/i\
static long probes[BOARD_CELLS], hits[BOARD_CELLS], ends, stores[BOARD_CELLS];\
\
__attribute__((destructor)) static void tell(void)\
{\
    long p = 0, h = 0;\
    for (int i = 0; i < BOARD_CELLS; i++) {\
        p += probes[i], h += hits[i];\
        if (probes[i] > 0 && i % 4 == 0)\
            fprintf(stderr, "%d stones: %ld probes, %.0f %% hits, %ld stored\\n",\
                    i, probes[i], 100.0 * hits[i] / probes[i], stores[i]);\
    }\
    fprintf(stderr, "%ld probes, %ld hits, %ld of them end the node\\n", p, h,\
            ends);\
}\

/uint8_t value = tt_get(&solver->table, key);/a\
    probes[position->stones]++;\
    hits[position->stones] += value != 0;\
    ends += value && score_of_value(value) <= alpha;
/^    tt_put(&solver->table/i\
    stores[position->stones]++;
