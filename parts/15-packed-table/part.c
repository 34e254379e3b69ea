/* Part 15 - packed table: both bounds in one word, fetched ahead. */
#include "../13-win-in-two/node_pieces.h"
#include "../08-iterative-deepening/next_question.h"
#include "table_hash.h"         /* new */
#include "slot.h"               /* new */
#include "packed_table.h"       /* new */
#include "../13-win-in-two/child_rank.h"
#include "../13-win-in-two/children.h"
#include "../14-follow-up/follow_up.h"
#include "../14-follow-up/children_bound.h"
#include "children_prefetch.h"  /* new */
#include "solver.c"             /* changed: fetches, and learns both bounds */
#include "../14-follow-up/root.h"
#include "../../common/join.h"
