/*
 * Makes test sets: random positions of a wanted class with exact scores.
 *
 * For every number of stones there is one endless stream of positions, which
 * depends on the seed and on nothing else. A set takes the first of each
 * stream that belong into its class. Scores are facts, so the sets are the
 * same on every machine and with every solver.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../common/format.h"
#include "../common/random_play.h"
#include "ends_within.h"
#include "../common/progress.h"
#include "../common/scorer.h"
#include "sets.h"

enum { EXIT_NOT_MADE = 1, EXIT_USAGE = 2 };

typedef struct {
    const char *solver, *memory, *out;
    int jobs;
    uint64_t seed;
    Class class; /* for one set of your own */
    int lines;   /* 0: the six sets */
} Options;

typedef struct {
    const Options *options;
    Scorer *scorer;
    Progress progress;
    Class class; /* the one being filled */
} Maker;

/* --- the streams of candidates -------------------------------------------- */

typedef struct {
    Random random;
    Range stones;
    Seen seen;
} Stream;

/* Mixed twice, so that neighbouring seeds have nothing in common. */
static Random random_for(uint64_t seed, int purpose)
{
    Random mixed = {seed};
    mixed.state = random_next(&mixed) ^ (uint64_t)purpose;
    mixed.state = random_next(&mixed);
    return mixed;
}

static void stream_begin(Stream *stream, uint64_t seed, Range stones)
{
    *stream = (Stream){.stones = stones};
    stream->random = random_for(seed, stones.min * 100 + stones.max);
}

/* Far enough for the easy classes, and the answer takes milliseconds. */
enum { SOON = 14 };

/* Is it certain, without its score, that it does not belong? */
static bool surely_not(const Class *class, const Board *board)
{
    return class->left.max <= SOON && !ends_within(board, class->left.max);
}

/* A position not seen before that may belong; false if none is left. */
static bool stream_next(Stream *stream, const Class *class, Scored *item)
{
    Board board;
    for (int tries = 0; tries < 10000; tries++) {
        int spread = stream->stones.max - stream->stones.min + 1;
        int stones = stream->stones.min;
        if (spread > 1)
            stones += random_below(&stream->random, spread);
        random_play(&stream->random, &board, stones);
        if (board_decided(&board) ||
            seen_before(&stream->seen, board_identity(&board), 1) ||
            surely_not(class, &board))
            continue;
        *item = (Scored){0};
        board_write(&board, item->moves);
        return true;
    }
    return false;
}

/* --- filling a class from a stream ---------------------------------------- */

static bool belongs(const Class *class, const Scored *item)
{
    int stones = (int)strlen(item->moves);
    return range_has(class->stones, stones) &&
           range_has(class->left, plies_left(stones, item->score));
}

/* For the time left: a ply more to look at takes half as long again. */
static double cost(const Class *class, int stones)
{
    int plies = BOARD_CELLS - stones;
    double cost = 1;
    if (plies > class->left.max)
        plies = class->left.max;
    for (; plies > 0; plies--)
        cost *= 1.5;
    return cost;
}

static void watch(void *context, const Scored *item)
{
    Maker *maker = context;
    if (belongs(&maker->class, item))
        progress_add(&maker->progress, 1,
                     cost(&maker->class, (int)strlen(item->moves)),
                     item->fresh);
    else
        progress_show(&maker->progress);
}

/*
 * As many candidates as are missing: each fills one place at most, so none is
 * scored in vain.
 */
static int draw(Stream *stream, const Class *class, Scored *items, int missing)
{
    int drawn = 0;
    while (drawn < missing && stream_next(stream, class, &items[drawn]))
        drawn++;
    return drawn;
}

/* Puts those that belong to the class in front; how many they are. */
static int sift(const Class *class, Scored *items, int count)
{
    int kept = 0;
    for (int i = 0; i < count; i++)
        if (belongs(class, &items[i]))
            items[kept++] = items[i];
    return kept;
}

/* The first `count` of the stream that belong to the maker's class. */
static bool fill(Maker *maker, Range stones, Scored *items, int count)
{
    int kept = 0;
    long drawn = 0, enough = 1000L * count + 10000;
    Stream stream;
    stream_begin(&stream, maker->options->seed, stones);
    while (kept < count && drawn < enough) {
        int more = draw(&stream, &maker->class, items + kept, count - kept);
        if (more == 0)
            break;
        scorer_score(maker->scorer, items + kept, more, 0, watch, maker);
        kept += sift(&maker->class, items + kept, more);
        drawn += more;
    }
    seen_clear(&stream.seen);
    if (kept == count)
        return true;
    progress_end(&maker->progress);
    fprintf(stderr,
            "with %d to %d stones played and %d to %d plies left there are "
            "only %d positions\nto be found among %ld, not %d: choose wider "
            "ranges or fewer positions\n",
            stones.min, stones.max, maker->class.left.min,
            maker->class.left.max, kept, drawn, count);
    return false;
}

/* --- files ---------------------------------------------------------------- */

/* So that any first lines of a set are a fair sample of it. */
static void shuffle(Random *random, Scored *items, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int j = (int)(random_next(random) % (uint64_t)(i + 1));
        Scored item = items[i];
        items[i] = items[j];
        items[j] = item;
    }
}

static bool write_lines(const char *path, const Scored *items, int count)
{
    FILE *file = fopen(path, "w");
    if (!file)
        return false;
    for (int i = 0; i < count; i++)
        fprintf(file, "%s %d\n", items[i].moves, items[i].score);
    bool good = !ferror(file);
    return fclose(file) == 0 && good;
}

/* A device, a pipe or a link is what its name means: it is not replaced. */
static bool is_replaceable(const char *path)
{
    struct stat status;
    return lstat(path, &status) != 0 || S_ISREG(status.st_mode);
}

/* Under another name until it is whole: there is never half a set. */
static bool replace(const char *path, const Scored *items, int count)
{
    char part[4096];
    int length = snprintf(part, sizeof part, "%s.part", path);
    if (length >= (int)sizeof part) {
        errno = ENAMETOOLONG;
        return false;
    }
    if (write_lines(part, items, count) && rename(part, path) == 0)
        return true;
    int reason = errno;
    remove(part);
    errno = reason;
    return false;
}

static bool write_set(const char *path, const Scored *items, int count)
{
    if (is_replaceable(path) ? replace(path, items, count)
                             : write_lines(path, items, count))
        return true;
    fprintf(stderr, "cannot write %s: %s\n", path, strerror(errno));
    return false;
}

static bool finish(Maker *maker, const char *path, Scored *items, int count)
{
    Random random = random_for(maker->options->seed, -count);
    shuffle(&random, items, count);
    return write_set(path, items, count);
}

/* --- what can be asked for ------------------------------------------------ */

static Scored *new_items(int count)
{
    Scored *items = calloc((size_t)count, sizeof *items);
    if (!items) {
        fprintf(stderr, "out of memory\n");
        exit(EXIT_NOT_MADE);
    }
    return items;
}

static void tell_made(FILE *to, const char *path, int lines)
{
    char count[32];
    format_count(count, sizeof count, (uint64_t)lines);
    fprintf(to, "%s: %s positions\n", path, count);
    fflush(to);
}

/* From many stones to few: the cheap ones first. */
static bool make_set(Maker *maker, const TestSet *set, const char *path)
{
    Scored *items = new_items(SET_LINES);
    int filled = 0;
    bool made = true;
    maker->class = set->class;
    maker->progress.what = set->names->name;
    for (int stones = BOARD_CELLS; made && stones >= 0; stones--) {
        Range only = {stones, stones};
        made = fill(maker, only, items + filled, set->count[stones]);
        filled += set->count[stones];
    }
    made = made && finish(maker, path, items, SET_LINES);
    free(items);
    return made;
}

static bool wanted(const TestSet *set, char **names, int count)
{
    bool found = count == 0;
    for (int i = 0; i < count; i++)
        found |= set_named(names[i]) == set;
    return found;
}

static bool make_sets(Maker *maker, char **names, int count)
{
    double work = 0;
    int total = 0;
    for (int i = 0; i < SETS; i++)
        if (wanted(&test_sets[i], names, count)) {
            total += SET_LINES;
            for (int stones = 0; stones <= BOARD_CELLS; stones++)
                work += cost(&test_sets[i].class, stones) *
                        test_sets[i].count[stones];
        }
    progress_begin(&maker->progress, total, work);
    for (int i = 0; i < SETS; i++) {
        char path[4096];
        const TestSet *set = &test_sets[i];
        if (!wanted(set, names, count))
            continue;
        snprintf(path, sizeof path, "%s/%s.txt", maker->options->out,
                 set->names->name);
        if (!make_set(maker, set, path))
            return false;
        progress_end(&maker->progress);
        tell_made(stdout, path, SET_LINES);
    }
    return true;
}

static bool make_own_set(Maker *maker)
{
    const Options *options = maker->options;
    Range stones = options->class.stones;
    int most = BOARD_CELLS - options->class.left.min;
    if (stones.max > most)
        stones.max = most; /* later the game cannot last that long */
    double middle = cost(&options->class, (stones.min + stones.max) / 2);
    Scored *items = new_items(options->lines);
    maker->class = options->class;
    progress_begin(&maker->progress, options->lines, options->lines * middle);
    maker->progress.what = options->out;
    bool made = fill(maker, stones, items, options->lines) &&
                finish(maker, options->out, items, options->lines);
    free(items);
    progress_end(&maker->progress);
    if (made) /* which may have gone to /dev/stdout */
        tell_made(is_replaceable(options->out) ? stdout : stderr, options->out,
                  options->lines);
    return made;
}

/* --- the command line ----------------------------------------------------- */

static void print_usage(FILE *to)
{
    fprintf(to,
            "usage: generate -S solver [options] -o directory [set ...]\n"
            "       generate -S solver [options] -p stones -l left -n lines "
            "-o file\n"
            "Makes the six test sets (or only those named), or one of your "
            "own.\n"
            "\n"
            "  -S solver  the program that scores: any that speaks the "
            "protocol\n"
            "  -j jobs    how many of it at a time (1)\n"
            "  -c file    keeps the scores there, for this very solver; an "
            "interrupted\n"
            "             run goes on\n"
            "  -s seed    a whole number: the same seed, the same sets (1)\n"
            "  -p 20-24   stones played\n"
            "  -l 10-20   plies left to the end under perfect play\n"
            "  -n 200     number of positions\n"
            "  -o path    where the sets go, or the one set\n");
}

static _Noreturn void usage_fault(const char *option, const char *text,
                                  const char *rule)
{
    fprintf(stderr, "generate: %s '%s': %s (-h explains)\n", option, text,
            rule);
    exit(EXIT_USAGE);
}

static uint64_t whole_number(const char *option, const char *text, uint64_t min,
                             uint64_t max)
{
    char *end;
    errno = 0;
    uint64_t value = strtoull(text, &end, 10);
    if (*text < '0' || *text > '9' || *end || errno || value < min ||
        value > max)
        usage_fault(option, text, "not a whole number in range");
    return value;
}

static Range range_option(const char *option, const char *text)
{
    Range range;
    if (!range_read(text, BOARD_CELLS, &range))
        usage_fault(option, text, "not a range such as 20-24 on this board");
    return range;
}

static Options read_options(int argc, char **argv)
{
    Options o = {.jobs = 1, .seed = 1, .class = {{-1, -1}, {-1, -1}}};
    for (int c; (c = getopt(argc, argv, "S:j:c:s:p:l:n:o:h")) != -1;) {
        switch (c) {
        case 'S': o.solver = optarg; break;
        case 'c': o.memory = optarg; break;
        case 'o': o.out = optarg; break;
        case 'j': o.jobs = (int)whole_number("-j", optarg, 1, 64); break;
        case 's': o.seed = whole_number("-s", optarg, 0, UINT64_MAX); break;
        case 'n': o.lines = (int)whole_number("-n", optarg, 1, 1000000); break;
        case 'p': o.class.stones = range_option("-p", optarg); break;
        case 'l': o.class.left = range_option("-l", optarg); break;
        case 'h': print_usage(stdout); exit(EXIT_SUCCESS);
        default: print_usage(stderr); exit(EXIT_USAGE);
        }
    }
    return o;
}

/* Ends the program unless the options make sense together. */
static void check_options(const Options *options, char **names, int count)
{
    bool stones = options->class.stones.min >= 0;
    bool left = options->class.left.min >= 0;
    if (!options->solver || !options->out) {
        print_usage(stderr);
        exit(EXIT_USAGE);
    }
    if ((stones || left || options->lines) &&
        !(stones && left && options->lines && count == 0))
        usage_fault("-p -l -n", options->out,
                    "a set of your own needs all three, and no names");
    if (stones &&
        options->class.stones.min + options->class.left.min > BOARD_CELLS)
        usage_fault("-p -l", options->out,
                    "no game lasts that long: the board would be full before");
    if (!options->lines && !test_sets[0].names)
        usage_fault("-o", options->out,
                    "the six sets are for the 7x6 board; use -p -l -n");
    for (int i = 0; i < count; i++)
        if (!set_named(names[i]))
            usage_fault("set", names[i], "there is none of that name");
}

int main(int argc, char **argv)
{
    Options options = read_options(argc, argv);
    check_options(&options, argv + optind, argc - optind);
    Maker maker = {.options = &options};
    maker.scorer = scorer_open(options.solver, options.jobs, options.memory);
    bool made = options.lines ? make_own_set(&maker)
                              : make_sets(&maker, argv + optind, argc - optind);
    scorer_close(maker.scorer);
    return made ? EXIT_SUCCESS : EXIT_NOT_MADE;
}
