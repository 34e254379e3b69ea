/* Part 21 - lanes: all children of a node side by side. */
#include "../06-bitboard/position.h"
#include "../04-alpha-beta/upper_bound.h"
#include "../09-anticipate-losing-moves/threats.h"
#include "../09-anticipate-losing-moves/lower_bound.h"
#include "table_hash.h"         /* changed: images share an entry */
#include "../15-packed-table/slot.h"
#include "../15-packed-table/huge_pages.h"
#include "../15-packed-table/packed_table.h"
#include "../13-win-in-two/counting.h"
#include "../13-win-in-two/node.h"
#include "../16-near-the-leaves/deadline.h"
#include "../14-follow-up/follow_up.h"
#include "../16-near-the-leaves/leaves.h"
#include "../18-open-lines/open_lines.h"
#include "../20-fitted-rank/child_rank.h"
#include "lanes.h"              /* new */
#include "chosen_at_start.h"  /* new */
#include "children.h"           /* changed: side by side */
#include "children_rank.h"      /* changed: without branches */
#include "children_bound.h"     /* changed: all at once */
#include "children_probe.h"     /* changed: asked for earlier */
#include "../19-root-windows/next_question.h"
#include "../16-near-the-leaves/two_tables.h"
#include "solver.c"             /* changed: a path for forced moves */
#include "../19-root-windows/ask.h"
#include "../19-root-windows/root.h"
#include "../../common/join.h"
