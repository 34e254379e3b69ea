/* Part 5 with part 4's order: shows that nothing but the order changed. */
#include "../../03-minmax/position.h"
#include "../../04-alpha-beta/upper_bound.h"
#include "left_to_right.h"      /* instead of ../column_order.h */
#include "../solver.c"
#include "../../../common/join.h"
