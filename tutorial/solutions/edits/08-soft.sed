# Exercise 5 of chapter 8, the low side: the best score found is returned and
# stored, and not alpha.
/^    for (int i = 0; i < BOARD_WIDTH; i++) {/i\
    int best = -BOARD_CELLS;
/if (score > alpha)/i\
        if (score > best)\
            best = score;
s/value_of_score(alpha)/value_of_score(best)/
s/^    return alpha;/    return best;/
