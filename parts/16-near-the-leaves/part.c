/* Part 16 - near the leaves: spend what the deadline is worth. */
#include "../13-win-in-two/node_pieces.h"
#include "../08-iterative-deepening/next_question.h"
#include "../15-packed-table/table_hash.h"
#include "../15-packed-table/slot.h"
#include "../15-packed-table/packed_table.h"
#include "../13-win-in-two/child_rank.h"
#include "../13-win-in-two/children.h"
#include "../14-follow-up/follow_up.h"
#include "../14-follow-up/children_bound.h"
#include "../15-packed-table/children_prefetch.h"
#include "deadline.h"           /* new */
#include "solver.h"             /* new */
#include "solver.c"             /* changed: leaves, and two tables */
#include "../14-follow-up/root.h"
#include "../../common/join.h"
