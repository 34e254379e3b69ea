/* The champion with the root of part 14, which halves the window. */
#include "../../16-near-the-leaves/ground.h"
#include "../../21-lanes/table_hash.h"
#include "../../15-packed-table/slot.h"
#include "../../15-packed-table/huge_pages.h"
#include "../../15-packed-table/packed_table.h"
#include "../../21-lanes/ground.h"
#include "../../08-iterative-deepening/next_question.h" /* variant */
#include "../history.h"
#include "../memory.h"
#include "../solver.c"
#include "../../21-lanes/chosen_at_start.h"
#include "../../14-follow-up/root.h" /* variant */
#include "../../../common/join.h"
