/*
 * The worth grows without a limit
 *
 * This looks like an account that only adds up: after a few answers it no
 * longer fits its number, and good cells become bad ones. Look at how far the
 * worth goes each time, and from where.
 */
INLINE void worth_move(int16_t *worth, int towards)
{
    *worth = (int16_t)(*worth + towards / WORTH_STEP);
}
