/* A book that is being made: the scores in their order, and then its bytes. */
typedef struct {
    Numbering numbering;
    uint8_t *digit; /* 0 is no position */
    unsigned positions;
} Draft;

/* False if there are too many positions with so many stones. */
static bool draft_begin(Draft *draft, int stones)
{
    draft->positions = 0;
    if (!numbering_make(&draft->numbering, stones))
        return false;
    draft->digit = allocate(draft->numbering.size, 1);
    return true;
}

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

/*
 * All that follows when those with the most stones are there that cannot be won
 * at once: those that can, then all with fewer stones.
 */
static void draft_finish(Draft *draft, const Openings *list)
{
    int stones = draft->numbering.stones;
    for (int n = stones; n >= 0; n--)
        for (size_t i = 0; i < list[n].count; i++) {
            const Opening *opening = &list[n].opening[i];
            if (!opening->over && (n < stones || opening_can_win(opening)))
                draft_set(draft, &opening->position,
                          opening_score(opening, draft_score, draft));
        }
}

/* The word whose first digit has this number. */
static uint64_t draft_word(const Draft *draft, uint32_t first)
{
    uint64_t word = 0;
    for (int i = word_digits() - 1; i >= 0; i--) {
        uint32_t number = first + (uint32_t)i;
        word *= BOOK_BASE;
        word += number < draft->numbering.size ? draft->digit[number] : 0;
    }
    return word;
}

/* The whole file. */
static uint8_t *draft_bytes(const Draft *draft, size_t *size)
{
    const uint32_t count = draft->numbering.size;
    uint8_t *bytes = allocate(BOOK_LINE + count + BOOK_WORD, 1);
    char *line = (char *)bytes;
    int title = book_title(line, draft->numbering.stones, draft->positions);
    size_t head = (size_t)title + strlen("0123456789abcdef\n");
    *size = head;
    for (uint32_t i = 0; i < count; i += (uint32_t)word_digits())
        for (int byte = 0; byte < BOOK_WORD; byte++)
            bytes[(*size)++] = (uint8_t)(draft_word(draft, i) >> 8 * byte);
    uint64_t hash = hash_bytes(HASH_START, bytes, (size_t)title);
    char checksum[32];
    snprintf(checksum, sizeof checksum, "%016" PRIx64 "\n",
             hash_bytes(hash, bytes + head, *size - head));
    memcpy(bytes + title, checksum, head - (size_t)title);
    return bytes;
}
