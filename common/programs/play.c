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
    printf(" Type new, undo or quit.\n");
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
    printf("You are %s. Four in a row wins: across, up or slantwise.\n"
           "  %c to %c  play that column\n"
           "  undo    take back your last move and my answer\n"
           "  hint    what every column leads to\n"
           "  new     a new game\n"
           "  quit    leave the game\n"
           "  help    this text\n"
           "u, h, n, q and ? are enough.\n",
           draw_player(game->me), column_name(0), column_name(BOARD_WIDTH - 1));
}

/* True when the stone could be set. */
static bool person_moves(Game *game, int column)
{
    if (game_over(&game->board))
        printf("The game is over. Type new, undo or quit.\n");
    else if (!board_can_play(&game->board, column))
        printf("Column %c is full: choose another.\n", column_name(column));
    else {
        board_play(&game->board, column);
        return true;
    }
    return false;
}

static void hint_if_any(const Game *game)
{
    if (game_over(&game->board))
        printf("The game is over: there is no move to look for.\n");
    else
        give_hint(game);
}

/* Obeys one letter; true when that changed the board. */
static bool obey(Game *game, char letter)
{
    switch (letter) {
    case '?': print_help(game); return false;
    case 'u': return take_back(game);
    case 'n': game->board = game->start; return true;
    case 'h': hint_if_any(game); return false;
    default: return person_moves(game, column_from_name(letter));
    }
}

/* --- what the person types ------------------------------------------------ */

/* Room for all that has a meaning, and for some more to be shown. */
enum { LINE_SIZE = 24, UNPRINTABLE = 1 };

/*
 * The next line in small letters, without the spaces around it; what has no
 * room is left out. False at the end of input.
 */
static bool read_line(char line[LINE_SIZE])
{
    int c, length = 0, end = 0;
    while ((c = getchar()) != EOF && c != '\n') {
        if (isspace(c))
            c = ' ';
        if (c == ' ' && length == 0)
            continue;
        if (length < LINE_SIZE - 1)
            line[length++] = (char)(isprint(c) ? tolower(c) : UNPRINTABLE);
        if (c != ' ')
            end = length;
    }
    line[end] = '\0';
    return c != EOF || end > 0;
}

/* The letter for obey() that a line stands for; 0: it means nothing. */
static char meaning(const char *line)
{
    static const struct {
        const char *word;
        char letter;
    } words[] = {{"hint", 'h'}, {"undo", 'u'}, {"new", 'n'},
                 {"quit", 'q'}, {"exit", 'q'}, {"help", '?'}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(line, words[i].word) == 0)
            return words[i].letter;
    bool known = strlen(line) == 1 &&
                 (strchr("hunq?", *line) || column_from_name(*line) >= 0);
    return known ? *line : '\0';
}

static void say_no_meaning(char *line)
{
    for (char *c = line; *c; c++)
        if (*c == UNPRINTABLE)
            *c = '?';
    if (*line)
        printf("'%s' is no column and no word I know. ", line);
    printf("Type a column, %c to %c, or help.\n", column_name(0),
           column_name(BOARD_WIDTH - 1));
}

/* Asks until the answer means something; q at the end of input. */
static char read_letter(const Game *game)
{
    for (;;) {
        char line[LINE_SIZE];
        printf("%s> ", draw_player(game->me));
        fflush(stdout);
        if (!read_line(line)) {
            putchar('\n');
            return 'q';
        }
        char letter = meaning(line);
        if (letter)
            return letter;
        say_no_meaning(line);
    }
}

static void play(Game *game)
{
    printf("You are %s, part %s is %s; %s moves first.\n"
           "Type a column, %c to %c, or hint, undo, new, quit, help.\n",
           draw_player(game->me), part_name, draw_player(3 - game->me),
           draw_player(1), column_name(0), column_name(BOARD_WIDTH - 1));
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
