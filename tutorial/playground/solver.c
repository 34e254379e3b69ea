/*
 * One part for the browser: what the page calls. PART_FILE names the part's
 * manifest, which is taken as it is; the node counts are its own.
 *
 * A part is compiled twice. The plain one only tells the page from time to
 * time how far it is, through the macros of trace.h: a search that takes its
 * thread for itself is silent otherwise. With RECORD it keeps what `make trace`
 * prints.
 */
#include <stdint.h>

#include "../../common/contract.h"

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(name)))
#define IMPORT(from, name) \
    __attribute__((import_module(from), import_name(name)))
#else /* for editors and checkers */
#define EXPORT(name)
#define IMPORT(from, name)
#endif

#ifdef RECORD
#include "../tools/record.h"
#else
IMPORT("page", "report") void page_report(double nodes);

static inline void tick(void)
{
    static uint32_t calls;
    if (++calls % (1 << 15) == 0)
        page_report((double)part_nodes());
}

#define TRACE_SEARCH(search, solver, node, ...) \
    (tick(), search(solver, node, ##__VA_ARGS__))
#include "../tools/trace.h"
#ifndef PART_FILE
#define PART_FILE "../../parts/12-lower-bound-tt/part.c" /* for editors */
#endif
#include PART_FILE
#endif

#include "../../common/answer.h"

static Board board;
static Answer answer;

/* --- the position --------------------------------------------------------- */

static char moves[BOARD_CELLS + 2];
static char fault[BOARD_FAULT_SIZE];
static size_t at;

/* Where the page writes a position before it calls page_read. */
EXPORT("text") char *page_text(void);
char *page_text(void)
{
    return moves;
}

EXPORT("size") int page_size(void);
int page_size(void)
{
    return (int)sizeof moves;
}

/* A Rule; when it is broken, the fault says which, in the words of all. */
EXPORT("read") int page_read(int length);
int page_read(int length)
{
    Rule rule = board_read(&board, moves, (size_t)length, &at);
    if (rule != RULE_OK)
        board_fault(fault, moves, at, rule);
    return (int)rule;
}

EXPORT("at") int page_at(void);
int page_at(void)
{
    return (int)at;
}

EXPORT("fault") const char *page_fault(void);
const char *page_fault(void)
{
    return fault;
}

/* --- its scores ----------------------------------------------------------- */

EXPORT("solve") int page_solve(int weak);
int page_solve(int weak)
{
    answer_position(&answer, &board, weak != 0);
    return answer.score;
}

EXPORT("begin") void page_begin(void);
void page_begin(void)
{
    answer_begin(&answer);
}

/* After page_begin; the column has room. */
EXPORT("column") int page_column(int column, int weak);
int page_column(int column, int weak)
{
    answer_column(&answer, &board, column, weak != 0);
    return answer.column[column];
}

EXPORT("nodes") double page_nodes(void);
double page_nodes(void)
{
    return (double)part_nodes();
}

/* Of the search alone, in milliseconds. */
EXPORT("time") double page_time(void);
double page_time(void)
{
    return (double)answer.solving / 1e6;
}

#ifdef WINDOW
/* What the search of the part says about a window of one's own. */
EXPORT("ask") int page_ask(int alpha, int beta);
int page_ask(int alpha, int beta)
{
    part_reset();
    part_load(&board);
    return (negamax)(&the_solver, &the_position, alpha, beta); /* no macro */
}
#endif

/* --- its record ----------------------------------------------------------- */

#ifdef RECORD
static int at_depth[BOARD_CELLS + 1]; /* nodes, kept or not */

/* The page reads visits as they lie in memory: twelve words each. */
#ifdef __wasm__
_Static_assert(sizeof(Visit) == 48 && offsetof(Visit, tried) == 24 &&
                   offsetof(Visit, nodes) == 32 &&
                   offsetof(Visit, reason) == 40,
               "the page knows where these are");
#endif

static void count_depth(const Level *level)
{
    at_depth[level->visit.depth]++;
}

/* The depth to which there are at most so many nodes. */
static int depth_for(int most)
{
    int sum = 0, deep = 0;
    for (; deep <= BOARD_CELLS; deep++) {
        sum += at_depth[deep];
        if (sum > most)
            return deep - 1;
    }
    return BOARD_CELLS;
}

/*
 * Searches the position twice: to count its nodes, and then to keep those down
 * to the depth to which there are at most `most`. Returns how many are kept.
 */
EXPORT("record") int page_record(int most, int weak);
int page_record(int most, int weak)
{
    counter = count_depth;
    depth_limit = -1;
    start = board;
    memset(at_depth, 0, sizeof at_depth);
    answer_position(&answer, &board, weak != 0);
    depth_limit = depth_for(most);
    counter = NULL;
    count = 0;
    answer_position(&answer, &board, weak != 0);
    return (int)count;
}

EXPORT("visits") const Visit *page_visits(void);
const Visit *page_visits(void)
{
    return visits;
}

EXPORT("depth_limit") int page_depth_limit(void);
int page_depth_limit(void)
{
    return depth_limit;
}
#endif
