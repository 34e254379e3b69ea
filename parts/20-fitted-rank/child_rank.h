/*
 * Which child first: what the move gives to its side and takes from the
 * other. The attacker and the defender weigh it differently.
 *
 * The weights were found by search: one at a time was moved up and down as
 * long as fewer nodes were needed on a tuning set (bench/tuning), until no
 * step helped. On positions kept apart they saved as much.
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
    int ours, theirs; /* open lines */
} Weights;

static const Weights weights_of_defender = {24, 8, 16, -4, -24, 6, 0, 1, -1};
static const Weights weights_of_attacker = {24, 24, 8, -4, -72, 0, 4, 2, 0};

/* The rank of a child, as the side sees it that moved there. */
static inline int child_rank(const Node *child, const Node *node, int alpha)
{
    const Weights *weights =
        alpha >= 0 ? &weights_of_attacker : &weights_of_defender;
    uint64_t mask = child->position.mask, move = mask ^ node->position.mask;
    uint64_t playable = playable_cells(&child->position);
    int rank = weights->threat * cell_count(child->danger) +
               weights->over * cell_count(child->danger & playable << 1) +
               weights->now * ((child->danger & playable) != 0) +
               weights->reply * cell_count(child->moves) +
               weights->spoilt * ((node->threats & move << 1) != 0) +
               weights->centre * centre_rank(move) +
               weights->row * ((move & follower_rows()) != 0);
    if (deadline(node->position.stones, alpha) < OPEN_DEADLINE)
        return rank;
    uint64_t theirs = child->position.current, ours = theirs ^ mask;
    return rank + weights->ours * open_lines(ours, mask) +
           weights->theirs * open_lines(theirs, mask);
}
