/*
 * Shows one position as the linked solver sees it: the board, the score of
 * every column for the side to move, the best ones.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../contract.h"
#include "draw.h"
#include "patience.h"

enum { EXIT_BAD_POSITION = 1, EXIT_USAGE = 2, EXIT_OUTPUT = 3 };

static void show_columns(const Board *board, Answer *answer, bool weak)
{
    printf("Each column's score for %s:\n", draw_player(board_player(board)));
    answer_begin(answer);
    for (int column = 0; column < BOARD_WIDTH; column++) {
        fflush(stdout);
        patience_begin("column", column + 1, BOARD_WIDTH);
        answer_column(answer, board, column, weak);
        patience_end();
        draw_column(board, answer, column, weak);
    }
}

static void show_position(const Board *board, bool weak)
{
    Answer answer;
    if (board->stones == BOARD_CELLS) {
        printf("The board is full and nobody has won: a draw, score 0.\n");
        return;
    }
    show_columns(board, &answer, weak);
    printf("\nBest:");
    draw_best(&answer);
    printf(" (score %d: ", answer.score);
    draw_verdict(board, answer.score, weak);
    printf(")\n");
    draw_effort(&answer);
    putchar('\n');
}

static void show_heading(const Board *board, const char *position, bool weak)
{
    printf("Part %s, ", part_name);
    if (*position)
        printf("position %s", position);
    else
        printf("the empty board");
    printf("%s\n%d stones, %s moved first.\n\n", weak ? ", weak" : "",
           board->stones, draw_player(1));
    draw_board(board);
    putchar('\n');
    fflush(stdout);
}

/* A game that the last stone has won is no fault here: it can be shown. */
static void show_won(Board *board, const char *position, size_t last)
{
    int winner = board_player(board);
    board_play(board, column_from_name(position[last]));
    show_heading(board, position, false);
    printf("%s has won: nothing is left to solve.\n", draw_player(winner));
}

static int usage(const char *program)
{
    fprintf(stderr, "usage: %s [-w] [position]\n", program);
    return EXIT_USAGE;
}

static const char *no_position(void)
{
    fprintf(stderr, "No POS was given, so this is the empty board. For "
                    "another position: POS=4453\n");
    return "";
}

static int finish(void)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return EXIT_SUCCESS;
    perror("cannot write the answer");
    return EXIT_OUTPUT;
}

int main(int argc, char **argv)
{
    bool weak = false;
    for (int c; (c = getopt(argc, argv, "w")) != -1;) {
        if (c != 'w')
            return usage(argv[0]);
        weak = true;
    }
    if (argc - optind > 1)
        return usage(argv[0]);

    const char *position = optind < argc ? argv[optind] : no_position();
    size_t length = strlen(position), at;
    Board board;
    Rule rule = board_read(&board, position, length, &at);
    if (rule == RULE_WON && position[at + 1] == '\0') {
        show_won(&board, position, at);
    } else if (rule != RULE_OK) {
        char fault[BOARD_FAULT_SIZE];
        board_fault(fault, position, at, rule);
        fprintf(stderr, "POS, %s\n", fault);
        return EXIT_BAD_POSITION;
    } else {
        show_heading(&board, position, weak);
        show_position(&board, weak);
    }
    return finish();
}
