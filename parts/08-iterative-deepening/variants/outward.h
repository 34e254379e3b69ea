/* The sign first, then one step further out at a time: late wins first. */
static inline int next_question(int min, int max)
{
    if (min > 0)
        return min;
    return max > 0 ? 0 : max - 1;
}
