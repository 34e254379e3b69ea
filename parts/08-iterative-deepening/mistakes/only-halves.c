/*
 * The interval is always halved
 *
 * This looks like plain bisection: the scores are right, and so are the nodes
 * of weak, but strong asks other questions, and late wins before early ones.
 * Look at what next_question does when the middle is near 0.
 */
static inline int next_question(int min, int max)
{
    return min + (max - min) / 2;
}
