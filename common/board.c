#include "board.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const char column_names[] = "123456789abc";

void board_clear(Board *board)
{
    memset(board, 0, sizeof *board);
}

int board_player(const Board *board)
{
    return 1 + board->stones % 2;
}

bool board_can_play(const Board *board, int column)
{
    return column >= 0 && column < BOARD_WIDTH &&
           board->height[column] < BOARD_HEIGHT;
}

void board_play(Board *board, int column)
{
    assert(board_can_play(board, column));
    board->cell[column][board->height[column]++] = board_player(board);
    board->moves[board->stones++] = column;
}

void board_undo(Board *board)
{
    assert(board->stones > 0);
    int column = board->moves[--board->stones];
    board->cell[column][--board->height[column]] = 0;
}

/* Does a line of four of `player` start here and run in this direction? */
static bool four_from(const Board *board, int player, int column, int row,
                      int right, int up)
{
    for (int i = 0; i < 4; i++, column += right, row += up)
        if (column < 0 || column >= BOARD_WIDTH || row < 0 ||
            row >= BOARD_HEIGHT || board->cell[column][row] != player)
            return false;
    return true;
}

bool board_has_four(const Board *board, int player)
{
    for (int column = 0; column < BOARD_WIDTH; column++)
        for (int row = 0; row < BOARD_HEIGHT; row++)
            if (four_from(board, player, column, row, 1, 0) ||
                four_from(board, player, column, row, 0, 1) ||
                four_from(board, player, column, row, 1, 1) ||
                four_from(board, player, column, row, 1, -1))
                return true;
    return false;
}

bool board_wins(const Board *board, int column)
{
    if (!board_can_play(board, column))
        return false;
    Board after = *board;
    board_play(&after, column);
    return board_has_four(&after, board_player(board));
}

bool board_can_win(const Board *board)
{
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (board_wins(board, column))
            return true;
    return false;
}

char column_name(int column)
{
    assert(column >= 0 && column < BOARD_WIDTH);
    return column_names[column];
}

int column_from_name(char name)
{
    const char *found = name ? strchr(column_names, name) : NULL;
    if (!found || found - column_names >= BOARD_WIDTH)
        return -1;
    return (int)(found - column_names);
}

Rule board_read(Board *board, const char *text, size_t length, size_t *at)
{
    board_clear(board);
    for (*at = 0; *at < length; ++*at) {
        int column = column_from_name(text[*at]);
        if (column < 0)
            return RULE_COLUMN;
        if (!board_can_play(board, column))
            return RULE_FULL;
        if (board_wins(board, column))
            return RULE_WON;
        board_play(board, column);
    }
    return RULE_OK;
}

static void print_rule(char *text, size_t size, Rule rule)
{
    switch (rule) {
    case RULE_COLUMN:
        snprintf(text, size, "is not a column: columns are %c to %c",
                 column_name(0), column_name(BOARD_WIDTH - 1));
        break;
    case RULE_FULL:
        snprintf(text, size, "is a full column: it holds %d stones",
                 BOARD_HEIGHT);
        break;
    default:
        snprintf(text, size,
                 "wins: the game ends there, nothing is left to solve");
    }
}

void board_fault(char text[BOARD_FAULT_SIZE], const char *moves, size_t at,
                 Rule rule)
{
    unsigned char c = (unsigned char)moves[at];
    char shown[16], broken[64];
    snprintf(shown, sizeof shown, isprint(c) ? "'%c'" : "byte 0x%02x", c);
    print_rule(broken, sizeof broken, rule);
    snprintf(text, BOARD_FAULT_SIZE, "character %zu: %s %s", at + 1, shown,
             broken);
}

void board_write(const Board *board, char *text)
{
    for (int i = 0; i < board->stones; i++)
        *text++ = column_name(board->moves[i]);
    *text = '\0';
}
