/* Part 6 testing each line of four by itself: what are the shifts worth? */
#include "../position.h"
#include "lines_of_four.h"      /* another test for a win */
#define position_wins position_wins_by_lines
#include "../../04-alpha-beta/upper_bound.h"
#include "../../05-move-order/column_order.h"
#include "../../05-move-order/solver.c"
#include "../../../common/join.h"
