/* Both versions of the search, whichever this processor would be given. */

static int ask_version(Search *version, const Node *root, int alpha,
                       uint64_t *nodes)
{
    part_reset();
    int score = version(&the_solver, root, alpha);
    *nodes = part_nodes();
    return score;
}

static void test_both_versions_search_the_same(void)
{
    Random random = {214};
    Board board;
#ifdef ONE_KIND
    TEST_IGNORE_MESSAGE("compiled for one kind of processor only");
#endif
    if (!wide_registers())
        TEST_IGNORE_MESSAGE("this processor has no wide registers");
    for (int i = 0; i < TRIES(200); i++) {
        uint64_t plain, wide;
        Node root = search_play(&random, &board,
                                BOARD_CELLS / 2 + i % (BOARD_CELLS / 2 - 4));
        int alpha = i % 2 ? 0 : -1;
        if (lower_bound(&root.position) > alpha)
            continue;
        int score = ask_version(negamax_plain, &root, alpha, &plain);
        TEST_ASSERT_EQUAL_INT_MESSAGE(
            score, ask_version(negamax_wide, &root, alpha, &wide),
            label(&board));
        TEST_ASSERT_EQUAL_UINT64_MESSAGE(plain, wide, label(&board));
    }
}
