/* The checker of test sets: any bytes as a set of the class below. */
#include "../../common/testing/fuzz.h"

/* What it prints goes nowhere; main is not ours. */
static FILE *output;
#undef stdout
#undef putchar
#define stdout       output
#define putchar(c)   putc(c, output)
#define printf(...)  fprintf(output, __VA_ARGS__)
#define vprintf(...) vfprintf(output, __VA_ARGS__)
#define main         check_main

int check_main(int argc, char **argv);

/* In this order: no name of one is hidden by another's. */
#include "../../common/bar.c"
#include "../../common/board.c"
#include "../../common/format.c"
#include "../../common/process.c"
#include "../sets.c"
#include "../../common/scorer.c"
#include "../../common/progress.c"
#include "../check.c"

#include "../../common/fuzz/plain_rules.h"

enum { PAIRS = 40 }; /* so many lines are compared with each other */

/* As in the file: the line of this number, from 1. */
static void check_text(const char *text, int number, const Scored *item)
{
    char line[128];
    while (--number > 0)
        text = strchr(text, '\n') + 1;
    snprintf(line, sizeof line, "%s %d\n", item->moves, item->score);
    MUST(strncmp(text, line, strlen(line)) == 0);
}

static Plain plain_of(const char *moves)
{
    Plain plain;
    size_t at;
    MUST(plain_read(&plain, moves, strlen(moves), &at) == RULE_OK);
    return plain;
}

static bool is_twin(const Plain *a, const Plain *b)
{
    bool same = true, mirrored = true;
    for (int i = 0; i < BOARD_WIDTH; i++) {
        same &= strcmp(a->column[i], b->column[i]) == 0;
        mirrored &= strcmp(a->column[i], b->column[BOARD_WIDTH - 1 - i]) == 0;
    }
    return same || mirrored;
}

/* What has no fault is a position of the class, and there only once. */
static void check_item(const Set *set, int index)
{
    const Scored *item = &set->items[index];
    Plain plain = plain_of(item->moves);
    int stones = (int)strlen(item->moves);
    MUST(stones >= 1 && stones <= 30);
    MUST(abs(item->score) <= score_win_now(stones));
    for (int i = index > PAIRS ? index - PAIRS : 0; i < index; i++) {
        Plain other = plain_of(set->items[i].moves);
        MUST(!is_twin(&plain, &other));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    Set set = {.path = fuzz_file("set", bytes, size),
               .class = {{1, 30}, {3, BOARD_CELLS}}};
    char *text = fuzz_string(bytes, size);
    output = fopen("/dev/null", "w");
    MUST(output != NULL);
    check_lines(&set, 0);
    fclose(output);
    MUST(set.count + set.faults == set.lines); /* a line has one fault */
    for (int i = 0; i < set.count; i++) {
        MUST(set.line[i] > (i > 0 ? set.line[i - 1] : 0));
        MUST(set.line[i] <= set.lines);
        if (strlen(text) == size)
            check_text(text, set.line[i], &set.items[i]);
        check_item(&set, i);
    }
    seen_clear(&set.seen);
    free(set.items);
    free(set.line);
    free(text);
    return 0;
}
