/*
 * A number for every position of the opening, computed from the position
 * alone. Scores that stand in the order of these numbers need no keys.
 *
 *      . . . o . . .      page: the heights    0 0 0 2 1 1 0
 *      . . . x x o .      line: the colours          xo x o
 *
 * With fewer stones a position comes first. Pages stand in the order of their
 * heights, as words in a dictionary; of two that are mirror images, the book
 * has the first. The lines of a page are the ways to choose n/2 of its n
 * stones, those of the side to move.
 */
#include <string.h>

enum { BOOK_MOST_STONES = 12, BOOK_MOST_PAGES = 1 << 16 };
#define NO_NUMBER UINT32_MAX

typedef struct {
    int stones;    /* positions with at most so many have a number, */
    uint32_t size; /* which is below this */
    uint32_t ways[BOARD_WIDTH + 1][BOOK_MOST_STONES + 1]; /* columns, stones */
    uint32_t choose[BOOK_MOST_STONES + 1][BOOK_MOST_STONES + 1];
    uint32_t pages;
    uint32_t first_page[BOOK_MOST_STONES + 1]; /* with so many stones */
    uint32_t page[BOOK_MOST_PAGES]; /* the number of its first line */
} Numbering;

/* In how many ways so many columns hold so many stones. */
static void count_ways(Numbering *numbering)
{
    memset(numbering->ways, 0, sizeof numbering->ways);
    numbering->ways[0][0] = 1;
    for (int columns = 1; columns <= BOARD_WIDTH; columns++)
        for (int n = 0; n <= BOOK_MOST_STONES; n++)
            for (int high = 0; high <= n && high <= BOARD_HEIGHT; high++)
                numbering->ways[columns][n] +=
                    numbering->ways[columns - 1][n - high];
}

/* In how many ways k of n are chosen: Pascal's triangle. */
static void count_choices(Numbering *numbering)
{
    memset(numbering->choose, 0, sizeof numbering->choose);
    for (int n = 0; n <= BOOK_MOST_STONES; n++) {
        numbering->choose[n][0] = 1;
        for (int k = 1; k <= n; k++)
            numbering->choose[n][k] =
                numbering->choose[n - 1][k - 1] + numbering->choose[n - 1][k];
    }
}

/* Does the mirror image of this page come before it? */
static bool image_is_first(const int *height)
{
    for (int i = 0; i < BOARD_WIDTH; i++)
        if (height[i] != height[BOARD_WIDTH - 1 - i])
            return height[BOARD_WIDTH - 1 - i] < height[i];
    return false;
}

/* The pages that begin with the heights of the columns so far. */
static void numbering_add(Numbering *numbering, int *height, int column,
                          int stones, int rest)
{
    if (column == BOARD_WIDTH) {
        bool have = !image_is_first(height);
        numbering->page[numbering->pages++] =
            have ? numbering->size : NO_NUMBER;
        numbering->size += have ? numbering->choose[stones][stones / 2] : 0;
        return;
    }
    for (int high = 0; high <= BOARD_HEIGHT && high <= rest; high++) {
        height[column] = high;
        if (numbering->ways[BOARD_WIDTH - 1 - column][rest - high])
            numbering_add(numbering, height, column + 1, stones, rest - high);
    }
}

/* False if there are too many positions with so many stones. */
static bool numbering_make(Numbering *numbering, int stones)
{
    int height[BOARD_WIDTH];
    count_ways(numbering);
    count_choices(numbering);
    numbering->stones = -1;
    numbering->size = numbering->pages = 0;
    if (stones < 0)
        return false;
    for (int n = 0; n <= stones; n++) {
        if (n > BOOK_MOST_STONES || n >= BOARD_CELLS ||
            numbering->ways[BOARD_WIDTH][n] >
                BOOK_MOST_PAGES - numbering->pages)
            return false;
        numbering->first_page[n] = numbering->pages;
        numbering_add(numbering, height, 0, n, n);
    }
    numbering->stones = stones;
    return true;
}

/*
 * Stone by stone, column after column. For each stone, the pages come earlier
 * on which its column ends just below it, and the stones that are left fill the
 * columns to the right. The i-th own stone, if c stones come before it, has
 * before it the lines that choose i of those c.
 */
static uint32_t number_as_it_is(const Numbering *numbering,
                                const Position *position)
{
    int rest = position->stones, stone = 0, own = 0;
    uint32_t page = numbering->first_page[rest], line = 0;
    for (uint64_t cells = position->mask; cells; cells &= cells - 1, stone++) {
        uint64_t cell = lowest_cell(cells);
        int column = count_cells(cell - 1) / STEP;
        int is_own = (position->current & cell) != 0;
        page += numbering->ways[BOARD_WIDTH - 1 - column][rest--];
        own += is_own;
        line += is_own ? numbering->choose[stone][own] : 0;
    }
    uint32_t first = numbering->page[page];
    return first == NO_NUMBER ? NO_NUMBER : first + line;
}

/* The same for a position and its mirror image. */
static uint32_t number_of(const Numbering *numbering, const Position *position)
{
    assert(position->stones <= numbering->stones);
    Position image = {mirror_key(position->current), mirror_key(position->mask),
                      position->stones};
    uint32_t number = number_as_it_is(numbering, position);
    uint32_t other = number_as_it_is(numbering, &image);
    return number < other ? number : other;
}
