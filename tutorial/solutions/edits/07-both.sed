# Exercise 6 of chapter 7: both kinds of bounds, the lower ones moved up by 43.
s/int upper = value ? score_of_value(value) : upper_bound(position);/int upper = upper_bound(position);/
/^    if (beta > upper) {/i\
    if (value > 43) {\
        int lower = score_of_value((uint8_t)(value - 43));\
        if (alpha < lower) {\
            alpha = lower;\
            if (alpha >= beta)\
                return alpha;\
        }\
    } else if (value) {\
        upper = score_of_value(value);\
    }
/cut:/i\
        {\
            tt_put(&solver->table, key,\
                   (uint8_t)(value_of_score(score) + 43));
/cut:/a\
        }
