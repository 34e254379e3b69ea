/* Part 5 - move order: the centre columns first. */
#include "../03-minmax/position.h"
#include "../04-alpha-beta/upper_bound.h"
#include "column_order.h"       /* new */
#include "solver.c"             /* changed: moves in that order */
#include "../../common/join.h"
