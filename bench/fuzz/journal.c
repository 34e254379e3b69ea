/* The journal of a cell: any bytes as the file that a race left behind. */
#include "../../common/testing/fuzz.h"

#include "../reply.c"
#include "../text.c"
#include "../journal.c"

enum { QUESTIONS = 3 };

static Question questions[QUESTIONS] = {{"", 1}, {"4453", -2}, {"44", 2}};
static TestSet set = {.name = "mine",
                      .questions = questions,
                      .size = QUESTIONS,
                      .count = QUESTIONS,
                      .hash = 7};
static const CellKey key = {"me", &set, false, 5, 1000};

/* The rows as they must stand in the file; free it. */
static char *print_rows(const Journal *journal)
{
    char line[LINE_SIZE], *text;
    size_t size;
    FILE *file = open_memstream(&text, &size);
    for (int i = 0; i < journal->count; i++) {
        journal_print_row(line, sizeof line, &key, &journal->rows[i]);
        fputs(line, file);
    }
    fclose(file);
    return text;
}

/* What is accepted could have been written by us. */
static void check_rows(const Journal *journal)
{
    MUST(journal->count >= 0 && journal->count <= QUESTIONS);
    for (int i = 0; i < journal->count; i++) {
        const Row *row = &journal->rows[i];
        MUST(row->line == i + 1 && row->status < STATUSES);
        MUST(row->status == SOLVED || i == journal->count - 1);
        MUST(row->usec >= 0);
        MUST(row->status != SOLVED || row->score == questions[i].score);
        MUST(row->status != WRONG || row->score != questions[i].score);
    }
    MUST(journal_spent(journal) >= 0);
    MUST(!journal_is_finished(journal) || journal_is_complete(journal));
    MUST(journal->count < QUESTIONS || journal_is_complete(journal));
}

/* Two lines, then the rows that were accepted. */
static void check_text(const Journal *journal, const char *text)
{
    char *rows = print_rows(journal);
    const char *first = strchr(text, '\n'), *second;
    MUST(text[0] == '#' && first != NULL);
    second = strchr(first + 1, '\n');
    MUST(second != NULL);
    MUST(strncmp(first + 1, JOURNAL_COLUMNS "\n", (size_t)(second - first)) ==
         0);
    MUST(strncmp(second + 1, rows, strlen(rows)) == 0);
    free(rows);
}

/* A look changes nothing on disk. */
static void check_unchanged(const char *path, const uint8_t *bytes, size_t size)
{
    size_t now;
    char *text = fuzz_content(path, &now);
    MUST(now == size && memcmp(text, bytes, size) == 0);
    free(text);
}

/* One more row, and it opens again with just that one more. */
static void check_append(Journal *journal, const char *path)
{
    int count = journal->count;
    size_t size;
    Row row = {count + 1, questions[count].score, 9, 1, SOLVED, false};
    MUST(journal_append(journal, &row));
    char *text = fuzz_content(path, &size), *rows = print_rows(journal);
    check_text(journal, text);
    MUST(strcmp(text + size - strlen(rows), rows) == 0);
    free(text);
    journal_close(journal);
    MUST(journal_open(journal, path, &key, false));
    MUST(journal->count == count + 1);
    check_rows(journal);
    text = print_rows(journal);
    MUST(strcmp(text, rows) == 0);
    free(text);
    free(rows);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    Journal journal;
    fuzz_clear_directory();
    const char *path = fuzz_file("journal", bytes, size);
    MUST(journal_open(&journal, path, &key, false));
    check_rows(&journal);
    check_unchanged(path, bytes, size);
    if (journal.count > 0) {
        char *text = fuzz_string(bytes, size);
        check_text(&journal, text);
        free(text);
    }
    if (!journal_is_complete(&journal))
        check_append(&journal, path);
    journal_close(&journal);
    return 0;
}
