/*
 * A clear difference in cost is ignored
 *
 * This looks like a step that is always the smallest: the scores are right,
 * but where one end was much harder, the win is not looked for further out.
 * Look at what a cost many times the other one tells.
 */
static inline int outward_from(int min, int max, Cost cost)
{
    (void)min;
    (void)max;
    if (cost.top >= cost.bottom)
        return 0;
    return -1;
}
