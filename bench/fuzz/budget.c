/* Spans of time: any bytes as BUDGET. */
#include "../../common/testing/fuzz.h"

#include "../budget.c"

/* Microseconds of a unit; 0 if it is none. */
static int64_t unit_size(const char *unit)
{
    return strcmp(unit, "ms") == 0  ? 1000
           : strcmp(unit, "s") == 0 ? 1000000
           : strcmp(unit, "m") == 0 ? 60000000
           : strcmp(unit, "h") == 0 ? 3600000000
                                    : 0;
}

/* Whole numbers of a unit, and few enough digits, can be told exactly. */
static void check_whole(const char *text, int64_t budget)
{
    size_t digits = strspn(text, "0123456789");
    int64_t unit = unit_size(text + digits);
    if (digits == 0 || digits > 9 || (unit == 0 && text[digits] != '\0'))
        return;
    int64_t expected = atoll(text) * unit;
    MUST(budget == (expected <= 1000000000000000 ? expected : 0));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    char *text = fuzz_string(bytes, size), again[64];
    int64_t budget = budget_parse(text);
    MUST(budget >= 0 && budget <= 1000000000000000);
    MUST(budget == 0 || (text[0] >= '0' && text[0] <= '9'));
    MUST(budget == 0 || text[strlen(text) - 1] == 's' ||
         text[strlen(text) - 1] == 'm' || text[strlen(text) - 1] == 'h');
    check_whole(text, budget);
    budget_print(again, sizeof again, budget);
    MUST(budget == 0 || budget_parse(again) == budget);
    MUST(strlen(again) < 20);
    free(text);
    return 0;
}
