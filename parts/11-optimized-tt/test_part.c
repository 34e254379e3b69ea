/* Part 11: shorter entries that still tell all positions apart. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 30)
#include "contract_tests.h"
#include "../04-alpha-beta/window_tests.h"
#include "../07-transposition-table/table_tests.h"

static uint64_t common_factor(uint64_t a, uint64_t b)
{
    return b ? common_factor(b, a % b) : a;
}

/* The condition of the Chinese remainder theorem, and that it suffices. */
static void test_slot_and_partial_key_determine_the_key(void)
{
    const uint64_t largest = UINT64_MAX >> (64 - BOARD_BITS);
    TEST_ASSERT_EQUAL_UINT64(1, common_factor(TT_SLOTS, UINT64_C(1) << 32));
    if (sizeof(PartialKey) == 4)
        TEST_ASSERT_TRUE(largest >> 32 < TT_SLOTS);
    else
        TEST_ASSERT_EQUAL_INT(8, sizeof(PartialKey));
}

/* The worst cases: keys alike in their stored part, apart in the rest. */
static void test_keys_with_equal_low_bits_are_told_apart(void)
{
    Random random = {110};
    tt_reset(&test_table);
    for (int i = 0; i < 100000; i++) {
        uint64_t key = random_key(&random);
        uint64_t other =
            (random_key(&random) & ~(uint64_t)UINT32_MAX) | (key & UINT32_MAX);
        if (key == other)
            continue;
        tt_put(&test_table, key, 1);
        TEST_ASSERT_EQUAL_UINT8(0, tt_get(&test_table, other));
        tt_put(&test_table, key, 1);
        tt_reset(&test_table);
    }
}

static void test_memory_is_five_bytes_a_slot(void)
{
    if (sizeof(PartialKey) == 4)
        TEST_ASSERT_EQUAL_size_t((size_t)5 * TT_SLOTS,
                                 sizeof test_table.key +
                                     sizeof test_table.value);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_slot_and_partial_key_determine_the_key);
    RUN_TEST(test_keys_with_equal_low_bits_are_told_apart);
    RUN_TEST(test_memory_is_five_bytes_a_slot);
    run_table_tests();
    run_window_tests();
    run_contract_tests();
    return UNITY_END();
}
