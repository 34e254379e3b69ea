/* What the packed table promises, for every size it is used in. */
static PackedTable test_table;
static Slot test_slots[1 << MIN_PAIR_BITS][2];

static void test_table_reset(void)
{
    table_reset(&test_table, test_slots, MIN_PAIR_BITS);
}

static uint64_t random_hash(Random *random)
{
    return random_next(random) & HASH_MASK;
}

/* No two keys have the same hash, as the multiplication can be undone. */
static void test_hash_loses_nothing(void)
{
    Random random = {150};
    uint64_t inverse = 1; /* each step doubles the number of right bits */
    for (int i = 0; i < 6; i++)
        inverse *= 2 - HASH_FACTOR * inverse;
    for (int i = 0; i < 1000; i++) {
        uint64_t key = random_hash(&random);
        uint64_t hash = key * HASH_FACTOR & HASH_MASK;
        TEST_ASSERT_EQUAL_HEX64(key, hash * inverse & HASH_MASK);
    }
}

/* Slot number, rest and generation fill an entry, but do not overflow it. */
static void test_every_bit_of_the_hash_counts(void)
{
    Random random = {151};
    for (int i = 0; i < 200; i++) {
        uint64_t hash = random_hash(&random);
        test_table_reset();
        table_learn(&test_table, hash, 0, 1, 1);
        TEST_ASSERT_EQUAL_INT(1, table_get(&test_table, hash).lower);
        for (int bit = 0; bit < BOARD_BITS; bit++) {
            uint64_t other = hash ^ UINT64_C(1) << bit;
            Bounds known = table_get(&test_table, other);
            TEST_ASSERT_EQUAL_INT(bounds_unknown().lower, known.lower);
            TEST_ASSERT_EQUAL_INT(bounds_unknown().upper, known.upper);
        }
    }
}

/* A rest too wide for its field would kill hits, and show nowhere else. */
static void test_a_table_hardly_used_forgets_nothing(void)
{
    enum { ENTRIES = 500 };
    Random random = {152}, again = random;
    int found = 0;
    test_table_reset();
    for (int i = 0; i < ENTRIES; i++)
        table_learn(&test_table, random_hash(&random), 2, 3, 1);
    for (int i = 0; i < ENTRIES; i++)
        found += table_get(&test_table, random_hash(&again)).lower == 3;
    TEST_ASSERT_TRUE(found >= ENTRIES * 99 / 100);
}

static void test_all_bounds_come_back(void)
{
    const int most = BOARD_CELLS / 2;
    for (int lower = -most; lower <= most; lower++)
        for (int upper = lower; upper <= most; upper++) {
            Bounds in = {lower, upper};
            Bounds out = bounds_unpack(bounds_pack(in));
            TEST_ASSERT_EQUAL_INT(lower, out.lower);
            TEST_ASSERT_EQUAL_INT(upper, out.upper);
        }
}

static void test_both_bounds_share_an_entry(void)
{
    test_table_reset();
    table_learn(&test_table, 1, 4, 3, 1);   /* more than 4? no: at most 3 */
    table_learn(&test_table, 1, -2, -1, 1); /* more than -2? yes */
    table_learn(&test_table, 1, 5, 4, 1);   /* nothing new */
    Bounds known = table_get(&test_table, 1);
    TEST_ASSERT_EQUAL_INT(-1, known.lower);
    TEST_ASSERT_EQUAL_INT(3, known.upper);
}

/* Also where the generations are used up and begin again. */
static void test_a_reset_forgets_everything(void)
{
    const int few = 70000; /* more than there are generations */
    for (int i = 0; i < few; i++) {
        test_table_reset();
        TEST_ASSERT_EQUAL_INT(bounds_unknown().lower,
                              table_get(&test_table, 9).lower);
        table_learn(&test_table, 9, 0, 1, 1);
        if (GENERATION_BITS < 4 && i == 100)
            break; /* each few resets clear the memory: slow, and seen */
    }
}

/* Three entries for one pair: the dearest and the latest stay. */
static void test_the_dearest_and_the_latest_stay(void)
{
    test_table_reset();
    table_learn(&test_table, 1, 0, 1, 1000);
    table_learn(&test_table, 2, 0, 1, 10);
    table_learn(&test_table, 3, 0, 1, 100);
    TEST_ASSERT_EQUAL_INT(1, table_get(&test_table, 1).lower);
    TEST_ASSERT_NOT_EQUAL_INT(1, table_get(&test_table, 2).lower);
    TEST_ASSERT_EQUAL_INT(1, table_get(&test_table, 3).lower);
    table_learn(&test_table, 4, 0, 1, 2000);
    TEST_ASSERT_EQUAL_INT(1, table_get(&test_table, 1).lower);
    TEST_ASSERT_EQUAL_INT(1, table_get(&test_table, 4).lower);
}

static void test_effort_is_a_number_of_bits(void)
{
    TEST_ASSERT_EQUAL_UINT64(1, nodes_effort(1));
    TEST_ASSERT_EQUAL_UINT64(2, nodes_effort(3));
    TEST_ASSERT_EQUAL_UINT64(11, nodes_effort(1024));
    TEST_ASSERT_EQUAL_UINT64(31, nodes_effort(UINT64_MAX));
}

static void run_packed_tests(void)
{
    RUN_TEST(test_hash_loses_nothing);
    RUN_TEST(test_every_bit_of_the_hash_counts);
    RUN_TEST(test_a_table_hardly_used_forgets_nothing);
    RUN_TEST(test_all_bounds_come_back);
    RUN_TEST(test_both_bounds_share_an_entry);
    RUN_TEST(test_a_reset_forgets_everything);
    RUN_TEST(test_the_dearest_and_the_latest_stay);
    RUN_TEST(test_effort_is_a_number_of_bits);
}
