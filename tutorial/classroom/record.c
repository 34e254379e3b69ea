#include "grade.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"

int grade_points(const Grade *grade)
{
    int sum = 0;
    for (int i = 0; grade->graded && i < GROUPS; i++)
        sum += grade->groups[i].points;
    return sum;
}

int grade_most(const Grade *grade)
{
    int sum = 0;
    for (int i = 0; i < GROUPS; i++)
        sum += grade->groups[i].most;
    return sum;
}

static char *nothing(void)
{
    return text_copy("", 0);
}

void grade_open(Grade *grade, const char *part, const Lesson *lesson)
{
    *grade = (Grade){.part = text_copy(part, strlen(part)),
                     .title = text_copy(lesson->title, strlen(lesson->title)),
                     .reason = nothing(),
                     .notes = nothing(),
                     .mistake = nothing(),
                     .advice = nothing(),
                     .fingerprint = nothing()};
    for (int i = 0; i < GROUPS; i++)
        grade->groups[i] = (Group){.most = lesson->points[i],
                                   .state = GROUP_SKIPPED,
                                   .message = nothing(),
                                   .output = nothing()};
}

void grade_close(Grade *grade)
{
    for (int i = 0; i < GROUPS; i++) {
        free(grade->groups[i].message);
        free(grade->groups[i].output);
    }
    free(grade->part);
    free(grade->title);
    free(grade->reason);
    free(grade->notes);
    free(grade->mistake);
    free(grade->advice);
    free(grade->fingerprint);
    *grade = (Grade){0};
}

/* --- clean text ------------------------------------------------------------- */

static bool is_between(char c, int low, int high)
{
    return (unsigned char)c >= low && (unsigned char)c <= high;
}

/* Behind what a terminal would take for a command: ESC [ ... letter, ESC ] ...
   to its end, which is BEL or ESC \, or ESC and a letter. */
static const char *skip_escape(const char *at)
{
    at++;
    if (*at && strchr("]PX^_", *at)) {
        at += strcspn(at, "\a\033\n");
        return *at == '\a'                     ? at + 1
               : strncmp(at, "\033\\", 2) == 0 ? at + 2
                                               : at;
    }
    bool sequence = *at == '[';
    at += sequence;
    while (is_between(*at, 0x20, sequence ? 0x3f : 0x2f))
        at++;
    return is_between(*at, sequence ? 0x40 : 0x30, 0x7e) ? at + 1 : at;
}

/* The length of the UTF-8 character there and its number; 0 if it is none,
   because of a wrong byte, or of more bytes than it needs. */
static size_t read_character(const char *at, uint32_t *number)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char first = (unsigned char)*at;
    size_t length = first < 0x80             ? 1
                    : (first & 0xe0) == 0xc0 ? 2
                    : (first & 0xf0) == 0xe0 ? 3
                    : (first & 0xf8) == 0xf0 ? 4
                                             : 0;
    *number = length > 1 ? first & (0x7fU >> length) : first;
    for (size_t i = 1; i < length; i++) {
        if (!is_between(at[i], 0x80, 0xbf))
            return 0;
        *number = *number << 6 | ((unsigned char)at[i] & 0x3fU);
    }
    return length && *number >= least[length] ? length : 0;
}

/* Neither control characters nor what turns or hides the text around it, nor
   what XML forbids. */
static bool is_printable(uint32_t number)
{
    static const uint32_t hidden[][2] = {
        {0, 0x1f},           {0x7f, 0x9f},     {0xad, 0xad},
        {0x61c, 0x61c},      {0x200b, 0x200f}, {0x2028, 0x202e},
        {0x2060, 0x206f},    {0xd800, 0xdfff}, {0xfdd0, 0xfdef},
        {0xfeff, 0xfeff},    {0xfff9, 0xfffb}, {0xe0000, 0xe0fff},
        {0x110000, 0x1fffff}};
    for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++)
        if (number >= hidden[i][0] && number <= hidden[i][1])
            return false;
    return (number & 0xfffe) != 0xfffe;
}

/* One character, or none, as it may be shown; both sides move on. */
static void clean_next(const char **from, char **to)
{
    uint32_t number;
    size_t length = read_character(*from, &number);
    if (number == 0x1b) {
        *from = skip_escape(*from);
        return;
    }
    if (length > 0 && is_printable(number)) {
        memcpy(*to, *from, length);
        *to += length;
    } else if (number == '\n' || (number == '\r' && (*from)[1] != '\n'))
        *(*to)++ = '\n';
    else if (number != '\r')
        *(*to)++ = number == '\t' ? ' ' : '?';
    *from += length > 0 ? length : 1;
}

/* A character of each mark is lost: VPL's tags and comments, and what GitHub
   takes for a command in what a job prints. */
static void break_marks(char *text)
{
    static const char *const marks[] = {":=>>", "<|--", "--|>", "##[", "::"};
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        for (char *at = text; (at = strstr(at, marks[i])) != NULL; at++)
            at[strlen(marks[i]) - 2] = '?';
}

char *grade_clean(const char *text)
{
    size_t length = strlen(text);
    char *clean = text_copy(text, length);
    char *to = clean;
    while (*text)
        clean_next(&text, &to);
    *to = '\0';
    break_marks(clean);
    return clean;
}
