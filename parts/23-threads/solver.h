/*
 * What a thread remembers: as in part 22, and besides the table of all threads
 * one of its own for the nearer deadlines. Memory that two cores write to has
 * to go from one to the other, each time, and takes longer for that than an
 * entry there is worth.
 */
#include <stdatomic.h>

/* Of its own a thread needs half as much: what it knows near the leaves. */
enum { OWN_BITS = PAIR_BITS > MIN_PAIR_BITS ? PAIR_BITS - 1 : PAIR_BITS };

typedef struct Team Team;

enum { GONE, BUSY, WAITING }; /* the states of a helper's thread */

typedef struct {
    uint64_t nodes;
    History history;
    PackedTable table, own; /* all threads', and its own */
    Team *team;
    int thread;       /* its number */
    atomic_int state; /* of its thread, if it is a helper */
    bool alone;       /* if so, it uses `table` only, as part 22 */
    uint64_t call_at; /* so many nodes, and it calls the helpers */
    int back_to;      /* the stones of the node to go back to, ... */
    int back_score;   /* ... and its score: see overtaken.h */
    _Alignas(2 * sizeof(Slot)) Slot own_slots[1 << OWN_BITS][2];
} Solver;
