/*
 * The rules of the game and the notation, once and for all solvers.
 *
 * This board is slow and obvious on purpose: it reads the input, and the
 * tests and tools trust it. No search runs on it.
 */
#ifndef COMMON_BOARD_H
#define COMMON_BOARD_H

#include <stdbool.h>
#include <stddef.h>

#ifndef BOARD_WIDTH
#define BOARD_WIDTH 7
#endif
#ifndef BOARD_HEIGHT
#define BOARD_HEIGHT 6
#endif

#define BOARD_CELLS (BOARD_WIDTH * BOARD_HEIGHT)

/* From part 6 on a column takes one bit more than it has cells. */
#define BOARD_BITS (BOARD_WIDTH * (BOARD_HEIGHT + 1))

#if BOARD_WIDTH < 4 || BOARD_HEIGHT < 4
#error "The board is too small: WIDTH and HEIGHT must each be 4 or more."
#endif
#if BOARD_BITS > 64
#error "The board is too large: WIDTH * (HEIGHT + 1) must not exceed 64 bits."
#endif

typedef struct {
    int stones;                          /* played so far */
    int height[BOARD_WIDTH];             /* stones in each column */
    int cell[BOARD_WIDTH][BOARD_HEIGHT]; /* 0 empty, 1 first, 2 second player */
    int moves[BOARD_CELLS];              /* the columns, in the order played */
} Board;

/* Why a line of input is not a position to solve. */
typedef enum {
    RULE_OK,
    RULE_COLUMN, /* the character names no column */
    RULE_FULL,   /* the column is full */
    RULE_WON     /* this stone completes four: nothing is left to solve */
} Rule;

void board_clear(Board *board);
int board_player(const Board *board); /* 1 or 2: whose turn it is */
bool board_can_play(const Board *board, int column);
bool board_wins(const Board *board, int column); /* would that win at once? */
bool board_can_win(const Board *board);          /* would any column? */
void board_play(Board *board, int column);
void board_undo(Board *board);
bool board_has_four(const Board *board, int player);

/* Columns are written 1 to 9, then a, b, c on boards wider than nine. */
char column_name(int column);
int column_from_name(char name); /* -1 when it names none */

/* Plays `text`; stops at the first fault, whose index goes to *at. */
Rule board_read(Board *board, const char *text, size_t length, size_t *at);

/*
 * What is wrong with moves[at], in words: character 7: '4' is a full column ...
 * Bytes that cannot be printed are shown as numbers.
 */
enum { BOARD_FAULT_SIZE = 128 };
void board_fault(char text[BOARD_FAULT_SIZE], const char *moves, size_t at,
                 Rule rule);

/* Writes the moves as a string; `text` holds BOARD_CELLS + 1 characters. */
void board_write(const Board *board, char *text);

/*
 * The score when the side to move wins with its next stone, `stones` being
 * on the board already. Every other score follows from this one: winning two
 * stones later is score_win_now(stones + 2), losing to the opponent's next
 * stone is -score_win_now(stones + 1). On 7x6 it is 22 minus the number of
 * stones the winner has played in the end.
 */
static inline int score_win_now(int stones)
{
    return (BOARD_CELLS + 1 - stones) / 2;
}

static inline int score_sign(int score)
{
    return (score > 0) - (score < 0);
}

#endif
