# Exercise 4 of chapter 14, as an edit to part 14: of two contested cells S gets
# one. With more of them, S is given all, as before.
/^static inline int follow_up_swapped/i\
static inline bool four_with_half(uint64_t sure, uint64_t contested)\
{\
    uint64_t low = lowest_cell(contested);\
    if (count_cells(contested) != 2)\
        return has_four(sure | contested);\
    return has_four(sure | low) || has_four(sure | (contested ^ low));\
}\

s/!has_four(node->position.current | (contested & ~column) |/!four_with_half(node->position.current |/
s/(empty & ~unreached & own)))/(empty \& ~unreached \& own), contested \& ~column))/
s/if (has_four(node->position.current | contested |/if (four_with_half(node->position.current |/
s/(empty & ~unreached & ~rows)))/(empty \& ~unreached \& ~rows), contested))/
