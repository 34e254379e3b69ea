/* What every part from 17 on begins with: part of its manifest. */
#include "../13-win-in-two/ground.h"
#include "deadline.h"
#include "../14-follow-up/follow_up.h"
#include "leaves.h"
