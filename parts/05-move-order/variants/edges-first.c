/* Part 5 upside down: the edges first. How bad can an order be? */
#include "../../03-minmax/position.h"
#include "../../04-alpha-beta/upper_bound.h"
#include "edges_first.h"        /* instead of ../column_order.h */
#include "../solver.c"
#include "../../../common/join.h"
