/* Numbers and sorted keys compared: what they take, and how long they take. */
#include <unistd.h>

#include "book_pieces.h"
#include "openings.h"
#include "read_book.h"

#define book_look_up book_look_up_by_key
#include "../variants/sorted_keys.h"
#undef book_look_up

#include "../../../common/clock.h"
#include "../../../common/random_play.h"

enum { LOOK_UPS = 1 << 16, RUNS = 20 };

typedef int LookUp(const Book *book, const Position *position);

/* Of those with the most stones and with one less, in no order. */
static Position *draw_positions(const Openings *list, int stones)
{
    Random random = {24};
    Position *position = allocate(LOOK_UPS, sizeof *position);
    int fewer = stones > 0 ? 2 : 1;
    for (int i = 0; i < LOOK_UPS;) {
        const Openings *of = &list[stones - random_below(&random, fewer)];
        const Opening *opening = &of->opening[random_next(&random) % of->count];
        if (!opening->over)
            position[i++] = opening->position;
    }
    return position;
}

/* Nanoseconds for one of them, the best of some runs. */
static double time_look_up(const Book *book, const Position *position,
                           LookUp *look_up, long *sum)
{
    int64_t best = INT64_MAX;
    for (int run = 0; run < RUNS; run++) {
        int64_t start = clock_now();
        for (int i = 0; i < LOOK_UPS; i++)
            *sum += look_up(book, &position[i]);
        int64_t time = clock_now() - start;
        best = time < best ? time : best;
    }
    return (double)best / LOOK_UPS;
}

int main(int argc, char **argv)
{
    static Book book;
    Openings list[BOOK_MOST_STONES + 1];
    long sum = 0, other = 0;
    if (argc != 2) {
        fprintf(stderr, "usage: measure-book book\n");
        return EXIT_FAILURE;
    }
    uint8_t *bytes = read_book(&book, argv[1]);
    if (!bytes)
        return EXIT_FAILURE;
    openings_make(list, book.numbering.stones);
    Position *position = draw_positions(list, book.numbering.stones);
    int64_t start = clock_now();
    keys_fill(&book);
    double filling = (double)(clock_now() - start) / 1e6;
    double by_number = time_look_up(&book, position, book_look_up, &sum);
    double by_key = time_look_up(&book, position, book_look_up_by_key, &other);
    printf("             bytes   look-up\n");
    printf("numbers  %9zu  %5.0f ns\n", book_bytes(&book), by_number);
    printf("keys     %9zu  %5.0f ns   (and %.0f ms to fill the list)\n",
           keys_bytes(), by_key, filling);
    free(position);
    free(bytes);
    openings_free(list, book.numbering.stones);
    return sum == other ? EXIT_SUCCESS : EXIT_FAILURE;
}
