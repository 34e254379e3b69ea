/* Nothing is asked for ahead of time. */
static inline void children_prefetch(const Children *children,
                                     const PackedTable *table)
{
    (void)children;
    (void)table;
}
