/* Part 17 - enhanced cutoff: all children are looked up first. */
#include "../06-bitboard/position.h"
#include "../04-alpha-beta/upper_bound.h"
#include "../08-iterative-deepening/next_question.h"
#include "../09-anticipate-losing-moves/threats.h"
#include "../09-anticipate-losing-moves/lower_bound.h"
#include "../15-packed-table/table_hash.h"
#include "../15-packed-table/packed_table.h"
#include "../13-win-in-two/counting.h"
#include "../13-win-in-two/node.h"
#include "../13-win-in-two/children.h"
#include "../14-follow-up/follow_up.h"
#include "../15-packed-table/children_prefetch.h"
#include "../16-near-the-leaves/deadline.h"
#include "../16-near-the-leaves/leaves.h"
#include "children_probe.h"     /* new */
#include "../13-win-in-two/child_rank.h"
#include "solver.c"             /* changed: probes the children, not itself */
#include "../../common/join.h"
