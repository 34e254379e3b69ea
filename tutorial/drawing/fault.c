#include "fault.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static const char *file_name = "";

void fault_in(const char *file)
{
    file_name = file;
}

void fail(int line, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fprintf(stderr, "%s:%d: ", file_name, line);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    exit(EXIT_FAILURE);
}
