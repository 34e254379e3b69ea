/* How many lines of four cross a cell, with one step in this direction. */
static inline int lines_along(int column, int row, int right, int up)
{
    int lines = 0;
    for (int back = 0; back < 4; back++) {
        int c = column - back * right, r = row - back * up;
        int last_c = c + 3 * right, last_r = r + 3 * up;
        if (c >= 0 && last_c < BOARD_WIDTH && r >= 0 && r < BOARD_HEIGHT &&
            last_r >= 0 && last_r < BOARD_HEIGHT)
            lines++;
    }
    return lines;
}

static inline int landing_lines(const Position *position, int column)
{
    int row = position->height[column];
    if (row == BOARD_HEIGHT)
        return 0;
    return lines_along(column, row, 1, 0) + lines_along(column, row, 0, 1) +
           lines_along(column, row, 1, 1) + lines_along(column, row, 1, -1);
}

typedef struct {
    int column[BOARD_WIDTH];
} LandingOrder;

/* Most lines first; among equals the column nearer to the centre. */
static inline LandingOrder landing_order(const Position *position)
{
    LandingOrder order;
    for (int i = 0; i < BOARD_WIDTH; i++) {
        int column = column_order[i], at = i;
        int lines = landing_lines(position, column);
        for (; at > 0; at--) {
            if (landing_lines(position, order.column[at - 1]) >= lines)
                break;
            order.column[at] = order.column[at - 1];
        }
        order.column[at] = column;
    }
    return order;
}

/* Sorted anew for every move: slow, but part 5's search stays as it is. */
#define column_order (landing_order(position).column)
