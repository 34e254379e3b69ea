/* What a table of values must do: the tests of part 7's and part 11's. */
static TranspositionTable test_table;

static uint64_t random_key(Random *random)
{
    return random_next(random) >> (64 - BOARD_BITS);
}

static void test_what_is_put_is_got(void)
{
    Random random = {70};
    tt_reset(&test_table);
    for (int i = 0; i < 10000; i++) {
        uint64_t key = random_key(&random);
        uint8_t value = (uint8_t)(1 + i % 255);
        tt_put(&test_table, key, value);
        TEST_ASSERT_EQUAL_UINT8(value, tt_get(&test_table, key));
    }
}

static void test_what_was_not_put_is_not_got(void)
{
    Random random = {71};
    tt_reset(&test_table);
    for (int i = 0; i < 10000; i++)
        tt_put(&test_table, random_key(&random) & ~UINT64_C(1), 1);
    for (int i = 0; i < 10000; i++)
        TEST_ASSERT_EQUAL_UINT8(0,
                                tt_get(&test_table, random_key(&random) | 1));
}

/* Keys that share a slot: the later one stays, and is not mistaken. */
static void test_a_shared_slot_keeps_the_last(void)
{
    Random random = {72};
    const uint64_t limit = UINT64_MAX >> (64 - BOARD_BITS);
    uint64_t sharers = limit / TT_SLOTS;
    tt_reset(&test_table);
    if (sharers == 0)
        return; /* a board so small that every key has its own slot */
    for (int i = 1; i < 10000; i++) {
        uint64_t key = random_key(&random);
        uint64_t step = (random_next(&random) | 1) % sharers;
        uint64_t other = (key % TT_SLOTS) + step * TT_SLOTS;
        if (other == key || other > limit)
            continue;
        tt_put(&test_table, key, 1);
        TEST_ASSERT_EQUAL_UINT8(0, tt_get(&test_table, other));
        tt_put(&test_table, other, 2);
        TEST_ASSERT_EQUAL_UINT8(2, tt_get(&test_table, other));
        TEST_ASSERT_EQUAL_UINT8(0, tt_get(&test_table, key));
    }
}

/* Emptied slot by slot after few entries, as a whole after many. */
static void check_reset_after(int entries)
{
    Random random = {73};
    tt_reset(&test_table);
    for (int i = 0; i < entries; i++)
        tt_put(&test_table, random_key(&random), 1);
    tt_reset(&test_table);
    random.state = 73;
    for (int i = 0; i < entries; i++)
        TEST_ASSERT_EQUAL_UINT8(0, tt_get(&test_table, random_key(&random)));
}

static void test_reset_empties_the_table(void)
{
    check_reset_after(1);
    check_reset_after(1000);
    check_reset_after(TT_LOG - 1);
    check_reset_after(TT_LOG);
    check_reset_after(TT_LOG + 1);
    check_reset_after(4 * TT_LOG);
}

static void run_table_tests(void)
{
    RUN_TEST(test_what_is_put_is_got);
    RUN_TEST(test_what_was_not_put_is_not_got);
    RUN_TEST(test_a_shared_slot_keeps_the_last);
    RUN_TEST(test_reset_empties_the_table);
}
