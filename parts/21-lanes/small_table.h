/*
 * A child is made in less time than memory takes to answer: so the table must
 * be near, and that means small. What is worth keeping stays in it all the
 * same, as its slots know the effort. (An eighth of what part 15 has: hardly
 * more nodes in the middle game, 4 % more in a search of three million.)
 */
#ifndef PAIR_BITS
#define PAIR_BITS /* 2^17 slots, 1 MB; on the largest boards more */ \
    (MIN_PAIR_BITS > 16 ? MIN_PAIR_BITS : 16)
#endif
