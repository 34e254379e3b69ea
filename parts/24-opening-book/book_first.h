/*
 * The book is asked first. It is a part of the program: make writes its bytes
 * as numbers into the file BOOK_BYTES. Compiled without that, or with a file
 * that is not a good book for this board, the solver searches.
 */
static const uint8_t book_file[] = {
#ifdef BOOK_BYTES
#include BOOK_BYTES
#else
    0
#endif
};

static Book the_book;

static const Book *solver_book(void)
{
    static bool is_open;
    if (!is_open && !book_open(&the_book, book_file, sizeof book_file) &&
        sizeof book_file > 1)
        fprintf(stderr,
                "The opening book cannot be used: %s. The search answers.\n",
                the_book.fault);
    is_open = true;
    return &the_book;
}

/* As solver_solve; a position of the book costs no nodes. */
static int solver_answer(Solver *solver, const Position *position, bool weak)
{
    const Book *book = solver_book();
    if (position->stones <= book->numbering.stones)
        return book_look_up(book, position);
    return solver_solve(solver, position, weak);
}
#define solver_solve solver_answer /* for join.h */
