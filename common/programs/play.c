/*
 * A game against the linked solver, in the terminal. The solver thinks in a
 * child process that the alarm clock ends when its time is up; the computer
 * then plays by a rule of thumb, and says so.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../contract.h"
#include "draw.h"
#include "think.h"

enum { EXIT_BAD_POSITION = 1, EXIT_USAGE = 2, LONGEST_LIMIT = 86400 };

typedef struct {
    Board start, board;
    int me;         /* the person: 1 or 2 */
    unsigned limit; /* seconds to think */
} Game;

/* --- the game ------------------------------------------------------------- */

static bool game_over(const Board *board)
{
    return board_has_four(board, 1) || board_has_four(board, 2) ||
           board->stones == BOARD_CELLS;
}

static void show_game(const Game *game)
{
    const Board *board = &game->board;
    putchar('\n');
    draw_board(board);
    if (!game_over(board))
        return;
    if (board_has_four(board, game->me))
        printf("\nYou win!");
    else if (board_has_four(board, 3 - game->me))
        printf("\nI win.");
    else
        printf("\nA draw: the board is full.");
    printf(" n: new game, u: take back, q: quit.\n");
}

static bool think_aloud(const Game *game, Answer *answer)
{
    printf("Thinking, %u s at most ...\n", game->limit);
    bool solved = think(answer, &game->board, game->limit);
    if (!solved)
        printf("Not solved in %u s. ", game->limit);
    return solved;
}

/* Says which column it plays, and what that is founded on. */
static int choose_column(const Game *game)
{
    Answer answer;
    int column = think_by_thumb(&game->board);
    if (board_wins(&game->board, column)) {
        printf("I play %c and win.\n", column_name(column));
    } else if (think_aloud(game, &answer)) {
        column = think_best(&answer);
        printf("I play %c: ", column_name(column));
        draw_verdict(&game->board, answer.score, false);
        printf(" (");
        draw_effort(&answer);
        printf(").\n");
    } else {
        printf("I play %c by rule of thumb; it may be a mistake.\n",
               column_name(column));
    }
    return column;
}

static void give_hint(const Game *game)
{
    Answer answer;
    if (!think_aloud(game, &answer)) {
        printf("By rule of thumb: %c; it may be a mistake.\n",
               column_name(think_by_thumb(&game->board)));
        return;
    }
    for (int column = 0; column < BOARD_WIDTH; column++)
        draw_column(&game->board, &answer, column, false);
    printf("Best:");
    draw_best(&answer);
    putchar('\n');
}

/* Back to the person's turn before their last stone. */
static bool take_back(Game *game)
{
    Board *board = &game->board;
    if (board->stones < game->me) {
        printf("There is no move of yours to take back.\n");
        return false;
    }
    do
        board_undo(board);
    while (board_player(board) != game->me);
    return true;
}

/* --- the person ----------------------------------------------------------- */

static void print_help(const Game *game)
{
    printf("You are %c. Four in a row wins: across, up or slantwise.\n"
           "  %c to %c  play that column\n"
           "  u       undo: take back your last move and my answer\n"
           "  h       hint: what every column leads to\n"
           "  n       new game     q  quit     ?  this help\n",
           draw_letter(game->me), column_name(0), column_name(BOARD_WIDTH - 1));
}

/* True when the stone could be set. */
static bool person_moves(Game *game, char name)
{
    int column = column_from_name(name);
    if (column < 0)
        printf("'%c' is no column: type %c to %c, or ? for help.\n",
               isprint((unsigned char)name) ? name : '?', column_name(0),
               column_name(BOARD_WIDTH - 1));
    else if (game_over(&game->board))
        printf("The game is over. n: new game, u: take back, q: quit.\n");
    else if (!board_can_play(&game->board, column))
        printf("Column %c is full: choose another.\n", name);
    else {
        board_play(&game->board, column);
        return true;
    }
    return false;
}

/* Obeys one letter; true when that changed the board. */
static bool obey(Game *game, char letter)
{
    switch (letter) {
    case '?': print_help(game); return false;
    case 'u': return take_back(game);
    case 'n': game->board = game->start; return true;
    case 'h':
        if (game_over(&game->board))
            printf("The game is over: there is no move to look for.\n");
        else
            give_hint(game);
        return false;
    default: return person_moves(game, letter);
    }
}

/* The one letter of the next line that has just one; q at the end of input. */
static char read_letter(const Game *game)
{
    for (;;) {
        int c, letter = 0, letters = 0;
        printf("%c> ", draw_letter(game->me));
        fflush(stdout);
        while ((c = getchar()) != EOF && c != '\n')
            if (!isspace(c)) {
                letter = c;
                letters++;
            }
        if (letters == 1)
            return (char)tolower(letter);
        if (c == EOF) {
            putchar('\n');
            return 'q';
        }
        printf("Type one letter: a column, %c to %c, or ? for help.\n",
               column_name(0), column_name(BOARD_WIDTH - 1));
    }
}

static void play(Game *game)
{
    printf("You are %c, part %s is %c; X moves first. ? helps, q quits.\n",
           draw_letter(game->me), part_name, draw_letter(3 - game->me));
    bool changed = true;
    for (;;) {
        if (!game_over(&game->board) && board_player(&game->board) != game->me)
            board_play(&game->board, choose_column(game));
        if (changed)
            show_game(game);
        char letter = read_letter(game);
        if (letter == 'q')
            return;
        changed = obey(game, letter);
    }
}

/* --- the command line ----------------------------------------------------- */

static void usage(const char *program)
{
    fprintf(stderr,
            "usage: %s [-f me|computer] [-l seconds] [position]\n"
            "FIRST is me or computer, LIMIT a whole number of seconds from 1 "
            "to %d.\n",
            program, LONGEST_LIMIT);
    exit(EXIT_USAGE);
}

static void read_options(Game *game, int argc, char **argv)
{
    char more;
    for (int c; (c = getopt(argc, argv, "f:l:")) != -1;) {
        if (c == 'f' && strcmp(optarg, "me") == 0)
            game->me = 1;
        else if (c == 'f' && strcmp(optarg, "computer") == 0)
            game->me = 2;
        else if (c != 'l' ||
                 sscanf(optarg, "%5u%c", &game->limit, &more) != 1 ||
                 game->limit < 1 || game->limit > LONGEST_LIMIT)
            usage(argv[0]);
    }
    if (argc - optind > 1)
        usage(argv[0]);
}

int main(int argc, char **argv)
{
    Game game = {.me = 1, .limit = 10};
    read_options(&game, argc, argv);
    const char *position = optind < argc ? argv[optind] : "";
    size_t at;
    Rule rule = board_read(&game.start, position, strlen(position), &at);
    if (rule != RULE_OK) {
        char fault[BOARD_FAULT_SIZE];
        board_fault(fault, position, at, rule);
        fprintf(stderr, "POS, %s\n", fault);
        return EXIT_BAD_POSITION;
    }
    game.board = game.start;
    play(&game);
    return EXIT_SUCCESS;
}
