# Exercise 4 of chapter 10, the last question: own threats count four times.
/^static inline int move_rank/,/^}/{
s/^    return.*/    uint64_t theirs = position->current ^ position->mask;\
    return 4 * count_cells(threats(position->current | move,\
                                   position->mask)) +\
           count_cells(threats(theirs | move, position->mask)) -\
           count_cells(threats(theirs, position->mask));/
}
