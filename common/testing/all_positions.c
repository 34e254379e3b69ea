/*
 * Compares the linked solver with the oracle on all positions of a small
 * board: its score, strong and weak, and the score of every column, as -a
 * prints it. From the full board to the empty one, and as far as the solver
 * gets with a number of nodes. One line of a table comes out.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../answer.h"
#include "../clock.h"
#include "../contract.h"
#include "oracle.h"

enum { EXIT_WRONG = 1, EXIT_USAGE = 2, EXIT_ORACLE = 3, SHOWN = 5 };

typedef struct {
    long positions;
    int stones; /* the fewest it has solved all positions with */
    long strong, weak, columns; /* wrong answers */
    uint64_t nodes;
} Result;

static Board board_of(uint32_t position, int stones)
{
    int moves[ORACLE_CELLS];
    Board board;
    board_clear(&board);
    oracle_moves(position, stones, moves);
    for (int i = 0; i < stones; i++)
        board_play(&board, moves[i]);
    return board;
}

static void wrong(long *count, const Board *board, const char *what, int said,
                  int right)
{
    char moves[BOARD_CELLS + 1];
    if (++*count > SHOWN)
        return;
    board_write(board, moves);
    fprintf(stderr, "%s, '%s', %s: %d, but it is %d\n", part_name, moves, what,
            said, right);
}

static void compare_score(Result *result, const Board *board, int right)
{
    Answer answer;
    answer_position(&answer, board, false);
    result->nodes += answer.nodes;
    if (answer.score != right)
        wrong(&result->strong, board, "strong", answer.score, right);
    answer_position(&answer, board, true);
    result->nodes += answer.nodes;
    if (answer.score != score_sign(right))
        wrong(&result->weak, board, "weak", answer.score, score_sign(right));
}

/* What the oracle says of a column; FULL if there is no room. */
enum { FULL = BOARD_CELLS + 1 };

static void compare_column(Result *result, const Board *board, int column,
                           const Answer *answer, int right)
{
    char name[] = "column 1";
    int said = answer->playable[column] ? answer->column[column] : FULL;
    name[strlen(name) - 1] = column_name(column);
    if (said != right)
        wrong(&result->columns, board, name, said, right);
}

static void compare_columns(Result *result, const Board *board, int best,
                            const int *right, bool weak)
{
    Answer answer;
    answer_columns(&answer, board, weak);
    result->nodes += answer.nodes;
    if (weak)
        best = score_sign(best);
    if (answer.score != best)
        wrong(&result->columns, board, "best column", answer.score, best);
    for (int i = 0; i < BOARD_WIDTH; i++)
        compare_column(result, board, i, &answer,
                       weak && right[i] != FULL ? score_sign(right[i])
                                                : right[i]);
}

static void compare_position(Result *result, uint32_t position, int stones)
{
    Board board = board_of(position, stones);
    int score = oracle_score(position), column[BOARD_WIDTH];
    for (int i = 0; i < BOARD_WIDTH; i++)
        if (!oracle_column(position, stones, i, &column[i]))
            column[i] = FULL;
    compare_score(result, &board, score);
    compare_columns(result, &board, score, column, false);
    compare_columns(result, &board, score, column, true);
}

/* All positions with that many stones. */
static void compare(Result *result, int stones)
{
    for (long i = 0; i < oracle_open(stones); i++)
        compare_position(result, oracle_position(stones, i), stones);
    result->positions += oracle_open(stones);
    result->stones = stones;
}

/* Fewer stones mean more nodes each: so this much is enough for a solver. */
static bool is_spent(const Result *result, uint64_t before, uint64_t limit)
{
    return limit > 0 && result->nodes - before > limit;
}

static void compare_all(Result *result, uint64_t limit)
{
    for (int stones = ORACLE_CELLS; stones >= 0; stones--) {
        uint64_t before = result->nodes;
        compare(result, stones);
        if (is_spent(result, before, limit))
            break;
    }
}

/* John Tromp has counted the legal positions, won ones included. */
static void check_count(void)
{
    static const struct {
        int width, height;
        long positions;
    } known[] = {{4, 4, 161029}, {5, 4, 3945711}, {4, 5, 1706255}};
    long positions = 0;
    for (int stones = 0; stones <= ORACLE_CELLS; stones++)
        positions += oracle_open(stones) + oracle_won(stones);
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (known[i].width == BOARD_WIDTH && known[i].height == BOARD_HEIGHT &&
            known[i].positions != positions) {
            fprintf(stderr, "the oracle is wrong: %ld positions, not %ld\n",
                    positions, known[i].positions);
            exit(EXIT_ORACLE);
        }
}

static int usage(void)
{
    fprintf(stderr, "usage: %s [-n nodes]\n", part_name);
    return EXIT_USAGE;
}

int main(int argc, char **argv)
{
    uint64_t limit = 0;
    for (int c; (c = getopt(argc, argv, "n:")) != -1;) {
        if (c != 'n')
            return usage();
        limit = strtoull(optarg, NULL, 10);
    }
    oracle_solve();
    check_count();
    int64_t start = clock_now();
    Result result = {0};
    compare_all(&result, limit);
    printf("%-42s %9ld %6d %7ld %7ld %7ld %8.1f\n", part_name, result.positions,
           result.stones, result.strong, result.weak, result.columns,
           (double)(clock_now() - start) / 1e9);
    return result.strong + result.weak + result.columns > 0 ? EXIT_WRONG
                                                            : EXIT_SUCCESS;
}
