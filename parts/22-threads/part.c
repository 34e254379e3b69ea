/* Part 21 - threads: several search one position, and share a table. */
#include "../06-bitboard/position.h"
#include "../04-alpha-beta/upper_bound.h"
#include "../09-anticipate-losing-moves/threats.h"
#include "../09-anticipate-losing-moves/lower_bound.h"
#include "../15-packed-table/table_hash.h"
#include "slot.h"               /* new: read and written as a whole */
#include "../15-packed-table/packed_table.h"
#include "../13-win-in-two/counting.h"
#include "../13-win-in-two/node.h"
#include "../16-near-the-leaves/deadline.h"
#include "../13-win-in-two/children.h"
#include "../14-follow-up/follow_up.h"
#include "../15-packed-table/children_prefetch.h"
#include "../16-near-the-leaves/leaves.h"
#include "../17-enhanced-cutoff/children_probe.h"
#include "../18-open-lines/child_rank.h"
#include "../19-root-windows/next_question.h"
#include "paths.h"              /* new */
#include "children_defer.h"     /* new */
#include "team.h"               /* new */
#include "overtaken.h"          /* new */
#include "threads.h"            /* new */
#include "solver.c"             /* changed: looks at what the others do */
#include "../../common/join.h"
