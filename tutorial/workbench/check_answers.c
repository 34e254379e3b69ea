#include "checks.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../../common/format.h"
#include "../../common/programs/draw.h"

/* --- scores and nodes ------------------------------------------------------- */

void check_run(Check *check)
{
    int number = part_number(check->place->from);
    int count = positions_of_part(check->sets, number);
    while (check->set_count < count) {
        int set = check->set_count++;
        compare_run(&check->sets[set], check->program, check->reference,
                    check->patience, check->errors, &check->mine[set],
                    &check->theirs[set]);
        if (check->mine[set].ending != RUN_WHOLE)
            break;
    }
}

static const char *mode(const Positions *set)
{
    return set->weak ? ", weak" : "";
}

static void show_ending(Check *check, int set)
{
    const Answers *mine = &check->mine[set];
    const Positions *positions = &check->sets[set];
    Report *report = &check->report;
    const char *where = mine->count < positions->count
                            ? positions->line[mine->count]
                            : "the end";
    switch (mine->ending) {
    case RUN_LATE:
        report_detail(report,
                      "no answer within %d s to %s%s: an endless loop, "
                      "or a search of far too many nodes",
                      check->patience, where, mode(positions));
        break;
    case RUN_CRASHED:
        report_detail(report, "the solver ended at %s%s: %s", where,
                      mode(positions), check_reason(mine->status));
        if (mine->said[0])
            report_detail(report, "%s", mine->said);
        break;
    default:
        report_detail(report,
                      "at %s%s it printed \"%.60s\", which is no "
                      "answer: standard output belongs to the "
                      "protocol; print to standard error instead "
                      "(fprintf(stderr, …))",
                      where, mode(positions), mine->said);
    }
}

/* With the board: one looks at it before one looks at the search. */
static void show_wrong_score(Check *check, int set, int i)
{
    const char *moves = check->sets[set].line[i];
    Board board;
    size_t at;
    report_detail(&check->report, "%s%s: your score is %d, the right one %d",
                  moves, mode(&check->sets[set]), check->mine[set].score[i],
                  check->theirs[set].score[i]);
    if (!check->report.silent &&
        board_read(&board, moves, strlen(moves), &at) == RULE_OK) {
        draw_board(&board);
        printf("%s to move\n", draw_player(board_player(&board)));
    }
}

void check_scores(Check *check)
{
    int right = 0, answered = 0, asked = 0;
    int set_of_wrong = -1, wrong = -1, stopped = -1;
    for (int set = 0; set < check->set_count; set++) {
        asked += check->sets[set].count;
        answered += check->mine[set].count;
        for (int i = 0; i < check->mine[set].count; i++)
            if (check->mine[set].score[i] == check->theirs[set].score[i])
                right++;
            else if (wrong < 0) {
                wrong = i;
                set_of_wrong = set;
            }
        if (check->mine[set].ending != RUN_WHOLE)
            stopped = set;
    }
    check->scores_right = right == asked && asked > 0 && stopped < 0;
    check->none_wrong = wrong < 0 && right > 0;
    report_line(&check->report, check->scores_right ? VERDICT_OK : VERDICT_FAIL,
                "scores",
                answered < asked ? "%d right, %d wrong, %d not reached"
                                 : "%d of %d right",
                right, answered < asked ? answered - right : asked,
                asked - answered);
    if (wrong >= 0)
        show_wrong_score(check, set_of_wrong, wrong);
    if (stopped >= 0)
        show_ending(check, stopped);
}

/* The trace commands once: one difference is enough to begin with. */
static void show_difference(Check *check, int set, int i)
{
    char mine[32], theirs[32];
    const char *position = check->sets[set].line[i];
    const char *weak = check->sets[set].weak ? " WEAK=1" : "";
    format_count(mine, sizeof mine, check->mine[set].nodes[i]);
    format_count(theirs, sizeof theirs, check->theirs[set].nodes[i]);
    report_detail(&check->report, "first at %s: %s nodes, the reference %s",
                  position, mine, theirs);
    if (check->traced)
        return;
    check->traced = true;
    const Place *place = check->place;
    bool usual = strcmp(place->mine, "mine") == 0;
    char *ours = text_print(
        "make trace PART=mine/%02d%s%s%s POS=%s", part_number(place->name),
        usual ? "" : " MINE=", usual ? "" : place->mine, weak, position);
    char *other =
        text_print("make trace PART=%02d%s%s%s POS=%s",
                   part_number(place->from), place->variant ? " VARIANT=" : "",
                   place->variant ? place->variant : "", weak, position);
    report_verbatim(&check->report, ours);
    report_verbatim(&check->report, other);
    free(ours);
    free(other);
}

/* Of a new part, nodes are compared, not judged. */
static bool check_nodes_of(Check *check, int set)
{
    const Answers *mine = &check->mine[set], *theirs = &check->theirs[set];
    char label[32], ours[32], other[32];
    int differ = 0, first = -1;
    for (int i = 0; i < mine->count; i++)
        if (mine->nodes[i] != theirs->nodes[i]) {
            first = first < 0 ? i : first;
            differ++;
        }
    snprintf(label, sizeof label, "nodes, %s%s", check->sets[set].name,
             mode(&check->sets[set]));
    format_count(ours, sizeof ours, answers_nodes(mine));
    format_count(other, sizeof other, answers_nodes(theirs));
    if (check->place->kind == KIND_NEW)
        report_line(&check->report, VERDICT_NOTE, label,
                    "%s, the reference %s: %.3f times as many", ours, other,
                    (double)answers_nodes(mine) /
                        (double)answers_nodes(theirs));
    else if (differ == 0)
        report_line(&check->report, VERDICT_OK, label,
                    "%s, equal to the reference", ours);
    else {
        report_line(&check->report, VERDICT_FAIL, label,
                    "%s, the reference %s: %d of %d positions differ", ours,
                    other, differ, mine->count);
        show_difference(check, set, first);
    }
    return differ == 0 || check->place->kind == KIND_NEW;
}

void check_nodes(Check *check)
{
    check->nodes_right = check->scores_right;
    for (int set = 0; set < check->set_count; set++)
        if (check->mine[set].ending == RUN_WHOLE && !check_nodes_of(check, set))
            check->nodes_right = false;
}

/* --- speed and memory ------------------------------------------------------- */

/* Each position as fast as it ever was. */
static void keep_fastest(Answers *best, const Answers *again)
{
    for (int i = 0; i < best->count; i++)
        if (again->usec[i] < best->usec[i])
            best->usec[i] = again->usec[i];
}

/* On the dearest set, one after the other, again and again for a second or
   two; where one run takes that long, it is the one side by side. */
void check_speed(Check *check)
{
    int set = 0;
    for (int i = 1; i < check->set_count; i++)
        if (answers_nodes(&check->theirs[i]) >
            answers_nodes(&check->theirs[set]))
            set = i;
    Answers *mine = &check->mine[set], *theirs = &check->theirs[set];
    double once = answers_usec(mine), spent = 0;
    for (int round = 0;
         round < 6 && once < 1000000 && (round < 3 || spent < 1000000);
         round++) {
        Answers again, other;
        compare_ask(&check->sets[set], check->program, check->patience,
                    check->errors, &again);
        compare_ask(&check->sets[set], check->reference, check->patience,
                    check->errors, &other);
        if (again.ending != RUN_WHOLE || other.ending != RUN_WHOLE)
            break;
        if (round == 0) {
            *mine = again;
            *theirs = other;
        }
        keep_fastest(mine, &again);
        keep_fastest(theirs, &other);
        spent += answers_usec(&again);
    }
    check->ratio = (answers_usec(mine) + 1) / (answers_usec(theirs) + 1);
    report_line(&check->report, check->ratio > 3 ? VERDICT_FAIL : VERDICT_OK,
                "speed", "%.2f times the reference's time%s", check->ratio,
                check->ratio > 3 ? ": what is done again and again that need "
                                   "not be?"
                                 : "");
}

void check_memory(Check *check)
{
    Positions few;
    Answers answers;
    if (access(check->sanitized, X_OK) != 0) {
        report_line(&check->report, VERDICT_NOTE, "memory",
                    "not looked at: the compiler has no sanitizers here");
        return;
    }
    if (!positions_few(&few, part_number(check->place->from)))
        return;
    compare_ask(&few, check->sanitized, check->patience, check->errors,
                &answers);
    if (answers.ending == RUN_WHOLE) {
        report_line(&check->report, VERDICT_OK, "memory",
                    "the sanitizers find no error");
        return;
    }
    report_line(&check->report, VERDICT_FAIL, "memory", "at position %s",
                answers.count < few.count ? few.line[answers.count] : "");
    report_detail(&check->report, "%s",
                  answers.said[0] ? answers.said : "it ended too early");
    report_detail(&check->report, "all of it is in %s", check->errors);
}
