/*
 * It is the opponent's threat that is spoilt
 *
 * This looks like a weight for the wrong side's cell: the one above the move
 * counts against it if it would have been a win of the side that moves. Look
 * at whose threats the parent knows under which name.
 */
static inline int move_rank(const Weights *weights, const Node *node,
                            uint64_t move, uint64_t danger, uint64_t replies,
                            int centre)
{
    uint64_t mask = node->position.mask | move;
    uint64_t playable = (mask + bottom_row()) & all_cells();
    return weights->threat * count_cells(danger) +
           weights->over * count_cells(danger & playable << 1) +
           weights->now * ((danger & playable) != 0) +
           weights->reply * count_cells(replies) +
           weights->spoilt * ((node->danger & move << 1) != 0) +
           weights->centre * centre +
           weights->row * ((move & follower_rows()) != 0);
}
