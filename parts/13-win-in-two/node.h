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
    return forced & (forced - 1) ? 0 : moves;
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

static Node node_of(const Position *position)
{
    Node node = {*position, threats(position->current, position->mask),
                 opponent_threats(position), 0};
    node.moves = safe_cells(playable_cells(position), node.danger);
    return node;
}
