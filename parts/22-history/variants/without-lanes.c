/* The champion, which makes and ranks the children one by one. */
#define ANY_PROCESSOR           /* variant: wide registers are of no use */
#include "../../13-win-in-two/node_pieces.h"
#include "../../16-near-the-leaves/deadline.h"
#include "../../14-follow-up/follow_up.h"
#include "../../21-lanes/table_hash.h"
#include "../../15-packed-table/slot.h"
#include "../../15-packed-table/packed_table.h"
#include "../../21-lanes/small_table.h"
#include "../../21-lanes/children_pieces.h"
#include "one_by_one.h"         /* variant */
#include "../history.h"
#include "../solver.h"
#include "../search.h"
#include "../../21-lanes/solver.c"
#include "../../21-lanes/chosen_at_start.h"
#include "../../20-root-windows/root.h"
#include "../../../common/join.h"
