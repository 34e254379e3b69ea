/* The judge of replies: any bytes as what a solver says. */
#include "../../common/testing/fuzz.h"

#include <ctype.h>
#include <inttypes.h>

#include "../reply.c"

static const struct {
    const char *moves;
    int score;
} questions[] = {{"4453", -2}, {"", 1}, {"44", 0}, {"1", 18}};

/* " 17": a space and a number that fits; moves *text behind it. */
static bool is_number(const char **text, bool may_be_negative)
{
    const char *digit = *text + 1;
    if (**text != ' ')
        return false;
    if (*digit == '-' && may_be_negative)
        digit++;
    *text = digit + strspn(digit, "0123456789");
    return *text > digit;
}

/* Whether this is `moves score nodes microseconds`, whatever the numbers, or
   `moves score`. */
static bool has_the_form(const char *reply, const char *moves)
{
    size_t length = strlen(moves);
    if (strncmp(reply, moves, length) != 0)
        return false;
    reply += length;
    if (!is_number(&reply, true))
        return false;
    if (*reply == ' ') {
        if (!is_number(&reply, false) || !is_number(&reply, false))
            return false;
        if (*reply == '.')
            reply += 1 + strspn(reply + 1, "0123456789");
    }
    return *reply == '\0' || strcmp(reply, "\r") == 0;
}

/* A row says what the reply says: written again it is judged the same. */
static void check_row(const Row *row, const char *moves, int expected)
{
    char again[512];
    Row second = {.line = 1};
    MUST((row->status == SOLVED) == (row->score == expected));
    MUST(row->usec >= 0 && row->nodes <= INT64_MAX);
    if (row->bare)
        snprintf(again, sizeof again, "%s %d", moves, row->score);
    else
        snprintf(again, sizeof again, "%s %d %" PRIu64 " %.30f", moves,
                 row->score, row->nodes, row->usec);
    reply_judge(&second, again, moves, expected);
    MUST(second.status == row->status && second.score == row->score &&
         second.nodes == row->nodes && second.usec == row->usec &&
         second.bare == row->bare);
}

/* The score as it is written, without the sign and zeros in front. */
static void check_score(const Row *row, const char *reply, const char *moves)
{
    char score[16];
    const char *text = reply + strlen(moves) + 1;
    snprintf(score, sizeof score, "%d", abs(row->score));
    text += *text == '-';
    while (*text == '0' && isdigit((unsigned char)text[1]))
        text++;
    MUST(strncmp(text, score, strlen(score)) == 0);
    MUST(strchr(row->bare ? "\r" : " ", text[strlen(score)]) != NULL);
}

/* The first byte chooses the question, the others are the reply. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    if (size == 0)
        return 0;
    size_t question = bytes[0] % (sizeof questions / sizeof questions[0]);
    const char *moves = questions[question].moves;
    int expected = questions[question].score;
    char *reply = fuzz_string(bytes + 1, size - 1);
    Row row = {.line = 1};
    reply_judge(&row, reply, moves, expected);
    MUST(row.line == 1);
    MUST(row.status == SOLVED || row.status == WRONG || row.status == GARBAGE);
    if (row.status != GARBAGE) {
        MUST(has_the_form(reply, moves));
        check_score(&row, reply, moves);
        check_row(&row, moves, expected);
    }
    free(reply);
    return 0;
}
