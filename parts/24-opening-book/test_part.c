/* Part 24: every position has a number, every bit of a book matters. */
#include "part.c"
#undef solver_solve /* it is the search again, without the book */

#define EARLIEST (BOARD_CELLS - 32)
#include "contract_tests.h"
#include "tools/openings.h"
#include "tools/draft.h"
#include "tools/read_book.h"
#define book_look_up book_look_up_by_key
#include "variants/sorted_keys.h"
#undef book_look_up

enum { FEW = 5 }; /* stones, of a book that is made in a moment */

static Openings list[BOOK_MOST_STONES + 1];
static Draft draft;
static Book test_book;
static uint8_t *bytes;
static size_t size;

/* --- numbers -------------------------------------------------------------- */

static Numbering numbering;

/* Found by playing, and told apart by their keys. */
static void test_every_position_has_a_number_of_its_own(void)
{
    TEST_ASSERT_TRUE(numbering_make(&numbering, FEW));
    bool *taken = allocate(numbering.size, sizeof *taken);
    for (int n = 0; n <= FEW; n++)
        for (size_t i = 0; i < list[n].count; i++) {
            const Opening *opening = &list[n].opening[i];
            uint32_t number = number_of(&numbering, &opening->position);
            TEST_ASSERT_TRUE_MESSAGE(number < numbering.size, opening->moves);
            TEST_ASSERT_FALSE_MESSAGE(taken[number], opening->moves);
            taken[number] = true;
        }
    free(taken);
}

static void test_an_image_has_the_same_number(void)
{
    Random random = {240};
    Board board;
    TEST_ASSERT_TRUE(numbering_make(&numbering, FEW));
    for (int i = 0; i < 500; i++) {
        random_play(&random, &board, i % (FEW + 1));
        Board image = mirrored(&board);
        part_load(&board);
        uint32_t number = number_of(&numbering, &the_position);
        part_load(&image);
        TEST_ASSERT_EQUAL_UINT32_MESSAGE(
            number, number_of(&numbering, &the_position), label(&board));
    }
}

/* Fewer stones first; then those further right, or their images. */
static void test_numbers_are_in_order(void)
{
    TEST_ASSERT_TRUE(numbering_make(&numbering, 2));
    Board board = board_of("");
    part_load(&board);
    TEST_ASSERT_EQUAL_UINT32(0, number_of(&numbering, &the_position));
    for (int column = 0; column < (BOARD_WIDTH + 1) / 2; column++) {
        position_clear(&the_position);
        position_play(&the_position, column);
        TEST_ASSERT_EQUAL_UINT32(column + 1,
                                 number_of(&numbering, &the_position));
    }
}

/* A book for 7x6 with eight stones is one of these sizes. */
static void test_how_many_numbers_there_are(void)
{
#if BOARD_WIDTH == 7 && BOARD_HEIGHT == 6
    TEST_ASSERT_TRUE(numbering_make(&numbering, 8));
    TEST_ASSERT_EQUAL_UINT32(6379, numbering.pages);
    TEST_ASSERT_EQUAL_UINT32(147449, numbering.size);
#endif
    TEST_ASSERT_TRUE(numbering_make(&numbering, 0));
    TEST_ASSERT_EQUAL_UINT32(1, numbering.size);
}

static void test_more_than_can_be_numbered_is_refused(void)
{
    TEST_ASSERT_FALSE(numbering_make(&numbering, BOOK_MOST_STONES + 1));
    TEST_ASSERT_EQUAL_INT(-1, numbering.stones);
    TEST_ASSERT_FALSE(numbering_make(&numbering, -1));
}

/* --- the bytes ------------------------------------------------------------ */

/* Any score, for the bytes do not care: the same one for the same key. */
static int made_up_score(const Opening *opening)
{
    uint64_t hash = hash_bytes(HASH_START, &opening->key, sizeof opening->key);
    return (int)(hash % (2 * BOOK_BEST + 1)) - BOOK_BEST;
}

static void make_test_book(void)
{
    openings_make(list, FEW);
    TEST_ASSERT_TRUE(draft_begin(&draft, FEW));
    for (size_t i = 0; i < list[FEW].count; i++)
        draft_set(&draft, &list[FEW].opening[i].position,
                  made_up_score(&list[FEW].opening[i]));
    draft_finish(&draft, list);
    bytes = draft_bytes(&draft, &size);
}

static void test_a_book_has_all_that_was_put_into_it(void)
{
    TEST_ASSERT_TRUE_MESSAGE(book_open(&test_book, bytes, size),
                             test_book.fault);
    TEST_ASSERT_EQUAL_INT(FEW, test_book.numbering.stones);
    for (uint32_t i = 0; i < draft.numbering.size; i++)
        TEST_ASSERT_EQUAL_UINT(draft.digit[i], book_digit(&test_book, i));
    for (size_t i = 0; i < list[FEW].count; i++)
        TEST_ASSERT_EQUAL_INT(
            made_up_score(&list[FEW].opening[i]),
            book_look_up(&test_book, &list[FEW].opening[i].position));
}

static void test_a_book_is_read_from_a_file(void)
{
    const char *name = BUILD_DIR "/test/parts/24-opening-book/few.book";
    FILE *file = fopen(name, "wb");
    TEST_ASSERT_NOT_NULL(file);
    TEST_ASSERT_EQUAL_size_t(size, fwrite(bytes, 1, size, file));
    fclose(file);
    uint8_t *read = read_book(&test_book, name);
    TEST_ASSERT_NOT_NULL(read);
    TEST_ASSERT_EQUAL_MEMORY(bytes + size - book_bytes(&test_book),
                             test_book.word, book_bytes(&test_book));
    free(read);
    remove(name);
}

/* The largest digits of all fit into a word, and one more would not. */
static void test_a_word_is_as_full_as_it_can_be(void)
{
    uint64_t word = 1;
    for (int i = 0; i < word_digits(); i++) {
        TEST_ASSERT_TRUE(word <= UINT64_MAX / BOOK_BASE);
        word *= BOOK_BASE;
    }
    TEST_ASSERT_TRUE(word > UINT64_MAX / BOOK_BASE);
    TEST_ASSERT_EQUAL_INT(BOOK_BEST, digit_score(BOOK_BASE - 1));
    TEST_ASSERT_EQUAL_INT(score_win_now(6), BOOK_BEST);
}

static void test_keys_find_the_same_as_numbers(void)
{
    TEST_ASSERT_TRUE(book_open(&test_book, bytes, size));
    for (int n = 0; n <= FEW; n++)
        for (size_t i = 0; i < list[n].count; i++) {
            const Position *position = &list[n].opening[i].position;
            TEST_ASSERT_EQUAL_INT(book_look_up(&test_book, position),
                                  book_look_up_by_key(&test_book, position));
        }
    TEST_ASSERT_EQUAL_size_t(draft.positions, keyed_count);
}

/* --- what is refused ------------------------------------------------------ */

static void check_refused(size_t length, const char *fault)
{
    TEST_ASSERT_FALSE(book_open(&test_book, bytes, length));
    TEST_ASSERT_EQUAL_INT(-1, test_book.numbering.stones);
    if (fault)
        TEST_ASSERT_EQUAL_STRING(fault, test_book.fault);
    TEST_ASSERT_TRUE(*test_book.fault != '\0');
}

static void test_every_flipped_bit_is_found(void)
{
    for (size_t i = 0; i < size; i++)
        for (int bit = 0; bit < 8; bit++) {
            bytes[i] ^= (uint8_t)(1 << bit);
            check_refused(size, NULL);
            bytes[i] ^= (uint8_t)(1 << bit);
        }
    TEST_ASSERT_TRUE(book_open(&test_book, bytes, size));
}

static void test_a_book_of_another_length_is_refused(void)
{
    for (size_t length = 0; length < 120; length++)
        check_refused(length, NULL);
    check_refused(size - 1, "it is not as long as it should be");
    check_refused(size - BOOK_WORD, "it is not as long as it should be");
    check_refused(size + 1, "it is not as long as it should be");
}

static void check_title(const char *title, const char *fault)
{
    uint8_t before[BOOK_LINE];
    memcpy(before, bytes, sizeof before);
    for (size_t i = 0; title[i]; i++)
        bytes[i] = (uint8_t)title[i];
    check_refused(size, fault);
    memcpy(bytes, before, sizeof before);
}

static void test_other_books_are_refused(void)
{
    check_title("Connect Five", "it is no opening book");
    check_title("Connect Four book 9x9, ", "it is for the 9x9 board");
    char title[BOOK_LINE];
    book_title(title, 99, draft.positions);
    check_title(title, "it has more positions than we can number");
    book_title(title, -1, draft.positions);
    check_title(title, "it has more positions than we can number");
    book_title(title, FEW, draft.positions + 1);
    check_title(title, "it is damaged: its checksum is another one");
}

/* --- the solver ----------------------------------------------------------- */

/* What it says of a position, and how many nodes that takes. */
static int answer(const Opening *opening, bool weak, uint64_t *nodes)
{
    solver_reset(&the_solver);
    int score = solver_answer(&the_solver, &opening->position, weak);
    *nodes = the_solver.nodes;
    return score;
}

static void test_the_book_is_asked_first(void)
{
    uint64_t nodes;
    solver_book();
    TEST_ASSERT_TRUE(book_open(&the_book, bytes, size));
    for (int i = 0; i < 100; i++) {
        const Opening *opening =
            &list[FEW].opening[(size_t)i * 31 % list[FEW].count];
        int score = made_up_score(opening);
        TEST_ASSERT_EQUAL_INT(score, answer(opening, false, &nodes));
        TEST_ASSERT_EQUAL_UINT64(0, nodes);
        TEST_ASSERT_EQUAL_INT(score_sign(score),
                              score_sign(answer(opening, true, &nodes)));
    }
}

/* One stone more, and it is as if there were no book. */
static void test_what_is_not_in_the_book_is_searched(void)
{
    Random random = {241};
    Board board;
    uint64_t nodes;
    solver_book();
    TEST_ASSERT_TRUE(book_open(&the_book, bytes, size));
    for (int i = 0; i < TRIES(20); i++) {
        random_play(&random, &board, earliest > FEW ? earliest : FEW + 1);
        part_load(&board);
        Opening opening = {.position = the_position};
        int score = answer(&opening, false, &nodes);
        solver_reset(&the_solver);
        TEST_ASSERT_EQUAL_INT_MESSAGE(
            score, solver_solve(&the_solver, &the_position, false),
            label(&board));
        TEST_ASSERT_EQUAL_UINT64(the_solver.nodes, nodes);
    }
}

/* The one that is in the program, if there is one for this board. */
static void test_the_book_of_the_project(void)
{
#if BOARD_WIDTH == 7 && BOARD_HEIGHT == 6
    static const int scores[] = {-2, -1, 0, 1, 0, -1, -2};
    if (!book_open(&the_book, book_file, sizeof book_file))
        TEST_IGNORE_MESSAGE("there is no opening book");
    Board board = board_of("");
    TEST_ASSERT_EQUAL_INT(8, the_book.numbering.stones);
    TEST_ASSERT_EQUAL_INT(1, solve_board(&board, false));
    for (int column = 0; column < BOARD_WIDTH; column++) {
        board_clear(&board);
        board_play(&board, column);
        TEST_ASSERT_EQUAL_INT(-scores[column], solve_board(&board, false));
        TEST_ASSERT_EQUAL_UINT64(0, part_nodes());
    }
#endif
}

int main(void)
{
    make_test_book();
    UNITY_BEGIN();
    RUN_TEST(test_every_position_has_a_number_of_its_own);
    RUN_TEST(test_an_image_has_the_same_number);
    RUN_TEST(test_numbers_are_in_order);
    RUN_TEST(test_how_many_numbers_there_are);
    RUN_TEST(test_more_than_can_be_numbered_is_refused);
    RUN_TEST(test_a_book_has_all_that_was_put_into_it);
    RUN_TEST(test_a_book_is_read_from_a_file);
    RUN_TEST(test_a_word_is_as_full_as_it_can_be);
    RUN_TEST(test_keys_find_the_same_as_numbers);
    RUN_TEST(test_every_flipped_bit_is_found);
    RUN_TEST(test_a_book_of_another_length_is_refused);
    RUN_TEST(test_other_books_are_refused);
    RUN_TEST(test_the_book_is_asked_first);
    RUN_TEST(test_what_is_not_in_the_book_is_searched);
    book_open(&the_book, book_file, sizeof book_file); /* ours again */
    RUN_TEST(test_the_book_of_the_project);
    run_contract_tests();
    free(bytes);
    free(draft.digit);
    openings_free(list, FEW);
    return UNITY_END();
}
