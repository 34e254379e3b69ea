/* How children are made, ranked and looked up from part 22 on: part of the
   manifest. */
#include "../18-open-lines/open_lines.h"
#include "../19-fitted-rank/child_rank.h"
#include "lanes.h"
#include "children.h"
#include "children_bound.h"
#include "children_probe.h"
