/* Part 13 - win in two: look at every reply before searching one. */
#include "../06-bitboard/position.h"
#include "../04-alpha-beta/upper_bound.h"
#include "../11-optimized-tt/transposition_table.h"
#include "../07-transposition-table/score_value.h"
#include "../12-lower-bound-tt/bound_table.h"
#include "../08-iterative-deepening/next_question.h"
#include "../09-anticipate-losing-moves/threats.h"
#include "../09-anticipate-losing-moves/lower_bound.h"
#include "node.h"               /* new */
#include "child_rank.h"         /* new */
#include "children.h"           /* new */
#include "solver.c"             /* changed: all children first, null windows */
#include "../../common/join.h"
