/* Part 21 - lanes: all children of a node side by side. */
#include "../13-win-in-two/node_pieces.h"
#include "../16-near-the-leaves/deadline.h"
#include "../14-follow-up/follow_up.h"
#include "table_hash.h"         /* changed: images share an entry */
#include "../15-packed-table/slot.h"
#include "../15-packed-table/packed_table.h"
#include "small_table.h"        /* new */
#include "../18-open-lines/open_lines.h"
#include "../19-fitted-rank/child_rank.h"
#include "lanes.h"              /* new */
#include "children.h"           /* changed: side by side, without branches */
#include "children_bound.h"     /* changed: all at once */
#include "children_probe.h"     /* changed: asked for earlier */
#include "solver.h"             /* changed: one table again */
#include "search.h"             /* new: a path for forced moves */
#include "solver.c"             /* changed: takes it */
#include "chosen_at_start.h"    /* new */
#include "../20-root-windows/root.h"
#include "../../common/join.h"
