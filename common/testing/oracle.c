#include "oracle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if BOARD_WIDTH * (BOARD_HEIGHT + 1) > 25 || BOARD_WIDTH * BOARD_HEIGHT % 2 != 0
#error "The oracle is for boards of up to 25 bits and an even number of cells."
#endif

enum { POSITIONS = 1 << ORACLE_BITS, UNKNOWN = 127, WON = 126 };

/* '.' is empty; column by column, from the bottom to the top. */
static char cell[BOARD_WIDTH][BOARD_HEIGHT];

static int8_t score_of[POSITIONS];     /* or WON, or UNKNOWN */
static uint8_t last_column[POSITIONS]; /* the stone with which it was found */
static uint32_t *open_with[ORACLE_CELLS + 1];
static long open_count[ORACLE_CELLS + 1], won_count[ORACLE_CELLS + 1];

/* --- the board ------------------------------------------------------------ */

static int height(int column)
{
    int row = 0;
    while (row < BOARD_HEIGHT && cell[column][row] != '.')
        row++;
    return row;
}

/* A column is its stones as bits, from the top down, below a leading 1. */
static uint32_t number(void)
{
    uint32_t number = 0;
    for (int column = 0; column < BOARD_WIDTH; column++) {
        uint32_t stones = 1;
        for (int row = 0; row < height(column); row++)
            stones = 2 * stones + (cell[column][row] == 'o');
        number = number * (2 << BOARD_HEIGHT) + stones;
    }
    return number;
}

static void set_up(uint32_t number)
{
    memset(cell, '.', sizeof cell);
    for (int column = BOARD_WIDTH - 1; column >= 0; column--) {
        uint32_t stones = number % (2 << BOARD_HEIGHT);
        int top = 0;
        number /= 2 << BOARD_HEIGHT;
        while (stones >> (top + 1) > 0)
            top++;
        for (int row = 0; row < top; row++)
            cell[column][row] = stones >> (top - 1 - row) & 1 ? 'o' : 'x';
    }
}

/* Four cells from here on, all of this colour? */
static bool is_line(int column, int row, int right, int up, char colour)
{
    for (int i = 0; i < 4; i++) {
        int c = column + i * right, r = row + i * up;
        if (c < 0 || c >= BOARD_WIDTH || r < 0 || r >= BOARD_HEIGHT ||
            cell[c][r] != colour)
            return false;
    }
    return true;
}

static bool has_line(char colour)
{
    for (int column = 0; column < BOARD_WIDTH; column++)
        for (int row = 0; row < BOARD_HEIGHT; row++)
            if (is_line(column, row, 1, 0, colour) ||
                is_line(column, row, 0, 1, colour) ||
                is_line(column, row, 1, 1, colour) ||
                is_line(column, row, -1, 1, colour))
                return true;
    return false;
}

/* --- the search ----------------------------------------------------------- */

/* The winner's last stone is the game's stone of this number, from 1. */
static int win_with(int stone)
{
    int winners_stones = (stone + 1) / 2;
    return ORACLE_CELLS / 2 + 1 - winners_stones;
}

static void found(uint32_t position, int column, int score)
{
    score_of[position] = (int8_t)score;
    last_column[position] = (uint8_t)column;
}

static int solve(int stones);

/* The score of a stone in this column, which has room. */
static int solve_column(int column, int stones)
{
    int row = height(column), score;
    char colour = stones % 2 ? 'o' : 'x';
    cell[column][row] = colour;
    uint32_t child = number();
    if (has_line(colour)) {
        if (score_of[child] == UNKNOWN) {
            won_count[stones + 1]++;
            found(child, column, WON);
        }
        score = win_with(stones + 1);
    } else {
        if (score_of[child] == UNKNOWN)
            found(child, column, solve(stones + 1));
        score = -score_of[child];
    }
    cell[column][row] = '.';
    return score;
}

static int solve(int stones)
{
    int best = -ORACLE_CELLS;
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (height(column) < BOARD_HEIGHT) {
            int score = solve_column(column, stones);
            if (score > best)
                best = score;
        }
    open_count[stones]++;
    return stones == ORACLE_CELLS ? 0 : best;
}

static int stones_on(uint32_t position)
{
    int stones = 0;
    set_up(position);
    for (int column = 0; column < BOARD_WIDTH; column++)
        stones += height(column);
    return stones;
}

static void list_open(void)
{
    long listed[ORACLE_CELLS + 1] = {0};
    for (int stones = 0; stones <= ORACLE_CELLS; stones++) {
        size_t count = (size_t)open_count[stones] + 1;
        open_with[stones] = malloc(count * sizeof(uint32_t));
        if (!open_with[stones]) {
            fprintf(stderr, "out of memory\n");
            exit(EXIT_FAILURE);
        }
    }
    for (uint32_t i = 0; i < POSITIONS; i++)
        if (score_of[i] != UNKNOWN && score_of[i] != WON) {
            int stones = stones_on(i);
            open_with[stones][listed[stones]++] = i;
        }
}

/* --- for others ----------------------------------------------------------- */

void oracle_solve(void)
{
    memset(score_of, UNKNOWN, sizeof score_of);
    memset(cell, '.', sizeof cell);
    uint32_t empty = number();
    found(empty, 0, solve(0));
    list_open();
}

long oracle_open(int stones)
{
    return open_count[stones];
}

long oracle_won(int stones)
{
    return won_count[stones];
}

uint32_t oracle_position(int stones, long number)
{
    return open_with[stones][number];
}

void oracle_moves(uint32_t position, int stones, int *moves)
{
    set_up(position);
    while (stones > 0) {
        int column = last_column[position];
        moves[--stones] = column;
        cell[column][height(column) - 1] = '.';
        position = number();
    }
}

int oracle_score(uint32_t position)
{
    return score_of[position];
}

bool oracle_column(uint32_t position, int stones, int column, int *score)
{
    set_up(position);
    if (height(column) == BOARD_HEIGHT)
        return false;
    *score = solve_column(column, stones);
    return true;
}
