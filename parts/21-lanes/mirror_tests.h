/* Early images share a hash, and only they do. */

static uint64_t board_hash(const Board *board)
{
    part_load(board);
    return table_hash(&the_position);
}

static void test_the_image_of_a_key_is_the_key_of_the_image(void)
{
    Random random = {200};
    Board board;
    for (int i = 0; i < 3000; i++) {
        random_play(&random, &board, i % (BOARD_CELLS + 1));
        Board mirror = mirrored(&board);
        part_load(&mirror);
        uint64_t image = position_key(&the_position);
        part_load(&board);
        uint64_t key = position_key(&the_position);
        TEST_ASSERT_EQUAL_HEX64_MESSAGE(image, mirror_key(key), label(&board));
        TEST_ASSERT_EQUAL_HEX64(key, mirror_key(mirror_key(key)));
    }
}

static void test_early_images_share_a_hash(void)
{
    Random random = {201};
    Board board;
    for (int i = 0; i < 3000; i++) {
        random_play(&random, &board, i % (MIRROR_STONES + 1));
        Board mirror = mirrored(&board);
        TEST_ASSERT_EQUAL_HEX64_MESSAGE(board_hash(&board), board_hash(&mirror),
                                        label(&board));
    }
}

/* Different positions with one hash would mean wrong scores. */
static void test_no_others_share_a_hash(void)
{
    Random random = {202};
    Board board, other;
    for (int i = 0; i < 100000; i++) {
        random_play(&random, &board, 2 + i % 3);
        random_play(&random, &other, 2 + i % 3);
        part_load(&other);
        uint64_t key = position_key(&the_position), image = mirror_key(key);
        uint64_t hash = table_hash(&the_position);
        part_load(&board);
        bool same = position_key(&the_position) == key ||
                    position_key(&the_position) == image;
        TEST_ASSERT_EQUAL(same, table_hash(&the_position) == hash);
    }
}

static void run_mirror_tests(void)
{
    RUN_TEST(test_the_image_of_a_key_is_the_key_of_the_image);
    RUN_TEST(test_early_images_share_a_hash);
    RUN_TEST(test_no_others_share_a_hash);
}
