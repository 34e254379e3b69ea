/*
 * Which cells answer where the first child does not, for trace.c: the cell
 * tried first in vain and the one that answered then, where much is at stake.
 */
enum { ANSWERS_DEADLINE = 6, ANSWERS_SHOWN = 5 };

static uint64_t answers, answers_late;
enum { ANSWERS_PAIRS = BOARD_CELLS * BOARD_CELLS };
/* Pairs of cells, tried first and answered by: the attacker's come first. */
static uint64_t answers_count[2 * ANSWERS_PAIRS];

static void answers_add(const Level *level)
{
    const Visit *visit = &level->visit;
    if (visit->tried == 0 || visit->score < visit->beta ||
        shape_deadline(visit, level->board.stones) < ANSWERS_DEADLINE)
        return;
    answers++;
    if (visit->tried == 1)
        return;
    answers_late++;
    answers_count[(visit->alpha < 0) * ANSWERS_PAIRS +
                  level->first * BOARD_CELLS + level->last]++;
}

/* The most frequent pair that is left; of equal ones the first. */
static int answers_most(void)
{
    int most = 0;
    for (int i = 1; i < 2 * ANSWERS_PAIRS; i++)
        if (answers_count[i] > answers_count[most])
            most = i;
    return most;
}

static void answers_print_pair(int pair)
{
    int last = pair % BOARD_CELLS, first = pair / BOARD_CELLS % BOARD_CELLS;
    printf("%5" PRIu64 "  %s  %c,%-9d  %c,%d\n", answers_count[pair],
           pair < ANSWERS_PAIRS ? "attacker" : "defender",
           column_name(first / BOARD_HEIGHT), first % BOARD_HEIGHT + 1,
           column_name(last / BOARD_HEIGHT), last % BOARD_HEIGHT + 1);
}

static void answers_print(void)
{
    printf("%" PRIu64 " answers, %" PRIu64 " not by the first child\n", answers,
           answers_late);
    puts("times  asked as  tried first  answered by");
    for (int i = 0; i < ANSWERS_SHOWN; i++) {
        int most = answers_most();
        if (answers_count[most] == 0)
            return;
        answers_print_pair(most);
        answers_count[most] = 0;
    }
}
