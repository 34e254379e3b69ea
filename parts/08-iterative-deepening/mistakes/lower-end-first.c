/*
 * The lower end is always asked about
 *
 * This looks like a walk from the lowest score upwards: the scores are right,
 * but there are many questions where few are enough. Look at which question
 * rules out the most at once.
 */
static inline int next_question(int min, int max)
{
    (void)max;
    return min;
}
