#include "reply.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static const char *const status_names[STATUSES] = {
    "solved", "budget", "wrong", "garbage", "crashed", "hung", "skipped"};

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

/* A time in microseconds, with or without decimals, likewise. */
static bool read_time(const char **at, double *usec)
{
    size_t whole = strspn(*at + 1, "0123456789");
    const char *end = *at + 1 + whole;
    if (**at != ' ' || whole == 0)
        return false;
    if (*end == '.') {
        size_t decimals = strspn(end + 1, "0123456789");
        if (decimals == 0)
            return false;
        end += 1 + decimals;
    }
    *usec = strtod(*at + 1, NULL);
    *at = end;
    return *usec <= LONGEST_REPLY;
}

static bool ends_here(const char *at)
{
    return *at == '\0' || strcmp(at, "\r") == 0;
}

void reply_judge(Row *row, const char *reply, const char *moves, int expected)
{
    size_t length = strlen(moves);
    long long score, nodes = 0;
    double usec = row->usec;
    const char *at = reply + length;
    row->status = GARBAGE;
    if (strncmp(reply, moves, length) != 0 ||
        !read_number(&at, -1000, 1000, &score))
        return;
    bool bare = ends_here(at);
    if (!bare &&
        (!read_number(&at, 0, LLONG_MAX, &nodes) || !read_time(&at, &usec)))
        return;
    if (!ends_here(at))
        return;
    row->score = (int)score;
    row->nodes = (uint64_t)nodes;
    row->usec = usec;
    row->bare = bare;
    row->status = score == expected ? SOLVED : WRONG;
}
