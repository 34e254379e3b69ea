/*
 * Columns side by side. A processor has registers of several words and does
 * the same step with all of them at once. A compiler uses them by itself for
 * a loop that does the same for every i, without a branch, and whose length
 * it knows. So that is how the loops over lanes are written, in plain C: one
 * lane for each column, the middle one first, then its neighbours, outwards.
 * Their number is a multiple of four, the words in such a register; the lanes
 * beyond the board are empty.
 */
/* What is called in such a loop, or has one, must become part of its caller:
   see chosen_at_start.h. */
#if defined __GNUC__
#define INLINE static inline __attribute__((always_inline))
#else
#define INLINE static inline
#endif

enum { LANES = (BOARD_WIDTH + 3) / 4 * 4, MOST_LANES = 12 };
_Static_assert(LANES <= MOST_LANES, "no lane for the last column");

#define LANE_COLUMN(i) \
    ((BOARD_WIDTH - 1) / 2 + ((i) % 2 ? ((i) + 1) / 2 : -((i) / 2)))
/* Beyond the board the shift is not made, but compilers look at it all the
   same: & and % keep it within a word. */
#define LANE_CELLS(i) \
    ((i) < BOARD_WIDTH ? ((UINT64_C(1) << BOARD_HEIGHT) - 1) \
                             << (LANE_COLUMN(i) & 15) * STEP % 64 \
                       : 0)

static const uint64_t lane_cells[MOST_LANES] = {
    LANE_CELLS(0), LANE_CELLS(1), LANE_CELLS(2),  LANE_CELLS(3),
    LANE_CELLS(4), LANE_CELLS(5), LANE_CELLS(6),  LANE_CELLS(7),
    LANE_CELLS(8), LANE_CELLS(9), LANE_CELLS(10), LANE_CELLS(11)};

INLINE bool lanes_any(const uint64_t lane[LANES])
{
    uint64_t any = 0;
    for (int i = 0; i < LANES; i++)
        any |= lane[i];
    return any != 0;
}
