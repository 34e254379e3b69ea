/* Are the answers right, and did they take the technique? */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "../../common/format.h"
#include "../workbench/checks.h"
#include "groups.h"

/* So many positions of each set may be shown, so that nobody can collect them
   all from reports. */
enum { SHOWN = 10 };

/* --- scores ----------------------------------------------------------------- */

static void show_wrong(const Grading *grading, Group *group, int set)
{
    const Reply *reply = &grading->replies[set];
    const Positions *positions = &grading->assignment->sets[set];
    for (int i = 0; i < positions->count; i++) {
        int score = reply->answers.score[i];
        int right = grading->assignment->score[set][i];
        if (positions->weak) {
            score = (score > 0) - (score < 0);
            right = (right > 0) - (right < 0);
        }
        if (reply->missing[i] || score == right)
            continue;
        if (i >= SHOWN)
            return;
        group_add(&group->output, "  %s%s: your score is %d, the right one %d",
                  positions->line[i], group_mode(positions), score, right);
        return;
    }
}

static void show_ending(Group *group, const Reply *reply,
                        const Positions *positions, int seconds)
{
    const char *where = reply->at >= positions->count ? "the end"
                        : reply->at >= SHOWN          ? "a later position"
                                             : positions->line[reply->at];
    if (reply->ending == RUN_LATE)
        group_add(
            &group->output,
            "  no answer within %d s to %s%s: an endless loop, or far too many "
            "nodes",
            seconds, where, group_mode(positions));
    else if (reply->ending == RUN_STRANGE)
        group_add(
            &group->output,
            "  at %s it printed \"%.60s\", which is no answer: standard output "
            "belongs to the protocol",
            where, reply->said);
    else if (reply->ending == RUN_CRASHED)
        group_add(&group->output, "  the solver ended at %s%s: %s %.80s", where,
                  group_mode(positions), check_reason(reply->status),
                  reply->said);
}

bool answers_are_none(const Grading *grading)
{
    const Reply *first = &grading->replies[0];
    return first->at == 0 && first->ending != RUN_WHOLE;
}

static int seconds_for(const Grading *grading)
{
    return grading->command ? COMMAND_SECONDS : ANSWER_SECONDS;
}

/* A program of one's own need not know weak questions. */
static bool is_asked(const Grading *grading, int set)
{
    return !grading->command || !grading->assignment->sets[set].weak;
}

/* Where the first set gave no answer at all, nothing more is asked. */
static void ask_sets(Grading *grading)
{
    const Assignment *assignment = grading->assignment;
    int seconds = seconds_for(grading);
    for (int i = 0; i < assignment->set_count; i++) {
        Reply *reply = &grading->replies[i];
        const Positions *set = &assignment->sets[i];
        memset(reply->missing, true, sizeof reply->missing);
        reply->answers.count = set->count;
        if (!is_asked(grading, i) || (i > 0 && answers_are_none(grading)))
            continue;
        if (grading->command)
            exam_ask_command(&grading->exam, grading->command, set, seconds,
                             reply);
        else
            exam_ask(&grading->exam, BUILD_SOLVER, set, seconds, reply);
    }
}

/* Right answers to a set beyond those by chance; says what is wrong. */
static int grade_set(Grading *grading, int set, int chance)
{
    const Positions *positions = &grading->assignment->sets[set];
    const Reply *reply = &grading->replies[set];
    Group *group = &grading->grade->groups[SCORES];
    int right = assignment_right(grading->assignment, set, &reply->answers,
                                 reply->missing);
    grading->right += right;
    grading->asked += positions->count;
    group_add(&group->output, "%s%s: %d of %d right", positions->name,
              group_mode(positions), right, positions->count);
    show_wrong(grading, group, set);
    show_ending(group, reply, positions, seconds_for(grading));
    return right > chance ? right - chance : 0;
}

void grade_scores(Grading *grading)
{
    const Assignment *assignment = grading->assignment;
    int gained = 0, possible = 0;
    ask_sets(grading);
    for (int i = 0; i < assignment->set_count; i++) {
        int chance = assignment->right[i];
        if (!is_asked(grading, i))
            continue;
        gained += grade_set(grading, i, chance);
        possible += assignment->sets[i].count - chance;
    }
    /* Where stubs are right in all, and only search more, all points are for who
       has written every function and broken nothing. */
    bool whole = grading->right == grading->asked &&
                 grading->taken == assignment->place.lesson.count;
    double part = possible > 0 ? (double)gained / possible : whole;
    Group *group = group_judge(grading, SCORES, part, "%d of %d right",
                               grading->right, grading->asked);
    if (part <= 0 && grading->right > 0)
        group_add(&group->output, "(no more than one gets right by chance)");
}

/* --- nodes ------------------------------------------------------------------ */

/* Exactly; a tenth more or less; twice or half as many. */
static double node_part(uint64_t mine, uint64_t theirs)
{
    double ratio = (double)mine / ((double)theirs + 1e-9);
    if (mine == theirs)
        return 1;
    if (ratio > 0.9 && ratio < 1.1)
        return 0.8;
    return ratio > 0.5 && ratio < 2 ? 0.4 : 0;
}

static bool is_all_right(const Grading *grading, int set)
{
    const Assignment *assignment = grading->assignment;
    const Reply *reply = &grading->replies[set];
    return reply->ending == RUN_WHOLE &&
           assignment_right(assignment, set, &reply->answers, reply->missing) ==
               assignment->sets[set].count;
}

/* The first position with another number of nodes; -1: there is none. */
static int first_difference(const Answers *mine, const Answers *theirs)
{
    for (int i = 0; i < mine->count; i++)
        if (mine->nodes[i] != theirs->nodes[i])
            return i;
    return -1;
}

static void tell_nodes(char **output, const Positions *set, const Answers *mine,
                       const Answers *theirs)
{
    char ours[32], other[32];
    int first = first_difference(mine, theirs);
    format_count(ours, sizeof ours, answers_nodes(mine));
    format_count(other, sizeof other, answers_nodes(theirs));
    group_add(output, "%s%s: %s%s%s", set->name, group_mode(set), ours,
              first < 0 ? ", as many as the reference" : ", the reference ",
              first < 0 ? "" : other);
    if (first < 0 || first >= SHOWN)
        return;
    format_count(ours, sizeof ours, mine->nodes[first]);
    format_count(other, sizeof other, theirs->nodes[first]);
    group_add(output, "  first at %s: %s nodes, the reference %s",
              set->line[first], ours, other);
}

/* Does the counter count? The search is entered as often as it says, at every
   position; if not, that is said. */
static bool is_counted(Grading *grading, int set)
{
    const Positions *positions = &grading->assignment->sets[set];
    const Answers *said = &grading->replies[set].answers;
    Reply *reply = malloc(sizeof *reply);
    if (!reply)
        abort();
    exam_ask(&grading->exam, BUILD_COUNTED, positions, 8 * ANSWER_SECONDS,
             reply);
    int first = first_difference(said, &reply->answers);
    if (first >= 0) {
        char mine[32], counted[32];
        format_count(mine, sizeof mine, said->nodes[first]);
        format_count(counted, sizeof counted, reply->answers.nodes[first]);
        group_add(&grading->grade->groups[NODES].output,
                  "  it reports %s nodes where %s was entered %s times", mine,
                  grading->assignment->counted, counted);
    }
    free(reply);
    return first < 0;
}

/* The mean over the positions of a set, but no more than its sum is worth: easy
   positions are alike. -1: its count is false. */
static double grade_nodes_of(Grading *grading, int set)
{
    const Positions *positions = &grading->assignment->sets[set];
    const Answers *mine = &grading->replies[set].answers;
    Answers *theirs = &grading->reference[set];
    char **output = &grading->grade->groups[NODES].output;
    double sum = 0;
    if (!is_all_right(grading, set)) {
        group_add(output, "%s%s: not looked at, as not all scores are right",
                  positions->name, group_mode(positions));
        return 0;
    }
    compare_ask(positions, grading->assignment->reference, COMMAND_SECONDS,
                grading->exam.errors, theirs);
    tell_nodes(output, positions, mine, theirs);
    for (int i = 0; i < mine->count; i++)
        sum += node_part(mine->nodes[i], theirs->nodes[i]);
    if (!grading->command && !is_counted(grading, set))
        return -1;
    return fmin(sum / mine->count,
                node_part(answers_nodes(mine), answers_nodes(theirs)));
}

/* The part that is counted, ready to be asked. */
static bool build_counted(const Grading *grading)
{
    if (grading->command)
        return true;
    Output output = exam_build(&grading->exam, BUILD_COUNTED);
    free(output.text);
    return output.status == 0;
}

void grade_nodes(Grading *grading)
{
    double sum = 0;
    int sets = 0;
    bool honest = build_counted(grading);
    for (int i = 0; honest && i < grading->assignment->set_count; i++)
        if (is_asked(grading, i)) {
            double part = grade_nodes_of(grading, i);
            honest = part >= 0;
            sum += part;
            sets++;
        }
    double part = honest && sets > 0 ? sum / sets : 0;
    group_judge(grading, NODES, part, "%s",
                !honest     ? "the count is not what was searched"
                : part >= 1 ? "as many as the reference, to the last one"
                : part > 0  ? "not quite those of the reference"
                            : "far from the reference");
}

/* --- speed ------------------------------------------------------- */

/* Asks both once more, and keeps the best time of each position. */
static void take_turn(Grading *grading, int set, Answers *mine, Answers *theirs)
{
    const Positions *positions = &grading->assignment->sets[set];
    Answers *other = calloc(1, sizeof *other);
    Reply *reply = calloc(1, sizeof *reply);
    if (!reply || !other)
        abort();
    exam_ask(&grading->exam, BUILD_SOLVER, positions, ANSWER_SECONDS, reply);
    compare_ask(positions, grading->assignment->reference, COMMAND_SECONDS,
                grading->exam.errors, other);
    for (int i = 0; i < positions->count; i++) {
        if (!reply->missing[i] && reply->answers.usec[i] < mine->usec[i])
            mine->usec[i] = reply->answers.usec[i];
        if (i < other->count && other->usec[i] < theirs->usec[i])
            theirs->usec[i] = other->usec[i];
    }
    free(reply);
    free(other);
}

static double time_ratio(const Answers *mine, const Answers *theirs)
{
    return (answers_usec(mine) + 1) / (answers_usec(theirs) + 1);
}

/* On the dearest set: all points up to 1.5 times the reference's time, none
   from 4 times on. Who seems slow gets more turns: others may have been at work
   on this machine. */
void grade_speed(Grading *grading)
{
    int set = 0;
    for (int i = 0; i < grading->assignment->set_count; i++)
        if (answers_nodes(&grading->reference[i]) >
            answers_nodes(&grading->reference[set]))
            set = i;
    Answers *mine = &grading->replies[set].answers;
    Answers *theirs = &grading->reference[set];
    for (int turn = 0; turn < 2 || (turn < 8 && time_ratio(mine, theirs) > 1.4);
         turn++)
        take_turn(grading, set, mine, theirs);
    double ratio = time_ratio(mine, theirs);
    group_judge(grading, SPEED, fmax(0, fmin(1, (4 - ratio) / 2.5)),
                ratio < 1.5 ? "as fast as the reference, or nearly"
                            : "%.1f times the reference's time",
                ratio);
}
