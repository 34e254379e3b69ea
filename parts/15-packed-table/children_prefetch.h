/* Asks the memory for the children's entries long before they are read. */
static inline void children_prefetch(const Children *children,
                                     const PackedTable *table)
{
    for (int i = 0; i < children->count; i++)
        table_prefetch(table, table_hash(&children->left[i]->position));
}
