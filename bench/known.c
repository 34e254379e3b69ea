#include "known.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

#define COLUMNS_OF_KNOWN "part,set,mode,set hash,nodes of the first lines"

/* The lines for which a sum is kept; in between it is interpolated. */
static const int kept[] = {1,  2,  3,   5,   7,   10,  15,  20,  30,
                           50, 70, 100, 150, 200, 300, 500, 700, 1000};

enum { KEPT = sizeof kept / sizeof kept[0] };

static KnownCell *find(const Known *known, const CellKey *key)
{
    for (int i = 0; i < known->count; i++) {
        KnownCell *cell = &known->cells[i];
        if (cell->weak == key->weak && cell->set_hash == key->set->hash &&
            strcmp(cell->part, key->solver) == 0 &&
            strcmp(cell->set, key->set->name) == 0)
            return cell;
    }
    return NULL;
}

/* The sum of the first lines; behind the last one prolonged. */
static double sum_of(const KnownCell *cell, int lines)
{
    KnownSum before = {0};
    for (int i = 0; i < cell->count; i++) {
        const KnownSum *sum = &cell->sums[i];
        if (sum->lines >= lines) {
            double share =
                (double)(lines - before.lines) / (sum->lines - before.lines);
            return before.nodes + share * (sum->nodes - before.nodes);
        }
        before = *sum;
    }
    return before.nodes / before.lines * lines;
}

/* All in whole lines; those of an open sum do not count. */
static int lines_of(const KnownCell *cell)
{
    int last = cell->count - 1;
    if (last >= 0 && cell->sums[last].over)
        last--;
    return last >= 0 ? cell->sums[last].lines : 0;
}

/* Is a, as names go, a later part than b, on the same set? */
static bool is_later(const KnownCell *a, const KnownCell *b)
{
    return a->weak == b->weak && a->set_hash == b->set_hash &&
           strcmp(a->set, b->set) == 0 && strcmp(a->part, b->part) > 0;
}

/* The next part that is known for most of the lines; NULL: it is this one. */
static const KnownCell *guide_of(const Known *known, const KnownCell *cell,
                                 int lines)
{
    const KnownCell *guide = NULL;
    int most = lines_of(cell);
    for (int i = 0; i < known->count; i++) {
        const KnownCell *other = &known->cells[i];
        int its = lines_of(other) < lines ? lines_of(other) : lines;
        if (!is_later(other, cell) || its < most ||
            (its == most && (guide == NULL || is_later(other, guide))))
            continue;
        guide = other;
        most = its;
    }
    return guide;
}

/* The first lines of a set may be easy ones. So a sum is prolonged in two
   ways: as if the others were like them, and by what the guide needs. */
static double prolong(const KnownCell *cell, const KnownCell *guide, int lines)
{
    double plain = sum_of(cell, lines);
    if (guide == NULL)
        return plain;
    const KnownSum *last = &cell->sums[cell->count - 1];
    double its = sum_of(guide, last->lines);
    double like_guide = its > 0 ? last->nodes / its * sum_of(guide, lines) : 0;
    return like_guide > plain ? like_guide : plain;
}

/* What is not known is guessed: no less than any part needs that stands
   between this one and its guide, as each is there to need fewer. */
double known_nodes(const Known *known, const CellKey *key, int lines,
                   bool *over)
{
    const KnownCell *cell = find(known, key);
    *over = false;
    if (cell == NULL)
        return 0;
    if (lines <= lines_of(cell))
        return sum_of(cell, lines);
    const KnownCell *guide = guide_of(known, cell, lines);
    double nodes = prolong(cell, guide, lines);
    for (int i = 0; i < known->count; i++) {
        const KnownCell *other = &known->cells[i];
        if (guide == NULL || !is_later(other, cell) || is_later(other, guide))
            continue;
        double its = other == guide ? sum_of(guide, lines)
                                    : prolong(other, guide, lines);
        nodes = its > nodes ? its : nodes;
    }
    *over = cell->sums[cell->count - 1].over;
    return nodes;
}

bool known_has(const Known *known, const char *solver)
{
    for (int i = 0; i < known->count; i++)
        if (strcmp(known->cells[i].part, solver) == 0)
            return true;
    return false;
}

/* --- what a journal tells ------------------------------------------------- */

static KnownCell *add_cell(Known *known)
{
    int count = known->count++;
    if ((count & (count - 1)) == 0) { /* full at every power of two */
        size_t room = count == 0 ? 1 : 2 * (size_t)count;
        known->cells = realloc(known->cells, room * sizeof(KnownCell));
        if (known->cells == NULL)
            abort();
    }
    KnownCell *cell = &known->cells[count];
    memset(cell, 0, sizeof *cell);
    return cell;
}

static void add_sum(KnownCell *cell, int lines, double nodes, bool over)
{
    if (cell->count < KNOWN_SUMS)
        cell->sums[cell->count++] = (KnownSum){lines, nodes, over};
}

/* The sums of a journal, whose first row must be line 1. */
static void sum_up(KnownCell *cell, const Journal *journal)
{
    int solved = journal_solved(journal), next = 0;
    double nodes = 0, usec = 0;
    for (int i = 0; i < solved; i++) {
        nodes += (double)journal->rows[i].nodes;
        usec += journal->rows[i].usec;
        bool keep = next < KEPT && kept[next] == i + 1;
        next += keep;
        if (keep || i == solved - 1)
            add_sum(cell, i + 1, nodes, false);
    }
    if (journal->count > solved && journal->rows[solved].status == BUDGET) {
        double rate = usec > 1000 && nodes > 0 ? nodes / usec : 10;
        add_sum(cell, solved + 1, nodes + rate * journal->rows[solved].usec,
                true);
    }
}

static bool agree(const KnownCell *a, const KnownCell *b)
{
    for (int i = 0; i < a->count; i++)
        for (int k = 0; k < b->count; k++)
            if (a->sums[i].lines == b->sums[k].lines && !a->sums[i].over &&
                !b->sums[k].over && a->sums[i].nodes != b->sums[k].nodes)
                return false;
    return true;
}

/* Does this say more than that? */
static bool says_more(const KnownCell *this, const KnownCell *that)
{
    if (lines_of(this) != lines_of(that))
        return lines_of(this) > lines_of(that);
    return this->sums[this->count - 1].nodes >
           that->sums[that->count - 1].nodes;
}

void known_add(Known *known, const Journal *journal)
{
    const CellKey *key = &journal->key;
    KnownCell new = {.weak = key->weak, .set_hash = key->set->hash};
    sum_up(&new, journal);
    if (new.count == 0)
        return;
    KnownCell *cell = find(known, key);
    if (cell != NULL && agree(cell, &new) && !says_more(&new, cell))
        return;
    new.part = cell != NULL ? cell->part : text_print("%s", key->solver);
    snprintf(new.set, sizeof new.set, "%s", key->set->name);
    if (cell == NULL)
        cell = add_cell(known);
    *cell = new;
}

/* --- the file -------------------------------------------------------------- */

/* `1:90124 2:712334 4>6000000` */
static bool read_sums(KnownCell *cell, const char *text)
{
    int before = 0;
    while (*text != '\0') {
        KnownSum sum;
        char sign;
        int used = 0;
        if (sscanf(text, "%d%c%lf%n", &sum.lines, &sign, &sum.nodes, &used) !=
                3 ||
            (sign != ':' && sign != '>') || sum.lines <= before ||
            !(sum.nodes >= 0 && sum.nodes < 1e18) || cell->count == KNOWN_SUMS)
            return false;
        sum.over = sign == '>';
        cell->sums[cell->count++] = sum;
        before = sum.lines;
        text += used + (text[used] == ' ');
    }
    return cell->count > 0;
}

static bool read_cell(Known *known, char *line)
{
    char *field[5], *rest = line;
    for (int i = 0; i < 5; i++) {
        field[i] = i < 4 ? strtok_r(rest, ",", &rest) : rest;
        if (field[i] == NULL)
            return false;
    }
    KnownCell cell = {.weak = strcmp(field[2], "weak") == 0};
    if (sscanf(field[3], "%" SCNx64, &cell.set_hash) != 1 ||
        strlen(field[1]) >= sizeof cell.set || !read_sums(&cell, field[4]))
        return false;
    strcpy(cell.set, field[1]);
    cell.part = text_print("%s", field[0]);
    *add_cell(known) = cell;
    return true;
}

bool known_read(Known *known, const char *path, char *error, size_t size)
{
    char *line = NULL;
    size_t room = 0;
    int number = 0;
    bool good = true;
    *known = (Known){0};
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        snprintf(error, size, "%s: %s", path, strerror(errno));
        return false;
    }
    while (good && getline(&line, &room, file) > 0) {
        line[strcspn(line, "\n")] = '\0';
        good = ++number == 1 ? strcmp(line, COLUMNS_OF_KNOWN) == 0
                             : read_cell(known, line);
    }
    if (!good || number == 0)
        snprintf(error, size, "%s, line %d: must be `%s`", path, number,
                 COLUMNS_OF_KNOWN);
    free(line);
    fclose(file);
    if (!good || number == 0)
        known_free(known);
    return good && number > 0;
}

static int compare(const void *a, const void *b)
{
    const KnownCell *x = a, *y = b;
    int order = strcmp(x->set, y->set);
    if (order == 0)
        order = x->weak - y->weak;
    return order != 0 ? order : strcmp(x->part, y->part);
}

bool known_write(const Known *known, const char *path)
{
    char *part = text_print("%s.part", path);
    FILE *file = fopen(part, "w");
    if (file == NULL) {
        free(part);
        return false;
    }
    qsort(known->cells, (size_t)known->count, sizeof(KnownCell), compare);
    fprintf(file, "%s\n", COLUMNS_OF_KNOWN);
    for (int i = 0; i < known->count; i++) {
        const KnownCell *cell = &known->cells[i];
        fprintf(file, "%s,%s,%s,%016" PRIx64, cell->part, cell->set,
                mode_name(cell->weak), cell->set_hash);
        for (int k = 0; k < cell->count; k++)
            fprintf(file, "%c%d%c%.0f", k == 0 ? ',' : ' ', cell->sums[k].lines,
                    cell->sums[k].over ? '>' : ':', cell->sums[k].nodes);
        putc('\n', file);
    }
    bool good = !ferror(file);
    good = fclose(file) == 0 && good && rename(part, path) == 0;
    free(part);
    return good;
}

void known_free(Known *known)
{
    for (int i = 0; i < known->count; i++)
        free(known->cells[i].part);
    free(known->cells);
    *known = (Known){0};
}
