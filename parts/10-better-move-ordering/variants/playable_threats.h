/* How many cells could be filled at once to win, were it our turn again. */
static inline int playable_rank(const Position *position, uint64_t move)
{
    Position after = {position->current | move, position->mask | move,
                      position->stones + 1};
    return count_cells(threats(after.current, after.mask) &
                       playable_cells(&after));
}

/* From here on, this is meant. */
#define move_rank playable_rank
