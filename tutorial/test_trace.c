/*
 * The trace tells the truth: as many nodes as the solver counts, its score,
 * and every line's score and reason hold in the position it stands for.
 */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random_play.h"
#include "run_program.h"
#include "run_terminal.h"
#include "slow_score.h"
#include "unity.h"

void setUp(void)
{
}

void tearDown(void)
{
}

/* What one line of the trace says. */
typedef struct {
    int depth, move; /* move: -1 for the root */
    int alpha, beta, score;
    long below; /* nodes not shown */
    char reason[80];
} Line;

/* "    4 [-2, 5] = 3  beta cut (12 below)"; false if it is no node. */
static bool read_line(const char *text, Line *line)
{
    const char *start = text + strspn(text, " "), *equals, *below;
    line->depth = (int)(start - text) / 2;
    line->move = *start == 'r' ? -1 : column_from_name(*start);
    line->alpha = -BOARD_CELLS;
    line->beta = BOARD_CELLS;
    equals = strstr(start, " = ");
    if (!equals)
        return false;
    const char *window = strchr(start, '[');
    if (window && window < equals)
        sscanf(window, "[%d, %d]", &line->alpha, &line->beta);
    sscanf(equals, " = %d  %79[^\n]", &line->score, line->reason);
    below = strstr(equals, " (");
    line->below = below ? strtol(below + 2, NULL, 10) : 0;
    if (below)
        line->reason[strstr(line->reason, " (") - line->reason] = '\0';
    return true;
}

static void check_reason(const Line *line, const Board *board, const char *text)
{
    const char *reason = line->reason;
    if (strcmp(reason, "immediate win") == 0) {
        TEST_ASSERT_TRUE_MESSAGE(board_can_win(board), text);
        TEST_ASSERT_EQUAL_INT_MESSAGE(score_win_now(board->stones), line->score,
                                      text);
    } else if (strcmp(reason, "beta cut") == 0)
        TEST_ASSERT_TRUE_MESSAGE(line->score >= line->beta, text);
    else if (strcmp(reason, "no move above alpha") == 0)
        TEST_ASSERT_TRUE_MESSAGE(line->score <= line->alpha, text);
    else if (strcmp(reason, "no safe move") == 0)
        TEST_ASSERT_EQUAL_INT_MESSAGE(-score_win_now(board->stones + 1),
                                      line->score, text);
    else if (strcmp(reason, "board full") == 0)
        TEST_ASSERT_EQUAL_INT_MESSAGE(BOARD_CELLS, board->stones, text);
    else
        TEST_ASSERT_TRUE_MESSAGE(*reason, text);
}

/* A bound below the window, the score inside, a bound above it. */
static void check_score(const Line *line, Board *board, const char *text)
{
    int score = slow_score(board);
    if (line->score >= line->beta)
        TEST_ASSERT_TRUE_MESSAGE(line->score <= score, text);
    else if (line->score <= line->alpha)
        TEST_ASSERT_TRUE_MESSAGE(line->score >= score, text);
    else
        TEST_ASSERT_EQUAL_INT_MESSAGE(score, line->score, text);
}

/* The nodes of a trace; with `deep` every line is checked on a board. */
static long check_lines(char *text, const Board *start, bool deep,
                        int *last_root)
{
    static Board path[BOARD_CELLS + 2];
    long nodes = 0;
    Line line = {0};
    for (char *row; (row = next_line(&text)) != NULL;) {
        if (!read_line(row, &line))
            continue;
        if (strncmp(line.reason, "a look", 6) != 0)
            nodes += 1 + line.below;
        if (line.move < 0) {
            path[0] = *start;
            *last_root = line.score;
        } else {
            path[line.depth] = path[line.depth - 1];
            board_play(&path[line.depth], line.move);
        }
        if (deep) {
            check_reason(&line, &path[line.depth], row);
            check_score(&line, &path[line.depth], row);
        }
    }
    return nodes;
}

/* --- random positions ------------------------------------------------------ */

enum { COUNT = 7 };
static Board boards[COUNT];

/* Few cells left, for the exhaustive search; more for the others. */
static void choose_boards(int part)
{
    Random random = {21};
    for (int i = 0; i < COUNT; i++)
        random_play(&random, &boards[i],
                    i < 5      ? BOARD_CELLS - 8 + i
                    : part < 4 ? 33
                               : 22 + i);
}

/* What the solver says to all of them at once: a start costs more. */
static void solve_boards(const char *part, bool weak, int *score, long *nodes)
{
    char input[COUNT * (BOARD_CELLS + 2)] = "", command[200];
    for (int i = 0; i < COUNT; i++) {
        board_write(&boards[i], input + strlen(input));
        strcat(input, "\n");
    }
    snprintf(command, sizeof command, "%s/%s %s", BUILD_DIR, part,
             weak ? "-w" : "");
    Run run = run_text(command, input);
    char *text = run.out;
    for (int i = 0; i < COUNT; i++) {
        char *line = next_line(&text);
        TEST_ASSERT_NOT_NULL_MESSAGE(line, command);
        sscanf(strchr(line, ' '), "%d %ld", &score[i], &nodes[i]);
    }
    run_free(&run);
}

static void check_trace(const char *part, int i, bool weak, int score,
                        long nodes)
{
    char moves[BOARD_CELLS + 1], command[200];
    int its_score, root = 0, depth = i < 6 ? BOARD_CELLS : 2;
    long said;
    board_write(&boards[i], moves);
    snprintf(command, sizeof command, "%s/trace/%s %s -d %d %s", BUILD_DIR,
             part, weak ? "-w" : "", depth, moves);
    Run run = run_text(command, "");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    TEST_ASSERT_EQUAL_INT_MESSAGE(2,
                                  sscanf(strstr(run.out, "\nscore "),
                                         " score %d, %ld nodes", &its_score,
                                         &said),
                                  command);
    TEST_ASSERT_EQUAL_INT_MESSAGE(
        score, weak ? score_sign(its_score) : its_score, command);
    TEST_ASSERT_EQUAL_INT_MESSAGE(nodes, said, command);
    long seen = check_lines(run.out, &boards[i], i < 5, &root);
    TEST_ASSERT_EQUAL_INT_MESSAGE(nodes, seen, command);
    if (atoi(part) <= 7 && seen > 0) /* up to part 7 one search tells all */
        TEST_ASSERT_EQUAL_INT_MESSAGE(its_score, root, command);
    run_free(&run);
}

static void check_part(const char *part)
{
    int score[2][COUNT];
    long nodes[2][COUNT];
    choose_boards(atoi(part));
    solve_boards(part, false, score[0], nodes[0]);
    solve_boards(part, true, score[1], nodes[1]);
    for (int i = 0; i < COUNT; i++)
        check_trace(part, i, i % 3 == 2, score[i % 3 == 2][i],
                    nodes[i % 3 == 2][i]);
}

static void test_nodes_scores_and_reasons_of_every_part(void)
{
    glob_t parts;
    TEST_ASSERT_EQUAL_INT(0, glob("parts/*/part.c", 0, NULL, &parts));
    for (size_t i = 0; i < parts.gl_pathc; i++) {
        char *name = parts.gl_pathv[i] + strlen("parts/");
        *strrchr(name, '/') = '\0';
        check_part(name);
    }
    globfree(&parts);
}

/* Every kind of reason turns up: none is there only for show. */
static void test_reasons(void)
{
    static const struct {
        const char *part, *moves, *line;
    } cases[] = {
        {"03-minmax", "4436324336446367546312512622",
         "root = 5  best of all moves\n"},
        {"05-move-order", "4436324336446367546312512622",
         "    1 [5, 6] = 5  bound: no more can be had\n"},
        {"05-move-order", "4436324336446367546312512622",
         "  1 [-6, -5] = -5  beta cut\n"},
        {"05-move-order", "4436324336446367546312512622",
         "    7 [-6, 6] = 5  cut: no better score is possible\n"},
        {"12-lower-bound-tt", "4436324336446367546312512622",
         "    5 [-3, -2] = -6  no safe move\n"},
        {"12-lower-bound-tt", "4436324336446367546312512622",
         "  5 [-4, -3] = 6  table: at least that\n"},
        {"12-lower-bound-tt", "4436324336446367546312512622",
         "  5 [-6, -5] = -5  bound: it cannot be lost sooner\n"},
        {"12-lower-bound-tt", "112233", "No search was needed.\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char command[200];
        snprintf(command, sizeof command, "%s/trace/%s -d 42 %s", BUILD_DIR,
                 cases[i].part, cases[i].moves);
        Run run = run_text(command, "");
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, cases[i].line),
                                     cases[i].line);
        run_free(&run);
    }
}

/* Counted by hand in the tree at the beginning of chapter 13. */
static void test_deadlines(void)
{
    Run run = run_text(BUILD_DIR "/trace/12-lower-bound-tt -s",
                       "1766464766555761231232 8\n");
    TEST_ASSERT_EQUAL_STRING("deadline     nodes share first cuts at a cut\n"
                             "       1         1   8 %\n"
                             "       2         3  25 %\n"
                             "       3         1   8 %      100 %     1.00\n"
                             "       4         2  17 %\n"
                             "       5         3  25 %      100 %     1.00\n"
                             "       6         2  17 %      100 %     1.00\n"
                             "     all        12 100 %      100 %     1.00\n",
                             run.out);
    run_free(&run);
}

static long sum_of_nodes(const char *command, const char *input)
{
    Run run = run_text(command, input);
    char *text = run.out;
    long sum = 0, nodes;
    for (char *line; (line = next_line(&text));)
        if (sscanf(line, " %*d%*[ +] %ld", &nodes) == 1)
            sum += nodes;
    run_free(&run);
    return sum;
}

/* However they are counted, the nodes are those of the solver. */
static void test_all_nodes_are_counted(void)
{
    static const char *const parts[] = {"08-iterative-deepening",
                                        "14-follow-up", "21-lanes"};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        int score[COUNT];
        long nodes[COUNT], sum = 0;
        char input[COUNT * (BOARD_CELLS + 2)] = "", command[200];
        choose_boards(atoi(parts[i]));
        solve_boards(parts[i], false, score, nodes);
        for (int j = 0; j < COUNT; j++) {
            sum += nodes[j];
            board_write(&boards[j], input + strlen(input));
            strcat(input, "\n");
        }
        snprintf(command, sizeof command, "%s/trace/%s -s", BUILD_DIR,
                 parts[i]);
        TEST_ASSERT_EQUAL_INT_MESSAGE(sum, sum_of_nodes(command, input),
                                      command);
        command[strlen(command) - 1] = 'm';
        TEST_ASSERT_EQUAL_INT_MESSAGE(sum, sum_of_nodes(command, input),
                                      command);
    }
}

/* The different positions among the lines of a whole tree, one by one. */
static int different_positions(char *text, const Board *start)
{
    static Board path[BOARD_CELLS + 1], seen[1000];
    int count = 0, i;
    Line line = {0};
    for (char *row; (row = next_line(&text)) != NULL;) {
        if (!read_line(row, &line))
            continue;
        path[line.depth] = line.depth ? path[line.depth - 1] : *start;
        if (line.depth)
            board_play(&path[line.depth], line.move);
        for (i = 0; i < count; i++)
            if (!memcmp(seen[i].cell, path[line.depth].cell,
                        sizeof seen[i].cell))
                break;
        if (i == count && count < 1000)
            seen[count++] = path[line.depth];
    }
    return count;
}

/* Ten cells are empty: 381 nodes of minmax. */
static void test_different_positions_are_counted(void)
{
    const char *moves = "12466765614611716533233375271352";
    char command[200], expected[100];
    Board start;
    size_t at;
    TEST_ASSERT_EQUAL_INT(RULE_OK,
                          board_read(&start, moves, strlen(moves), &at));
    snprintf(command, sizeof command, BUILD_DIR "/trace/03-minmax -d 42 %s",
             moves);
    Run tree = run_text(command, "");
    snprintf(expected, sizeof expected, "381 nodes, %d different positions\n",
             different_positions(tree.out, &start));
    run_free(&tree);
    snprintf(command, sizeof command, BUILD_DIR "/trace/03-minmax -p %s",
             moves);
    Run run = run_text(command, "");
    TEST_ASSERT_EQUAL_STRING(expected, run.out);
    run_free(&run);
}

/* Of a tree of 2661 nodes in which they were counted apart. */
static void test_answers(void)
{
    static const char *const commands[] = {
        BUILD_DIR "/trace/14-follow-up -a 15727253155613311122",
        "echo 15727253155613311122 2 | " BUILD_DIR "/trace/14-follow-up -a"};
    for (int i = 0; i < 2; i++) {
        Run run = run_text(commands[i], "");
        TEST_ASSERT_EQUAL_STRING("28 answers, 4 not by the first child\n"
                                 "times  asked as  tried first  answered by\n"
                                 "    3  defender  3,4          6,2\n"
                                 "    1  defender  3,4          6,4\n",
                                 run.out);
        run_free(&run);
    }
    Run run = run_text(BUILD_DIR "/trace/04-alpha-beta -a "
                                 "4436324336446367546312512622",
                       "");
    TEST_ASSERT_EQUAL_STRING("without null windows there is no deadline\n",
                             run.err);
    TEST_ASSERT_EQUAL_INT(2, run.status);
    run_free(&run);
}

static void test_bad_input_is_refused(void)
{
    static const struct {
        const char *arguments, *message;
    } cases[] = {
        {"44x", "POS, character 3: 'x' is not a column: columns are 1 to 7\n"},
        {"$(printf '\\357\\273\\2774')", /* a byte order mark */
         "POS, character 1: byte 0xef is not a column: columns are 1 to 7\n"},
        {"4444444", "POS, character 7: '4' is a full column: it holds 6 "
                    "stones\n"},
        {"1212121", "POS, character 7: '1' wins: the game ends there, nothing "
                    "is left to solve\n"},
        {"-d many 44", "DEPTH is a number from 0 to 42, not 'many'\n"},
        {"-d 43 44", "DEPTH is a number from 0 to 42, not '43'\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char command[200];
        snprintf(command, sizeof command, "%s/trace/04-alpha-beta %s",
                 BUILD_DIR, cases[i].arguments);
        Run run = run_text(command, "");
        TEST_ASSERT_EQUAL_INT_MESSAGE(2, run.status, command);
        TEST_ASSERT_EQUAL_STRING(cases[i].message, run.err);
        TEST_ASSERT_EQUAL_STRING("", run.out);
        run_free(&run);
    }
}

/* Any part is soon done with the position that is taken without one. */
static void test_without_a_position(void)
{
    Run run = run_text(BUILD_DIR "/trace/03-minmax -d 1", "");
    TEST_ASSERT_EQUAL_STRING("No POS was given, so this is "
                             "4436324336446367546312512622. For another "
                             "position: POS=4453\n",
                             run.err);
    TEST_ASSERT_EQUAL_INT(0, strncmp(run.out, "root = 5  best", 14));
    TEST_ASSERT_EQUAL_INT(0, run.status);
    run_free(&run);
}

/* On the empty board it never ends: that is said, and we do not wait. */
static void test_a_long_search(void)
{
    FILE *file = fopen(BUILD_DIR "/test/empty", "w");
    TEST_ASSERT_NOT_NULL(file);
    fputs("\n", file);
    fclose(file);
    Run run = run_text(BUILD_DIR "/trace/05-move-order '' & tree=$!; " BUILD_DIR
                                 "/trace/05-move-order -m <" BUILD_DIR
                                 "/test/empty & sleep 1.4; kill $tree $!",
                       "");
    TEST_ASSERT_EQUAL_STRING("", run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.err, "This may take long: searching, 1 s, "), run.err);
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.err, "This may take long: position 1, 1 s, "), run.err);
    run_free(&run);
}

static void check_end(const Run *run, const char *end)
{
    size_t length = strlen(end);
    TEST_ASSERT_TRUE(run->out_length > length);
    TEST_ASSERT_EQUAL_STRING(end, run->out + run->out_length - length);
}

/* In a file there is the tree alone, as the chapters show it. */
static void test_the_board_on_a_terminal(void)
{
    const char *command = BUILD_DIR "/trace/12-lower-bound-tt 112233";
    Run run = run_text(command, "");
    TEST_ASSERT_EQUAL_STRING("No search was needed.\nscore 18, 0 nodes\n",
                             run.out);
    run_free(&run);

    run = run_on_terminal("TERM=xterm NO_COLOR=1", command, "");
    if (!run.out)
        TEST_IGNORE_MESSAGE("there is no terminal to be had");
    check_end(&run, "  X   X   X   .   .   .   . \n"
                    "  1   2   3   4   5   6   7 \n"
                    "X to move\n\n"
                    "No search was needed.\nscore 18, 0 nodes\n");
    run_free(&run);
    run = run_on_terminal("TERM=xterm LANG=C.UTF-8", command, "");
    check_end(&run, "●\033[0m to move\n\n"
                    "No search was needed.\nscore 18, 0 nodes\n");
    run_free(&run);
}

static void test_a_trace_that_cannot_be_written(void)
{
    Run run = run_text(BUILD_DIR "/trace/05-move-order > /dev/full", "");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "cannot write"), run.err);
    TEST_ASSERT_EQUAL_INT(3, run.status);
    run_free(&run);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_without_a_position);
    RUN_TEST(test_a_long_search);
    RUN_TEST(test_the_board_on_a_terminal);
    RUN_TEST(test_a_trace_that_cannot_be_written);
    RUN_TEST(test_nodes_scores_and_reasons_of_every_part);
    RUN_TEST(test_reasons);
    RUN_TEST(test_deadlines);
    RUN_TEST(test_all_nodes_are_counted);
    RUN_TEST(test_different_positions_are_counted);
    RUN_TEST(test_answers);
    RUN_TEST(test_bad_input_is_refused);
    return UNITY_END();
}
