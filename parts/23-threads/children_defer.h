/*
 * Which child next, where others search too. Most attacks fail, and then all
 * moves of the attacker have to be searched: each thread takes one that nobody
 * is busy with, if there is any. The defender needs one good reply and mostly
 * tries it first: what others did for its brothers would be wasted. So there
 * all threads go the same way, and part further down.
 */
#ifndef PARTS_AT
#define PARTS_AT(alpha) attacks(alpha)
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

/* Takes out a child, as children_next does, and tells the others. The stones
   are the child's, alpha is the question at its parent. */
INLINE int children_next_idle(Children *children, Paths *paths, int thread,
                              int stones, int alpha)
{
    if (PARTS_AT(alpha))
        children_defer(children, paths, thread, stones);
    int lane = children_next(children);
    if (lane >= 0)
        paths_enter(paths, thread, stones, children->hash[lane]);
    return lane;
}
