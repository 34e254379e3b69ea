/*
 * What kind of nodes a search consists of, for trace.c: all that were visited,
 * by their deadline (chapter 16) or by the number of their safe moves.
 */
enum { SHAPE_MOST = 10 }; /* what is further away is counted together */

typedef struct {
    uint64_t nodes;
    uint64_t cuts, first, children; /* nodes that a child answered with yes */
} Shape;

static Shape shape[SHAPE_MOST + 1];

static int shape_deadline(const Visit *visit, int stones)
{
    int alpha = visit->alpha;
    if (visit->beta != alpha + 1) {
        fprintf(stderr, "without null windows there is no deadline\n");
        exit(2);
    }
    return alpha >= 0 ? score_win_now(stones) - alpha
                      : score_win_now(stones + 1) - (-alpha - 1);
}

static int shape_safe_moves(const Board *board)
{
    int safe = 0;
    for (int column = 0; column < BOARD_WIDTH; column++) {
        if (!board_can_play(board, column))
            continue;
        Board child = *board;
        board_play(&child, column);
        safe += !board_can_win(&child);
    }
    return safe;
}

static void shape_count(const Visit *visit, const Board *board, bool by_moves)
{
    int at = by_moves ? shape_safe_moves(board)
                      : shape_deadline(visit, board->stones);
    at = at < 0 ? 0 : at; /* answered by the number of stones alone */
    Shape *sum = &shape[at < SHAPE_MOST ? at : SHAPE_MOST];
    sum->nodes++;
    if (visit->tried == 0 || visit->score < visit->beta)
        return;
    sum->cuts++;
    sum->first += visit->tried == 1;
    sum->children += (uint64_t)visit->tried;
}

static void shape_print_row(const char *label, const Shape *sum, uint64_t all,
                            bool by_moves)
{
    printf("%9s %8" PRIu64 " %3.0f %%", label, sum->nodes,
           100.0 * (double)sum->nodes / (double)all);
    if (!by_moves && sum->cuts > 0)
        printf(" %8.0f %% %8.2f",
               100.0 * (double)sum->first / (double)sum->cuts,
               (double)sum->children / (double)sum->cuts);
    putchar('\n');
}

static void shape_print(bool by_moves)
{
    Shape all = {0};
    for (int i = 0; i <= SHAPE_MOST; i++) {
        all.nodes += shape[i].nodes;
        all.cuts += shape[i].cuts;
        all.first += shape[i].first;
        all.children += shape[i].children;
    }
    printf("%-10s   nodes share", by_moves ? "safe moves" : "deadline");
    puts(by_moves ? "" : " first cuts at a cut");
    for (int i = 0; i <= SHAPE_MOST; i++) {
        char label[16];
        snprintf(label, sizeof label, "%d%s", i, i == SHAPE_MOST ? "+" : " ");
        if (shape[i].nodes > 0)
            shape_print_row(label, &shape[i], all.nodes, by_moves);
    }
    if (all.nodes > 0)
        shape_print_row("all ", &all, all.nodes, by_moves);
}
