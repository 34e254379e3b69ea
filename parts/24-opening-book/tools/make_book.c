/*
 * Makes an opening book: the positions with the most stones are scored by a
 * solver, those with fewer by their children. What the solver has answered is
 * kept in a file, so that an interrupted run goes on.
 */
#include <errno.h>
#include <unistd.h>

#include "book_pieces.h"
#include "openings.h"
#include "draft.h"

#include "../../../common/format.h"
#include "../../../common/progress.h"
#include "../../../common/scorer.h"

enum { EXIT_NOT_MADE = 1, EXIT_USAGE = 2 };

typedef struct {
    const char *solver, *memory, *out;
    int jobs, stones, share, shares;
} Options;

/* --- the longest positions ------------------------------------------------ */

/*
 * The solver is asked for those that cannot be won at once. Not in their
 * order, in which the hard ones come in groups, but in steps of a prime number:
 * so the time left can be told from the time spent. Of several shares the
 * first one asks for the first of so many positions, and so on.
 */
static Scored *questions(const Openings *list, const Options *options,
                         int *count)
{
    const uint64_t step = 2147483647;
    Scored *item = allocate(list->count, sizeof *item);
    *count = 0;
    for (size_t i = 0; i < list->count; i++) {
        const Opening *opening = &list->opening[i * step % list->count];
        if (opening->over || opening_can_win(opening) ||
            i % (size_t)options->shares != (size_t)options->share - 1)
            continue;
        strcpy(item[(*count)++].moves, opening->moves);
    }
    return item;
}

static void watch(void *context, const Scored *item)
{
    progress_add(context, 1, 1, item->fresh);
}

static Scored *ask(const Openings *list, const Options *options, int *count)
{
    Progress progress;
    Scored *item = questions(list, options, count);
    Scorer *scorer =
        scorer_open(options->solver, options->jobs, options->memory);
    progress_begin(&progress, *count, *count);
    progress.what = "book";
    scorer_recall(scorer, item, *count, watch, &progress);
    scorer_score(scorer, item, *count, 0, watch, &progress);
    progress_end(&progress);
    scorer_close(scorer);
    return item;
}

static void take_answers(Draft *draft, const Scored *item, int count)
{
    for (int i = 0; i < count; i++) {
        Position position;
        position_clear(&position);
        for (const char *move = item[i].moves; *move; move++)
            position_play(&position, column_from_name(*move));
        if (abs(item[i].score) > BOOK_BEST) {
            fprintf(stderr, "'%s' cannot have the score %d\n", item[i].moves,
                    item[i].score);
            exit(EXIT_NOT_MADE);
        }
        draft_set(draft, &position, item[i].score);
    }
}

/* --- the book ------------------------------------------------------------- */

/* Under another name until it is whole. */
static void write_book(const Draft *draft, const char *name)
{
    char part[4096];
    size_t size;
    FILE *file = NULL;
    uint8_t *bytes = draft_bytes(draft, &size);
    bool good =
        (size_t)snprintf(part, sizeof part, "%s.part", name) < sizeof part &&
        (file = fopen(part, "wb")) != NULL;
    good = good && fwrite(bytes, 1, size, file) == size;
    if (file)
        good = fclose(file) == 0 && good;
    if (!good || rename(part, name) != 0) {
        fprintf(stderr, "%s: %s\n", name, strerror(errno));
        exit(EXIT_NOT_MADE);
    }
    free(bytes);
}

static void make_book(const Options *options)
{
    static Draft draft;
    Openings list[BOOK_MOST_STONES + 1];
    int count, stones = options->stones;
    if (!draft_begin(&draft, stones)) {
        fprintf(stderr, "There are too many positions with %d stones.\n",
                stones);
        exit(EXIT_NOT_MADE);
    }
    openings_make(list, stones);
    Scored *item = ask(&list[stones], options, &count);
    if (options->shares == 1) {
        take_answers(&draft, item, count);
        draft_finish(&draft, list);
        write_book(&draft, options->out);
        printf("%s: %u positions with up to %d stones, %d by search\n",
               options->out, draft.positions, stones, count);
    } else {
        printf("%s: share %d of %d, %d positions\n", options->memory,
               options->share, options->shares, count);
    }
    free(item);
    free(draft.digit);
    openings_free(list, stones);
}

/* --- the command ---------------------------------------------------------- */

static int usage(void)
{
    fprintf(stderr, "usage: make-book -S solver -n stones -o book [-c scores] "
                    "[-j jobs] [-i share/shares]\n");
    return EXIT_USAGE;
}

static bool read_number(const char *text, int least, int most, int *number)
{
    char *end;
    long value = strtol(text, &end, 10);
    if (end == text || *end != '\0' || value < least || value > most)
        return false;
    *number = (int)value;
    return true;
}

static bool read_share(const char *text, Options *options)
{
    char rest;
    return sscanf(text, "%5d/%5d%c", &options->share, &options->shares,
                  &rest) == 2 &&
           options->share >= 1 && options->share <= options->shares;
}

static bool read_option(int option, Options *options)
{
    switch (option) {
    case 'S': options->solver = optarg; return true;
    case 'c': options->memory = optarg; return true;
    case 'o': options->out = optarg; return true;
    case 'j':
        if (read_number(optarg, 1, 64, &options->jobs))
            return true;
        fprintf(stderr, "JOBS=%s is no number from 1 to 64\n", optarg);
        return false;
    case 'n':
        if (read_number(optarg, 0, BOOK_MOST_STONES, &options->stones))
            return true;
        fprintf(stderr, "DEPTH=%s is no number of stones from 0 to %d\n",
                optarg, BOOK_MOST_STONES);
        return false;
    case 'i':
        if (read_share(optarg, options))
            return true;
        fprintf(stderr, "SHARE=%s is not a share, such as 2/5\n", optarg);
        return false;
    default: usage(); return false;
    }
}

int main(int argc, char **argv)
{
    Options options = {.jobs = 1, .stones = -1, .share = 1, .shares = 1};
    for (int c; (c = getopt(argc, argv, "S:n:o:c:j:i:")) != -1;)
        if (!read_option(c, &options))
            return EXIT_USAGE;
    if (optind < argc || !options.solver || !options.out || options.stones < 0)
        return usage();
    if (options.shares > 1 && !options.memory)
        return usage();
    make_book(&options);
    return EXIT_SUCCESS;
}
