/* Part 24 - opening book: the first eight stones are looked up. */
#include "../13-win-in-two/node_pieces.h" /* it stands on part 22 */
#include "../16-near-the-leaves/deadline.h"
#include "../14-follow-up/follow_up.h"
#include "../21-lanes/table_hash.h"
#include "../15-packed-table/slot.h"
#include "../15-packed-table/packed_table.h"
#include "../21-lanes/small_table.h"
#include "../21-lanes/children_pieces.h"
#include "../22-history/history.h"
#include "../22-history/solver.h"
#include "../22-history/search.h"
#include "../21-lanes/solver.c"
#include "../21-lanes/chosen_at_start.h"
#include "../20-root-windows/root.h"
#include "numbering.h"          /* new */
#include "book.h"               /* new */
#include "look_up.h"            /* new */
#include "book_first.h"         /* new */
#include "../../common/join.h"
