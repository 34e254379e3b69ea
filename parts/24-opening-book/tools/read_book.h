/* A book from a file, for programs that look into one. */
#include <errno.h>

/* Ends the program if there is none: it must be read to be judged. */
static uint8_t *read_file(const char *name, size_t *size)
{
    size_t room = 1 << 16;
    uint8_t *bytes = allocate(room, 1);
    FILE *file = fopen(name, "rb");
    *size = 0;
    for (size_t n; file && (n = fread(bytes + *size, 1, room - *size, file));) {
        *size += n;
        if (*size == room && !(bytes = realloc(bytes, room *= 2)))
            break;
    }
    if (!file || !bytes || ferror(file)) {
        fprintf(stderr, "%s: %s\n", name, strerror(errno));
        exit(EXIT_FAILURE);
    }
    fclose(file);
    return bytes;
}

/* The bytes stay, for the book is made of them. */
static bool read_book(Book *book, const char *name)
{
    size_t size;
    uint8_t *bytes = read_file(name, &size);
    if (book_open(book, bytes, size))
        return true;
    printf("%s cannot be used: %s\n", name, book->fault);
    free(bytes);
    return false;
}
