# Exercise 5 of chapter 10: a random order, the same in every run.
/^static inline int move_rank/,/^}/{
s/^    return.*/    uint64_t mixed = position->mask ^ position->current ^ move * 31;\
    return (int)(mixed * UINT64_C(0x9e3779b97f4a7c15) >> 60);/
}
