/* Part 18 - open lines: rank far from the deadline by what can be made. */
#include "../13-win-in-two/node_pieces.h"
#include "../16-near-the-leaves/deadline.h"
#include "../08-iterative-deepening/next_question.h"
#include "../15-packed-table/table_hash.h"
#include "../15-packed-table/slot.h"
#include "../15-packed-table/packed_table.h"
#include "../14-follow-up/follow_up.h"
#include "open_lines.h"         /* new */
#include "child_rank.h"         /* changed: counts them */
#include "../13-win-in-two/children.h"
#include "../14-follow-up/children_bound.h"
#include "../15-packed-table/children_prefetch.h"
#include "../17-enhanced-cutoff/children_probe.h"
#include "../16-near-the-leaves/solver.h"
#include "../17-enhanced-cutoff/solver.c"
#include "../14-follow-up/root.h"
#include "../../common/join.h"
