/* The notation: any bytes as a position, and what is said of a bad one. */
#include "../testing/fuzz.h"

#include "../board.c"

#include "plain_rules.h"

/* The board holds the stones of `plain`, in the order of the text. */
static void check_stones(const Board *board, const Plain *plain,
                         const char *text, size_t length)
{
    char again[BOARD_CELLS + 1];
    MUST(board->stones == (int)length);
    for (int column = 0; column < BOARD_WIDTH; column++)
        for (int row = 0; row < BOARD_HEIGHT; row++) {
            char colour = plain_at(plain, column, row);
            int cell = board->cell[column][row];
            MUST(cell == (colour == 'x' ? 1 : colour == 'o' ? 2 : 0));
        }
    board_write(board, again);
    MUST(strlen(again) == length && memcmp(again, text, length) == 0);
    MUST(!board_has_four(board, 1) && !board_has_four(board, 2));
}

static void check_undo(Board board)
{
    Board empty;
    board_clear(&empty);
    while (board.stones > 0) {
        board_undo(&board);
        board.moves[board.stones] = 0; /* what was undone is no one's care */
    }
    MUST(memcmp(&board, &empty, sizeof board) == 0);
}

/* Plain characters that name the place, to the last word. */
static void check_message(const char *text, size_t at, Rule rule)
{
    char message[BOARD_FAULT_SIZE], place[48];
    board_fault(message, text, at, rule);
    snprintf(place, sizeof place, "character %zu: ", at + 1);
    MUST(strncmp(message, place, strlen(place)) == 0);
    MUST(strlen(message) + 1 < sizeof message);
    for (const char *c = message; *c; c++)
        MUST(*c >= ' ' && *c <= '~');
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    char *text = fuzz_string(bytes, size);
    Board board;
    Plain plain;
    size_t at, expected_at;
    Rule expected = plain_read(&plain, text, size, &expected_at);
    Rule rule = board_read(&board, text, size, &at);
    MUST(rule == expected && at == expected_at);
    MUST(rule != RULE_OK || at == size);
    if (rule == RULE_WON) /* the board stops before the stone that wins */
        plain_read(&plain, text, at, &expected_at);
    check_stones(&board, &plain, text, at);
    check_undo(board);
    if (rule != RULE_OK)
        check_message(text, at, rule);
    free(text);
    return 0;
}
