/*
 * A gap inside a line is not seen
 *
 * This looks like threats that are only seen at the ends of three stones in a
 * row: a cell between them completes four as well, and is missed. Look at the
 * four places where the gap of a line can be.
 */
static inline uint64_t threats_along(uint64_t stones, int step)
{
    uint64_t behind = (stones << step) & (stones << 2 * step);
    uint64_t ahead = (stones >> step) & (stones >> 2 * step);
    return (behind & (stones << 3 * step)) | (ahead & (stones >> 3 * step));
}
