/*
 * Makes a part's search tell where it is, without a change to its source:
 * this header stands before the manifest, and its macros take the place of
 * the search and of the look into its table. trace.c keeps what they tell.
 *
 * The preprocessor does not tell a definition from a call, so the macros look
 * at the first word of an argument: a definition has a type there.
 *     negamax(Solver *solver, ...)   a definition: left alone
 *     negamax(solver, ...)           a call: recorded
 */
#ifndef TUTORIAL_TRACE_H
#define TUTORIAL_TRACE_H

#include <stddef.h>

/* `window` holds a count, then alpha and beta as far as the part has them. */
void trace_enter(const void *position, const int *window, size_t length);
int trace_leave(int score);
void trace_probe(const void *found, size_t size);
void trace_bounds(int lower, int upper);

#define TRACE_SECOND(first, second, ...) second
#define TRACE_PICK(...)                  TRACE_SECOND(__VA_ARGS__, ~)

/* Pasted to the argument of a definition, these put in a second choice. */
#define TRACE_SEARCH_Solver   ~, TRACE_DEFINE_SEARCH,
#define TRACE_TABLE_uint64_t  ~, TRACE_DEFINE_TABLE,
#define TRACE_PACKED_uint64_t ~, TRACE_DEFINE_PACKED,

#define negamax(first, ...) \
    TRACE_PICK(TRACE_SEARCH_##first, TRACE_CALL_SEARCH)(first, __VA_ARGS__)
#define tt_get(table, key) \
    TRACE_PICK(TRACE_TABLE_##key, TRACE_CALL_TABLE)(table, key)
#define table_get(table, hash) \
    TRACE_PICK(TRACE_PACKED_##hash, TRACE_CALL_PACKED)(table, hash)

#define TRACE_DEFINE_SEARCH(...) negamax(__VA_ARGS__)
#define TRACE_DEFINE_TABLE(...)  tt_get_plain(__VA_ARGS__)
#define TRACE_DEFINE_PACKED(...) table_get_plain(__VA_ARGS__)

/*
 * The node is evaluated once, as that may have effects; the window, read
 * twice, has none. A Node (from part 13 on) begins with its Position.
 *
 * Who has another use for a call than to record it, such as counting, defines
 * TRACE_SEARCH before; the table is then left alone.
 */
#ifndef TRACE_SEARCH
#define TRACE_SEARCH(search, solver, node, ...) \
    __extension__({ \
        __typeof__(node) trace_node = (node); \
        const int trace_window[] = {0, ##__VA_ARGS__}; \
        trace_enter(trace_node, trace_window, \
                    sizeof trace_window / sizeof *trace_window - 1); \
        trace_leave(search(solver, trace_node, ##__VA_ARGS__)); \
    })

#define TRACE_CALL_TABLE(table, key) \
    __extension__({ \
        __typeof__(tt_get_plain(table, key)) trace_found = \
            tt_get_plain(table, key); \
        trace_probe(&trace_found, sizeof trace_found); \
        trace_found; \
    })

/* From part 15 on the table holds two bounds. */
#define TRACE_CALL_PACKED(table, hash) \
    __extension__({ \
        __typeof__(table_get_plain(table, hash)) trace_found = \
            table_get_plain(table, hash); \
        trace_bounds(trace_found.lower, trace_found.upper); \
        trace_found; \
    })
#else
#define TRACE_CALL_TABLE  tt_get_plain
#define TRACE_CALL_PACKED table_get_plain
#endif

#define TRACE_CALL_SEARCH(...) TRACE_SEARCH(negamax, __VA_ARGS__)

/* From part 21 on the search calls itself by this name. */
#define deeper(...) TRACE_SEARCH(deeper, __VA_ARGS__)

#endif
