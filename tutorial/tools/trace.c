/*
 * Prints the search of one position as an indented tree: every node's move,
 * window, score, and why the search left it (see record.h); or counts what
 * kinds of nodes it consists of.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../common/programs/draw.h"
#include "../../common/programs/patience.h"
#include "record.h"

#if BOARD_WIDTH == 7 && BOARD_HEIGHT == 6
#define EXAMPLE "4436324336446367546312512622" /* soon searched, by any part */
#else
#define EXAMPLE ""
#endif

/* --- counting ------------------------------------------------------------ */

#include "shape.h"
#include "answers.h"
#include "positions.h"

static enum { TREE, DEADLINES, SAFE_MOVES, ANSWERS, POSITIONS } what = TREE;

static void count_node(const Level *level)
{
    switch (what) {
    case TREE: break;
    case DEADLINES: shape_count(&level->visit, &level->board, false); break;
    case SAFE_MOVES: shape_count(&level->visit, &level->board, true); break;
    case ANSWERS: answers_add(level); break;
    case POSITIONS: positions_add(&level->board); break;
    }
}

static void print_counts(void)
{
    if (what == ANSWERS)
        answers_print();
    else if (what == POSITIONS)
        positions_print();
    else
        shape_print(what == SAFE_MOVES);
}

/* --- printing ------------------------------------------------------------ */

static void print_visit(const Visit *visit)
{
    printf("%*s", 2 * visit->depth, "");
    if (visit->move < 0)
        printf("root");
    else
        printf("%c", column_name(visit->move));
    if (visit->bounds > 0)
        printf(" [%d, %d]", visit->alpha, visit->beta);
    printf(" = %d  %s", visit->score, visit->reason);
    if (visit->depth == depth_limit && visit->nodes > 1)
        printf(" (%" PRIu64 " below)", visit->nodes - 1);
    putchar('\n');
}

/* For a person only: a chapter or a program wants the tree alone. */
static void print_start(void)
{
    if (!isatty(STDOUT_FILENO))
        return;
    draw_board(&start);
    printf("%s to move\n\n", draw_player(board_player(&start)));
    fflush(stdout);
}

static int trace(bool weak)
{
    print_start();
    part_reset();
    part_load(&start);
    patience_begin("searching", 0, 0);
    int score = part_solve(weak);
    patience_end();
    for (size_t i = 0; i < count; i++)
        print_visit(&visits[i]);
    if (count == 0)
        printf("No search was needed.\n");
    printf("score %d, %" PRIu64 " nodes\n", score, part_nodes());
    if (seen == part_nodes())
        return EXIT_SUCCESS;
    fprintf(stderr, "but the trace saw %" PRIu64 " nodes\n", seen);
    return EXIT_FAILURE;
}

static int read_depth(const char *text)
{
    char *end;
    long value = strtol(text, &end, 10);
    if (*text && !*end && value >= 0 && value <= BOARD_CELLS)
        return (int)value;
    fprintf(stderr, "DEPTH is a number from 0 to %d, not '%s'\n", BOARD_CELLS,
            text);
    exit(2);
}

static void read_position(const char *text)
{
    size_t at;
    char fault[BOARD_FAULT_SIZE];
    Rule rule = board_read(&start, text, strlen(text), &at);
    if (rule == RULE_OK)
        return;
    board_fault(fault, text, at, rule);
    fprintf(stderr, "POS, %s\n", fault);
    exit(2);
}

static const char *no_position(void)
{
    fprintf(stderr,
            "No POS was given, so this is %s. For another position: "
            "POS=4453\n",
            *EXAMPLE ? EXAMPLE : "the empty board");
    return EXAMPLE;
}

static int finish(int status)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return status;
    perror("cannot write the trace");
    return 3;
}

static void count_nodes(const char *moves, int number, bool weak)
{
    read_position(moves);
    part_reset();
    part_load(&start);
    patience_begin("position", number, 0);
    part_solve(weak);
    patience_end();
}

/* The position given, or else all on standard input. */
static int count_all(const char *moves, bool weak)
{
    char line[BOARD_CELLS + 80]; /* a score may follow the position */
    depth_limit = -1;
    counter = count_node;
    if (moves)
        count_nodes(moves, 1, weak);
    for (int n = 1; !moves && fgets(line, sizeof line, stdin); n++) {
        line[strcspn(line, " \n")] = '\0';
        count_nodes(line, n, weak);
    }
    print_counts();
    return EXIT_SUCCESS;
}

/* usage: trace [-w] [-d depth] position, or
          trace [-w] -s|-m|-a|-p [position] <positions */
int main(int argc, char **argv)
{
    bool weak = false;
    for (int c; (c = getopt(argc, argv, "wd:smap")) != -1;)
        switch (c) {
        case 'w': weak = true; break;
        case 'd': depth_limit = read_depth(optarg); break;
        case 's': what = DEADLINES; break;
        case 'm': what = SAFE_MOVES; break;
        case 'a': what = ANSWERS; break;
        case 'p': what = POSITIONS; break;
        default: return 2;
        }
    const char *moves = optind < argc ? argv[optind] : NULL;
    if (what != TREE)
        return finish(count_all(moves, weak));
    read_position(moves ? moves : no_position());
    return finish(trace(weak));
}
