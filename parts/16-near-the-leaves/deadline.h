/*
 * "Is the score more than alpha?" is a question about one side's win. If
 * alpha >= 0 the side to move is the attacker: can it win early enough? If
 * not, its opponent is: can he? Either way the attacker must win within so
 * many of its own stones. Only the attacker's stones bring it nearer.
 */
static inline int deadline(int stones, int alpha)
{
    return alpha >= 0 ? score_win_now(stones) - alpha
                      : score_win_now(stones + 1) - (-alpha - 1);
}
