/* Promises nothing: above every score. */
static inline int upper_bound(const Position *position)
{
    (void)position;
    return BOARD_CELLS;
}
