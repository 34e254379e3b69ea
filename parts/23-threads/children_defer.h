/*
 * Which child next, where others search too. A good first child answers the
 * question, and what others did for its brothers meanwhile is wasted. So all
 * threads join in the first one and part further down. But when that has
 * been searched in vain, all will probably have to be: from then on, each
 * takes one that nobody is busy with, if there is any.
 */
#ifndef PATIENCE
#define PATIENCE 1 /* child */
#endif

enum { BUSY_RANK = 10000 }; /* more than any rank */

/* Puts children that others are searching behind those nobody is. Asked each
   time, as the others move on; what stays busy falls further behind. */
INLINE void children_defer(Children *children, const Paths *paths, int thread,
                           int stones)
{
    for (int other = 0; other <= paths->helpers; other++) {
        uint64_t busy = paths_at(paths, other, stones);
        if (other == thread)
            continue;
        for (int i = 0; i < BOARD_WIDTH; i++)
            if (children->rank[i] > INT_MIN && children->hash[i] == busy)
                children->rank[i] -= BUSY_RANK;
    }
}

/* Takes out a child, as children_next does, and tells the others. */
INLINE int children_next_idle(Children *children, Paths *paths, int thread,
                              int stones, uint64_t tried)
{
    if (cell_count(tried) >= PATIENCE)
        children_defer(children, paths, thread, stones);
    int lane = children_next(children);
    if (lane >= 0)
        paths_enter(paths, thread, stones, children->hash[lane]);
    return lane;
}
