/* A book from a file, for programs that look into one. */
#include <errno.h>

/* Ends the program if it cannot be read, for then it cannot be judged. */
static uint8_t *read_file(const char *name, size_t *size)
{
    uint8_t *bytes = NULL;
    FILE *file = fopen(name, "rb");
    long length = -1;
    if (file && fseek(file, 0, SEEK_END) == 0 && (length = ftell(file)) >= 0) {
        rewind(file);
        bytes = allocate((size_t)length, 1);
        *size = fread(bytes, 1, (size_t)length, file);
    }
    if (!bytes || *size != (size_t)length) {
        fprintf(stderr, "%s: %s\n", name, strerror(errno));
        exit(EXIT_FAILURE);
    }
    fclose(file);
    return bytes;
}

/* The bytes the book is made of: to be freed after it. NULL if it is none. */
static uint8_t *read_book(Book *book, const char *name)
{
    size_t size;
    uint8_t *bytes = read_file(name, &size);
    if (book_open(book, bytes, size))
        return bytes;
    printf("%s cannot be used: %s\n", name, book->fault);
    free(bytes);
    return NULL;
}
