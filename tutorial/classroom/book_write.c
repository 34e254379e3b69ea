/* The gradebook's files and what it tells. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "../workbench/files.h"
#include "book.h"

/* A text that is written to a file once it is whole. */
typedef struct {
    FILE *to;
    char *text;
    size_t size;
} Sheet;

static void sheet_open(Sheet *sheet)
{
    *sheet = (Sheet){0};
    sheet->to = open_memstream(&sheet->text, &sheet->size);
    if (!sheet->to)
        abort();
}

static bool sheet_write(Sheet *sheet, const char *path)
{
    fclose(sheet->to);
    bool written = file_write(path, sheet->text);
    free(sheet->text);
    return written;
}

/* --- tables ----------------------------------------------------------------- */

/* Quoted where it must be. What a spreadsheet would take for a formula has a
   quote before it, which tells it that this is text. */
static void put_text(FILE *to, const char *text)
{
    bool formula = *text && strchr("=+-@\t\r", *text);
    if (!formula && !strpbrk(text, ",\"\r\n") && *text != ' ') {
        fputs(text, to);
        return;
    }
    fputs(formula ? "\"'" : "\"", to);
    for (; *text; text++)
        fprintf(to, *text == '"' ? "\"\"" : "%c", *text);
    putc('"', to);
}

static void put_field(FILE *to, const char *text)
{
    putc(',', to);
    put_text(to, text);
}

static void put_points(FILE *to, const Entry *entry, const char *group)
{
    const GroupPoints *points =
        entry->known ? result_group(&entry->result, group) : NULL;
    fputs(",", to);
    if (points && entry->result.graded)
        fprintf(to, "%.10g", points->points);
}

/* What is not graded has no points, which is something else than none. */
static void put_row(const Book *book, int i, FILE *to)
{
    const Entry *entry = &book->entries[i];
    bool graded = entry->known && entry->result.graded;
    put_text(to, book->roster.students[i].told);
    if (graded)
        fprintf(to, ",%.10g,%.10g", entry->result.points, entry->result.most);
    else
        fputs(",,", to);
    for (int j = 0; book->groups[j]; j++)
        put_points(to, entry, book->groups[j]);
    fputs(graded ? ",yes" : ",no", to);
    put_field(to, graded ? entry->result.mistake : "");
    put_field(to, entry->known ? entry->result.reason : entry->why);
    putc(',', to);
    if (entry->known) {
        char *report = text_print("%s.txt", book->roster.students[i].file);
        put_text(to, report);
        free(report);
    }
    putc('\n', to);
}

bool book_write_grades(const Book *book, const char *path)
{
    Sheet sheet;
    sheet_open(&sheet);
    fputs("student,points,of", sheet.to);
    for (int i = 0; book->groups[i]; i++)
        put_field(sheet.to, book->groups[i]);
    fputs(",graded,mistake,reason,report\n", sheet.to);
    for (int i = 0; i < book->roster.count; i++)
        put_row(book, i, sheet.to);
    return sheet_write(&sheet, path);
}

bool book_write_pairs(const Book *book)
{
    Sheet sheet;
    const Pairs *pairs = &book->pairs;
    sheet_open(&sheet);
    fputs("student,other,percent,shared,own,verdict\n", sheet.to);
    for (int i = 0; i < pairs->count; i++) {
        const Pair *pair = &pairs->pairs[i];
        put_text(sheet.to, pair->a->told);
        put_field(sheet.to, pair->b->told);
        fprintf(sheet.to, ",%d,%zu,%zu,alike (at least %d %%)\n",
                pair_percent(pair), pair->shared, pair->of, PAIRS_ALIKE);
    }
    for (int i = 0; i < book->roster.count; i++)
        if (pairs->own[i] < PAIRS_ENOUGH) {
            put_text(sheet.to, book->roster.students[i].told);
            fprintf(sheet.to, ",,,,%zu,too short to tell (fewer than %d)\n",
                    pairs->own[i], PAIRS_ENOUGH);
        }
    char *path = path_join(book->roster.book, "pairs.csv");
    bool written = sheet_write(&sheet, path);
    free(path);
    return written;
}

/* --- charts ----------------------------------------------------------------- */

enum { BINS = 10 };

/* Full points have a bin of their own: they are what one looks for. */
static int bin_of(const Book *book, double points)
{
    int bin = (int)(points * BINS / book->most);
    return points >= book->most ? BINS : bin < 0 ? 0 : bin;
}

static void put_heading(const Book *book, FILE *to)
{
    fprintf(to, "part = \"%s\"\ngraded = %d\nnot_graded = %d\n",
            book->place.from, book->graded, book->not_graded + book->failed);
}

static void put_histogram(const Book *book, FILE *to)
{
    int count[BINS + 1] = {0}, tallest = 0;
    for (int i = 0; i < book->roster.count; i++)
        if (book->entries[i].known && book->entries[i].result.graded)
            count[bin_of(book, book->entries[i].result.points)]++;
    fputs("$bars << END\n", to);
    for (int bin = 0; bin <= BINS; bin++) {
        fprintf(to, "%d %d\n", bin, count[bin]);
        tallest = count[bin] > tallest ? count[bin] : tallest;
    }
    fprintf(to, "END\nbins = %d\ntallest = %d\nmost = %.10g\nmean = %.10g\n",
            BINS, tallest, book->most, book->mean);
    fprintf(to, "median = %.10g\n", book->median);
    put_heading(book, to);
}

/* What gnuplot has in double quotes. */
static void put_string(FILE *to, const char *text)
{
    putc('"', to);
    for (; *text; text++)
        if (*text == '"' || *text == '\\')
            fprintf(to, "\\%c", *text);
        else
            putc(*text, to);
    putc('"', to);
}

static void put_mistakes(const Book *book, const Frequency *mistakes, FILE *to)
{
    size_t longest = 0;
    int rows = 0;
    fputs("$rows << END\n", to);
    for (; mistakes[rows].count > 0; rows++) {
        const char *title =
            mistakes[rows].title ? mistakes[rows].title : "none that is known";
        fprintf(to, "%d %d %d ", rows + 1, mistakes[rows].count,
                mistakes[rows].title == NULL);
        put_string(to, title);
        putc('\n', to);
        longest = strlen(title) > longest ? strlen(title) : longest;
    }
    fprintf(to, "END\nrows = %d\nlongest = %zu\n", rows, longest);
    put_heading(book, to);
}

static bool write_data(const Book *book, Sheet *sheet, const char *name)
{
    char *path = text_print("%s/.work/%s.data", book->roster.book, name);
    bool written = sheet_write(sheet, path);
    free(path);
    return written;
}

bool book_write_charts(const Book *book)
{
    Sheet sheet;
    bool good = true;
    Frequency *mistakes = book_mistakes(book);
    if (book->graded > 0 && book->most > 0) {
        sheet_open(&sheet);
        put_histogram(book, sheet.to);
        good = write_data(book, &sheet, "histogram");
    } else
        puts("histogram.svg is not drawn: nothing was graded.");
    if (mistakes[0].count > 0) {
        sheet_open(&sheet);
        put_mistakes(book, mistakes, sheet.to);
        good = write_data(book, &sheet, "mistakes") && good;
    } else
        puts("mistakes.svg is not drawn: there are none to be seen.");
    free(mistakes);
    return good;
}

/* --- summary ---------------------------------------------------------------- */

enum { MOST_TOLD = 10 };

static void tell_more(int count)
{
    if (count > MOST_TOLD)
        printf("  ... and %d more\n", count - MOST_TOLD);
}

static void tell_not_graded(const Book *book)
{
    int told = 0, count = book->not_graded + book->failed;
    if (count > 0)
        printf("\nNot graded:\n");
    for (int i = 0; i < book->roster.count && told < MOST_TOLD; i++) {
        const Entry *entry = &book->entries[i];
        if (entry->known && entry->result.graded)
            continue;
        printf("  %s: %s\n", book->roster.students[i].file,
               entry->known ? entry->result.reason : entry->why);
        told++;
    }
    tell_more(count);
}

/* Those that are known first; the others, all in one line, are the last. */
static void tell_mistakes(const Book *book)
{
    Frequency *mistakes = book_mistakes(book);
    int known = 0;
    if (mistakes[0].count > 0)
        printf("\nThe mistakes of this class, the commonest first:\n");
    for (; mistakes[known].title; known++)
        if (known < MOST_TOLD)
            printf("%4d  %s\n", mistakes[known].count, mistakes[known].title);
    tell_more(known);
    if (mistakes[known].count > 0)
        printf("%4d  none that is known: see unknown/README.txt\n",
               mistakes[known].count);
    free(mistakes);
}

static void tell_pairs(const Book *book)
{
    const Pairs *pairs = &book->pairs;
    printf("\nPairs alike, sharing %d %% or more of what is their own: %d\n",
           PAIRS_ALIKE, pairs->count);
    for (int i = 0; i < pairs->count && i < MOST_TOLD; i++)
        printf("  %s and %s: %d %%\n", pairs->pairs[i].a->file,
               pairs->pairs[i].b->file, pair_percent(&pairs->pairs[i]));
    tell_more(pairs->count);
    if (pairs->too_short > 0)
        printf("  %d of %d have too little of their own to tell\n",
               pairs->too_short, book->roster.count);
}

static void tell_points(const Book *book)
{
    printf("\n%d submission%s: %d graded", book->roster.count,
           book->roster.count == 1 ? "" : "s", book->graded);
    if (book->not_graded + book->failed > 0)
        printf(", %d not", book->not_graded + book->failed);
    puts("");
    if (book->graded > 0)
        printf("Points: mean %.1f, median %.10g of %.10g\n", book->mean,
               book->median, book->most);
}

void book_tell(const Book *book, const char *path)
{
    tell_points(book);
    tell_not_graded(book);
    tell_mistakes(book);
    tell_pairs(book);
    printf("\n%s has the grades; in %s/ are a report a student%s, "
           "pairs.csv%s\n",
           path, book->roster.book, book->graded > 0 ? ", charts" : "",
           book->unknown ? ", unknown/" : "");
}
