/* `make play` as a person at the other end of a pipe sees it, on 7x6. */
#include <string.h>

#include "run_program.h"
#include "unity.h"

#define PLAY   BUILD_DIR "/play/12-lower-bound-tt "
#define MINMAX BUILD_DIR "/play/03-minmax "
#define WIDE   BUILD_DIR "/wide/play/12-lower-bound-tt " /* 10x5 */

/* 37 stones, O to move and to lose: column 6 loses later than column 7. */
#define LATE "5611136174314314252755336445452372226"
#define LATE_BOARD \
    "  X   O   O   X   O   .   . \n" \
    "  O   X   O   X   O   .   . \n" \
    "  O   O   X   O   O   X   . \n" \
    "  X   X   O   O   X   X   X \n" \
    "  O   X   X   X   O   X   O \n" \
    "  X   X   O   O   X   O   X \n" \
    "  1   2   3   4   5   6   7 \n"

static Run run;
static const char *rest; /* of what it said */

void setUp(void)
{
}

void tearDown(void)
{
    run_free(&run);
}

static void play_text(const char *command, const char *input)
{
    run = run_text(command, input);
    rest = run.out;
}

/* Says this after what was checked before, in that order. */
static void then(const char *text)
{
    const char *found = strstr(rest, text);
    TEST_ASSERT_TRUE_MESSAGE(found, text);
    rest = found + strlen(text);
}

static void ends(void)
{
    TEST_ASSERT_EQUAL_STRING("", rest);
    TEST_ASSERT_EQUAL_STRING("", run.err);
    TEST_ASSERT_EQUAL_INT(0, run.status);
}

static void test_bad_input_is_explained(void)
{
    play_text(PLAY "-f computer " LATE, "x\n\n67\n0\n1\n\x01\n6 \t7\n?\nq\n");
    then("You are O, part 12-lower-bound-tt is X; X moves first.\n"
         "Type a column, 1 to 7, or hint, undo, new, quit, help.\n");
    then(LATE_BOARD);
    then("O> 'x' is no column and no word I know. "
         "Type a column, 1 to 7, or help.\n");
    then("O> Type a column, 1 to 7, or help.\n");
    then("O> '67' is no column");
    then("O> '0' is no column");
    then("O> Column 1 is full: choose another.\n");
    then("O> '?' is no column");
    then("O> '6  7' is no column");
    then("O> You are O. Four in a row wins");
    then("undo    take back");
    then("O> ");
    ends();
}

/* In any case, with spaces around, as a file of Windows ends its lines. */
static void test_words(void)
{
    play_text(PLAY "-f computer " LATE,
              "HELP\n Hint \n7\nunDo\r\n7\n\tNEW\nquit\n6\n");
    then(LATE_BOARD "O> You are O. Four in a row wins");
    then("\n  hint    what every column leads to\n");
    then("O> Thinking, 10 s at most ...\n");
    then("Best: 6\nO> I play 6 and win.\n");
    then(LATE_BOARD "O> I play 6 and win.\n");
    then("I win. Type new, undo or quit.\n");
    then(LATE_BOARD "O> ");
    ends();
    run_free(&run);
    play_text(PLAY "-f computer " LATE, "Exit\n6\n");
    then(LATE_BOARD "O> ");
    ends();
}

/* A word counts as a whole: neither its first letter nor a part of it. */
static void test_unknown_words(void)
{
    play_text(PLAY "-f computer " LATE,
              "hints\nund\n7th\nhelp me\n"
              "7                        x\n"
              "quitquitquitquitquitquitquit\nundo quit\n7");
    then("O> 'hints' is no column and no word I know. Type a column");
    then("O> 'und' is no column");
    then("O> '7th' is no column");
    then("O> 'help me' is no column");
    then("O> '7                      ' is no column");
    then("O> 'quitquitquitquitquitqui' is no column");
    then("O> 'undo quit' is no column");
    then("O> I play 6 and win.\n");
    then("O> \n");
    ends();
}

static void test_hint(void)
{
    play_text(PLAY "-f computer " LATE, "H\nq\n");
    then("O> Thinking, 10 s at most ...\n");
    then("  5     -  full\n"
         "  6    -1  X wins with its 21st stone\n"
         "  7    -2  X wins with its 20th stone\n"
         "Best: 6\nO> ");
    ends();
}

static void test_the_computer_wins_and_undo(void)
{
    play_text(PLAY "-f computer " LATE, "7\n6\nh\nu\nq\n");
    then(LATE_BOARD);
    then("I play 6 and win.\n");
    then("  X   O   O   X   O   .   . \n"
         "  O   X   O   X   O  [X]  . \n"
         "  O   O   X   O   O  [X]  O \n"
         "  X   X   O   O   X  [X]  X \n"
         "  O   X   X   X   O  [X]  O \n");
    then("I win. Type new, undo or quit.\n");
    then("O> The game is over. Type new, undo or quit.\n");
    then("O> The game is over: there is no move to look for.");
    then(LATE_BOARD "O> ");
    ends();
}

static void test_the_person_wins_undo_and_new_game(void)
{
    play_text(PLAY "121212", "1\nu\n1\nn\nq\n");
    for (int i = 0; i < 2; i++) {
        then("  .   .   .   .   .   .   . \n  X   O   .");
        then(" [X]  .   .   .   .   .   . \n [X]  O   .");
        then("You win!");
    }
    then("  .   .   .   .   .   .   . \n  X   O   .");
    then("X> ");
    ends();
}

static void test_a_draw(void)
{
    play_text(PLAY "44716736323746721166651717522224454315", "3\n5\nu\n3\n");
    then("I play 3: a draw");
    then("I play 5: a draw");
    then("A draw: the board is full.");
    then("  X   X   O   X   .   X   O \n  X   O   X   X   .   O   O \n");
    then("Column 3 is full");
    then("X> \n");
    ends();
}

static void test_nothing_to_take_back(void)
{
    play_text(PLAY, "u\n");
    then("X> There is no move of yours to take back.\nX> \n");
    ends();
    run_free(&run);
    play_text(MINMAX "-f computer -l 1", "u\n");
    then("O> There is no move of yours to take back.\nO> \n");
    ends();
}

/* Nobody solves the empty board with minmax: it must be said. */
static void test_out_of_time(void)
{
    play_text(MINMAX "-f computer -l 1", "h\n4\n");
    then("Thinking, 1 s at most ...\n"
         "Not solved in 1 s. I play 4 by rule of thumb; it may be a mistake.");
    then("  .   .   .   X   .   .   . \n  1");
    then("O> Thinking, 1 s at most ...\n"
         "Not solved in 1 s. By rule of thumb: 4; it may be a mistake.\n");
    then("Not solved in 1 s. I play 4 by rule of thumb");
    then("O> \n");
    ends();
}

/* That needs no solver. */
static void test_a_win_is_taken_at_once(void)
{
    play_text(MINMAX "-f computer -l 86400 121212", "");
    then("I play 1 and win.\n");
    then(" [X]  .   .   .   .   .   . \n [X]  O   .");
    then("I win.");
    then("O> \n");
    ends();
}

static void test_any_bytes_and_no_final_newline(void)
{
    static const char bytes[] = "\0\n4\0\n\xff\xfe\n1";
    run = run_program(PLAY "-f computer " LATE, bytes, sizeof bytes - 1);
    rest = run.out;
    then("O> '?' is no column");
    then("O> '4?' is no column");
    then("O> '?\?' is no column");
    then("O> Column 1 is full: choose another.\nO> \n");
    ends();
}

static void test_a_wide_board_has_columns_beyond_nine(void)
{
    play_text(WIDE "-l 1 1212aa", "A\nb\nq\n");
    then("  1   2   3   4   5   6   7   8   9   a \n");
    then("  X \n  X   O   ."); /* the third stone in column a */
    then("X> ");
    then("'b' is no column and no word I know. Type a column, 1 to a, or "
         "help.\nX> ");
    ends();
}

static void check_refused(const char *command, const char *message)
{
    run_free(&run);
    run = run_text(command, "q\n");
    TEST_ASSERT_EQUAL_STRING("", run.out);
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.err, message), run.err);
    TEST_ASSERT_NOT_EQUAL_INT(0, run.status);
}

static void test_bad_options(void)
{
    check_refused(PLAY "48", "POS, character 2: '8' is not a column");
    check_refused(PLAY "1212121", "POS, character 7: '1' wins");
    check_refused(PLAY "-l 0", "LIMIT a whole number");
    check_refused(PLAY "-l -1", "LIMIT a whole number");
    check_refused(PLAY "-l 2.5", "LIMIT a whole number");
    check_refused(PLAY "-l 100000", "LIMIT a whole number");
    check_refused(PLAY "-l ''", "LIMIT a whole number");
    check_refused(PLAY "-f you", "FIRST is me or computer");
    check_refused(PLAY "4 4", "usage: ");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_bad_input_is_explained);
    RUN_TEST(test_words);
    RUN_TEST(test_unknown_words);
    RUN_TEST(test_hint);
    RUN_TEST(test_the_computer_wins_and_undo);
    RUN_TEST(test_the_person_wins_undo_and_new_game);
    RUN_TEST(test_a_draw);
    RUN_TEST(test_nothing_to_take_back);
    RUN_TEST(test_out_of_time);
    RUN_TEST(test_a_win_is_taken_at_once);
    RUN_TEST(test_any_bytes_and_no_final_newline);
    RUN_TEST(test_a_wide_board_has_columns_beyond_nine);
    RUN_TEST(test_bad_options);
    return UNITY_END();
}
