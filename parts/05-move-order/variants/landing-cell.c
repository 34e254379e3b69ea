/* Part 5 by the lines through the cell where the stone would land. */
#include "../../03-minmax/position.h"
#include "../../04-alpha-beta/upper_bound.h"
#include "../column_order.h"
#include "landing_cell.h"       /* instead of it */
#include "../solver.c"
#include "../../../common/join.h"
