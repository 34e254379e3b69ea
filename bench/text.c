#include "text.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *get(size_t size)
{
    char *text = malloc(size);
    if (text == NULL)
        abort();
    return text;
}

char *text_copy(const char *text, size_t length)
{
    char *result = get(length + 1);
    memcpy(result, text, length);
    result[length] = '\0';
    return result;
}

char *text_print(const char *format, ...)
{
    int saved = errno;
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    char *text = get((size_t)length + 1);
    va_start(arguments, format);
    vsnprintf(text, (size_t)length + 1, format, arguments);
    va_end(arguments);
    errno = saved;
    return text;
}
