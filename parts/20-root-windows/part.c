/* Part 20 - root windows: the cheap questions first. */
#include "../16-near-the-leaves/ground.h"
#include "../15-packed-table/table_hash.h"
#include "../15-packed-table/slot.h"
#include "../15-packed-table/huge_pages.h"
#include "../15-packed-table/packed_table.h"
#include "../13-win-in-two/children.h"
#include "../14-follow-up/children_bound.h"
#include "../15-packed-table/children_prefetch.h"
#include "../17-enhanced-cutoff/children_probe.h"
#include "../18-open-lines/open_lines.h"
#include "../19-fitted-rank/child_rank.h"
#include "../13-win-in-two/children_rank.h"
#include "next_question.h"      /* new */
#include "../16-near-the-leaves/two_tables.h"
#include "../17-enhanced-cutoff/solver.c"
#include "ask.h"                /* new */
#include "root.h"               /* changed: asks by stones and nodes */
#include "../../common/join.h"
