/* The champion, which does not see a win before its next move. */
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
#define children_make(children, node) (children_make(children, node), false)
#define has_no_reply(child) false
#include "../search.h"
#include "no_win_in_two.h"      /* variant */
#include "../../21-lanes/chosen_at_start.h"
#include "../../20-root-windows/root.h"
#include "../../../common/join.h"
