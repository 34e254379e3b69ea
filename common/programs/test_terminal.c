/* What boards are drawn with, where; and that programs keep to it. */
#include "terminal.c"

#include "run_terminal.h"
#include "unity.h"

#define TRY  BUILD_DIR "/try/12-lower-bound-tt "
#define PLAY BUILD_DIR "/play/12-lower-bound-tt "
/* A make of its own, whatever the one that runs the tests was told. */
#define MAKE \
    "MAKEFLAGS= CFLAGS=-O0 make -s BUILD=" BUILD_DIR "/test/terminal " \
    "PART=12 POS=1212121 "

#define UTF8  "TERM=xterm LANG=C.UTF-8 "
#define ASCII "TERM=xterm LANG=C "

#define RED_DISC    "\033[1;38;5;160m●\033[0m"
#define YELLOW_DISC "\033[1;38;5;136m○\033[0m"
#define RED_X       "\033[1;38;5;160mX\033[0m"
#define YELLOW_O    "\033[1;38;5;136mO\033[0m"

static Run run;

void setUp(void)
{
}

void tearDown(void)
{
    run_free(&run);
}

/* --- the choice ----------------------------------------------------------- */

/* A terminal that can show everything. */
static const Surroundings best = {
    .is_terminal = true, .term = "xterm-256color", .lang = "en_GB.UTF-8"};

static void test_a_terminal_shows_discs(void)
{
    TEST_ASSERT_EQUAL_INT(STYLE_DISCS, terminal_choose(&best));
}

static void test_a_file_or_a_pipe_is_plain(void)
{
    Surroundings around = best;
    around.is_terminal = false;
    TEST_ASSERT_EQUAL_INT(STYLE_PLAIN, terminal_choose(&around));
}

static void check_term(const char *term, Style expected)
{
    Surroundings around = best;
    around.term = term;
    TEST_ASSERT_EQUAL_INT_MESSAGE(expected, terminal_choose(&around), term);
}

static void test_the_kind_of_terminal(void)
{
    check_term(NULL, STYLE_PLAIN);
    check_term("", STYLE_PLAIN);
    check_term("dumb", STYLE_PLAIN);
    check_term("linux", STYLE_COLOUR);
    check_term("xterm", STYLE_DISCS);
    check_term("tmux-256color", STYLE_DISCS);
}

static void check_no_color(const char *no_color, Style expected)
{
    Surroundings around = best;
    around.no_color = no_color;
    TEST_ASSERT_EQUAL_INT_MESSAGE(expected, terminal_choose(&around), no_color);
}

/* Any value counts, also 0; an empty one does not. */
static void test_no_color(void)
{
    check_no_color("1", STYLE_PLAIN);
    check_no_color("0", STYLE_PLAIN);
    check_no_color("", STYLE_DISCS);
}

static void check_locale(const char *locale, Style expected)
{
    Surroundings around = best;
    around.lang = locale;
    TEST_ASSERT_EQUAL_INT_MESSAGE(expected, terminal_choose(&around), locale);
}

static void test_only_utf8_has_discs(void)
{
    check_locale("C.utf8", STYLE_DISCS);
    check_locale("de_DE.UTF-8@euro", STYLE_DISCS);
    check_locale("UTF-8", STYLE_DISCS);
    check_locale("sv_SE.Utf8", STYLE_DISCS);
    check_locale("C", STYLE_COLOUR);
    check_locale("POSIX", STYLE_COLOUR);
    check_locale("de_DE", STYLE_COLOUR);
    check_locale("de_DE.ISO-8859-15", STYLE_COLOUR);
    check_locale("ja_JP.UTF", STYLE_COLOUR);
    check_locale("", STYLE_COLOUR);
    check_locale(NULL, STYLE_COLOUR);
}

/* LOCALE_OUTSIDE, even if it is empty; LC_ALL, LC_CTYPE, LANG, if not. */
static void test_which_locale_counts(void)
{
    Surroundings around = best;
    around.lc_ctype = "C";
    TEST_ASSERT_EQUAL_INT(STYLE_COLOUR, terminal_choose(&around));
    around.lc_all = "C.UTF-8";
    TEST_ASSERT_EQUAL_INT(STYLE_DISCS, terminal_choose(&around));
    around.lc_all = "C";
    around.lc_ctype = "C.UTF-8";
    TEST_ASSERT_EQUAL_INT(STYLE_COLOUR, terminal_choose(&around));
    around.lc_all = "";
    TEST_ASSERT_EQUAL_INT(STYLE_DISCS, terminal_choose(&around));
    around.lc_ctype = "";
    TEST_ASSERT_EQUAL_INT(STYLE_DISCS, terminal_choose(&around));
    around.outside = "C";
    TEST_ASSERT_EQUAL_INT(STYLE_COLOUR, terminal_choose(&around));
    around.outside = "";
    TEST_ASSERT_EQUAL_INT(STYLE_COLOUR, terminal_choose(&around));
    around.outside = "C.UTF-8";
    around.lang = "C";
    TEST_ASSERT_EQUAL_INT(STYLE_DISCS, terminal_choose(&around));
}

/* --- programs on a terminal ----------------------------------------------- */

static void show(const char *settings, const char *command)
{
    run_free(&run);
    run = run_on_terminal(settings, command, "quit\n");
    if (!run.out)
        TEST_IGNORE_MESSAGE("there is no terminal to be had");
    TEST_ASSERT_EQUAL_STRING("", run.err);
    TEST_ASSERT_EQUAL_INT(0, run.status);
}

static void check_shows(const char *text)
{
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.out, text), run.out);
}

static void check_shows_no(const char *text)
{
    TEST_ASSERT_FALSE_MESSAGE(strstr(run.out, text), run.out);
}

static void test_try_shows_discs(void)
{
    show(UTF8, TRY "1212121");
    check_shows(" [" RED_DISC "]  " YELLOW_DISC "   \033[2m·\033[0m ");
    check_shows("7 stones, " RED_DISC " moved first.\n");
    check_shows("\n" RED_DISC " has won: nothing is left to solve.\n");
    check_shows_no("X");
    check_shows_no("O");
}

static void test_try_shows_coloured_letters(void)
{
    show(ASCII, TRY "1212121");
    check_shows(" [" RED_X "]  " YELLOW_O "   \033[2m.\033[0m ");
    check_shows("\n" RED_X " has won");
    check_shows_no("●");
}

static void test_try_without_colour_is_as_in_a_file(void)
{
    Run file = run_text(TRY "1212121", "");
    show(UTF8 "NO_COLOR=1", TRY "1212121");
    TEST_ASSERT_EQUAL_STRING(file.out, run.out);
    show("TERM=dumb LANG=C.UTF-8", TRY "1212121");
    TEST_ASSERT_EQUAL_STRING(file.out, run.out);
    run_free(&file);
}

/* It works under LC_ALL=C, and yet knows the user's own. */
static void test_make_hands_the_locale_on(void)
{
    show("TERM=xterm LC_CTYPE=C.UTF-8", MAKE "try");
    check_shows(RED_DISC);
    show(ASCII, MAKE "try");
    check_shows(RED_X);
    show(UTF8, "printf 'include Makefile\n\n"
               "again:\n\t@$(MAKE) try\n' | " MAKE "-f - again");
    check_shows(RED_DISC);
}

static void test_play_says_who_is_who(void)
{
    show(UTF8, PLAY "-f computer 121212");
    check_shows("You are " YELLOW_DISC ", part 12-lower-bound-tt is " RED_DISC
                "; " RED_DISC " moves first.\n");
    check_shows("\n" YELLOW_DISC "> ");
    check_shows_no("X");
    check_shows_no("O");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_terminal_shows_discs);
    RUN_TEST(test_a_file_or_a_pipe_is_plain);
    RUN_TEST(test_the_kind_of_terminal);
    RUN_TEST(test_no_color);
    RUN_TEST(test_only_utf8_has_discs);
    RUN_TEST(test_which_locale_counts);
    RUN_TEST(test_try_shows_discs);
    RUN_TEST(test_try_shows_coloured_letters);
    RUN_TEST(test_try_without_colour_is_as_in_a_file);
    RUN_TEST(test_make_hands_the_locale_on);
    RUN_TEST(test_play_says_who_is_who);
    return UNITY_END();
}
