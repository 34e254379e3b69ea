/*
 * The test protocol, the same for every part: a position a line on standard
 * input, an answer a line on standard output.
 */
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "answer.h"
#include "clock.h"
#include "contract.h"

#ifndef VERSION
#define VERSION "unversioned"
#endif

enum { EXIT_BAD_LINE = 1, EXIT_USAGE = 2, EXIT_OUTPUT = 3 };

typedef struct {
    bool weak;       /* -w */
    bool columns;    /* -a */
    bool statistics; /* -s */
} Options;

/*
 * A line without its end. A longer one is bad whatever follows, at the latest
 * where the board is full: so that much is kept, and the rest only skipped.
 */
typedef struct {
    char text[BOARD_CELLS + 2];
    size_t length;
} Line;

static bool read_line(Line *line)
{
    int c = getchar();
    line->length = 0;
    if (c == EOF)
        return false;
    for (; c != EOF && c != '\n'; c = getchar())
        if (line->length < sizeof line->text)
            line->text[line->length++] = (char)c;
    if (line->length > 0 && line->text[line->length - 1] == '\r')
        line->length--; /* a file from Windows */
    return true;
}

static void print_columns(const Answer *answer)
{
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (!answer->playable[column])
            printf(" -");
        else
            printf(" %d%s", answer->column[column],
                   answer->column[column] == answer->score ? "*" : "");
}

static void print_answer(const Line *line, const Answer *answer,
                         const Options *options)
{
    fwrite(line->text, 1, line->length, stdout);
    if (options->columns)
        print_columns(answer);
    else
        printf(" %d", answer->score);
    printf(" %" PRIu64 " %" PRId64 ".%03d\n", answer->nodes,
           answer->solving / 1000, (int)(answer->solving % 1000));
}

/* Whoever reads us may wait for this line before sending the next. */
static void flush(void)
{
    if (fflush(stdout) != 0) {
        perror("cannot write");
        exit(EXIT_OUTPUT);
    }
}

static int answer_lines(const Options *options)
{
    Line line;
    Board board;
    Answer answer, sum = {0};
    uintmax_t lines = 0, bad = 0;
    while (read_line(&line)) {
        size_t at;
        Rule rule = board_read(&board, line.text, line.length, &at);
        lines++;
        if (rule != RULE_OK) {
            bad++;
            putchar('\n');
            flush();
            char fault[BOARD_FAULT_SIZE];
            board_fault(fault, line.text, at, rule);
            fprintf(stderr, "line %ju, %s\n", lines, fault);
            continue;
        }
        if (options->columns)
            answer_columns(&answer, &board, options->weak);
        else
            answer_position(&answer, &board, options->weak);
        print_answer(&line, &answer, options);
        flush();
        sum.nodes += answer.nodes;
        sum.solving += answer.solving;
        sum.clearing += answer.clearing;
    }
    if (ferror(stdin)) {
        perror("cannot read the positions");
        return EXIT_BAD_LINE;
    }
    if (options->statistics)
        fprintf(stderr,
                "%ju positions, %ju bad lines, %" PRIu64 " nodes, "
                "%.6f s solving, %.6f s clearing the table\n",
                lines - bad, bad, sum.nodes, (double)sum.solving / 1e9,
                (double)sum.clearing / 1e9);
    return bad ? EXIT_BAD_LINE : EXIT_SUCCESS;
}

static void print_usage(FILE *to)
{
    fprintf(
        to,
        "usage: %s [-w] [-a] [-s] [-t threads] < positions\n"
        "Solves Connect Four positions on the %dx%d board.\n"
        "\n"
        "  -w  weak: only the sign of the score (1 win, 0 draw, -1 loss)\n"
        "  -a  the score of every column instead of one score; * marks the\n"
        "      best, - a full column\n"
        "  -s  at the end, totals on standard error\n"
        "  -t  this many threads together, in a part that can\n"
        "  -h  this help        -V  the version\n"
        "\n"
        "Input: one position a line, as the columns played from the empty\n"
        "board on, %c to %c from left to right. 4453 means: both players in\n"
        "the fourth column, then one stone in the fifth and one in the third.\n"
        "The empty line is the empty board.\n"
        "Output: position score nodes microseconds\n"
        "A bad line gives an empty line, a message on standard error and, in\n"
        "the end, exit status 1.\n"
        "\n"
        "Score: for the side to move. Positive: it wins; negative: it loses;\n"
        "0: a draw. The sooner the game ends, the larger the number: ",
        part_name, BOARD_WIDTH, BOARD_HEIGHT, column_name(0),
        column_name(BOARD_WIDTH - 1));
    if (BOARD_CELLS % 2 == 0)
        fprintf(to, "%d minus\nthe stones the winner has played in the end.\n",
                BOARD_CELLS / 2 + 1);
    else
        fprintf(to,
                "%d (first\nplayer) or %d (second) minus the stones the "
                "winner has played in the end.\n",
                BOARD_CELLS / 2 + 2, BOARD_CELLS / 2 + 1);
}

/* The argument of -t. Exits if it is no number, or too large for the part. */
static void use_threads(const char *text)
{
    char *end;
    long count = strtol(text, &end, 10);
    if (end == text || *end != '\0' || count < 1 || count > INT_MAX) {
        fprintf(stderr, "%s: -t wants a number of threads, not '%s'\n",
                part_name, text);
        exit(EXIT_USAGE);
    }
    if (!part_use_threads((int)count)) {
        fprintf(stderr, "%s: cannot search with %ld threads: ", part_name,
                count);
        if (count > part_most_threads())
            fprintf(stderr, "%d at most\n", part_most_threads());
        else
            fprintf(stderr, "no memory for them\n");
        exit(EXIT_USAGE);
    }
}

int main(int argc, char **argv)
{
    Options options = {0};
    for (int c; (c = getopt(argc, argv, "wast:hV")) != -1;) {
        switch (c) {
        case 'w': options.weak = true; break;
        case 'a': options.columns = true; break;
        case 's': options.statistics = true; break;
        case 't': use_threads(optarg); break;
        case 'h':
            print_usage(stdout);
            flush();
            return EXIT_SUCCESS;
        case 'V':
            printf("%s %s, board %dx%d\n", part_name, VERSION, BOARD_WIDTH,
                   BOARD_HEIGHT);
            flush();
            return EXIT_SUCCESS;
        default:
            fprintf(stderr, "%s -h explains\n", argv[0]);
            return EXIT_USAGE;
        }
    }
    if (optind < argc) {
        fprintf(stderr,
                "%s: '%s' is no option: positions come on standard input\n",
                argv[0], argv[optind]);
        return EXIT_USAGE;
    }
    if (isatty(STDIN_FILENO))
        fprintf(stderr,
                "%s: type a position as the columns played,\n"
                "such as 4453, and Enter. Ctrl-D ends, -h explains.\n",
                part_name);
    return answer_lines(&options);
}
