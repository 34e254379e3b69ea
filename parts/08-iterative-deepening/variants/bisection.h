/* Always the middle: the fewest questions, whatever each may cost. */
static inline int next_question(int min, int max)
{
    return min + (max - min) / 2;
}
