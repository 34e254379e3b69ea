/*
 * The follow-up bound (claimeven, in Allis' thesis of 1988): an upper bound
 * of the score from one strategy of the opponent, "answer directly above".
 *
 * Call the side to move S and the other F. Count rows from the top: in a
 * column with an even number of free cells, S lands on the even ones and F,
 * answering, on the odd ones, the top cell (number 1) among them. A column
 * with an odd number of free cells has a `contested` next cell; F answers one
 * contested cell by taking another, after which both columns are even.
 *
 *   free cells even  The number of contested cells is even as well, so F
 *                    always has an answer. S can only ever get the rows of S
 *                    and contested cells. If they, with the stones of S,
 *                    hold no four, S does not win.
 *   free cells odd   One contested cell is left over. If its column has a
 *                    winning cell of F on a row of S, the sides swap rows
 *                    there and F answers in it, too: S can go up no further
 *                    than below that cell. Again S does not win if there is
 *                    no four, but loses.
 *
 * A winning cell that F will receive ends the game when it is reached: S does
 * not get the cells above it. If there is one, S loses, at the latest when
 * all other cells are full. Nothing here needs an even height.
 */
enum { NO_BOUND = BOARD_CELLS };

/* The rows of F: the top row and every second one below it. */
static inline uint64_t follower_rows(void)
{
    uint64_t rows = 0;
    for (int row = BOARD_HEIGHT - 1; row >= 0; row -= 2)
        rows |= bottom_row() << row;
    return rows;
}

/*
 * In each column, the lowest of `cells` and all cells above it. The bit over
 * the column, minus the cells, is their two's complement in that column.
 */
static inline uint64_t cells_from(uint64_t cells)
{
    return (cells | ((bottom_row() << BOARD_HEIGHT) - cells)) & all_cells();
}

/*
 * The score when S has to enter a column with a winning cell of F only after
 * all else is full. `unreached` are those cells and the ones above. The cells
 * below them stay empty too, but for the last column: there S plays the one,
 * and F the other.
 */
static inline int follow_up_loss(uint64_t unreached)
{
    uint64_t top_row = bottom_row() << (BOARD_HEIGHT - 1);
    int empty = count_cells(unreached) + count_cells(unreached & top_row) - 2;
    return -score_win_now(BOARD_CELLS - 1 - empty);
}

/* The free cells are odd in number: look for a column to swap rows in. */
static inline int follow_up_swapped(const Node *node, uint64_t contested,
                                    uint64_t wins)
{
    const uint64_t rows = follower_rows();
    uint64_t empty = all_cells() ^ node->position.mask;
    uint64_t swaps = node->danger & ~rows & cells_from(contested);
    for (int i = 0; swaps; i++) {
        uint64_t column = column_cells(i), swap = swaps & column;
        if (!swap)
            continue;
        swaps ^= swap;
        uint64_t unreached = cells_from((wins & ~column) | swap);
        uint64_t own = (~rows & ~column) | (rows & column);
        if (!has_four(node->position.current | (contested & ~column) |
                      (empty & ~unreached & own)))
            return follow_up_loss(unreached);
    }
    return NO_BOUND;
}

/* An upper bound of the score, or NO_BOUND. None above `limit` is of use. */
static inline int follow_up_bound(const Node *node, int limit)
{
    const uint64_t rows = follower_rows();
    uint64_t empty = all_cells() ^ node->position.mask;
    uint64_t contested = playable_cells(&node->position) & rows;
    uint64_t wins = node->danger & rows & ~contested;
    if ((BOARD_CELLS - node->position.stones) % 2 != 0)
        return follow_up_swapped(node, contested, wins);
    if (!wins && limit < 0)
        return NO_BOUND; /* all it could show is that S does not win */
    uint64_t unreached = cells_from(wins);
    if (has_four(node->position.current | contested |
                 (empty & ~unreached & ~rows)))
        return NO_BOUND;
    return wins ? follow_up_loss(unreached) : 0;
}
