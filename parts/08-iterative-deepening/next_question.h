/*
 * Which score to ask about next, somewhere in [min, max). Halving the
 * interval needs the fewest questions, but a question about a late win costs
 * far more than one about an early win, as the search may stop where the win
 * would come too late. So if the middle lies closer to 0 than half of an end,
 * that half is asked about first: this deepens the search step by step.
 */
static inline int next_question(int min, int max)
{
    int middle = min + (max - min) / 2;
    if (middle <= 0 && min / 2 < middle)
        return min / 2;
    if (middle >= 0 && max / 2 > middle)
        return max / 2;
    return middle;
}
