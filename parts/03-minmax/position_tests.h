/* What a Position must do, array or bitboard: the tests of part 3 and 6. */
/* Every playable column of many positions, against the obvious board. */
static void test_position_follows_the_rules(void)
{
    Random random = {30};
    Board board;
    for (int i = 0; i < 2000; i++) {
        random_play(&random, &board, i % BOARD_CELLS);
        part_load(&board);
        TEST_ASSERT_EQUAL_INT(board.stones, the_position.stones);
        for (int column = 0; column < BOARD_WIDTH; column++) {
            bool playable = board_can_play(&board, column);
            TEST_ASSERT_EQUAL(playable,
                              position_can_play(&the_position, column));
            if (playable)
                TEST_ASSERT_EQUAL_MESSAGE(board_wins(&board, column),
                                          position_wins(&the_position, column),
                                          label(&board));
        }
    }
}
