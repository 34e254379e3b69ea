# A mistake of chapter 7: after a cut the score is stored, too, as if it were an
# upper bound.
/cut:/i\
        {\
            tt_put(&solver->table, key, value_of_score(score));
/cut:/a\
        }
