/*
 * The protocol: any bytes as the input of a solver. Its part is a stand-in
 * that answers at once, so that all the time goes to the reader.
 */
#include "../testing/fuzz.h"

/* main.c's standard streams are these. */
static FILE *input, *output, *messages;
#undef stdin
#undef stdout
#undef stderr
#undef getchar
#undef putchar
#define stdin       input
#define stdout      output
#define stderr      messages
#define getchar()   getc(input)
#define putchar(c)  putc(c, output)
#define printf(...) fprintf(output, __VA_ARGS__)
#define main        solver_main

int solver_main(int argc, char **argv);

#include "../answer.c"
#include "../board.c"
#include "../main.c"
#include "plain_rules.h"

/* --- the part ------------------------------------------------------------- */

const char part_name[] = "a stand-in";

static Board loaded;
static uint64_t solved;

void part_reset(void)
{
    solved = 0;
}

void part_load(const Board *board)
{
    loaded = *board;
}

/* Any number between -2 and 2 that follows from the position. */
static int stand_in_score(const char *moves, size_t length)
{
    int sum = 0;
    for (size_t i = 0; i < length; i++)
        sum += moves[i];
    return sum % 5 - 2;
}

int part_solve(bool weak)
{
    char moves[BOARD_CELLS + 1];
    (void)weak; /* any score of the right sign will do */
    board_write(&loaded, moves);
    solved++;
    return stand_in_score(moves, (size_t)loaded.stones);
}

bool part_use_threads(int count)
{
    return count == 1;
}

int part_most_threads(void)
{
    return 1;
}

uint64_t part_nodes(void)
{
    return solved;
}

/* --- what it must print --------------------------------------------------- */

typedef struct {
    bool weak, columns, statistics;
    char *out, *err; /* what is still to be looked at */
    size_t lines, bad;
} Check;

/* Takes the next line off a text: it must have an end. */
static char *take_line(char **text)
{
    char *line = *text, *end = strchr(line, '\n');
    MUST(end != NULL);
    *end = '\0';
    *text = end + 1;
    return line;
}

static long take_number(char **text)
{
    char *end;
    MUST(**text == ' ' && (*text)[1] != ' ');
    long number = strtol(*text + 1, &end, 10);
    MUST(end > *text + 1);
    *text = end;
    return number;
}

static int shown(const Check *check, int score)
{
    return check->weak ? score_sign(score) : score;
}

/* The score of a column, and the board if it is full; false if that is it. */
static bool column_expected(const Check *check, const char *moves,
                            size_t length, int column, int *score)
{
    char after[BOARD_CELLS + 1];
    Plain plain;
    size_t at;
    if (length == BOARD_CELLS)
        return false;
    memcpy(after, moves, length);
    after[length] = column_name(column);
    Rule rule = plain_read(&plain, after, length + 1, &at);
    *score = rule == RULE_WON
                 ? shown(check, score_win_now((int)length))
                 : -shown(check, stand_in_score(after, length + 1));
    return rule != RULE_FULL;
}

/* " -1 2* - 2* ...": a star is for the best. */
static void check_columns(const Check *check, char **text, const char *moves,
                          size_t length)
{
    int score[BOARD_WIDTH], best = -BOARD_CELLS;
    bool playable[BOARD_WIDTH];
    for (int i = 0; i < BOARD_WIDTH; i++) {
        playable[i] = column_expected(check, moves, length, i, &score[i]);
        if (playable[i] && score[i] > best)
            best = score[i];
    }
    for (int i = 0; i < BOARD_WIDTH; i++) {
        if (playable[i])
            MUST(take_number(text) == score[i]);
        else
            MUST(strncmp(*text, " -", 2) == 0);
        *text += playable[i] ? 0 : 2;
        MUST((**text == '*') == (playable[i] && score[i] == best));
        *text += **text == '*';
    }
}

static void check_good(Check *check, const char *moves, size_t length)
{
    char *text = take_line(&check->out);
    MUST(strncmp(text, moves, length) == 0);
    text += length;
    if (check->columns)
        check_columns(check, &text, moves, length);
    else
        MUST(take_number(&text) == shown(check, stand_in_score(moves, length)));
    MUST(take_number(&text) <= BOARD_WIDTH); /* nodes */
    MUST(take_number(&text) >= 0);           /* microseconds */
    MUST(text[0] == '.' && strspn(text + 1, "0123456789") == 3);
    MUST(text[4] == '\0');
}

static void check_bad(Check *check, size_t at)
{
    char place[80];
    check->bad++;
    MUST(*take_line(&check->out) == '\0');
    snprintf(place, sizeof place, "line %zu, character %zu: ", check->lines,
             at + 1);
    MUST(strncmp(take_line(&check->err), place, strlen(place)) == 0);
}

/* A line of input, without its end. */
static void check_line(Check *check, const char *line, size_t length)
{
    Plain plain;
    size_t at;
    check->lines++;
    if (length > 0 && line[length - 1] == '\r')
        length--;
    if (plain_read(&plain, line, length, &at) == RULE_OK)
        check_good(check, line, length);
    else
        check_bad(check, at);
}

static void check_all(Check *check, const char *bytes, size_t size, int status)
{
    for (size_t begin = 0, end; begin < size; begin = end + 1) {
        const char *found = memchr(bytes + begin, '\n', size - begin);
        end = found ? (size_t)(found - bytes) : size;
        check_line(check, bytes + begin, end - begin);
    }
    if (check->statistics) {
        char totals[80];
        snprintf(totals, sizeof totals, "%zu positions, %zu bad lines, ",
                 check->lines - check->bad, check->bad);
        MUST(strncmp(take_line(&check->err), totals, strlen(totals)) == 0);
    }
    MUST(*check->out == '\0' && *check->err == '\0');
    MUST(status == (check->bad ? EXIT_BAD_LINE : EXIT_SUCCESS));
}

/* --- one run -------------------------------------------------------------- */

/* A file that holds the bytes; fmemopen(3) need not take none at all. */
static FILE *open_bytes(const uint8_t *bytes, size_t size)
{
    FILE *file = size > 0 ? fmemopen((void *)(uintptr_t)bytes, size, "r")
                          : fopen("/dev/null", "r");
    MUST(file != NULL);
    return file;
}

/* The words stay: getopt(3) has a pointer to the last from call to call. */
static int run_solver(const Check *check)
{
    static char words[][7] = {"solver", "-w", "-a", "-s"};
    char *argv[5] = {words[0]};
    int argc = 1;
    if (check->weak)
        argv[argc++] = words[1];
    if (check->columns)
        argv[argc++] = words[2];
    if (check->statistics)
        argv[argc++] = words[3];
    optind = 1;
    return solver_main(argc, argv);
}

/* The first byte chooses the options, the others are the input. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    if (size == 0)
        return 0;
    Check check = {.weak = bytes[0] & 1,
                   .columns = bytes[0] & 2,
                   .statistics = bytes[0] & 4};
    char *out, *err;
    size_t out_size, err_size;
    input = open_bytes(bytes + 1, size - 1);
    output = open_memstream(&out, &out_size);
    messages = open_memstream(&err, &err_size);
    MUST(output != NULL && messages != NULL);
    int status = run_solver(&check);
    fclose(input);
    fclose(output);
    fclose(messages);
    MUST(strlen(err) == err_size && strlen(out) == out_size);
    check.out = out;
    check.err = err;
    check_all(&check, (const char *)bytes + 1, size - 1, status);
    free(out);
    free(err);
    return 0;
}
