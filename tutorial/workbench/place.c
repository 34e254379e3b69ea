#include "place.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "../../common/hash.h"
#include "../markdown/markdown.h"
#include "cut.h"
#include "files.h"
#include "source.h"

static const char *const kind_names[] = {"cut", "scratch", "new", "exercise"};

/* --- pieces ----------------------------------------------------------------- */

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text);
    return length >= strlen(end) &&
           strcmp(text + length - strlen(end), end) == 0;
}

static bool is_piece(const char *name)
{
    return (ends_with(name, ".h") || ends_with(name, ".c")) &&
           !ends_with(name, "_tests.h") && strcmp(name, "part.c") != 0 &&
           strcmp(name, "test_part.c") != 0;
}

char **place_pieces(const char *part)
{
    char **names = directory_names(part);
    int kept = 0;
    for (int i = 0; names[i]; i++)
        if (is_piece(names[i]))
            names[kept++] = names[i];
        else
            free(names[i]);
    names[kept] = NULL;
    return names;
}

int part_number(const char *name)
{
    return atoi(name);
}

/* The manifest and the pieces, as they are now. */
uint64_t place_hash(const Place *place)
{
    uint64_t hash = HASH_START;
    char **names = directory_names(place->path);
    for (int i = 0; names[i]; i++) {
        if (!is_piece(names[i]) && strcmp(names[i], "part.c") != 0)
            continue;
        char *path = path_join(place->path, names[i]);
        size_t size = 0;
        char *text = read_whole(path, &size);
        hash = hash_bytes(hash, names[i], strlen(names[i]) + 1);
        if (text)
            hash = hash_bytes(hash, text, size + 1);
        free(text);
        free(path);
    }
    names_free(names);
    return hash;
}

bool place_has_passed(const Place *place)
{
    return place->state >= STATE_NODES && place->hash == place_hash(place);
}

/* --- functions -------------------------------------------------------------- */

char *place_piece_with(const Place *place, const char *function)
{
    char **pieces = place_pieces(place->part);
    char *found = NULL;
    for (int i = 0; pieces[i] && !found; i++) {
        Source source;
        char *path = path_join(place->part, pieces[i]);
        if (source_read(&source, path)) {
            if (source_find(&source, function))
                found = text_copy(pieces[i], strlen(pieces[i]));
            source_free(&source);
        }
        free(path);
    }
    names_free(pieces);
    return found;
}

bool place_has_functions(const Place *place)
{
    bool all = true;
    for (int i = 0; i < place->lesson.count; i++) {
        const char *name = place->lesson.tasks[i].function;
        char *piece = place_piece_with(place, name);
        if (!piece)
            fprintf(stderr, "%s has no function '%s' in its own files\n",
                    place->part, name);
        all = all && piece;
        free(piece);
    }
    return all;
}

Written place_written(const Place *place, const Task *task)
{
    char *piece = place_piece_with(place, task->function);
    char *path = path_join(place->path, piece ? piece : "part.c");
    Source source;
    Written written = FUNCTION_GONE;
    if (source_read(&source, path)) {
        const Function *function = source_find(&source, task->function);
        if (function)
            written = cut_is_stub(&source, function) ? FUNCTION_STUB
                                                     : FUNCTION_WRITTEN;
        source_free(&source);
    }
    free(path);
    free(piece);
    return written;
}

/* --- making one ------------------------------------------------------------- */

static bool find_lesson(Place *place, const char *choice)
{
    if (place->kind >= KIND_NEW)
        return true;
    char *path = path_join(place->part, "lesson.md");
    bool found = file_exists(path);
    if (found)
        found = lesson_read(&place->lesson, path);
    else if (!choice)
        fprintf(stderr,
                "%s has no lesson: name what to cut, as CUT=\"negamax\"\n",
                place->part);
    free(path);
    if (found || choice)
        return !choice || lesson_choose(&place->lesson, choice);
    return false;
}

/* Exercises lie in mine/exercises. */
static char *words_for(const Place *place)
{
    size_t length = strlen(place->mine);
    if (place->variant && length > strlen("/exercises"))
        length -= strlen("/exercises");
    bool usual = length == 4 && strncmp(place->mine, "mine", 4) == 0;
    return text_print(
        "PART=%02d%s%s%s%.*s", part_number(place->name),
        place->variant ? " VARIANT=" : "", place->variant ? place->variant : "",
        usual ? "" : " MINE=", usual ? 0 : (int)length, place->mine);
}

bool place_make(Place *place, const char *mine, const char *name,
                const char *part, Kind kind, const char *choice)
{
    *place = (Place){
        .name = text_copy(name, strlen(name)),
        .path = path_join(mine, name),
        .part = path_join("parts", part),
        .mine = text_copy(mine, strlen(mine)),
        .kind = kind,
    };
    place->from = place->part + strlen("parts/");
    if (kind == KIND_EXERCISE && choice)
        place->variant = text_copy(choice, strlen(choice));
    place->words = words_for(place);
    if (find_lesson(place, choice))
        return true;
    place_free(place);
    return false;
}

bool place_exists(const char *mine, const char *name)
{
    char *path = path_join(mine, name);
    bool there = directory_exists(path);
    free(path);
    return there;
}

void place_free(Place *place)
{
    free(place->name);
    free(place->path);
    free(place->part);
    free(place->mine);
    free(place->variant);
    free(place->words);
    lesson_free(&place->lesson);
    *place = (Place){0};
}

/* --- what is known of it ---------------------------------------------------- */

bool place_save(const Place *place)
{
    char *path = path_join(place->path, ".progress"), *text;
    size_t size;
    FILE *to = open_memstream(&text, &size);
    if (!to)
        abort();
    fprintf(to, "from %s\nkind %s\nstate %d\nhash %" PRIx64 "\ncut",
            place->from, kind_names[place->kind], (int)place->state,
            place->hash);
    for (int i = 0; i < place->lesson.count; i++)
        fprintf(to, " %s", place->lesson.tasks[i].function);
    fprintf(to, place->variant ? " %s\n" : "%s\n",
            place->variant ? place->variant : "");
    for (int i = 0; i < place->lesson.count; i++)
        if (place->hints[i] > 0)
            fprintf(to, "hints %s %d\n", place->lesson.tasks[i].function,
                    place->hints[i]);
    fclose(to);
    bool saved = file_write(path, text);
    free(text);
    free(path);
    return saved;
}

/* What stands behind a word at the beginning of a line; NULL if none does. */
static char *value_of(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *line = text; *line; line += strcspn(line, "\n")) {
        line += *line == '\n';
        if (strncmp(line, word, length) == 0 && line[length] == ' ')
            return text_copy(line + length + 1,
                             strcspn(line + length + 1, "\n"));
    }
    return NULL;
}

static Kind kind_of(const char *name)
{
    for (int kind = KIND_CUT; kind <= KIND_EXERCISE; kind++)
        if (name && strcmp(name, kind_names[kind]) == 0)
            return (Kind)kind;
    return KIND_CUT;
}

static void read_known(Place *place, const char *text)
{
    char *state = value_of(text, "state"), *hash = value_of(text, "hash");
    int number = state ? atoi(state) : 0;
    place->state =
        number < 0 || number > STATE_FASTER ? STATE_STARTED : (State)number;
    place->hash = hash ? strtoull(hash, NULL, 16) : 0;
    for (int i = 0; i < place->lesson.count; i++) {
        char *word = text_print("hints %s", place->lesson.tasks[i].function);
        char *given = value_of(text, word);
        int hints = given ? atoi(given) : 0;
        place->hints[i] = hints < 0 ? 0 : hints > HINTS ? HINTS : hints;
        free(given);
        free(word);
    }
    free(state);
    free(hash);
}

/* Without a .progress that can be read, it is what its name says. */
static bool open_with(Place *place, const char *mine, const char *name,
                      const char *text)
{
    char *from = value_of(text, "from"), *kind = value_of(text, "kind"),
         *cut = value_of(text, "cut");
    const char *reference = from && *from ? from : name;
    char *part = path_join("parts", reference);
    bool known = directory_exists(part);
    if (!known)
        fprintf(stderr,
                "%s/%s is no directory of the workbench: there is no %s, and "
                "its .progress names no other part.\nmake start makes one\n",
                mine, name, part);
    const char *choice = cut && *cut ? cut : NULL;
    Kind made = kind_of(kind);
    if (made == KIND_EXERCISE && !choice)
        made = KIND_CUT;
    bool opened =
        known && place_make(place, mine, name, reference, made, choice);
    if (opened)
        read_known(place, text);
    free(part);
    free(from);
    free(kind);
    free(cut);
    return opened;
}

bool place_open(Place *place, const char *mine, const char *name)
{
    if (!place_exists(mine, name)) {
        fprintf(stderr,
                "There is no %s/%s yet: make start PART=%02d makes it\n", mine,
                name, part_number(name));
        return false;
    }
    char *directory = path_join(mine, name);
    char *path = path_join(directory, ".progress");
    size_t size;
    char *text = read_whole(path, &size);
    bool opened = open_with(place, mine, name, text ? text : "");
    free(text);
    free(path);
    free(directory);
    return opened;
}
