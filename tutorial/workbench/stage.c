#include "stage.h"

#include <stdlib.h>

#include "../../bench/text.h"
#include "copy.h"
#include "files.h"
#include "run.h"

bool stage_open(Place *place, const Tools *tools, const char *part,
                const char *what, bool whole)
{
    char *mine = path_join(tools->build, "course");
    char *name = text_print("%s.%s", part, what);
    bool good = place_make(place, mine, name, part, KIND_CUT, NULL);
    free(name);
    free(mine);
    if (!good)
        return false;
    run_remove(place->path);
    if (directory_make(place->path) &&
        copy_part(place, place->path, false, whole))
        return true;
    place_free(place);
    return false;
}

void stage_close(Place *place)
{
    run_remove(place->path);
    place_free(place);
}
