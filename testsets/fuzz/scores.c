/* The file of scores found so far: any bytes as what a run left behind. */
#include "../../common/testing/fuzz.h"

#include <setjmp.h>

/* The scorer ends the program on trouble: here it only ends the try. */
static jmp_buf ended;
#define exit(status) longjmp(ended, status)
static FILE *messages;
#undef stderr
#define stderr messages

#include "../../common/board.c"
#include "../../common/process.c"
#include "../../common/scorer.c"

static Scorer scorer;
static size_t items;

static void count_item(const void *node, VISIT visit, int level)
{
    (void)node;
    (void)level;
    items += visit == leaf || visit == postorder;
}

/* The line is what is remembered, and is written in the one way there is. */
static void check_line(const char *line)
{
    Scored item;
    char again[LINE_SIZE];
    size_t length = strcspn(line, " ");
    MUST(length < sizeof item.moves);
    memcpy(item.moves, line, length);
    item.moves[length] = '\0';
    MUST(recall(&scorer, &item) && item.known && !item.fresh);
    MUST(abs(item.score) <= BOARD_CELLS);
    snprintf(again, sizeof again, "%s %d", item.moves, item.score);
    MUST(strcmp(again, line) == 0);
}

/* Nothing is remembered but what stands in the file, below its head. */
static void check_file(const char *path)
{
    size_t size, lines = 0;
    char *content = fuzz_content(path, &size), *text = content;
    MUST(strlen(content) == size);
    for (char *end; *text != '\0'; text = end + 1) {
        end = strchr(text, '\n');
        MUST(end != NULL);
        *end = '\0';
        MUST(lines > 0 || strncmp(text, "# solver ", 9) == 0);
        if (lines++ > 0)
            check_line(text);
    }
    items = 0;
    twalk(scorer.known, count_item);
    MUST(items < lines);
    free(content);
}

/* False if the scorer would have ended the program. */
static bool open_file(const char *solver, const char *path)
{
    scorer = (Scorer){.solver = solver};
    messages = fopen("/dev/null", "w");
    MUST(messages != NULL);
    bool good = setjmp(ended) == 0;
    if (good)
        open_memory(&scorer, path);
    fclose(messages);
    return good;
}

static void close_file(void)
{
    while (scorer.known) {
        Scored *item = *(Scored **)scorer.known;
        tdelete(item, &scorer.known, compare_moves);
        free(item);
    }
    fclose(scorer.memory);
}

/* One more answer, and all of them are there the next time. */
static void check_again(const char *solver, const char *path)
{
    Scored item = {.moves = "7654321", .score = 1, .known = true};
    size_t before = items;
    if (recall(&scorer, &item))
        return;
    write_down(&scorer, &item);
    close_file();
    MUST(open_file(solver, path));
    check_file(path);
    MUST(items == before + 1 && recall(&scorer, &item) && item.score == 1);
}

/* The bytes of another solver are all in the file set aside. */
static void check_aside(const char *path, const char *key, const uint8_t *bytes,
                        size_t size)
{
    char aside[400];
    size_t kept;
    snprintf(aside, sizeof aside, "%s.%s", path, key);
    char *content = fuzz_content(aside, &kept);
    MUST(kept == size && memcmp(content, bytes, size) == 0);
    MUST(items == 0);
    free(content);
    remove(aside);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    char solver[300], path[300], key[KEY_SIZE], own[KEY_SIZE];
    snprintf(solver, sizeof solver, "%s",
             fuzz_file("solver", (const uint8_t *)"any solver", 10));
    snprintf(path, sizeof path, "%s", fuzz_file("scores", bytes, size));
    print_key(own, solver);
    read_key(key, path);
    if (open_file(solver, path)) {
        fflush(scorer.memory);
        check_file(path);
        if (*key != '\0' && strcmp(key, own) != 0)
            check_aside(path, key, bytes, size);
        check_again(solver, path);
    } else {
        MUST(strcmp(key, own) == 0); /* only our own can be at fault */
    }
    close_file();
    return 0;
}
