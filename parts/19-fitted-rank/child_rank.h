/*
 * Which child first: what the move gives to its side and takes from the
 * other. The attacker and the defender weigh it differently.
 *
 * The weights were found by search: one at a time was moved up and down as
 * long as fewer nodes were needed on a tuning set (bench/tuning/README.md),
 * until no step helped; then rounded. On positions kept apart for it they
 * save about as much. The opponent's open lines, stacked threats and the rows
 * of threats were weighed too, and left out: 1 % or less.
 */
#ifndef OPEN_DEADLINE
#define OPEN_DEADLINE 9 /* nearer than that, counting lines costs too much */
#endif

typedef struct {
    int threat; /* each cell where we would win */
    int over;   /* such a cell over one that can be played: a reply less */
    int now;    /* such a cell that can be played: it must be answered */
    int reply;  /* each safe reply */
    int spoilt; /* the move lets the opponent take a winning cell of ours */
    int centre; /* each column nearer to the middle */
    int row;    /* the cell lies in the follower's rows */
    int lines;  /* our open lines, as part 18 counts them */
} Weights;

#ifndef DEFENDER_WEIGHTS
#define DEFENDER_WEIGHTS 24, 16, 24, -4, -24, 8, 4, 3
#define ATTACKER_WEIGHTS 24, 24, 8, -4, -72, 0, 4, 2
#endif

static const Weights weights_of_defender = {DEFENDER_WEIGHTS};
static const Weights weights_of_attacker = {ATTACKER_WEIGHTS};

static inline const Weights *weights_for(int alpha)
{
    return attacks(alpha) ? &weights_of_attacker : &weights_of_defender;
}

/* All but the open lines. `danger` and `replies` are those of the child. */
static inline int move_rank(const Weights *weights, const Node *node,
                            uint64_t move, uint64_t danger, uint64_t replies,
                            int centre)
{
    uint64_t mask = node->position.mask | move;
    uint64_t playable = (mask + bottom_row()) & all_cells();
    return weights->threat * count_cells(danger) +
           weights->over * count_cells(danger & playable << 1) +
           weights->now * ((danger & playable) != 0) +
           weights->reply * count_cells(replies) +
           weights->spoilt * ((node->threats & move << 1) != 0) +
           weights->centre * centre +
           weights->row * ((move & follower_rows()) != 0);
}

/* The rank of a child, as the side sees it that moved there. */
static inline int child_rank(const Node *child, const Node *node, int alpha)
{
    const Weights *weights = weights_for(alpha);
    uint64_t mask = child->position.mask, move = mask ^ node->position.mask;
    int rank = move_rank(weights, node, move, child->danger, child->moves,
                         centre_rank(move));
    if (deadline(node->position.stones, alpha) < OPEN_DEADLINE)
        return rank;
    return rank +
           weights->lines * open_lines(child->position.current ^ mask, mask);
}
