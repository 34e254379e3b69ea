/* The reader of test sets: any bytes as a set. */
#include "../../common/testing/fuzz.h"

#include "../../common/board.c"
#include "../testset.c"
#include "../text.c"

#include "../../common/fuzz/plain_rules.h"

enum { LONGEST_ERROR = 2048 };

static bool read_set(TestSet *set, char *error)
{
    error[0] = '\0';
    return testset_read(set, fuzz_directory, "set", error, LONGEST_ERROR);
}

/* "moves score", as a set of ours has it. */
static int print_question(char *text, size_t size, const Question *question)
{
    return snprintf(text, size, "%s %d", question->moves, question->score);
}

/* The line says just this, but for white space at its end. */
static void check_question(const Question *question, const char *line,
                           size_t length)
{
    char text[128];
    Plain plain;
    size_t at, moves = strlen(question->moves);
    MUST(plain_read(&plain, question->moves, moves, &at) == RULE_OK);
    MUST(abs(question->score) <= BOARD_CELLS / 2);
    size_t printed = (size_t)print_question(text, sizeof text, question);
    MUST(printed <= length && memcmp(text, line, printed) == 0);
    for (size_t i = printed; i < length; i++)
        MUST(isspace((unsigned char)line[i]));
}

/* Each line is one question, in this order. */
static void check_set(const TestSet *set, const char *bytes, size_t size)
{
    int count = 0;
    for (size_t begin = 0, end; begin < size; begin = end + 1) {
        const char *found = memchr(bytes + begin, '\n', size - begin);
        end = found ? (size_t)(found - bytes) : size;
        MUST(count < set->count);
        check_question(&set->questions[count++], bytes + begin, end - begin);
    }
    MUST(count == set->count && count > 0);
}

/* Written anew it is the same set; the hash tells the bytes apart. */
static void check_again(const TestSet *set, const char *bytes, size_t size)
{
    char *text, line[128], error[LONGEST_ERROR];
    size_t length;
    TestSet again;
    FILE *file = open_memstream(&text, &length);
    for (int i = 0; i < set->count; i++) {
        print_question(line, sizeof line, &set->questions[i]);
        fprintf(file, "%s\n", line);
    }
    fclose(file);
    fuzz_file("set.txt", (const uint8_t *)text, length);
    MUST(read_set(&again, error) && again.count == set->count);
    bool same = length == size && memcmp(text, bytes, size) == 0;
    MUST((again.hash == set->hash) == same);
    testset_free(&again);
    free(text);
}

/* One line that says where. */
static void check_error(const char *error, const char *bytes, size_t size)
{
    int lines = 1;
    for (size_t i = 0; i < size; i++)
        lines += bytes[i] == '\n';
    const char *place = strstr(error, ", line ");
    MUST(place != NULL && strchr(error, '\n') == NULL);
    int number = atoi(place + strlen(", line "));
    MUST(number >= 1 && number <= lines);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    TestSet set;
    char error[LONGEST_ERROR];
    fuzz_file("set.txt", bytes, size);
    if (read_set(&set, error)) {
        MUST(error[0] == '\0');
        check_set(&set, (const char *)bytes, size);
        check_again(&set, (const char *)bytes, size);
    } else {
        MUST(set.count == 0 && set.questions == NULL);
        check_error(error, (const char *)bytes, size);
    }
    testset_free(&set);
    return 0;
}
