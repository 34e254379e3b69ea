/*
 * A position together with what whoever reached it had to find out anyway:
 * the threats of both sides and the safe moves. Each is computed once, by the
 * parent, and handed on.
 */
typedef struct {
    Position position;
    uint64_t threats; /* of the side to move; in a search none is playable */
    uint64_t danger;  /* the threats of its opponent */
    uint64_t moves;   /* the safe moves: 0 if every move loses at once */
} Node;

/*
 * As safe_moves() of part 9, from threats already known and without branches:
 * which way they go is hard to predict.
 */
static inline uint64_t safe_cells(uint64_t playable, uint64_t danger)
{
    uint64_t forced = playable & danger;
    uint64_t moves = (forced ? forced : playable) & ~(danger >> 1);
    return several(forced) ? 0 : moves;
}

/* The stone that was just played changes only its own side's threats. */
static inline void node_play(Node *child, const Node *node, uint64_t move)
{
    const Position *position = &node->position;
    assert(move & playable_cells(position));
    child->position.current = position->current ^ position->mask;
    child->position.mask = position->mask | move;
    child->position.stones = position->stones + 1;
    child->threats = node->danger & ~move;
    child->danger = threats(position->current | move, child->position.mask);
    child->moves = safe_cells(playable_cells(&child->position), child->danger);
}

/* After a move without a reply the next one wins, the second from here. */
static inline bool has_no_reply(const Node *child)
{
    return child->moves == 0;
}

static Node node_of(const Position *position)
{
    Node node = {*position, threats(position->current, position->mask),
                 opponent_threats(position), 0};
    node.moves = safe_cells(playable_cells(position), node.danger);
    return node;
}

/* The same question, put to the other side: is its score more than that? It
   is if and only if ours is not more than alpha. */
static inline int opposite(int alpha)
{
    return -alpha - 1;
}

/*
 * How many cells are set, without a branch: counts in pairs of bits, then
 * fours, then bytes, and the multiplication adds up the bytes. A loop over
 * the set bits ends unpredictably, which costs more than these few steps.
 */
static inline int count_cells(uint64_t cells)
{
    cells -= cells >> 1 & UINT64_C(0x5555555555555555);
    cells = (cells & UINT64_C(0x3333333333333333)) +
            (cells >> 2 & UINT64_C(0x3333333333333333));
    cells = (cells + (cells >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)(cells * UINT64_C(0x0101010101010101) >> 56);
}

/* One of them. */
static inline uint64_t lowest_cell(uint64_t cells)
{
    return cells & -cells;
}

/* How near to the centre: 0 for the outermost columns. */
static inline int centre_rank(uint64_t move)
{
    uint64_t inner = all_cells();
    int rank = 0;
    for (int column = 0; column < (BOARD_WIDTH - 1) / 2; column++) {
        inner &= ~column_cells(column);
        inner &= ~column_cells(BOARD_WIDTH - 1 - column);
        rank += (move & inner) != 0;
    }
    return rank;
}
