#include "book.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "../markdown/markdown.h"
#include "../workbench/diagnose.h"
#include "../workbench/files.h"
#include "../workbench/run.h"

/* --- results ---------------------------------------------------------------- */

/* What the run has noted, if it was graded in vain. */
static char *why_not(const Roster *roster, const Student *student)
{
    size_t size;
    char *path = student_file(roster, student, ".failed/");
    char *noted = read_whole(path, &size);
    char *why = noted && *noted ? first_line(noted)
                                : text_print("there is no result: run the same "
                                             "command again");
    free(noted);
    free(path);
    return why;
}

/* The title that the part has for it, else its name. */
static char *title_of(const char *part, const char *mistake)
{
    char *title = NULL, *advice;
    char *path = text_print("%s/mistakes/%s.c", part, mistake);
    if (*mistake && !strchr(mistake, '/') && file_exists(path) &&
        mistake_read(part, mistake, &title, &advice))
        free(advice);
    else
        title = text_copy(mistake, strlen(mistake));
    free(path);
    return title;
}

static void read_entry(Book *book, int i)
{
    const Student *student = &book->roster.students[i];
    Entry *entry = &book->entries[i];
    char *path = student_file(&book->roster, student, ".json");
    entry->known = student_is_done(&book->roster, student) &&
                   result_read(&entry->result, path);
    entry->why =
        entry->known ? text_copy("", 0) : why_not(&book->roster, student);
    entry->title =
        title_of(book->place.part, entry->known ? entry->result.mistake : "");
    free(path);
}

/* --- columns ---------------------------------------------------------------- */

static void add_group(Book *book, const char *name)
{
    int count = 0;
    for (; book->groups && book->groups[count]; count++)
        if (strcmp(book->groups[count], name) == 0)
            return;
    char **more =
        realloc(book->groups, (size_t)(count + 2) * sizeof *book->groups);
    if (!more)
        abort();
    book->groups = more;
    more[count] = text_copy(name, strlen(name));
    more[count + 1] = NULL;
}

/* Those of every lesson first, then what else there may be. */
static void find_groups(Book *book)
{
    for (int i = 0; i < GROUPS; i++)
        add_group(book, group_names[i]);
    for (int i = 0; i < book->roster.count; i++)
        for (int j = 0; j < book->entries[i].result.count; j++)
            add_group(book, book->entries[i].result.groups[j].name);
}

/* --- figures ---------------------------------------------------------------- */

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static bool is_graded(const Entry *entry)
{
    return entry->known && entry->result.graded;
}

static bool is_unknown(const Entry *entry)
{
    return is_graded(entry) && !*entry->result.mistake &&
           *entry->result.fingerprint &&
           entry->result.points < entry->result.most;
}

static void add_up(Book *book)
{
    double *points = calloc((size_t)book->roster.count + 1, sizeof *points);
    if (!points)
        abort();
    for (int i = 0; i < book->roster.count; i++) {
        const Entry *entry = &book->entries[i];
        book->failed += !entry->known;
        book->not_graded += entry->known && !entry->result.graded;
        book->unknown += is_unknown(entry);
        if (!is_graded(entry))
            continue;
        points[book->graded++] = entry->result.points;
        book->mean += entry->result.points;
        if (entry->result.most > book->most)
            book->most = entry->result.most;
    }
    qsort(points, (size_t)book->graded, sizeof *points, by_size);
    int middle = book->graded / 2;
    if (book->graded > 0) {
        book->mean /= book->graded;
        book->median = book->graded % 2
                           ? points[middle]
                           : (points[middle - 1] + points[middle]) / 2;
    }
    free(points);
}

void book_read(Book *book)
{
    book->entries =
        calloc((size_t)book->roster.count + 1, sizeof *book->entries);
    if (!book->entries)
        abort();
    for (int i = 0; i < book->roster.count; i++)
        read_entry(book, i);
    find_groups(book);
    add_up(book);
    pairs_find(&book->pairs, &book->roster, &book->place);
}

void book_free(Book *book)
{
    for (int i = 0; i < book->roster.count; i++) {
        if (book->entries[i].known)
            result_free(&book->entries[i].result);
        free(book->entries[i].why);
        free(book->entries[i].title);
    }
    free(book->entries);
    names_free(book->groups);
    pairs_free(&book->pairs);
    place_free(&book->place);
    roster_free(&book->roster);
}

/* --- mistakes --------------------------------------------------------------- */

static int by_frequency(const void *a, const void *b)
{
    const Frequency *x = a, *y = b;
    if (!x->title || !y->title)
        return !x->title - !y->title;
    return x->count != y->count ? y->count - x->count
                                : strcmp(x->title, y->title);
}

static void count_mistake(Frequency *mistakes, const char *title)
{
    int i = 0;
    while (mistakes[i].count > 0 &&
           !(title && mistakes[i].title ? strcmp(mistakes[i].title, title) == 0
                                        : title == mistakes[i].title))
        i++;
    mistakes[i].title = title;
    mistakes[i].count++;
}

Frequency *book_mistakes(const Book *book)
{
    int count = 0;
    Frequency *mistakes =
        calloc((size_t)book->roster.count + 1, sizeof *mistakes);
    if (!mistakes)
        abort();
    for (int i = 0; i < book->roster.count; i++)
        if (is_unknown(&book->entries[i]))
            count_mistake(mistakes, NULL);
        else if (is_graded(&book->entries[i]) && *book->entries[i].title)
            count_mistake(mistakes, book->entries[i].title);
    while (mistakes[count].count > 0)
        count++;
    qsort(mistakes, (size_t)count, sizeof *mistakes, by_frequency);
    return mistakes;
}

/* --- unknown ---------------------------------------------------------------- */

static char *unknown_readme(const Book *book)
{
    const char *part = book->place.part;
    return text_print(
        "Each file here is the fingerprint of a submission that lost points "
        "without\nlooking like a known mistake: failed tests, and for each set "
        "answers, wrong\nones, wrong signs, nodes, ending. Equal lines are "
        "likely the same mistake.\n\nTo have it known from now on:\n\n"
        "1. Find the function with the mistake in the submission (NAME.txt "
        "beside this\n   directory says what fails), and copy it to "
        "%s/mistakes/a-short-name.c\n2. Above it goes a comment as in the "
        "other files there: a title, then two\n   sentences for the student, "
        "\"This looks like ... Look at ...\"\n3. make fingerprints PART=%s\n"
        "4. make check-course PART=%s\n5. The same make gradebook again: all "
        "are looked at anew, as the part has\n   changed.\n",
        part, book->place.from, book->place.from);
}

static bool write_unknown(const Book *book, const char *directory)
{
    char *path = path_join(directory, "README.txt");
    char *text = unknown_readme(book);
    bool good = file_write(path, text);
    free(text);
    free(path);
    for (int i = 0; good && i < book->roster.count; i++) {
        if (!is_unknown(&book->entries[i]))
            continue;
        path = text_print("%s/%s.fingerprint", directory,
                          book->roster.students[i].file);
        text = text_print("%s\n", book->entries[i].result.fingerprint);
        good = file_write(path, text);
        free(text);
        free(path);
    }
    return good;
}

/* Made anew, so that nothing is left of what has become known. */
bool book_write_unknown(const Book *book)
{
    char *directory = path_join(book->roster.book, "unknown");
    run_remove(directory);
    bool good = book->unknown == 0 ||
                (directory_make(directory) && write_unknown(book, directory));
    free(directory);
    return good;
}
