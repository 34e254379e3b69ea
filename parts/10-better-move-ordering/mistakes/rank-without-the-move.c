/*
 * The rank does not know the move
 *
 * This looks like a rank that is the same for all moves: the scores are right,
 * but the nodes are nearly those of part 9. Look at which stones are on the
 * board when the threats are counted.
 */
static inline int move_rank(const Position *position, uint64_t move)
{
    (void)move;
    return count_cells(threats(position->current, position->mask));
}
