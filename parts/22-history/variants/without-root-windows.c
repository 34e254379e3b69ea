/* The champion with the root of part 14, which halves the window. */
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
#include "../search.h"
#include "../../21-lanes/solver.c"
#include "../../21-lanes/chosen_at_start.h"
#include "../../08-iterative-deepening/next_question.h" /* variant */
#include "../../14-follow-up/root.h" /* variant */
#include "../../../common/join.h"
