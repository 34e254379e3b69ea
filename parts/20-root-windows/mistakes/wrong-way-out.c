/*
 * The first dear question goes the wrong way
 *
 * This looks like costs that are read the wrong way round: the scores are
 * right, but the side whose early wins were easy to exclude is asked about
 * first. Look at what it means that the questions at the top were dear.
 */
static inline int outward_from(int min, int max, Cost cost)
{
    if (cost.top < cost.bottom)
        return cost.top > CLEARLY * cost.bottom ? max / 3 : 0;
    return cost.bottom > CLEARLY * cost.top ? -(-min / 3) - 1 : -1;
}
