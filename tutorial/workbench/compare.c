#include "compare.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/child.h"
#include "../../bench/reply.h"
#include "../../bench/text.h"
#include "../../common/clock.h"
#include "../../common/process.h"
#include "../markdown/markdown.h"

#define SECOND INT64_C(1000000000)

bool positions_read(Positions *positions, const char *name, bool weak, int most)
{
    char *path = text_print("bench/signature-%s.txt", name);
    FILE *file = fopen(path, "r");
    positions->name = name;
    positions->weak = weak;
    positions->count = 0;
    if (!file)
        perror(path);
    free(path);
    if (!file)
        return false;
    while (positions->count < most && positions->count < MOST_LINES &&
           fgets(positions->line[positions->count], LINE_SIZE, file)) {
        char *line = positions->line[positions->count++];
        line[strcspn(line, " \r\n")] = '\0';
    }
    fclose(file);
    return positions->count > 0;
}

int positions_of_part(Positions sets[MOST_SETS], int number)
{
    static const char *const names[] = {"late", "middle"};
    int count = 0;
    for (int i = 0; i < 2 * 2; i++) {
        bool weak = i % 2;
        if ((i / 2 == 1 && number < 7) || (weak && number == 3))
            continue;
        if (positions_read(&sets[count], names[i / 2], weak, MOST_LINES))
            count++;
    }
    return count;
}

bool positions_few(Positions *few, int number)
{
    Positions more;
    if (!positions_read(few, "late", false, number == 3 ? 4 : MOST_LINES))
        return false;
    if (number >= 7 && positions_read(&more, "middle", false, 3))
        for (int i = 0; i < more.count && few->count < MOST_LINES; i++)
            memcpy(few->line[few->count++], more.line[i], LINE_SIZE);
    return true;
}

uint64_t answers_nodes(const Answers *answers)
{
    uint64_t sum = 0;
    for (int i = 0; i < answers->count; i++)
        sum += answers->nodes[i];
    return sum;
}

double answers_usec(const Answers *answers)
{
    double sum = 0;
    for (int i = 0; i < answers->count; i++)
        sum += answers->usec[i];
    return sum;
}

/* --- asking ----------------------------------------------------------------- */

static char *input_of(const Positions *positions)
{
    char *input = malloc((size_t)positions->count * LINE_SIZE + 1);
    size_t used = 0;
    if (!input)
        abort();
    for (int i = 0; i < positions->count; i++)
        used += (size_t)sprintf(input + used, "%s\n", positions->line[i]);
    input[used] = '\0';
    return input;
}

/* The command is read by a shell. */
static char *quoted(const char *path)
{
    return text_print("'%s'", path);
}

static void read_answer(Answers *answers, const char *line, const char *moves,
                        double waited)
{
    Row row = {.usec = waited};
    reply_judge(&row, line, moves, 0);
    if (row.status != SOLVED && row.status != WRONG) {
        answers->ending = RUN_STRANGE;
        snprintf(answers->said, sizeof answers->said, "%.*s", LINE_SIZE - 1,
                 line);
        return;
    }
    answers->bare |= row.bare;
    answers->score[answers->count] = row.score;
    answers->nodes[answers->count] = row.nodes;
    answers->usec[answers->count++] = row.usec;
}

/* Processor time so far, in microseconds; 0 where nobody tells. */
static int64_t processor_time(const Child *child)
{
    ChildLook look;
    return child_look(child, &look) ? look.cpu : 0;
}

/* Has it been silent for too long: since it last answered, at `answered` by
   the clock and `used` by the processor? One that waits has no excuse. */
static bool is_late(const Child *child, int seconds, int64_t answered,
                    int64_t used)
{
    ChildLook look;
    int64_t limit = seconds * INT64_C(1000000);
    int64_t silent = (clock_now() - answered) / 1000;
    if (!child_look(child, &look) || !look.computing)
        return silent >= limit;
    return look.cpu - used >= limit || silent >= 20 * limit;
}

/* Is the last of the answers not as expected? */
static bool differs(const Answers *answers, const Answers *expected)
{
    int last = answers->count - 1;
    return expected && last >= 0 && last < expected->count &&
           (answers->score[last] != expected->score[last] ||
            answers->nodes[last] != expected->nodes[last]);
}

static void read_answers(Child *child, const Positions *positions, int seconds,
                         const Answers *expected, Answers *answers)
{
    char line[CHILD_LINE_SIZE];
    int64_t answered = clock_now(), used = 0, looked = answered;
    while (answers->ending == RUN_WHOLE && answers->count < positions->count &&
           !differs(answers, expected)) {
        switch (child_read(child, line, clock_now() + SECOND)) {
        case CHILD_LINE:
            read_answer(answers, line, positions->line[answers->count],
                        (double)(clock_now() - answered) / 1e3);
            answered = clock_now();
            if (answered - looked < SECOND / 5)
                break; /* a look takes longer than many an answer */
            looked = answered;
            used = processor_time(child);
            if (used >= 4 * seconds * INT64_C(1000000) &&
                answers->count < positions->count)
                answers->ending = RUN_LATE;
            break;
        case CHILD_LONG:
            answers->ending = RUN_STRANGE;
            snprintf(answers->said, sizeof answers->said, "a very long line");
            break;
        case CHILD_ENDED: answers->ending = RUN_CRASHED; break;
        default:
            if (is_late(child, seconds, answered, used))
                answers->ending = RUN_LATE;
            break;
        }
    }
}

/* The first line that it printed on standard error. */
static void read_error(Answers *answers, const char *errors)
{
    FILE *file = fopen(errors, "r");
    if (!file)
        return;
    while (answers->said[0] == '\0' &&
           fgets(answers->said, sizeof answers->said, file)) {
        answers->said[strcspn(answers->said, "\r\n")] = '\0';
        if (strspn(answers->said, "= ") == strlen(answers->said))
            answers->said[0] = '\0'; /* the frame of a sanitizer's report */
    }
    fclose(file);
}

static void finish(Child *child, const char *errors, bool whole,
                   Answers *answers)
{
    bool killed;
    whole = whole && answers->ending == RUN_WHOLE;
    int status = child_stop(child, whole ? 2000 : 0, &killed);
    answers->status = process_code(status);
    if (answers->ending == RUN_WHOLE && !killed && answers->status != 0)
        answers->ending = RUN_CRASHED;
    if (answers->ending == RUN_CRASHED)
        read_error(answers, errors);
}

void compare_until(const Positions *positions, const char *solver, int seconds,
                   const char *errors, const Answers *expected,
                   Answers *answers)
{
    char *input = input_of(positions), *command = quoted(solver);
    Child child;
    *answers = (Answers){0};
    if (child_start(&child, command, positions->weak, input, errors)) {
        read_answers(&child, positions, seconds, expected, answers);
        finish(&child, errors, !differs(answers, expected), answers);
    } else
        answers->ending = RUN_CRASHED;
    free(command);
    free(input);
}

void compare_ask(const Positions *positions, const char *solver, int seconds,
                 const char *errors, Answers *answers)
{
    compare_until(positions, solver, seconds, errors, NULL, answers);
}

void compare_run(const Positions *positions, const char *mine,
                 const char *reference, int seconds, const char *errors,
                 Answers *of_mine, Answers *of_reference)
{
    char *input = input_of(positions), *command = quoted(mine);
    char *other = quoted(reference),
         *ignored = text_print("%s.reference", errors);
    Child first, second;
    *of_mine = *of_reference = (Answers){.ending = RUN_CRASHED};
    if (child_start(&second, other, positions->weak, input, ignored)) {
        if (child_start(&first, command, positions->weak, input, errors)) {
            of_mine->ending = RUN_WHOLE;
            read_answers(&first, positions, seconds, NULL, of_mine);
            finish(&first, errors, true, of_mine);
        }
        of_reference->ending = RUN_WHOLE;
        read_answers(&second, positions, 10 * seconds, NULL, of_reference);
        finish(&second, ignored, true, of_reference);
    }
    free(ignored);
    free(other);
    free(command);
    free(input);
}
