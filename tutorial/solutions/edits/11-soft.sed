# Chapter 12: part 11 made fail-soft on the low side. The best score found is
# returned and stored, and not alpha.
s/^    MoveList list;/    int best = -BOARD_CELLS;\
&/
/if (score > alpha)/i\
        if (score > best)\
            best = score;
s/value_of_score(alpha)/value_of_score(best)/
s/^    return alpha;/    return best;/
