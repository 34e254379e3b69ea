/* The steps of make gradebook, which gradebook.sh takes one after the other. */
#define _DARWIN_C_SOURCE /* flock, on a Mac; NOLINT */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../../common/hash.h"
#include "../../common/process.h"
#include "../markdown/markdown.h"
#include "../workbench/files.h"
#include "book.h"

static const char usage[] =
    "usage: gradebook [options] COMMAND     from the top\n"
    "  -s dir     the submissions, a directory each\n"
    "  -b dir     the book: where results are kept\n"
    "  -p part    such as 07-transposition-table\n"
    "  -c names   the functions that were cut, if not the lesson's\n"
    "  -k key     what the results depend on besides the submissions\n"
    "commands:\n"
    "  lock FILE COMMAND...      runs it when nobody else holds the file\n"
    "  key GRADER SETTING...     prints that key\n"
    "  list                      who is to be graded, with a NUL behind each\n"
    "  one STUDENT               has one of them graded; how, the book's\n"
    "                            .work/call says, with a NUL behind each word\n"
    "  write FILE                the table and all that goes with it\n";

enum { GOOD = 0, NOT_DONE = 1, BAD_CALL = 2 };

typedef struct {
    const char *subs, *book, *part, *cut;
    uint64_t key;
} Options;

/* --- one run at a time ------------------------------------------------------ */

/* The lock is of the open file, which all that is started below inherits: it
   holds until the last of them has ended, even if we are killed. */
static int run_locked(const char *path, char **command)
{
    int file = open(path, O_RDWR | O_CREAT, 0666);
    if (file < 0) {
        perror(path);
        return NOT_DONE;
    }
    if (flock(file, LOCK_EX | LOCK_NB) != 0) {
        fprintf(stderr, "Another run is at work here: waiting for its end.\n");
        while (flock(file, LOCK_EX) != 0)
            if (errno != EINTR) {
                perror(path);
                return NOT_DONE;
            }
    }
    execvp(command[0], command);
    perror(command[0]);
    return NOT_DONE;
}

/* --- what a grade depends on ------------------------------------------------ */

/* The grader and what it puts to a submission, the settings, the part and all
   before it, which it is made of, and what is common to all. */
static int print_key(const Options *options, char **words)
{
    uint64_t hash = hash_tree(HASH_START, words[0]);
    hash = hash_tree(hash, "tutorial/classroom/inside");
    for (int i = 1; words[i]; i++)
        hash = hash_bytes(hash, words[i], strlen(words[i]) + 1);
    hash = hash_bytes(hash, options->part, strlen(options->part) + 1);
    char **parts = directory_names("parts");
    for (int i = 0; parts[i]; i++)
        if (strcmp(parts[i], options->part) <= 0) {
            char *path = path_join("parts", parts[i]);
            hash = hash_tree(hash, path);
            free(path);
        }
    names_free(parts);
    printf("%016" PRIx64 "\n", hash_tree(hash, "common"));
    return GOOD;
}

/* --- who is to be graded ---------------------------------------------------- */

static int list(const Roster *roster)
{
    for (int i = 0; roster->skipped[i]; i++)
        fprintf(stderr, "skipped: %s\n", roster->skipped[i]);
    for (int i = 0; i < roster->count; i++)
        if (!student_is_done(roster, &roster->students[i]))
            printf("%s%c", roster->students[i].file, '\0');
    return fflush(stdout) == 0 ? GOOD : NOT_DONE;
}

/* --- one of them ------------------------------------------------------------ */

/* Where the grader writes: names that nobody else has. */
typedef struct {
    char *json, *text, *log;
} Files;

static Files files_make(const Roster *roster, const Student *student)
{
    char *start = text_print("%s/.work/%s.%ld", roster->book, student->file,
                             (long)getpid());
    Files files = {text_print("%s.json", start), text_print("%s.txt", start),
                   text_print("%s.log", start)};
    free(start);
    return files;
}

static void files_free(Files *files)
{
    unlink(files->json);
    unlink(files->text);
    unlink(files->log);
    free(files->json);
    free(files->text);
    free(files->log);
}

/* The words of .work/call, -f gradescope -o file -t file PART SUBMISSION. They
   point into `words`. */
static const char **grader_call(const char *words, size_t size,
                                const Files *files, const char *part,
                                const char *path)
{
    const char *const last[] = {"-f",        "gradescope", "-o",
                                files->json, "-t",         files->text,
                                part,        path,         NULL};
    size_t count = 0;
    const char **call = calloc(size + sizeof last / sizeof *last, sizeof *call);
    if (!call)
        abort();
    for (size_t at = 0; at < size; at += strlen(words + at) + 1)
        call[count++] = words + at;
    memcpy(call + count, last, sizeof last);
    return call;
}

/* As a shell has it. The lock is none of the grader's business. */
static int run_grader(const char *const call[], const char *log)
{
    for (int file = 3; file < 64; file++)
        fcntl(file, F_SETFD, FD_CLOEXEC);
    int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    int said = open(log, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    const int files[3] = {nothing, said, said};
    pid_t process = said < 0 ? -1 : process_start(call, files, false);
    int error = errno;
    close(nothing);
    if (process < 0 && said >= 0)
        dprintf(said, "%s: %s\n", call[0], strerror(error));
    close(said);
    return process < 0 ? 127 : process_code(process_wait(process));
}

/* NULL, or why there is no result. Free it. */
static char *fault(int status, const Files *files)
{
    Result result;
    size_t size;
    if (status != 0) {
        char *said = read_whole(files->log, &size);
        char *line = first_line(said ? said : "");
        char *why = text_print("the grader failed with status %d%s%s", status,
                               *line ? ": " : "", line);
        free(line);
        free(said);
        return why;
    }
    if (!file_exists(files->text))
        return text_print("the grader wrote no report");
    if (!result_read(&result, files->json))
        return text_print("the grader wrote no result that can be read");
    result_free(&result);
    return NULL;
}

/* The record comes last: until then, nothing is done. */
static bool keep(const Roster *roster, const Student *student,
                 const Files *files, uint64_t key)
{
    char *json = student_file(roster, student, ".json");
    char *text = student_file(roster, student, ".txt");
    bool good =
        rename(files->text, text) == 0 && rename(files->json, json) == 0;
    if (!good)
        perror(json);
    free(json);
    free(text);
    return good && student_set_done(roster, student, key);
}

static void note_failure(const Roster *roster, const Student *student,
                         const char *why)
{
    char *path = student_file(roster, student, ".failed/");
    file_write(path, why);
    free(path);
}

static bool grade(const Options *options, const Roster *roster,
                  const Student *student, const char *words, size_t size)
{
    uint64_t key = student_key(roster, student);
    Files files = files_make(roster, student);
    const char **call =
        grader_call(words, size, &files, options->part, student->path);
    student_forget(roster, student);
    char *why = fault(run_grader(call, files.log), &files);
    bool good = !why && keep(roster, student, &files, key);
    if (why)
        note_failure(roster, student, why);
    free(why);
    free(call);
    files_free(&files);
    return good;
}

static int grade_one(const Options *options, const Roster *roster,
                     const char *name)
{
    size_t size = 0;
    const Student *student = roster_find(roster, name);
    char *path = path_join(roster->book, ".work/call");
    char *words = read_whole(path, &size);
    bool good = false;
    if (student && size > 0)
        good = grade(options, roster, student, words, size);
    else
        fprintf(stderr, "%s: %s\n", student ? path : name,
                student ? "cannot be read" : "no such submission any more");
    free(words);
    free(path);
    return good ? GOOD : NOT_DONE;
}

/* --- the book --------------------------------------------------------------- */

static int write_book(const Options *options, Roster roster, const char *path)
{
    Book book = {.roster = roster};
    if (!place_make(&book.place, "mine", options->part, options->part, KIND_CUT,
                    options->cut)) {
        roster_free(&book.roster);
        return NOT_DONE;
    }
    book_read(&book);
    bool good = book_write_unknown(&book) && book_write_pairs(&book) &&
                book_write_charts(&book) && book_write_grades(&book, path);
    if (good)
        book_tell(&book, path);
    good = good && book.failed == 0 && fflush(stdout) == 0;
    book_free(&book);
    return good ? GOOD : NOT_DONE;
}

static int with_roster(const Options *options, char **words)
{
    Roster roster;
    int status = BAD_CALL;
    if (!roster_read(&roster, options->subs, options->book, options->key))
        return NOT_DONE;
    if (strcmp(words[0], "write") == 0 && words[1])
        return write_book(options, roster, words[1]);
    if (strcmp(words[0], "list") == 0)
        status = list(&roster);
    else if (strcmp(words[0], "one") == 0 && words[1])
        status = grade_one(options, &roster, words[1]);
    else
        fputs(usage, stderr);
    roster_free(&roster);
    return status;
}

int main(int argc, char **argv)
{
    Options options = {0};
    for (int c; (c = getopt(argc, argv, "s:b:p:c:k:")) != -1;) {
        switch (c) {
        case 's': options.subs = optarg; break;
        case 'b': options.book = optarg; break;
        case 'p': options.part = optarg; break;
        case 'c': options.cut = optarg; break;
        case 'k': options.key = strtoull(optarg, NULL, 16); break;
        default: fputs(usage, stderr); return BAD_CALL;
        }
    }
    char **words = argv + optind;
    int count = argc - optind;
    if (count > 2 && strcmp(words[0], "lock") == 0)
        return run_locked(words[1], words + 2);
    if (count > 1 && strcmp(words[0], "key") == 0 && options.part)
        return print_key(&options, words + 1);
    if (count > 0 && options.subs && options.book && options.part)
        return with_roster(&options, words);
    fputs(usage, stderr);
    return BAD_CALL;
}
