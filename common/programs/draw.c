#include "draw.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "../format.h"
#include "terminal.h"

/*
 * The red and the yellow of the figures, both of a lightness that shows on a
 * dark and on a light ground. Who cannot tell them apart has the shapes.
 */
#define RED(text)    "\033[1;38;5;160m" text "\033[0m"
#define YELLOW(text) "\033[1;38;5;136m" text "\033[0m"
#define FAINT(text)  "\033[2m" text "\033[0m"

/* For an empty cell, the first and the second player. */
static const char *const symbols[][3] = {
    [STYLE_PLAIN] = {".", "X", "O"},
    [STYLE_COLOUR] = {FAINT("."), RED("X"), YELLOW("O")},
    [STYLE_DISCS] = {FAINT("·"), RED("●"), YELLOW("○")},
};

const char *draw_player(int player)
{
    assert(player == 1 || player == 2);
    return symbols[terminal_style()][player];
}

/* Is this cell part of a line of four in this direction or its opposite? */
static bool in_four_along(const Board *board, int column, int row, int right,
                          int up)
{
    int player = board->cell[column][row], run = 1;
    for (int way = -1; way <= 1; way += 2) {
        int c = column + way * right, r = row + way * up;
        for (; c >= 0 && c < BOARD_WIDTH && r >= 0 && r < BOARD_HEIGHT &&
               board->cell[c][r] == player;
             c += way * right, r += way * up)
            run++;
    }
    return player != 0 && run >= 4;
}

static bool in_four(const Board *board, int column, int row)
{
    return in_four_along(board, column, row, 1, 0) ||
           in_four_along(board, column, row, 0, 1) ||
           in_four_along(board, column, row, 1, 1) ||
           in_four_along(board, column, row, 1, -1);
}

static bool is_last(const Board *board, int column, int row)
{
    return board->stones > 0 && board->moves[board->stones - 1] == column &&
           board->height[column] - 1 == row;
}

/* Four columns wide on the screen, whatever it takes to say so. */
enum { CELL_SIZE = 40 };
static void write_cell(char text[CELL_SIZE], const Board *board, int column,
                       int row, Style style)
{
    const char *around = "  ";
    if (in_four(board, column, row))
        around = "[]";
    else if (style != STYLE_PLAIN && is_last(board, column, row))
        around = "()";
    snprintf(text, CELL_SIZE, " %c%s%c", around[0],
             symbols[style][board->cell[column][row]], around[1]);
}

void draw_board(const Board *board)
{
    Style style = terminal_style();
    char cell[CELL_SIZE];
    for (int row = BOARD_HEIGHT - 1; row >= 0; row--) {
        for (int column = 0; column < BOARD_WIDTH; column++) {
            write_cell(cell, board, column, row, style);
            printf("%s", cell);
        }
        putchar('\n');
    }
    for (int column = 0; column < BOARD_WIDTH; column++)
        printf("  %c ", column_name(column));
    putchar('\n');
}

static const char *ordinal_ending(int n)
{
    static const char *const endings[] = {"th", "st", "nd", "rd"};
    return n % 10 > 3 || n / 10 % 10 == 1 ? "th" : endings[n % 10];
}

/*
 * How many stones lie when the winner sets the last one: score_win_now() of
 * two neighbouring numbers is the same, whose turn it is decides.
 */
static int stones_before_win(int score, int winner)
{
    int stones = BOARD_CELLS + 1 - 2 * score;
    return stones % 2 == winner - 1 ? stones : stones - 1;
}

void draw_verdict(const Board *board, int score, bool weak)
{
    int mover = board_player(board);
    int winner = score > 0 ? mover : 3 - mover;
    if (score == 0) {
        printf("a draw");
        return;
    }
    printf("%s wins", draw_player(winner));
    if (weak)
        return;
    int stones = stones_before_win(abs(score), winner);
    int own = stones / 2 + 1;
    if (stones == board->stones)
        printf(" at once");
    else
        printf(" with its %d%s stone", own, ordinal_ending(own));
}

void draw_column(const Board *board, const Answer *answer, int column,
                 bool weak)
{
    printf("  %c  ", column_name(column));
    if (answer->playable[column]) {
        printf("%4d  ", answer->column[column]);
        draw_verdict(board, answer->column[column], weak);
    } else {
        printf("   -  full");
    }
    putchar('\n');
}

void draw_best(const Answer *answer)
{
    const char *comma = "";
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (answer->playable[column] &&
            answer->column[column] == answer->score) {
            printf("%s %c", comma, column_name(column));
            comma = ",";
        }
}

void draw_effort(const Answer *answer)
{
    char nodes[32], time[32];
    format_count(nodes, sizeof nodes, answer->nodes);
    format_time(time, sizeof time, (double)answer->solving / 1e3);
    printf("%s nodes, %s", nodes, time);
}
