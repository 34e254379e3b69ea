/*
 * The walk along a line never moves on
 *
 * This looks like a loop that does not end: it looks at the same neighbour
 * again and again, as long as a stone lies there. Look at which cell
 * position_run reads the second time.
 */
static inline int position_run(const unsigned char *cell, int step,
                               unsigned char player)
{
    int run = 0;
    while (cell[step] == player)
        run++;
    return run;
}
