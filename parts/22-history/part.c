/* Part 22 - history: what has worked elsewhere comes first. */
#include "../16-near-the-leaves/ground.h"
#include "../21-lanes/table_hash.h"
#include "../15-packed-table/slot.h"
#include "../15-packed-table/huge_pages.h"
#include "../15-packed-table/packed_table.h"
#include "../21-lanes/ground.h"
#include "../20-root-windows/next_question.h"
#include "history.h"            /* new */
#include "memory.h"             /* changed: a place for it */
#include "solver.c"             /* changed: learns from it */
#include "../21-lanes/chosen_at_start.h"
#include "../20-root-windows/ask.h"
#include "../20-root-windows/root.h"
#include "../../common/join.h"
