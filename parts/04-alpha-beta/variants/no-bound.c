/* Part 4 without the cap on beta: what is knowing the best case worth? */
#include "../../03-minmax/position.h"
#include "no_bound.h"           /* instead of ../upper_bound.h */
#include "../solver.c"
#include "../../../common/join.h"
