/*
 * Runs a fuzz target on its stored bytes, each file as a test of its name:
 * so `make test` does without clang.
 */
#include <dirent.h>

#include "fuzz.h"
#include "unity.h"

#ifndef CORPUS
#define CORPUS "corpus"
#endif

static const char *stored;

void setUp(void)
{
}

void tearDown(void)
{
}

static void test_the_file(void)
{
    size_t size;
    char *bytes = fuzz_content(stored, &size);
    LLVMFuzzerTestOneInput((const uint8_t *)bytes, size);
    free(bytes);
}

static int is_visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

int main(void)
{
    struct dirent **files;
    int count = scandir(CORPUS, &files, is_visible, alphasort);
    UNITY_BEGIN();
    for (int i = 0; i < count; i++) {
        char name[512];
        snprintf(name, sizeof name, "%s/%s", CORPUS, files[i]->d_name);
        stored = name;
        UnityDefaultTestRun(test_the_file, files[i]->d_name, __LINE__);
        free(files[i]);
    }
    free(count > 0 ? files : NULL);
    UNITY_END();
    return count > 0 && Unity.TestFailures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
