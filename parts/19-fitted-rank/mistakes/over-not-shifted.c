/*
 * A threat over a playable cell is not told apart
 *
 * This looks like the same cells counted twice: what is to be counted lies one
 * above those that can be played. Look at which way a shift moves the cells of
 * a column.
 */
static inline int move_rank(const Weights *weights, const Node *node,
                            uint64_t move, uint64_t danger, uint64_t replies,
                            int centre)
{
    uint64_t mask = node->position.mask | move;
    uint64_t playable = (mask + bottom_row()) & all_cells();
    return weights->threat * count_cells(danger) +
           weights->over * count_cells(danger & playable) +
           weights->now * ((danger & playable) != 0) +
           weights->reply * count_cells(replies) +
           weights->spoilt * ((node->threats & move << 1) != 0) +
           weights->centre * centre +
           weights->row * ((move & follower_rows()) != 0);
}
