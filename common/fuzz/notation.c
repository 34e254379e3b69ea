/* The notation: any bytes as a position, and what is said of a bad one. */
#include "../fuzz.h"

static FILE *messages; /* what board.c has to say */
#undef stderr
#define stderr messages
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

/* One line of plain characters that names the place. */
static void check_message(const char *text, size_t at, Rule rule)
{
    char *message, place[48];
    size_t length;
    messages = open_memstream(&message, &length);
    MUST(messages != NULL);
    board_print_fault(text, at, rule);
    fclose(messages);
    snprintf(place, sizeof place, "character %zu: ", at + 1);
    MUST(strncmp(message, place, strlen(place)) == 0);
    MUST(strlen(message) == length && message[length - 1] == '\n');
    for (size_t i = 0; i + 1 < length; i++)
        MUST(message[i] >= ' ' && message[i] <= '~');
    free(message);
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
