/*
 * Proves an opening book, as far as it can be proved without making it again.
 * What has been found so far, and the first faults, are printed; the exit
 * status is 0 if there are none.
 */
#include <unistd.h>

#include "book_pieces.h"
#include "openings.h"
#include "read_book.h"

#include "../../../common/format.h"
#include "../../../common/random_play.h"
#include "../../../common/scorer.h"

enum { EXIT_FAULTS = 1, EXIT_USAGE = 2, SHOWN = 5 };

typedef struct {
    const char *solver, *name;
    int jobs, sample, seed;
} Options;

/* --- what others have found ----------------------------------------------- */

/* Positions with so many stones, with their mirror images. */
typedef struct {
    unsigned all, over, won, drawn, lost; /* for the first player */
} Sums;

#if BOARD_WIDTH == 7 && BOARD_HEIGHT == 6
/*
 * The counts are John Tromp's; who wins was published by Markus Boeck with his
 * Connect4-Strong-Solver, which knows the result of every position there is.
 */
static const Sums published[] = {
    {1, 0, 1, 0, 0},
    {7, 0, 1, 2, 4},
    {49, 0, 27, 12, 10},
    {238, 0, 35, 58, 145},
    {1120, 0, 690, 200, 230},
    {4263, 0, 1080, 697, 2486},
    {16422, 0, 10889, 1943, 3590},
    {54859, 728, 17507, 5944, 31408},
    {184275, 1892, 124624, 14676, 44975},
    {558186, 19412, 197749, 42896, 317541},
    {1662623, 44225, 1122696, 97532, 442395},
    {4568683, 273261, 1734122, 255780, 2578781},
    {12236101, 573323, 8191645, 541825, 3502631},
};
enum { PUBLISHED = sizeof published / sizeof published[0] };
#else
static const Sums published[1];
enum { PUBLISHED = 0 };
#endif

/* --- faults --------------------------------------------------------------- */

static int faults;

static void tell(const char *what, int before)
{
    printf("%-60s %s\n", what, faults == before ? "OK" : "WRONG");
    fflush(stdout);
}

static void fault(const Opening *opening, const char *what, int is, int must)
{
    if (++faults <= SHOWN)
        printf("  position '%s', %s: %d, not %d\n", opening->moves, what, is,
               must);
}

/* --- the checks ----------------------------------------------------------- */

/* No two have the same number, and all other numbers are free. */
static void check_numbers(const Book *book, const Openings *list)
{
    const Numbering *numbering = &book->numbering;
    bool *taken = allocate(numbering->size, sizeof *taken);
    uint32_t free_numbers = 0, owned = 0;
    int before = faults;
    for (int n = 0; n <= numbering->stones; n++)
        for (size_t i = 0; i < list[n].count; i++) {
            const Opening *opening = &list[n].opening[i];
            uint32_t number = number_of(numbering, &opening->position);
            if (opening->over)
                continue;
            if (taken[number])
                fault(opening, "positions with its number", 2, 1);
            if (book_digit(book, number) == 0)
                fault(opening, "scores", 0, 1);
            taken[number] = true;
            owned++;
        }
    for (uint32_t number = 0; number < numbering->size; number++)
        free_numbers += book_digit(book, number) == 0;
    faults += free_numbers + owned != numbering->size;
    free(taken);
    printf("%u positions, %u numbers, %u of them free\n", owned,
           numbering->size, free_numbers);
    tell("Every position has a number of its own, and a score", before);
}

static int book_child(const void *book, const Position *position)
{
    return book_look_up(book, position);
}

/* With the most stones, only wins at once can be seen without a search. */
static void check_children(const Book *book, const Openings *list)
{
    int before = faults, stones = book->numbering.stones;
    for (int n = 0; n <= stones; n++)
        for (size_t i = 0; i < list[n].count; i++) {
            const Opening *opening = &list[n].opening[i];
            if (opening->over || (n == stones && !opening_can_win(opening)))
                continue;
            int must = opening_score(opening, book_child, book);
            int is = book_look_up(book, &opening->position);
            if (is != must)
                fault(opening, "score", is, must);
        }
    tell("Every score is the best of its children's", before);
}

static void add(Sums *sums, const Book *book, const Opening *opening)
{
    unsigned weight = opening->symmetric ? 1 : 2;
    int mover = opening->position.stones % 2 == 0 ? 1 : -1;
    int score = opening->over ? -1 : book_look_up(book, &opening->position);
    int first = score_sign(score) * mover;
    sums->all += weight;
    sums->over += opening->over ? weight : 0;
    *(first > 0   ? &sums->won
      : first < 0 ? &sums->lost
                  : &sums->drawn) += weight;
}

static bool same(const Sums *a, const Sums *b)
{
    return a->all == b->all && a->over == b->over && a->won == b->won &&
           a->drawn == b->drawn && a->lost == b->lost;
}

static void check_sums(const Book *book, const Openings *list)
{
    int before = faults;
    printf("stones  positions     over  first wins    draws  first loses\n");
    for (int n = 0; n <= book->numbering.stones; n++) {
        Sums sums = {0};
        for (size_t i = 0; i < list[n].count; i++)
            add(&sums, book, &list[n].opening[i]);
        bool good = n >= PUBLISHED || same(&sums, &published[n]);
        printf("%6d %10u %8u %11u %8u %12u%s\n", n, sums.all, sums.over,
               sums.won, sums.drawn, sums.lost, good ? "" : "  WRONG");
        faults += !good;
    }
    if (PUBLISHED > 0)
        tell("The sums are those that others have published", before);
    else
        printf("Nobody has published such sums for this board.\n");
}

/* --- a sample ------------------------------------------------------------- */

/* Random ones that cannot be won at once; some may come twice. */
static Scored *draw_sample(const Openings *list, const Options *options)
{
    Random random = {(uint64_t)options->seed};
    Scored *item = allocate((size_t)options->sample, sizeof *item);
    for (int i = 0; i < options->sample;) {
        const Opening *opening =
            &list->opening[random_next(&random) % list->count];
        if (!opening->over && !opening_can_win(opening))
            strcpy(item[i++].moves, opening->moves);
    }
    return item;
}

static bool has_questions(const Openings *list)
{
    for (size_t i = 0; i < list->count; i++)
        if (!list->opening[i].over && !opening_can_win(&list->opening[i]))
            return true;
    return false;
}

static void compare(const Book *book, const Scored *item)
{
    Opening opening = {.over = false};
    strcpy(opening.moves, item->moves);
    for (const char *move = item->moves; *move; move++)
        position_play(&opening.position, column_from_name(*move));
    int score = book_look_up(book, &opening.position);
    if (score != item->score)
        fault(&opening, "score", score, item->score);
}

static void check_sample(const Book *book, const Openings *list,
                         const Options *options)
{
    int before = faults;
    char words[80];
    const char *slash = strrchr(options->solver, '/');
    if (!has_questions(list))
        return;
    Scored *item = draw_sample(list, options);
    Scorer *scorer = scorer_open(options->solver, options->jobs, NULL);
    scorer_score(scorer, item, options->sample, 0, NULL, NULL);
    scorer_close(scorer);
    for (int i = 0; i < options->sample; i++)
        compare(book, &item[i]);
    free(item);
    snprintf(words, sizeof words, "%d at random score what %.24s says",
             options->sample, slash ? slash + 1 : options->solver);
    tell(words, before);
}

static int check_book(const Options *options)
{
    static Book book;
    static Openings list[BOOK_MOST_STONES + 1];
    uint8_t *bytes = read_book(&book, options->name);
    if (!bytes)
        return EXIT_FAULTS;
    int stones = book.numbering.stones;
    printf("%s: %d stones, board %dx%d\n", options->name, stones, BOARD_WIDTH,
           BOARD_HEIGHT);
    tell("Its first line, its length, its checksum", faults);
    openings_make(list, stones);
    check_numbers(&book, list);
    if (faults == 0) { /* else there is no score to look at */
        check_children(&book, list);
        check_sums(&book, list);
        if (options->sample > 0)
            check_sample(&book, &list[stones], options);
    }
    openings_free(list, stones);
    free(bytes);
    return faults ? EXIT_FAULTS : EXIT_SUCCESS;
}

/* --- the command ---------------------------------------------------------- */

static int usage(void)
{
    fprintf(stderr, "usage: check-book [-S solver -n sample [-s seed] "
                    "[-j jobs]] book\n");
    return EXIT_USAGE;
}

static bool read_number(const char *name, const char *text, int least,
                        int *number)
{
    char *end;
    long value = strtol(text, &end, 10);
    if (end == text || *end != '\0' || value < least || value > 1000000) {
        fprintf(stderr, "%s=%s is no number from %d to 1000000\n", name, text,
                least);
        return false;
    }
    *number = (int)value;
    return true;
}

static bool read_option(int option, Options *options)
{
    switch (option) {
    case 'S': options->solver = optarg; return true;
    case 'n': return read_number("SAMPLE", optarg, 0, &options->sample);
    case 's': return read_number("SEED", optarg, 0, &options->seed);
    case 'j': return read_number("JOBS", optarg, 1, &options->jobs);
    default: usage(); return false;
    }
}

int main(int argc, char **argv)
{
    Options options = {.jobs = 1, .seed = 1};
    for (int c; (c = getopt(argc, argv, "S:n:s:j:")) != -1;)
        if (!read_option(c, &options))
            return EXIT_USAGE;
    if (optind != argc - 1 || (options.sample > 0 && !options.solver))
        return usage();
    options.name = argv[optind];
    return check_book(&options);
}
