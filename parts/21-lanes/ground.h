/* How parts from 22 on rank, make and look up children: part of a manifest. */
#include "../18-open-lines/open_lines.h"
#include "../19-fitted-rank/child_rank.h"
#include "lanes.h"
#include "children.h"
#include "children_rank.h"
#include "children_bound.h"
#include "children_probe.h"
