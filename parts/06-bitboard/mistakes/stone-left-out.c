/*
 * The win test asks about the stones as they are
 *
 * This looks like a win test that is one stone too late: nobody ever wins, as
 * the stone to be played is not among those it looks at. Look at what is on
 * the board when the question is asked.
 */
static inline bool position_wins(const Position *position, int column)
{
    return position_can_play(position, column) && has_four(position->current);
}
