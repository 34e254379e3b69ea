/*
 * Checks test sets: the form of every line, the rules of the game and of the
 * class, that no position comes twice, and as many scores as time allows.
 * Every line at fault is named, with the rule it breaks.
 */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../common/clock.h"
#include "../common/format.h"
#include "../common/progress.h"
#include "../common/scorer.h"
#include "sets.h"

enum { EXIT_FAULTS = 1, EXIT_USAGE = 2 };

typedef struct {
    const char *solver, *memory;
    int jobs, seconds;
    bool children; /* score by the children's scores */
    bool own;      /* class and lines are given, not those of the six sets */
    Class class;
    int lines; /* that the file must have; 0: any number */
} Options;

/* A file being checked. */
typedef struct {
    const char *path;
    Class class;
    int lines, faults, rescored;
    Scored *items; /* the lines without fault ... */
    int *line;     /* ... and where they stand */
    int count, room;
    Seen seen;
} Set;

/* line 0: the whole file is meant. */
static void fault(Set *set, int line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    if (line > 0)
        printf("%s:%d: ", set->path, line);
    else
        printf("%s: ", set->path);
    vprintf(format, arguments);
    putchar('\n');
    va_end(arguments);
    set->faults++;
}

/* --- one line ------------------------------------------------------------- */

/* "-1", "0", "17": one way only to write a number. */
static bool score_read(const char *text, int *score)
{
    char again[16], *end;
    *score = (int)strtol(text, &end, 10);
    snprintf(again, sizeof again, "%d", *score);
    return strcmp(text, again) == 0;
}

static bool moves_legal(Set *set, const char *moves, Board *board)
{
    size_t at;
    char text[BOARD_FAULT_SIZE];
    Rule rule = board_read(board, moves, strlen(moves), &at);
    if (rule == RULE_OK)
        return true;
    board_fault(text, moves, at, rule);
    fault(set, set->lines, "%s", text);
    return false;
}

static bool class_kept(Set *set, const Board *board, int score)
{
    int left = plies_left(board->stones, score);
    Range stones = set->class.stones, plies = set->class.left;
    if (board_decided(board))
        fault(set, set->lines, "decided: the next two stones end the game");
    else if (left == 0)
        fault(set, set->lines, "the score %d is impossible with %d stones",
              score, board->stones);
    else if (!range_has(stones, board->stones))
        fault(set, set->lines, "wrong class: %d stones, not %d to %d",
              board->stones, stones.min, stones.max);
    else if (!range_has(plies, left))
        fault(set, set->lines, "wrong class: %d plies left, not %d to %d", left,
              plies.min, plies.max);
    else
        return true;
    return false;
}

static bool line_legal(Set *set, char *text, Scored *item)
{
    char *space = strchr(text, ' ');
    Board board;
    if (!space || !score_read(space + 1, &item->score)) {
        fault(set, set->lines, "not of the form 'moves score'");
        return false;
    }
    *space = '\0';
    if (!moves_legal(set, text, &board) ||
        !class_kept(set, &board, item->score))
        return false;
    int twin = seen_before(&set->seen, board_identity(&board), set->lines);
    if (twin)
        fault(set, set->lines,
              "the position of line %d again, or its mirror image", twin);
    strcpy(item->moves, text); /* legal, so it fits */
    return twin == 0;
}

/* --- one file ------------------------------------------------------------- */

static void *grown(void *old, size_t size)
{
    void *new = realloc(old, size);
    if (!new) {
        perror("check");
        exit(EXIT_USAGE);
    }
    return new;
}

static void set_add(Set *set, const Scored *item)
{
    if (set->count == set->room) {
        set->room = 2 * set->room + 1000;
        set->items = grown(set->items, (size_t)set->room * sizeof *set->items);
        set->line = grown(set->line, (size_t)set->room * sizeof *set->line);
    }
    set->items[set->count] = *item;
    set->line[set->count++] = set->lines;
}

/* `text` with its end, which is cut off. */
static void check_line(Set *set, char *text, size_t length)
{
    Scored item = {0};
    set->lines++;
    if (text[length - 1] != '\n') {
        fault(set, set->lines, "the line has no end: the file is cut off");
        return;
    }
    text[--length] = '\0';
    if (strlen(text) != length)
        fault(set, set->lines, "the line holds a zero byte");
    else if (length > 0 && text[length - 1] == '\r')
        fault(set, set->lines,
              "the line ends in a carriage return, as on "
              "Windows");
    else if (line_legal(set, text, &item))
        set_add(set, &item);
}

static void check_lines(Set *set, int wanted)
{
    FILE *file = fopen(set->path, "r");
    char *text = NULL;
    size_t room = 0;
    ssize_t length = -1;
    if (!file) {
        fault(set, 0, "%s", strerror(errno));
        return;
    }
    while ((length = getline(&text, &room, file)) > 0)
        check_line(set, text, (size_t)length);
    if (ferror(file))
        fault(set, 0, "%s", strerror(errno));
    else if (wanted && set->lines != wanted)
        fault(set, 0, "%d lines, not %d", set->lines, wanted);
    free(text);
    fclose(file);
}

/* --- the scores ----------------------------------------------------------- */

static void watch(void *context, const Scored *item)
{
    progress_add(context, 1, 1, item->fresh);
}

static int64_t deadline_of(const Options *options)
{
    return clock_now() + options->seconds * INT64_C(1000000000);
}

/* Asks the solver the very positions of the set. */
static void compare_scores(Set *set, const Options *options, Scorer *scorer,
                           Progress *progress)
{
    Scored *asked = grown(NULL, (size_t)set->count * sizeof *asked + 1);
    progress_begin(progress, set->count, set->count);
    progress->what = set->path;
    for (int i = 0; i < set->count; i++)
        asked[i] = set->items[i];
    scorer_score(scorer, asked, set->count, deadline_of(options), watch,
                 progress);
    progress_end(progress);
    for (int i = 0; i < set->count; i++)
        if (asked[i].known) {
            set->rescored++;
            if (asked[i].score != set->items[i].score)
                fault(set, set->line[i], "wrong score: %d, but %s says %d",
                      set->items[i].score, options->solver, asked[i].score);
        }
    free(asked);
}

/* Writes the positions one stone later to `child`; returns how many. */
static int children_of(const char *moves, Scored *child)
{
    Board board;
    size_t at;
    int count = 0;
    board_read(&board, moves, strlen(moves), &at);
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (board_can_play(&board, column)) {
            child[count] = (Scored){0};
            board_play(&board, column);
            board_write(&board, child[count++].moves);
            board_undo(&board);
        }
    return count;
}

/* The best for us is the worst for the opponent. False if one is unknown. */
static bool best_of(const Scored *child, int count, int *best)
{
    *best = -BOARD_CELLS;
    for (int i = 0; i < count; i++) {
        if (!child[i].known)
            return false;
        if (-child[i].score > *best)
            *best = -child[i].score;
    }
    return true;
}

/* Nobody wins with the next stone here, so every child can be asked. */
static void compare_children(Set *set, const Options *options, Scorer *scorer,
                             Progress *progress)
{
    size_t most = (size_t)set->count * BOARD_WIDTH;
    Scored *child = grown(NULL, most * sizeof *child + 1);
    int total = 0, best;
    for (int i = 0; i < set->count; i++)
        total += children_of(set->items[i].moves, child + total);
    progress_begin(progress, total, total);
    progress->what = set->path;
    scorer_score(scorer, child, total, deadline_of(options), watch, progress);
    progress_end(progress);
    for (int i = 0, from = 0, count; i < set->count; i++, from += count) {
        Scored again[BOARD_WIDTH];
        count = children_of(set->items[i].moves, again);
        if (!best_of(child + from, count, &best))
            continue;
        set->rescored++;
        if (best != set->items[i].score)
            fault(set, set->line[i],
                  "wrong score: %d, but the columns' best "
                  "is %d",
                  set->items[i].score, best);
    }
    free(child);
}

static void sum_up(const Set *set, const Options *options)
{
    char lines[32], rescored[32], faults[32];
    format_count(lines, sizeof lines, (uint64_t)set->lines);
    format_count(rescored, sizeof rescored, (uint64_t)set->rescored);
    format_count(faults, sizeof faults, (uint64_t)set->faults);
    printf("%s: %s lines, ", set->path, lines);
    if (options->solver)
        printf("%s scored again%s, ", rescored,
               options->children ? " by the columns' scores" : "");
    printf("%s fault%s\n", faults, set->faults == 1 ? "" : "s");
    fflush(stdout);
}

static bool check_set(const char *path, const Options *options, Scorer *scorer)
{
    Progress progress;
    const TestSet *named = set_named(path);
    Set set = {.path = path, .class = options->class};
    if (!options->own && !named) {
        fault(&set, 0, "not one of the six sets: give its class, -p and -l");
        return false;
    }
    if (!options->own)
        set.class = named->class;
    check_lines(&set, options->own ? options->lines : SET_LINES);
    if (scorer && options->children)
        compare_children(&set, options, scorer, &progress);
    else if (scorer)
        compare_scores(&set, options, scorer, &progress);
    sum_up(&set, options);
    seen_clear(&set.seen);
    free(set.items);
    free(set.line);
    return set.faults == 0;
}

/* --- the command line ----------------------------------------------------- */

static void print_usage(FILE *to)
{
    fprintf(to,
            "usage: check [-S solver] [options] file ...\n"
            "Checks test sets: the six, known by their names, or with -p and "
            "-l others.\n"
            "\n"
            "  -S solver  scores them again, with any program that speaks "
            "the protocol\n"
            "  -j jobs    how many of it at a time (1)\n"
            "  -t time    at most that many seconds a file (10)\n"
            "  -c file    keeps the scores there, for this very solver; an "
            "interrupted\n"
            "             run goes on\n"
            "  -k         scores the positions one stone later instead: the "
            "best counts\n"
            "  -p 20-24   stones played\n"
            "  -l 10-20   plies left to the end under perfect play\n"
            "  -n 200     number of lines, with -p and -l (any)\n");
}

static int number_option(const char *option, const char *text)
{
    Range range;
    if (!range_read(text, 100000000, &range) || range.min != range.max) {
        fprintf(stderr, "check: %s '%s': not a whole number\n", option, text);
        exit(EXIT_USAGE);
    }
    return range.min;
}

static Range range_option(const char *option, const char *text)
{
    Range range;
    if (!range_read(text, BOARD_CELLS, &range)) {
        fprintf(stderr,
                "check: %s '%s': not a range such as 20-24 on this "
                "board\n",
                option, text);
        exit(EXIT_USAGE);
    }
    return range;
}

static Options read_options(int argc, char **argv)
{
    Options o = {.jobs = 1, .seconds = 10, .class = {{-1, -1}, {-1, -1}}};
    for (int c; (c = getopt(argc, argv, "S:j:c:t:kp:l:n:h")) != -1;) {
        switch (c) {
        case 'S': o.solver = optarg; break;
        case 'c': o.memory = optarg; break;
        case 'j': o.jobs = number_option("-j", optarg); break;
        case 't': o.seconds = number_option("-t", optarg); break;
        case 'n': o.lines = number_option("-n", optarg); break;
        case 'p': o.class.stones = range_option("-p", optarg); break;
        case 'l': o.class.left = range_option("-l", optarg); break;
        case 'k': o.children = true; break;
        case 'h': print_usage(stdout); exit(EXIT_SUCCESS);
        default: print_usage(stderr); exit(EXIT_USAGE);
        }
    }
    o.own = o.class.stones.min >= 0 && o.class.left.min >= 0;
    if (optind == argc || (o.lines && !o.own)) {
        print_usage(stderr);
        exit(EXIT_USAGE);
    }
    return o;
}

int main(int argc, char **argv)
{
    Options options = read_options(argc, argv);
    Scorer *scorer = NULL;
    bool good = true;
    if (options.solver)
        scorer = scorer_open(options.solver, options.jobs, options.memory);
    for (int i = optind; i < argc; i++)
        good &= check_set(argv[i], &options, scorer);
    if (scorer)
        scorer_close(scorer);
    return good ? EXIT_SUCCESS : EXIT_FAULTS;
}
