/* Part 17 - enhanced cutoff: all children are looked up first. */
#include "../16-near-the-leaves/ground.h"
#include "../08-iterative-deepening/next_question.h"
#include "../15-packed-table/table_hash.h"
#include "../15-packed-table/slot.h"
#include "../15-packed-table/huge_pages.h"
#include "../15-packed-table/packed_table.h"
#include "../13-win-in-two/children.h"
#include "../14-follow-up/children_bound.h"
#include "../15-packed-table/children_prefetch.h"
#include "children_probe.h"     /* new */
#include "../13-win-in-two/child_rank.h"
#include "../13-win-in-two/children_rank.h"
#include "../16-near-the-leaves/two_tables.h"
#include "solver.c"             /* changed: probes the children, not itself */
#include "../14-follow-up/root.h"
#include "../../common/join.h"
