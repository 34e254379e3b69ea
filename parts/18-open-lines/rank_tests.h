/* What a rank promises, whatever it weighs. */

/* Rank and mirrored rank agree: no side of the board is preferred. */
static void test_ranks_do_not_know_left_from_right(void)
{
    Random random = {181};
    Board board;
    for (int i = 0; i < 1000; i++) {
        search_play(&random, &board, i % (BOARD_CELLS - 6));
        Board mirror = mirrored(&board);
        for (int column = 0; column < BOARD_WIDTH; column++) {
            int other = BOARD_WIDTH - 1 - column;
            Node node, image, child, child_image;
            part_load(&board);
            node = node_of(&the_position);
            part_load(&mirror);
            image = node_of(&the_position);
            if (!(node.moves & column_cells(column)))
                continue;
            node_play(&child, &node, node.moves & column_cells(column));
            node_play(&child_image, &image, image.moves & column_cells(other));
            TEST_ASSERT_EQUAL_INT(child_rank(&child, &node, 0),
                                  child_rank(&child_image, &image, 0));
        }
    }
}

/*
 * Of two moves on the same empty board the one in the middle opens more
 * lines. Asked with a far deadline it must not rank lower than near the edge:
 * a wrong sign of the lines would show here.
 */
static void test_open_lines_raise_the_rank(void)
{
    Position empty;
    position_clear(&empty);
    Node root = node_of(&empty), edge, middle;
    node_play(&edge, &root, bottom_cell(0));
    node_play(&middle, &root, bottom_cell((BOARD_WIDTH - 1) / 2));
    TEST_ASSERT_TRUE(
        open_lines(bottom_cell((BOARD_WIDTH - 1) / 2), middle.position.mask) >
        open_lines(bottom_cell(0), edge.position.mask));
    int far = score_win_now(0) - OPEN_DEADLINE, near = far + 1;
    if (far < 0)
        return; /* a board too small for far deadlines */
    TEST_ASSERT_TRUE(
        child_rank(&middle, &root, far) - child_rank(&edge, &root, far) >
        child_rank(&middle, &root, near) - child_rank(&edge, &root, near));
}
