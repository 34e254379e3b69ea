/* Part 14 - follow-up: a strategy that proves a bound without search. */
#include "../06-bitboard/position.h"
#include "../04-alpha-beta/upper_bound.h"
#include "../11-optimized-tt/transposition_table.h"
#include "../07-transposition-table/score_value.h"
#include "../12-lower-bound-tt/bound_table.h"
#include "../08-iterative-deepening/next_question.h"
#include "../09-anticipate-losing-moves/threats.h"
#include "../09-anticipate-losing-moves/lower_bound.h"
#include "../13-win-in-two/node.h"
#include "../13-win-in-two/child_rank.h"
#include "../13-win-in-two/children.h"
#include "follow_up.h"          /* new */
#include "children_bound.h"     /* new */
#include "solver.c"             /* changed: bounds of all children first */
#include "root.h"               /* changed: the root has a bound, too */
#include "../../common/join.h"
