/* Part 22 with a wider follow-up bound. */
#include "../../../parts/13-win-in-two/node_pieces.h"
#include "../../../parts/16-near-the-leaves/deadline.h"
#include "../../../parts/14-follow-up/follow_up.h"
#include "../wider_follow_up.h" /* new */
#define follow_up_bound wider_bound
#include "../../../parts/21-lanes/table_hash.h"
#include "../../../parts/15-packed-table/slot.h"
#include "../../../parts/15-packed-table/packed_table.h"
#include "../../../parts/21-lanes/small_table.h"
#include "../../../parts/21-lanes/children_pieces.h"
#include "../wider_children.h"  /* changed: asks it */
#define children_bound wider_children
#include "../../../parts/22-history/history.h"
#include "../../../parts/22-history/solver.h"
#include "../../../parts/22-history/search.h"
#include "../../../parts/21-lanes/solver.c"
#include "../../../parts/21-lanes/chosen_at_start.h"
#include "../../../parts/20-root-windows/root.h"
#include "../../../common/join.h"
