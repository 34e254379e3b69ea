/* The table of known nodes: any bytes as the file. */
#include "../../common/testing/fuzz.h"

#include "../reply.c"
#include "../text.c"
#include "../journal.c"

#include "../known.c"

static Question questions[] = {{"", 1}};
static TestSet set = {
    .name = "mine", .questions = questions, .size = 1, .count = 1, .hash = 7};

/* Whatever is asked, the answer is a number, and more lines take no less. */
static void check_answers(const Known *known)
{
    for (int i = 0; i < known->count; i++) {
        const KnownCell *cell = &known->cells[i];
        CellKey key = {cell->part, &set, cell->weak, 0, 0};
        bool over;
        MUST(cell->count > 0 && cell->count <= KNOWN_SUMS);
        for (int lines = 0; lines < 2000; lines += 7)
            MUST(known_nodes(known, &key, lines, &over) >= 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    Known known, again;
    char error[512] = "";
    const char *path = fuzz_file("known", bytes, size);
    if (!known_read(&known, path, error, sizeof error)) {
        MUST(strstr(error, ", line ") != NULL && known.count == 0);
        return 0;
    }
    check_answers(&known);
    MUST(known_write(&known, path));
    MUST(known_read(&again, path, error, sizeof error));
    MUST(again.count == known.count);
    known_free(&again);
    known_free(&known);
    return 0;
}
