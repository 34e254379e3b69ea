/*
 * "Is the score more than alpha?" is a question about one side's win. If
 * alpha >= 0 the side to move is the attacker: can it win early enough? If
 * not, its opponent is: can they? Either way the attacker must win within so
 * many of its own stones. Only the attacker's stones bring it nearer.
 */
static inline bool attacks(int alpha)
{
    return alpha >= 0;
}

static inline int deadline(int stones, int alpha)
{
    return attacks(alpha) ? score_win_now(stones) - alpha
                          : score_win_now(stones + 1) - opposite(alpha);
}

/*
 * More than half of all nodes have a deadline of two or three stones: what is
 * done there decides the speed.
 */

/*
 * The moves that may leave the opponent without a safe reply: if
 * the move threatens a cell they can fill (and then one more), or if all they
 * can fill is below a threat. A move threatens a cell that can be filled
 *   - in another column: the rest of the line is stones and such cells;
 *   - in its own: on top of three, or if there was a threat right above.
 * All is below a threat only if the cell above the move is, or does not exist.
 */
static inline uint64_t forcing_moves(const Node *node, uint64_t playable)
{
    uint64_t stones = node->position.current, near = stones | playable;
    uint64_t lines = threats_along(near, STEP - 1) | threats_along(near, STEP) |
                     threats_along(near, STEP + 1);
    uint64_t top_row = bottom_row() << (BOARD_HEIGHT - 1);
    return node->moves & (lines | (stones << 1 & stones << 2) |
                          node->threats >> 1 | node->threats >> 2 | top_row);
}

/* Deadline two, the attacker to move. */
static inline bool wins_in_two(const Node *node)
{
    uint64_t playable = playable_cells(&node->position);
    uint64_t moves = node->moves;
    if (several(moves))
        moves = forcing_moves(node, playable);
    for (; moves; moves &= moves - 1) {
        uint64_t move = lowest_cell(moves), mask = node->position.mask | move;
        uint64_t danger = threats(node->position.current | move, mask);
        uint64_t replies = (playable ^ move) | (move << 1 & all_cells());
        if (!safe_cells(replies, danger))
            return true;
    }
    return false;
}

/* Deadline two, the defender to move: is there a move that holds out? */
static inline bool holds_for_two(const Node *node)
{
    for (uint64_t rest = node->moves; rest; rest &= rest - 1) {
        Node child;
        node_play(&child, node, lowest_cell(rest));
        if (child.moves == 0 || !wins_in_two(&child))
            return true;
    }
    return false;
}
