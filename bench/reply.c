#include "reply.h"

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static const char *const status_names[STATUSES] = {
    "solved", "budget", "wrong", "garbage", "crashed", "hung"};

const char *status_name(Status status)
{
    return status_names[status];
}

Status status_from_name(const char *name)
{
    int status = 0;
    while (status < STATUSES && strcmp(status_names[status], name) != 0)
        status++;
    return (Status)status;
}

/* A whole number after exactly one space; moves *at behind it. */
static bool read_number(const char **at, long long least, long long most,
                        long long *number)
{
    char *end;
    const char *digit = *at + 1;
    if (**at != ' ')
        return false;
    digit += *digit == '-' && least < 0;
    if (*digit < '0' || *digit > '9') /* strtoll also reads "\t1" and "+1" */
        return false;
    errno = 0;
    *number = strtoll(*at + 1, &end, 10);
    *at = end;
    return errno == 0 && *number >= least && *number <= most;
}

void reply_judge(Row *row, const char *reply, const char *moves, int expected)
{
    size_t length = strlen(moves);
    long long score, nodes, usec;
    const char *at = reply + length;
    row->status = GARBAGE;
    if (strncmp(reply, moves, length) != 0)
        return;
    if (!read_number(&at, -1000, 1000, &score) ||
        !read_number(&at, 0, LLONG_MAX, &nodes) ||
        !read_number(&at, 0, LONGEST_REPLY, &usec))
        return;
    if (*at != '\0' && strcmp(at, "\r") != 0)
        return;
    row->score = (int)score;
    row->nodes = (uint64_t)nodes;
    row->usec = usec;
    row->status = score == expected ? SOLVED : WRONG;
}
