/*
 * The key knows the stones of one side only
 *
 * This looks like a key that several positions share: the search is right, as
 * nothing asks for the key yet, but no table could be built on it. Look at
 * what two positions can have in common without being equal.
 */
static inline uint64_t position_key(const Position *position)
{
    return position->current;
}
