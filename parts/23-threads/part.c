/* Part 23 - threads: several search one position, and share a table. */
#include "../13-win-in-two/node_pieces.h"
#include "../16-near-the-leaves/deadline.h"
#include "../14-follow-up/follow_up.h"
#include "../21-lanes/table_hash.h"
#include "slot.h"               /* new: read and written as a whole */
#include "../15-packed-table/packed_table.h"
#include "../21-lanes/small_table.h"
#include "../21-lanes/children_pieces.h"
#include "../22-history/history.h"
#include "team_pieces.h"        /* new */
#include "search.h"             /* changed: looks at what the others do */
#include "solver.c"             /* changed: goes back when told */
#include "../21-lanes/chosen_at_start.h"
#include "../20-root-windows/root.h"
#include "../../common/join.h"
