/* Part 3 - minmax: look at every game there is. */
#include "position.h"           /* new */
#include "solver.c"             /* new */
#include "../../common/join.h"
