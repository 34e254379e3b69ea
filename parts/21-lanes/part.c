/* Part 21 - lanes: all children of a node side by side. */
#include "../16-near-the-leaves/ground.h"
#include "table_hash.h"         /* changed: images share an entry */
#include "../15-packed-table/slot.h"
#include "../15-packed-table/huge_pages.h"
#include "../15-packed-table/packed_table.h"
#include "../18-open-lines/open_lines.h"
#include "../19-fitted-rank/child_rank.h"
#include "lanes.h"              /* new */
#include "children.h"           /* changed: side by side */
#include "children_rank.h"      /* changed: without branches */
#include "children_bound.h"     /* changed: all at once */
#include "children_probe.h"     /* changed: asked for earlier */
#include "../20-root-windows/next_question.h"
#include "one_table.h"          /* changed: small, and no second one */
#include "solver.c"             /* changed: a path for forced moves */
#include "chosen_at_start.h"    /* new */
#include "../20-root-windows/ask.h"
#include "../20-root-windows/root.h"
#include "../../common/join.h"
