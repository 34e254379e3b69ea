/* The solvers of the playground are release builds: nothing is asserted. */
#ifndef PLAYGROUND_ASSERT_H
#define PLAYGROUND_ASSERT_H

#define assert(condition) ((void)0)

#endif
