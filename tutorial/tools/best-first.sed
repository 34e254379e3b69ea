# For edited.sh and parts 5 and 6: the moves sorted by their true scores, best
# first; equal ones as before. The searches that find the scores are not
# counted. With BEST_FIRST = -1 the worst comes first.
/^ \* The score, as far as the window/{
i\
 * The true score within a window, for the oracle: alpha-beta, not counted.\
 */\
static int true_score(const Position *position, int alpha, int beta)\
{\
    if (position->stones == BOARD_CELLS)\
        return 0;\
    for (int column = 0; column < BOARD_WIDTH; column++)\
        if (position_can_play(position, column) &&\
            position_wins(position, column))\
            return score_win_now(position->stones);\
    if (alpha >= upper_bound(position))\
        return alpha;\
    for (int i = 0; i < BOARD_WIDTH && alpha < beta; i++)\
        if (position_can_play(position, column_order[i])) {\
            Position child = *position;\
            position_play(&child, column_order[i]);\
            int score = -true_score(&child, -beta, -alpha);\
            if (score > alpha)\
                alpha = score;\
        }\
    return alpha;\
}\
\
enum { BEST_FIRST = 1 };\
\
/* The playable columns, sorted; equal ones in the old order. */\
static int sort_columns(const Position *position, int *sorted)\
{\
    int count = 0, score[BOARD_WIDTH];\
    for (int i = 0; i < BOARD_WIDTH; i++) {\
        if (!position_can_play(position, column_order[i]))\
            continue;\
        Position child = *position;\
        position_play(&child, column_order[i]);\
        int value = BEST_FIRST * -true_score(&child, -BOARD_CELLS, BOARD_CELLS);\
        int at = count++;\
        for (; at > 0 && score[at - 1] < value; at--) {\
            score[at] = score[at - 1];\
            sorted[at] = sorted[at - 1];\
        }\
        score[at] = value;\
        sorted[at] = column_order[i];\
    }\
    return count;\
}\
\
/*
}
s/^    for (int i = 0; i < BOARD_WIDTH; i++) {/    int sorted[BOARD_WIDTH], count = sort_columns(position, sorted);\
    for (int i = 0; i < count; i++) {/
s/int column = column_order\[i\];/int column = sorted[i];/
