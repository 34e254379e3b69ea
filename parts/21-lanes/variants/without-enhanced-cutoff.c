/* The champion without the enhanced cutoff: a node probes itself only. */
#include "../../06-bitboard/position.h"
#include "../../04-alpha-beta/upper_bound.h"
#include "../../09-anticipate-losing-moves/threats.h"
#include "../../09-anticipate-losing-moves/lower_bound.h"
#include "../table_hash.h"
#include "../../15-packed-table/slot.h"
#include "../../15-packed-table/packed_table.h"
#include "../../13-win-in-two/counting.h"
#include "../../13-win-in-two/node.h"
#include "../../16-near-the-leaves/deadline.h"
#include "../../13-win-in-two/children.h"
#include "../../14-follow-up/follow_up.h"
#include "../../15-packed-table/children_prefetch.h"
#include "../../16-near-the-leaves/leaves.h"
#include "../../18-open-lines/child_rank.h"
#include "../../19-root-windows/next_question.h"
#define next_question(min, max) \
    next_question(min, max, position->stones, solver->nodes)
#include "../../16-near-the-leaves/solver.c" /* variant */
#include "../../../common/join.h"
