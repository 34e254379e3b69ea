/* Our threats, and those the opponent would gain if the stone were theirs. */
static inline int taken_rank(const Position *position, uint64_t move)
{
    uint64_t his = position->current ^ position->mask;
    return move_rank(position, move) +
           count_cells(threats(his | move, position->mask)) -
           count_cells(threats(his, position->mask));
}

/* From here on, this is meant. */
#define move_rank taken_rank
