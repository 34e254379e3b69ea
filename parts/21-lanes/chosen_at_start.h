/*
 * Compiled twice: once for any processor of its kind, once for those with
 * wide registers (AVX2, most of them since 2013). Which one runs is chosen
 * when the program starts. Thread sanitizers do not stand that, and it takes
 * gcc 12 or clang 14.
 */
#if defined CHOSEN_AT_START
/* already decided */
#elif defined __x86_64__ && defined __gnu_linux__ && \
    !defined __SANITIZE_THREAD__ && \
    (__GNUC__ >= 12 || (defined __clang__ && __clang_major__ >= 14))
#define CHOSEN_AT_START \
    __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define CHOSEN_AT_START
#endif
