/*
 * The rank counts the opponent's threats
 *
 * This looks like a rank for the wrong side: the scores are right, but the
 * moves come in an order that has little to do with their worth. Look at whose
 * stones the threats are counted for.
 */
static inline int move_rank(const Position *position, uint64_t move)
{
    return count_cells(
        threats((position->current ^ position->mask) | move, position->mask));
}
