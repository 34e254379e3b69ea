/* Part 22 - history: what has worked elsewhere comes first. */
#include "../13-win-in-two/node_pieces.h"
#include "../16-near-the-leaves/deadline.h"
#include "../14-follow-up/follow_up.h"
#include "../21-lanes/table_hash.h"
#include "../15-packed-table/slot.h"
#include "../15-packed-table/packed_table.h"
#include "../21-lanes/small_table.h"
#include "../21-lanes/children_pieces.h"
#include "history.h"            /* new */
#include "solver.h"             /* changed: a place for it */
#include "search.h"             /* changed: learns from it */
#include "../21-lanes/solver.c"
#include "../21-lanes/chosen_at_start.h"
#include "../20-root-windows/root.h"
#include "../../common/join.h"
