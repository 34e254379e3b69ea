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
static inline void children_defer(Children *children, const Paths *paths,
                                  int thread)
{
    for (int i = 0; children->count > 1 && i < children->count; i++) {
        const Position *child = &children->left[i]->position;
        if (paths_busy(paths, thread, child->stones, table_hash(child)))
            children->rank[i] -= BUSY_RANK;
    }
}

/* Takes out a child, as children_next does, and tells the others. */
static inline const Node *children_next_idle(Children *children, Paths *paths,
                                             int thread, int tried)
{
    if (tried >= PATIENCE)
        children_defer(children, paths, thread);
    const Node *child = children_next(children);
    paths_enter(paths, thread, child->position.stones,
                table_hash(&child->position));
    return child;
}
