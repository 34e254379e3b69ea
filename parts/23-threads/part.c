/* Part 23 - threads: several search one position, and share a table. */
#include "../16-near-the-leaves/ground.h"
#include "../21-lanes/table_hash.h"
#include "slot.h"               /* new: read and written as a whole */
#include "../15-packed-table/huge_pages.h"
#include "../15-packed-table/packed_table.h"
#include "../21-lanes/ground.h"
#include "../20-root-windows/next_question.h"
#include "../22-history/history.h"
#include "ground.h"             /* new */
#include "solver.c"             /* changed: looks at what the others do */
#include "../21-lanes/chosen_at_start.h"
#include "../20-root-windows/root.h"
#include "../../common/join.h"
