/* What a program needs to number positions and to read a book. */
#include "../../13-win-in-two/node_pieces.h"
#include "../../21-lanes/table_hash.h"
#include "../numbering.h"
#include "../book.h"
#include "../look_up.h"
