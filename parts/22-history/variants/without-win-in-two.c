/* The champion, which does not see a win before its next move. */
#include "../../16-near-the-leaves/ground.h"
#include "../../21-lanes/table_hash.h"
#include "../../15-packed-table/slot.h"
#include "../../15-packed-table/huge_pages.h"
#include "../../15-packed-table/packed_table.h"
#include "../../21-lanes/ground.h"
#include "../../20-root-windows/next_question.h"
#include "../history.h"
#include "../memory.h"
#include "no_win_in_two.h"      /* variant */
#include "../../20-root-windows/ask.h"
#include "../../20-root-windows/root.h"
#include "../../../common/join.h"
