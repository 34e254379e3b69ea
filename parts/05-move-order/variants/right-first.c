/* Part 5 with right before left: what is the side worth? */
#include "../../03-minmax/position.h"
#include "../../04-alpha-beta/upper_bound.h"
#include "right_first.h"        /* instead of ../column_order.h */
#include "../solver.c"
#include "../../../common/join.h"
