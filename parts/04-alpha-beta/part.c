/* Part 4 - alpha-beta: do not look at what cannot matter. */
#include "../03-minmax/position.h"
#include "upper_bound.h"        /* new */
#include "solver.c"             /* changed: a window, and cuts */
#include "../../common/join.h"
