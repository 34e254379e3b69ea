/*
 * The C library of a solver in the browser: the few functions that it calls.
 * WebAssembly has none, and a whole library would be larger than all solvers.
 */
#ifdef __wasm__
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* --- memory --------------------------------------------------------------- */

void *memcpy(void *to, const void *from, size_t size)
{
    return __builtin_memcpy(to, from, size); /* an instruction of its own */
}

void *memset(void *to, int byte, size_t size)
{
    return __builtin_memset(to, byte, size);
}

int memcmp(const void *one, const void *other, size_t size)
{
    const unsigned char *a = one, *b = other;
    for (size_t i = 0; i < size; i++)
        if (a[i] != b[i])
            return a[i] - b[i];
    return 0;
}

extern unsigned char __heap_base; /* by the linker: where free memory begins */

enum { PAGE = 65536, ALIGNMENT = 16 };

/*
 * Nothing is ever freed: only the record of a search grows, by doubling, and
 * the page starts a new instance for the next one. A list does not know its
 * size; what lies behind it is copied along, which does no harm.
 */
void *realloc(void *old, size_t size)
{
    static unsigned char *end;
    unsigned char *start = end ? end : &__heap_base;
    start += -(size_t)start % ALIGNMENT;
    end = start + size;
    size_t have = __builtin_wasm_memory_size(0) * (size_t)PAGE;
    if ((size_t)end > have &&
        __builtin_wasm_memory_grow(0, ((size_t)end - have) / PAGE + 1) ==
            (size_t)-1)
        return NULL;
    if (old)
        memcpy(start, old,
               size < (size_t)(start - (unsigned char *)old)
                   ? size
                   : (size_t)(start - (unsigned char *)old));
    return start;
}

_Noreturn void exit(int status)
{
    (void)status;
    __builtin_trap();
}

/* --- text ----------------------------------------------------------------- */

size_t strlen(const char *text)
{
    size_t length = 0;
    while (text[length])
        length++;
    return length;
}

char *strchr(const char *text, int c)
{
    for (; *text != c; text++)
        if (!*text)
            return NULL;
    return (char *)text;
}

int isprint(int c)
{
    return c >= ' ' && c <= '~';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* A text that is being printed, and how long it would be with more room. */
typedef struct {
    char *text;
    size_t size, length;
} Output;

static void put(Output *output, char c)
{
    if (output->length + 1 < output->size)
        output->text[output->length] = c;
    output->length++;
}

static void put_number(Output *output, unsigned long long value, unsigned base,
                       int digits)
{
    char text[24];
    int length = 0;
    for (; value > 0 || length < digits || length == 0; value /= base)
        text[length++] = "0123456789abcdef"[value % base];
    while (length > 0)
        put(output, text[--length]);
}

/* d, u, x, zu, llx, c and s, with as many digits as asked for (%02x). */
static const char *put_argument(Output *output, const char *format,
                                va_list *arguments)
{
    int digits = 0;
    size_t longs = 0;
    for (; is_digit(*format); format++)
        digits = 10 * digits + *format - '0';
    for (; *format == 'l' || *format == 'z'; format++)
        longs += *format == 'l';
    if (*format == 'c') {
        put(output, (char)va_arg(*arguments, int));
    } else if (*format == 's') {
        for (const char *s = va_arg(*arguments, const char *); *s; s++)
            put(output, *s);
    } else if (*format == 'd') {
        int value = va_arg(*arguments, int);
        if (value < 0)
            put(output, '-');
        put_number(output, value < 0 ? 0U - (unsigned)value : (unsigned)value,
                   10, digits);
    } else { /* u or x; a size_t is an unsigned here */
        unsigned long long value = longs > 1
                                       ? va_arg(*arguments, unsigned long long)
                                       : va_arg(*arguments, unsigned);
        put_number(output, value, *format == 'x' ? 16 : 10, digits);
    }
    return format + 1;
}

int snprintf(char *text, size_t size, const char *format, ...)
{
    Output output = {text, size, 0};
    va_list arguments;
    va_start(arguments, format);
    while (*format)
        if (*format != '%')
            put(&output, *format++);
        else
            format = put_argument(&output, format + 1, &arguments);
    va_end(arguments);
    if (size > 0)
        text[output.length < size ? output.length : size - 1] = '\0';
    return (int)output.length;
}

int fprintf(FILE *file, const char *format, ...)
{
    (void)file;
    (void)format;
    return 0;
}

static int digit_value(char c, int base)
{
    const char *digits = "0123456789abcdef", *found = c ? strchr(digits, c) : 0;
    return found && found - digits < base ? (int)(found - digits) : -1;
}

/* What opens a book needs: %3d, %9u and %16llx between words. */
int sscanf(const char *text, const char *format, ...)
{
    int found = 0;
    va_list arguments;
    va_start(arguments, format);
    for (; *format; format++) {
        if (*format != '%') {
            if (*text++ != *format)
                break;
            continue;
        }
        int width = 0, digit;
        for (format++; is_digit(*format); format++)
            width = 10 * width + *format - '0';
        bool is_long = *format == 'l';
        format += is_long ? 2 : 0;
        int base = *format == 'x' ? 16 : 10;
        unsigned long long value = 0;
        if (digit_value(*text, base) < 0)
            break;
        for (; width > 0 && (digit = digit_value(*text, base)) >= 0; width--) {
            value = value * (unsigned)base + (unsigned)digit;
            text++;
        }
        if (is_long)
            *va_arg(arguments, unsigned long long *) = value;
        else
            *va_arg(arguments, unsigned *) = (unsigned)value;
        found++;
    }
    va_end(arguments);
    return found;
}

/* --- time ----------------------------------------------------------------- */

__attribute__((import_module("page"), import_name("now"))) double
page_now(void);

int clock_gettime(int clock, struct timespec *now)
{
    double seconds = page_now() / 1e3; /* it tells milliseconds */
    (void)clock;
    now->tv_sec = (long long)seconds;
    now->tv_nsec = (long)((seconds - (double)now->tv_sec) * 1e9);
    return 0;
}
#endif
