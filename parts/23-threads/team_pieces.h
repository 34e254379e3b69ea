/* What the threads are made of: part of the manifest. */
#include "paths.h"          /* new */
#include "children_defer.h" /* new */
#include "solver.h"         /* changed: one for each thread */
#include "team.h"           /* new */
#include "overtaken.h"      /* new */
#include "threads.h"        /* new */
