/* The champion without the enhanced cutoff: a node probes itself only. */
#include "../../13-win-in-two/node_pieces.h"
#include "../../16-near-the-leaves/deadline.h"
#include "../../14-follow-up/follow_up.h"
#include "../../21-lanes/table_hash.h"
#include "../../15-packed-table/slot.h"
#include "../../15-packed-table/packed_table.h"
#include "../../21-lanes/small_table.h"
#include "../../21-lanes/children_pieces.h"
#include "../history.h"
#include "../solver.h"
#define children_probe(children, table, alpha) (-BOARD_CELLS)
#define child_answered(table, hash, alpha, score) false
#include "../search.h"
#include "probe_itself.h"       /* variant */
#include "../../21-lanes/chosen_at_start.h"
#include "../../20-root-windows/root.h"
#include "../../../common/join.h"
