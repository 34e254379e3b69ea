/* From a position to its score: no key is compared, nothing is searched. */
static inline int book_look_up(const Book *book, const Position *position)
{
    unsigned digit = book_digit(book, number_of(&book->numbering, position));
    assert(digit != 0);
    return digit_score(digit);
}
