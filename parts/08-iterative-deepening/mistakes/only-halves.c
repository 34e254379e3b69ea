/*
 * The interval is always halved
 *
 * This looks like plain bisection: the scores are right, but dear questions
 * about late wins come before the cheap ones about early wins. Look at what
 * next_question does when the middle is near 0.
 */
static inline int next_question(int min, int max)
{
    return min + (max - min) / 2;
}
