/*
 * The playable cells are those before the move
 *
 * This looks like a rank that does not see what the move itself makes
 * playable: the scores are right, but the cell above the stone is missing.
 * Look at which stones are on the board when the opponent replies.
 */
static inline int move_rank(const Weights *weights, const Node *node,
                            uint64_t move, uint64_t danger, uint64_t replies,
                            int centre)
{
    uint64_t playable = playable_cells(&node->position);
    return weights->threat * count_cells(danger) +
           weights->over * count_cells(danger & playable << 1) +
           weights->now * ((danger & playable) != 0) +
           weights->reply * count_cells(replies) +
           weights->spoilt * ((node->threats & move << 1) != 0) +
           weights->centre * centre +
           weights->row * ((move & follower_rows()) != 0);
}
