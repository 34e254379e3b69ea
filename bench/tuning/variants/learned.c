/* Part 22 with learned weights: LEARNED_WEIGHTS names the file they are in. */
#include "../../../parts/13-win-in-two/node_pieces.h"
#include "../../../parts/16-near-the-leaves/deadline.h"
#include "../../../parts/14-follow-up/follow_up.h"
#include "../../../parts/21-lanes/table_hash.h"
#include "../../../parts/15-packed-table/slot.h"
#include "../../../parts/15-packed-table/packed_table.h"
#include "../../../parts/21-lanes/small_table.h"
#include "../../../parts/21-lanes/children_pieces.h"
#include "../../../parts/22-history/history.h"
#include "../learned_rank.h"    /* new */

static const LearnedWeights weights_learned = {{
#ifdef LEARNED_WEIGHTS
/* cppcheck-suppress preprocessorErrorDirective */
#include LEARNED_WEIGHTS
#else
    {0} /* nothing learned yet, for editors and checkers */
#endif
}};
static const LearnedWeights *learned_weights = &weights_learned;

#include "../../../parts/22-history/solver.h"
#define children_rank learned_rank
#define history_rank  learned_history
#include "../../../parts/22-history/search.h"
#include "../../../parts/21-lanes/solver.c"
#include "../../../parts/21-lanes/chosen_at_start.h"
#include "../../../parts/20-root-windows/root.h"
#include "../../../common/join.h"
