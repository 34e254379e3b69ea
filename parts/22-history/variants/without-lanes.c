/* The champion, which makes and ranks the children one by one. */
#define ANY_PROCESSOR           /* variant: wide registers are of no use */
#include "../../16-near-the-leaves/ground.h"
#include "../../21-lanes/table_hash.h"
#include "../../15-packed-table/slot.h"
#include "../../15-packed-table/huge_pages.h"
#include "../../15-packed-table/packed_table.h"
#include "../../21-lanes/ground.h"
#include "one_by_one.h"         /* variant */
#include "../../20-root-windows/next_question.h"
#include "../history.h"
#include "../memory.h"
#include "../solver.c"
#include "../../21-lanes/chosen_at_start.h"
#include "../../20-root-windows/ask.h"
#include "../../20-root-windows/root.h"
#include "../../../common/join.h"
