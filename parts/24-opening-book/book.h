/*
 * The book: a line of text that says what it is, then the scores in the order
 * of their numbers.
 *
 *      Connect Four book 7x6, 8 stones, 129498 positions, checksum ...
 *
 * A score is a digit, 0 where no position has the number, and as many digits
 * as fit make a word of 64 bits: twelve of base 38 on the usual board.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "../../common/hash.h"

enum {
    /* Nobody wins before the seventh stone: the best score, and the worst. */
    BOOK_BEST = (BOARD_CELLS + 1 - 6) / 2,
    BOOK_BASE = 2 * BOOK_BEST + 2,
    BOOK_WORD = 8,  /* bytes, the lowest one first */
    BOOK_LINE = 96, /* its first line has fewer characters */
};

/* 0 is left for: no such position. */
static inline unsigned score_digit(int score)
{
    return (unsigned)(score + BOOK_BEST + 1);
}

static inline int digit_score(unsigned digit)
{
    return (int)digit - BOOK_BEST - 1;
}

/* How many digits fit into a word. */
static inline int word_digits(void)
{
    int digits = 0;
    for (uint64_t left = UINT64_MAX; left >= BOOK_BASE; left /= BOOK_BASE)
        digits++;
    return digits;
}

typedef struct {
    Numbering numbering; /* its `stones` are -1 if there is no book */
    const uint8_t *word;
    int digits;                 /* of a word */
    char fault[BOOK_LINE + 32]; /* why there is none */
} Book;

/* The first line of a book without its checksum. */
static int book_title(char line[BOOK_LINE], int stones, unsigned positions)
{
    return snprintf(line, BOOK_LINE,
                    "Connect Four book %dx%d, %d stones, %u positions, "
                    "checksum ",
                    BOARD_WIDTH, BOARD_HEIGHT, stones, positions);
}

static inline size_t book_bytes(const Book *book)
{
    size_t digits = (size_t)book->digits;
    return (book->numbering.size + digits - 1) / digits * BOOK_WORD;
}

/* The digit with this number. */
static inline unsigned book_digit(const Book *book, uint32_t number)
{
    const uint8_t *bytes =
        book->word + number / (uint32_t)book->digits * BOOK_WORD;
    uint64_t word = 0;
    for (int i = BOOK_WORD - 1; i >= 0; i--)
        word = word << 8 | bytes[i];
    for (int i = (int)(number % (uint32_t)book->digits); i > 0; i--)
        word /= BOOK_BASE;
    return (unsigned)(word % BOOK_BASE);
}

static inline bool book_refuse(Book *book, const char *fault)
{
    book->numbering.stones = -1;
    snprintf(book->fault, sizeof book->fault, "%s", fault);
    return false;
}

/* The title says what it is: `line` as it must be, or the fault. */
static inline bool book_read_title(Book *book, const char *bytes, size_t size,
                                   char line[BOOK_LINE], uint64_t *checksum)
{
    int width, height, stones;
    unsigned positions;
    char text[BOOK_LINE] = "";
    memcpy(text, bytes, size < BOOK_LINE ? size : BOOK_LINE - 1);
    if (sscanf(text,
               "Connect Four book %3dx%3d, %3d stones, %9u positions, "
               "checksum %16" SCNx64,
               &width, &height, &stones, &positions, checksum) != 5)
        return book_refuse(book, "it is no opening book");
    if (width != BOARD_WIDTH || height != BOARD_HEIGHT) {
        snprintf(book->fault, sizeof book->fault, "it is for the %dx%d board",
                 width, height);
        return false;
    }
    if (!numbering_make(&book->numbering, stones))
        return book_refuse(book, "it has more positions than we can number");
    int length = book_title(line, stones, positions);
    snprintf(line + length, (size_t)(BOOK_LINE - length), "%016" PRIx64 "\n",
             *checksum);
    return true;
}

/* False, and a fault, if the bytes are not a whole book for this board. */
static inline bool book_open(Book *book, const uint8_t *bytes, size_t size)
{
    char line[BOOK_LINE];
    uint64_t checksum;
    *book->fault = '\0';
    book->numbering.stones = -1;
    book->digits = word_digits();
    if (!book_read_title(book, (const char *)bytes, size, line, &checksum))
        return false;
    size_t length = strlen(line), title = length - strlen("0123456789abcdef\n");
    if (size < length || memcmp(bytes, line, length) != 0)
        return book_refuse(book, "its first line is damaged");
    if (size - length != book_bytes(book))
        return book_refuse(book, "it is not as long as it should be");
    uint64_t hash = hash_bytes(HASH_START, bytes, title);
    if (hash_bytes(hash, bytes + length, size - length) != checksum)
        return book_refuse(book, "it is damaged: its checksum is another one");
    book->word = bytes + length;
    return true;
}
