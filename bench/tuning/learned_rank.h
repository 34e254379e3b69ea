/*
 * A rank with many small things to weigh, for weights that were learned: part
 * of a manifest, after the children and the history. What part 19 looks at is
 * here, and where the cell lies, what its lines hold, what the history says.
 *
 * It is for counting nodes, not for speed: lines are looked at one by one.
 */
enum {
    HALF = (BOARD_WIDTH + 1) / 2, /* columns: an image counts as the same */
    LINES_MOST = 16,              /* through one cell; there are at most 13 */
};

/* What is known of a child, as the side sees it that moved there. */
enum {
    THREATS, /* as part 19 has them, up to SPOILT */
    OVER,
    NOW,
    REPLIES,
    SPOILT,
    LINES, /* our open lines, as part 18 counts them */
    THEIR_LINES,
    ROW_THREATS, /* our threats in the follower's rows */
    STACKED,     /* a threat right above a threat */
    JOINED,      /* lines through the cell without a stone of theirs, by
                     what we had in them: 0, 1, 2 */
    BLOCKED = JOINED + 3,    /* without one of ours, by theirs: 1, 2, 3 */
    WORTH_ANY = BLOCKED + 3, /* the two accounts of the history */
    WORTH_REPLY,
    CELL, /* 1 for the cell itself, or its mirror image */
    FEATURES = CELL + HALF * BOARD_HEIGHT
};

/* Attacker and defender, first and second player, near and far from the
   deadline have weights of their own. */
enum { WEIGHT_SETS = 8, WORTH_UNIT = 1 << 10 };

static inline int weight_set(int stones, int alpha)
{
    bool far = deadline(stones, alpha) >= HISTORY_DEADLINE;
    return attacks(alpha) * 4 + stones % 2 * 2 + far;
}

typedef struct {
    int count;
    uint64_t line[LINES_MOST];
} CellLines;

/* The lines of four through one cell. */
static CellLines lines_through(int cell)
{
    static const int steps[] = {1, STEP - 1, STEP, STEP + 1};
    CellLines lines = {0};
    for (int i = 0; i < 4; i++)
        for (int back = 0; back < 4; back++) {
            int first = cell - back * steps[i];
            uint64_t line = 0;
            for (int k = 0; k < 4 && first >= 0; k++)
                if (first + k * steps[i] < BOARD_BITS)
                    line |= UINT64_C(1) << (first + k * steps[i]);
            if (count_cells(line & all_cells()) == 4)
                lines.line[lines.count++] = line;
        }
    return lines;
}

static const CellLines *cell_lines(int cell)
{
    static CellLines lines[BOARD_BITS];
    if (lines[cell].count == 0)
        lines[cell] = lines_through(cell);
    return &lines[cell];
}

/* What the lines through a cell hold, before it is filled. */
static void line_features(int x[FEATURES], int cell, uint64_t ours,
                          uint64_t theirs)
{
    const CellLines *lines = cell_lines(cell);
    for (int i = 0; i < lines->count; i++) {
        int us = count_cells(lines->line[i] & ours);
        int they = count_cells(lines->line[i] & theirs);
        if (they == 0 && us < 3)
            x[JOINED + us]++;
        else if (us == 0)
            x[BLOCKED + they - 1]++;
    }
}

/* All but the history: that is added where it is known. */
static void child_features(int x[FEATURES], const Children *children,
                           const Node *node, int lane)
{
    uint64_t move = children->move[lane], danger = children->danger[lane];
    uint64_t mask = node->position.mask | move;
    uint64_t ours = node->position.current;
    uint64_t theirs = ours ^ node->position.mask;
    uint64_t playable = (mask + bottom_row()) & all_cells();
    int cell = cell_number(move), column = cell / STEP;
    memset(x, 0, FEATURES * sizeof *x);
    x[THREATS] = count_cells(danger);
    x[OVER] = count_cells(danger & playable << 1);
    x[NOW] = (danger & playable) != 0;
    x[REPLIES] = count_cells(children->safe[lane]);
    x[SPOILT] = (node->threats & move << 1) != 0;
    x[LINES] = open_lines(ours | move, mask);
    x[THEIR_LINES] = open_lines(theirs, mask);
    x[ROW_THREATS] = count_cells(danger & follower_rows());
    x[STACKED] = count_cells(danger & danger << 1);
    line_features(x, cell, ours, theirs);
    column = column < HALF ? column : BOARD_WIDTH - 1 - column;
    x[CELL + column * BOARD_HEIGHT + cell % STEP] = 1;
}

static void history_features(int x[FEATURES], const History *history,
                             uint64_t move, int stones, int alpha)
{
    int cell = cell_number(move), side = attacks(alpha);
    x[WORTH_ANY] = history->worth[ANY_STONE][side][cell] / WORTH_UNIT;
    x[WORTH_REPLY] =
        history->worth[history->cell[stones]][side][cell] / WORTH_UNIT;
}

typedef struct {
    int of[WEIGHT_SETS][FEATURES];
} LearnedWeights;

static const LearnedWeights *learned_weights; /* in use */

/* In place of children_rank. */
static void learned_rank(Children *children, const Node *node, int alpha)
{
    const int *weights =
        learned_weights->of[weight_set(node->position.stones, alpha)];
    for (int i = 0; i < BOARD_WIDTH; i++) {
        int x[FEATURES];
        children->rank[i] = INT_MIN;
        if (!children->move[i])
            continue;
        child_features(x, children, node, i);
        children->rank[i] = 0;
        for (int k = 0; k < FEATURES; k++)
            children->rank[i] += weights[k] * x[k];
    }
}

/* In place of history_rank. */
static void learned_history(const History *history, Children *children,
                            int stones, int alpha)
{
    const int *weights = learned_weights->of[weight_set(stones, alpha)];
    for (int i = 0; i < BOARD_WIDTH; i++) {
        int x[FEATURES];
        if (!children->move[i])
            continue;
        history_features(x, history, children->move[i], stones, alpha);
        children->rank[i] += weights[WORTH_ANY] * x[WORTH_ANY] +
                             weights[WORTH_REPLY] * x[WORTH_REPLY];
    }
}
