/*
 * Keeps what a search tells through the macros of trace.h: every node's move,
 * window, score, and why the search left it. PART_FILE names the manifest of
 * the part. trace.c prints what is kept; the playground draws it.
 *
 * The search only reports entry, exit and what it found in its table. The
 * reasons are worked out here, from the rules of the game, so that a part
 * without a table or a bound needs no special care.
 */
#ifndef TUTORIAL_RECORD_H
#define TUTORIAL_RECORD_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "trace.h"
#ifndef PART_FILE
#define PART_FILE "../../parts/12-lower-bound-tt/part.c" /* for editors */
#endif
#include PART_FILE

typedef struct {
    int depth;
    int move;   /* the column that led here, -1 for the root */
    int bounds; /* how many of alpha and beta the search was given */
    int alpha, beta, score;
    int tried; /* children searched */
    uint64_t nodes;
    const char *reason;
} Visit;

/* The nodes on the way from the root to where the search is now. */
typedef struct {
    Visit visit;
    Board board;
    size_t kept;     /* its index in `visits` */
    bool found;      /* the table knew something */
    int first, last; /* the cells of its first and its last child */
} Level;

static Level path[BOARD_CELLS + 1];
static int depth = -1;
static Visit *visits; /* those printed in the end, in the order of entry */
static size_t count, room;
static uint64_t seen;       /* nodes, by the count of the solver itself */
static int depth_limit = 4; /* deeper nodes are not kept */
static Board start;

/* Asked for every node instead of why the search left it, if there is one. */
static void (*counter)(const Level *level);

/* A list with twice the room. */
static void *grown(void *list, size_t *its_room, size_t size)
{
    *its_room = *its_room ? 2 * *its_room : 1024;
    list = realloc(list, *its_room * size);
    if (list)
        return list;
    fprintf(stderr, "no memory left: choose a smaller DEPTH, or a position "
                    "with more stones\n");
    exit(EXIT_FAILURE);
}

static size_t keep(const Visit *visit)
{
    if (count == room)
        visits = grown(visits, &room, sizeof *visits);
    visits[count] = *visit;
    return count++;
}

/* By the functions every Position has: how often can it still be played? */
static int stones_in_column(const Position *position, int column)
{
    Position copy = *position;
    int height = BOARD_HEIGHT;
    for (; position_can_play(&copy, column); height--)
        position_play(&copy, column);
    return height;
}

/* The column played since the parent. */
static int last_move(const Position *position, const Board *parent)
{
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (stones_in_column(position, column) != parent->height[column])
            return column;
    fprintf(stderr, "the trace cannot follow this search: no move made\n");
    exit(EXIT_FAILURE);
}

static void add_child(Level *parent, int column)
{
    parent->last = column * BOARD_HEIGHT + parent->board.height[column];
    if (parent->visit.tried++ == 0)
        parent->first = parent->last;
}

void trace_enter(const void *position, const int *window, size_t length)
{
    Level *level = &path[++depth];
    *level = (Level){.visit = {.depth = depth, .move = -1}};
    level->board = depth ? level[-1].board : start;
    if (depth > 0) {
        level->visit.move = last_move(position, &level[-1].board);
        board_play(&level->board, level->visit.move);
        add_child(&level[-1], level->visit.move);
    }
    level->visit.bounds = (int)length;
    level->visit.alpha = length > 0 ? window[1] : -BOARD_CELLS;
    level->visit.beta = length > 1   ? window[2]
                        : length > 0 ? window[1] + 1
                                     : BOARD_CELLS;
    level->visit.nodes = part_nodes();
    if (depth <= depth_limit)
        level->kept = keep(&level->visit);
}

void trace_probe(const void *found, size_t size)
{
    static const unsigned char nothing[64];
    if (depth >= 0 && memcmp(found, nothing, size) != 0)
        path[depth].found = true;
}

void trace_bounds(int lower, int upper)
{
    if (depth >= 0 && (lower > -BOARD_CELLS / 2 || upper < BOARD_CELLS / 2))
        path[depth].found = true;
}

/* --- reasons ------------------------------------------------------------- */

/* Does every move let the opponent win at once? */
static bool all_moves_lose(const Board *board)
{
    for (int column = 0; column < BOARD_WIDTH; column++) {
        if (!board_can_play(board, column))
            continue;
        Board child = *board;
        board_play(&child, column);
        if (!board_can_win(&child))
            return false;
    }
    return true;
}

/* A node left before any move was searched. */
static const char *reason_of_leaf(const Level *level)
{
    const Visit *visit = &level->visit;
    const Board *board = &level->board;
    int stones = board->stones;
    if (stones == BOARD_CELLS)
        return "board full";
    if (visit->nodes == 0)
        return "a look, not counted as a node";
    if (board_can_win(board))
        return "immediate win";
    if (visit->score == -score_win_now(stones + 1) && all_moves_lose(board))
        return "no safe move";
    if (stones >= BOARD_CELLS - 2 && visit->score == 0)
        return "nobody can win any more";
    if (level->found)
        return visit->score >= visit->beta ? "table: at least that"
                                           : "table: at most that";
    if (visit->score <= visit->alpha)
        return "bound: no more can be had";
    if (visit->score == score_win_now(stones + 2))
        return "wins with the stone after next";
    return visit->score == -score_win_now(stones + 3)
               ? "bound: it cannot be lost sooner"
               : "proved without search";
}

static const char *reason_of(const Level *level)
{
    const Visit *visit = &level->visit;
    if (visit->tried == 0)
        return reason_of_leaf(level);
    if (visit->bounds == 0)
        return "best of all moves";
    if (visit->score >= visit->beta)
        return "beta cut";
    if (visit->score <= visit->alpha)
        return "no move above alpha";
    return visit->score == score_win_now(level->board.stones + 2)
               ? "cut: no better score is possible"
               : "exact";
}

int trace_leave(int score)
{
    Level *level = &path[depth];
    level->visit.score = score;
    level->visit.nodes = part_nodes() - level->visit.nodes;
    seen += level->visit.nodes > 0; /* else a look that is not counted */
    if (!counter)
        level->visit.reason = reason_of(level);
    else if (level->visit.nodes > 0)
        counter(level);
    if (depth <= depth_limit)
        visits[level->kept] = level->visit;
    depth--;
    return score;
}

#endif
