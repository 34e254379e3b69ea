/*
 * Makes an opening book: the positions with the most stones are scored by a
 * solver, those with fewer by their children. What the solver has answered is
 * kept in a file, so that an interrupted run goes on.
 */
#include <errno.h>
#include <unistd.h>

#include "book_pieces.h"
#include "openings.h"

#include "../../../common/format.h"
#include "../../../common/progress.h"
#include "../../../common/scorer.h"

enum { EXIT_NOT_MADE = 1, EXIT_USAGE = 2 };

typedef struct {
    const char *solver, *memory, *out;
    int jobs, stones, share, shares;
} Options;

/* The scores as they are found; 0 is no position. */
typedef struct {
    Numbering numbering;
    uint8_t *digit;
    unsigned positions;
} Draft;

static void draft_set(Draft *draft, const Position *position, int score)
{
    uint8_t *digit = &draft->digit[number_of(&draft->numbering, position)];
    assert(*digit == 0 && score >= -BOOK_BEST && score <= BOOK_BEST);
    *digit = (uint8_t)score_digit(score);
    draft->positions++;
}

static int draft_score(const void *draft, const Position *position)
{
    const Draft *it = draft;
    unsigned digit = it->digit[number_of(&it->numbering, position)];
    assert(digit != 0);
    return digit_score(digit);
}

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

/* Those of the longest that are won at once, and all shorter ones. */
static void take_children(Draft *draft, const Openings *list, bool longest)
{
    for (size_t i = 0; i < list->count; i++) {
        const Opening *opening = &list->opening[i];
        if (!opening->over && (!longest || opening_can_win(opening)))
            draft_set(draft, &opening->position,
                      opening_score(opening, draft_score, draft));
    }
}

static uint8_t *pack(const Draft *draft, size_t *size)
{
    const int digits = word_digits();
    const uint32_t count = draft->numbering.size;
    uint8_t *bytes = allocate(count + BOOK_WORD, 1);
    *size = 0;
    for (uint32_t first = 0; first < count; first += (uint32_t)digits) {
        uint64_t word = 0;
        for (int i = digits - 1; i >= 0; i--) {
            uint32_t number = first + (uint32_t)i;
            word =
                word * BOOK_BASE + (number < count ? draft->digit[number] : 0);
        }
        for (int i = 0; i < BOOK_WORD; i++)
            bytes[(*size)++] = (uint8_t)(word >> 8 * i);
    }
    return bytes;
}

static bool write_bytes(const Draft *draft, FILE *file)
{
    char title[BOOK_LINE];
    size_t size;
    uint8_t *bytes = pack(draft, &size);
    int length = book_title(title, draft->numbering.stones, draft->positions);
    uint64_t hash = hash_bytes(HASH_START, title, (size_t)length);
    bool good = fprintf(file, "%s%016" PRIx64 "\n", title,
                        hash_bytes(hash, bytes, size)) > 0 &&
                fwrite(bytes, 1, size, file) == size;
    free(bytes);
    return good;
}

/* Under another name until it is whole. */
static void write_book(const Draft *draft, const char *name)
{
    char part[4096];
    FILE *file = NULL;
    bool good =
        (size_t)snprintf(part, sizeof part, "%s.part", name) < sizeof part &&
        (file = fopen(part, "wb")) != NULL;
    good = good && write_bytes(draft, file);
    if (file)
        good = fclose(file) == 0 && good;
    if (!good || rename(part, name) != 0) {
        fprintf(stderr, "%s: %s\n", name, strerror(errno));
        exit(EXIT_NOT_MADE);
    }
}

static void make_book(const Options *options)
{
    Draft draft = {.positions = 0};
    Openings list[BOOK_MOST_STONES + 1];
    int count, stones = options->stones;
    if (!numbering_make(&draft.numbering, stones)) {
        fprintf(stderr, "There are too many positions with %d stones.\n",
                stones);
        exit(EXIT_NOT_MADE);
    }
    draft.digit = allocate(draft.numbering.size, 1);
    openings_make(list, stones);
    Scored *item = ask(&list[stones], options, &count);
    if (options->shares == 1) {
        take_answers(&draft, item, count);
        take_children(&draft, &list[stones], true);
        for (int n = stones - 1; n >= 0; n--)
            take_children(&draft, &list[n], false);
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
    default: return false;
    }
}

int main(int argc, char **argv)
{
    Options options = {.jobs = 1, .stones = -1, .share = 1, .shares = 1};
    for (int c; (c = getopt(argc, argv, "S:n:o:c:j:i:")) != -1;)
        if (!read_option(c, &options))
            return usage();
    if (optind < argc || !options.solver || !options.out || options.stones < 0)
        return usage();
    if (options.shares > 1 && !options.memory)
        return usage();
    make_book(&options);
    return EXIT_SUCCESS;
}
