/* FNV-1a, 64 bits: tells whether a solver or a set has changed. */
#ifndef COMMON_HASH_H
#define COMMON_HASH_H

#include <stddef.h>
#include <stdint.h>

#define HASH_START UINT64_C(14695981039346656037)

static inline uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *byte = bytes;
    for (size_t i = 0; i < size; i++)
        /* NOLINTNEXTLINE: clang 14 does not see the bytes of an int64_t. */
        hash = (hash ^ byte[i]) * UINT64_C(1099511628211);
    return hash;
}

#endif
