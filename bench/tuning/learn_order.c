/*
 * Learns which child to search first from nodes of part 22's own search:
 *
 *     learn-order TRAIN CHECK DIRECTORY
 *
 * TRAIN and CHECK are files of positions. While these are solved, at some
 * nodes every child is searched, with the table and the history as they are
 * at that moment: does it answer the question, and at how many nodes? Two
 * sets of weights are fitted to the nodes of TRAIN, by gradient descent on a
 * softmax. The one wants a child that answers to come first, whatever it
 * costs; the other wants few nodes. They go to DIRECTORY/right.h and
 * DIRECTORY/cheap.h, for variants/learned.c. What is printed is about the
 * nodes of CHECK, by the present rank and by both.
 */
#include "../../parts/13-win-in-two/node_pieces.h"
#include "../../parts/16-near-the-leaves/deadline.h"
#include "../../parts/14-follow-up/follow_up.h"
#include "../../parts/21-lanes/table_hash.h"
#include "../../parts/15-packed-table/slot.h"
#include "../../parts/15-packed-table/packed_table.h"
#include "../../parts/21-lanes/small_table.h"
#include "../../parts/21-lanes/children_pieces.h"
#include "../../parts/22-history/history.h"
#include "learned_rank.h"
#include "../../parts/22-history/solver.h"

static void collect_rank(Children *children, const Node *node, int alpha);
static void collect_history(const History *history, Children *children,
                            int stones, int alpha);
#define children_rank collect_rank
#define history_rank  collect_history
#include "../../parts/22-history/search.h"
#undef children_rank
#undef history_rank
#include "../../parts/21-lanes/solver.c"
#include "../../parts/21-lanes/chosen_at_start.h"
#include "../../parts/20-root-windows/root.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "../../common/random_play.h"

/* --- collecting --------------------------------------------------------- */

typedef struct {
    int x[FEATURES];
    int rank;   /* in the search it is taken from, with the history */
    bool right; /* it answers the question at its parent */
    double nodes;
} Example;

typedef struct {
    int set, children, rights;
    Example child[BOARD_WIDTH];
} Sample;

typedef struct {
    size_t count, room;
    Sample *sample;
} Samples;

enum { FROM_DEADLINE = 3, TO_DEADLINE = 12, SEED = 22 };

static Solver solver, saved; /* saved: as it was at the node looked at */
static Samples *collecting;  /* NULL: just solve */
static Random dice;

/* There are twice as many nodes with each deadline nearer, and about as many
   samples are wanted of all. */
static bool wanted(int stones, int alpha)
{
    int stones_left = deadline(stones, alpha);
    if (!collecting || stones_left < FROM_DEADLINE || stones_left > TO_DEADLINE)
        return false;
    int bits = 11 - (stones_left - FROM_DEADLINE);
    return random_next(&dice) >> (64 - (bits > 4 ? bits : 4)) == 0;
}

static Sample *samples_add(Samples *samples)
{
    if (samples->count == samples->room) {
        samples->room = samples->room ? 2 * samples->room : 1024;
        samples->sample =
            realloc(samples->sample, samples->room * sizeof(Sample));
        if (!samples->sample) {
            fputs("learn-order: out of memory\n", stderr);
            exit(EXIT_FAILURE);
        }
    }
    return &samples->sample[samples->count++];
}

/* One child, searched as if it came first; then all is as before. */
static void collect_child(Example *example, const Children *children,
                          const Node *node, int lane, int alpha)
{
    Node child = children_node(children, node, lane);
    int stones = node->position.stones;
    child_features(example->x, children, node, lane);
    if (deadline(stones, alpha) >= HISTORY_DEADLINE)
        history_features(example->x, &solver.history, children->move[lane],
                         stones, alpha);
    example->rank = children->rank[lane];
    history_enter(&solver.history, stones + 1, children->move[lane]);
    example->right = -negamax(&solver, &child, opposite(alpha)) > alpha;
    example->nodes = (double)(solver.nodes - saved.nodes);
    solver = saved;
}

static void collect_node(Children children, const Node *node, int alpha)
{
    Samples *samples = collecting;
    Sample *sample = samples_add(samples);
    int stones = node->position.stones;
    *sample = (Sample){.set = weight_set(stones, alpha)};
    if (deadline(stones, alpha) >= HISTORY_DEADLINE)
        collect_history(&solver.history, &children, stones, alpha);
    saved = solver;
    collecting = NULL;
    for (int i = 0; i < BOARD_WIDTH; i++)
        if (children.move[i]) {
            Example *example = &sample->child[sample->children++];
            collect_child(example, &children, node, i, alpha);
            sample->rights += example->right;
        }
    collecting = samples;
    if (sample->children < 2 || sample->rights == 0)
        samples->count--; /* whatever comes first, all are searched */
}

/* What the search calls in place of children_rank and history_rank: they, or
   the learned ones. */
static void collect_history(const History *history, Children *children,
                            int stones, int alpha)
{
    if (learned_weights)
        learned_history(history, children, stones, alpha);
    else
        history_rank(history, children, stones, alpha);
}

static void collect_rank(Children *children, const Node *node, int alpha)
{
    if (learned_weights)
        learned_rank(children, node, alpha);
    else
        children_rank(children, node, alpha);
    if (wanted(node->position.stones, alpha))
        collect_node(*children, node, alpha);
}

static uint64_t solve(const Board *board)
{
    Position position;
    position_clear(&position);
    for (int i = 0; i < board->stones; i++)
        position_play(&position, board->moves[i]);
    solver_reset(&solver);
    solver_solve(&solver, &position, false);
    return solver.nodes;
}

/* The samples from all positions of a file. */
static Samples collect(const char *name)
{
    Samples samples = {0};
    char line[BOARD_CELLS + 3];
    FILE *file = fopen(name, "r");
    if (!file) {
        perror(name);
        exit(EXIT_FAILURE);
    }
    while (fgets(line, sizeof line, file)) {
        Board board;
        size_t at;
        if (board_read(&board, line, strcspn(line, " \n"), &at) != RULE_OK) {
            fprintf(stderr, "%s: no position: %s\n", name, line);
            exit(EXIT_FAILURE);
        }
        uint64_t nodes = solve(&board);
        collecting = &samples;
        uint64_t again = solve(&board);
        collecting = NULL;
        if (again != nodes) { /* then costs would not be those of part 22 */
            fputs("learn-order: the samples disturb the search\n", stderr);
            exit(EXIT_FAILURE);
        }
    }
    fclose(file);
    return samples;
}

/* --- fitting ------------------------------------------------------------ */

typedef double Weighing[WEIGHT_SETS][FEATURES];
typedef enum { RIGHT, CHEAP } Aim;

enum { ROUNDS = 400, POINTS = 256 }; /* POINTS of rank are a factor of e */
static const double step = 0.5, momentum = 0.9, decay = 0.0003;

/* Of each feature, how much the children of a node differ in it: the root of
   the mean square, so that one step suits all of them. */
static void feature_spread(double spread[FEATURES], const Samples *samples)
{
    double children = 0;
    for (int k = 0; k < FEATURES; k++)
        spread[k] = 0;
    for (size_t n = 0; n < samples->count; n++) {
        const Sample *sample = &samples->sample[n];
        children += sample->children;
        for (int k = 0; k < FEATURES; k++) {
            double sum = 0, squares = 0;
            for (int i = 0; i < sample->children; i++) {
                double x = sample->child[i].x[k];
                sum += x;
                squares += x * x;
            }
            spread[k] += squares - sum * sum / sample->children;
        }
    }
    for (int k = 0; k < FEATURES; k++)
        spread[k] = spread[k] > 0 ? sqrt(spread[k] / children) : 1;
}

/* The chance of each child to come first. */
static void softmax(double chance[BOARD_WIDTH], const Sample *sample,
                    const double weights[FEATURES])
{
    double most = -HUGE_VAL, sum = 0;
    for (int i = 0; i < sample->children; i++) {
        chance[i] = 0;
        for (int k = 0; k < FEATURES; k++)
            chance[i] += weights[k] * sample->child[i].x[k];
        most = chance[i] > most ? chance[i] : most;
    }
    for (int i = 0; i < sample->children; i++)
        sum += chance[i] = exp(chance[i] - most);
    for (int i = 0; i < sample->children; i++)
        chance[i] /= sum;
}

/* Of the cheapest child that answers. */
static double least_nodes(const Sample *sample)
{
    double least = HUGE_VAL;
    for (int i = 0; i < sample->children; i++)
        if (sample->child[i].right && sample->child[i].nodes < least)
            least = sample->child[i].nodes;
    return least;
}

/* The nodes if this child comes first: after a wrong one, at best, the
   cheapest of those that answer. */
static double nodes_first(const Sample *sample, int first)
{
    const Example *child = &sample->child[first];
    return child->nodes + (child->right ? 0 : least_nodes(sample));
}

/*
 * Which way each child's score has to move. RIGHT raises the logarithm of the
 * chance that the first one answers; CHEAP lowers the mean logarithm of the
 * nodes.
 */
static void pull(double force[BOARD_WIDTH], const double chance[BOARD_WIDTH],
                 const Sample *sample, Aim aim)
{
    double right = 0, mean = 0;
    for (int i = 0; i < sample->children; i++) {
        right += sample->child[i].right ? chance[i] : 0;
        force[i] = log(nodes_first(sample, i));
        mean += chance[i] * force[i];
    }
    for (int i = 0; i < sample->children; i++)
        force[i] = aim == CHEAP ? chance[i] * (mean - force[i])
                   : sample->child[i].right
                       ? chance[i] / (right + 1e-12) - chance[i]
                       : -chance[i];
}

static void gradient(Weighing slope, Weighing weights, const Samples *samples,
                     Aim aim)
{
    memset(slope, 0, sizeof(Weighing));
    for (size_t n = 0; n < samples->count; n++) {
        const Sample *sample = &samples->sample[n];
        double chance[BOARD_WIDTH], force[BOARD_WIDTH];
        softmax(chance, sample, weights[sample->set]);
        pull(force, chance, sample, aim);
        for (int i = 0; i < sample->children; i++)
            for (int k = 0; k < FEATURES; k++)
                slope[sample->set][k] += force[i] * sample->child[i].x[k];
    }
}

static void fit(LearnedWeights *rounded, const Samples *samples, Aim aim)
{
    static Weighing weights, speed, slope;
    double spread[FEATURES], in_set[WEIGHT_SETS] = {0};
    feature_spread(spread, samples);
    memset(weights, 0, sizeof weights);
    memset(speed, 0, sizeof speed);
    for (size_t n = 0; n < samples->count; n++)
        in_set[samples->sample[n].set]++;
    for (int round = 0; round < ROUNDS; round++) {
        gradient(slope, weights, samples, aim);
        for (int set = 0; set < WEIGHT_SETS; set++)
            for (int k = 0; k < FEATURES && in_set[set] > 0; k++) {
                double down = slope[set][k] / in_set[set] / spread[k] -
                              decay * weights[set][k] * spread[k];
                speed[set][k] = momentum * speed[set][k] + down;
                weights[set][k] += step * speed[set][k] / spread[k];
            }
    }
    for (int set = 0; set < WEIGHT_SETS; set++)
        for (int k = 0; k < FEATURES; k++)
            rounded->of[set][k] = (int)lround(POINTS * weights[set][k]);
}

static void write_weights(const LearnedWeights *weights, const char *directory,
                          const char *name)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s.h", directory, name);
    FILE *file = fopen(path, "w");
    if (!file) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    for (int set = 0; set < WEIGHT_SETS; set++) {
        fputs("{", file);
        for (int k = 0; k < FEATURES; k++)
            fprintf(file, "%d, ", weights->of[set][k]);
        fputs("},\n", file);
    }
    if (fclose(file) != 0) {
        perror(path);
        exit(EXIT_FAILURE);
    }
}

/* --- telling ------------------------------------------------------------ */

/* Ranks by learned weights, or part 22's if there are none. */
static void ranks(int rank[BOARD_WIDTH], const Sample *sample,
                  const int weights[FEATURES])
{
    for (int i = 0; i < sample->children; i++) {
        rank[i] = weights ? 0 : sample->child[i].rank;
        for (int k = 0; weights && k < FEATURES; k++)
            rank[i] += weights[k] * sample->child[i].x[k];
    }
}

/* The best-ranked child that is left, as children_next takes it. */
static int take_next(int rank[BOARD_WIDTH], int children)
{
    int next = 0;
    for (int i = 1; i < children; i++)
        next = rank[i] > rank[next] ? i : next;
    rank[next] = INT_MIN;
    return next;
}

/* What an order is like, over all samples. */
typedef struct {
    double choices; /* nodes where some children answer and others do not */
    double rights;  /* of these, the first choice answers */
    double dearer;  /* then, sum of the logarithms of its nodes by the least */
    double nodes;   /* of all samples, until a child has answered */
} Quality;

static void quality_add(Quality *sum, const Sample *sample,
                        const int weights[FEATURES])
{
    int rank[BOARD_WIDTH];
    ranks(rank, sample, weights);
    const Example *next = &sample->child[take_next(rank, sample->children)];
    if (sample->rights < sample->children) {
        sum->choices++;
        sum->rights += next->right;
        sum->dearer += next->right ? log(next->nodes / least_nodes(sample)) : 0;
    }
    sum->nodes += next->nodes;
    while (!next->right) {
        next = &sample->child[take_next(rank, sample->children)];
        sum->nodes += next->nodes;
    }
}

static Quality quality(const Samples *samples, const LearnedWeights *weights)
{
    Quality sum = {0};
    for (size_t n = 0; n < samples->count; n++) {
        const Sample *sample = &samples->sample[n];
        quality_add(&sum, sample, weights ? weights->of[sample->set] : NULL);
    }
    return sum;
}

/* How often an order is right in the tree that it makes itself. */
static double right_at_home(const char *name, const LearnedWeights *weights)
{
    dice.state = SEED;
    learned_weights = weights;
    Samples samples = collect(name);
    Quality home = quality(&samples, NULL);
    learned_weights = NULL;
    free(samples.sample);
    return home.rights / home.choices;
}

enum { PRESENT, ORDERS = 3 };

static void tell(const Samples *check, const LearnedWeights *weights[ORDERS],
                 const char *name)
{
    Quality order[ORDERS];
    double least = 0;
    for (int i = 0; i < ORDERS; i++)
        order[i] = quality(check, weights[i]);
    for (size_t n = 0; n < check->count; n++)
        least += least_nodes(&check->sample[n]);
    printf("first choice right");
    for (int i = 0; i < ORDERS; i++)
        printf(",%.3f", order[i].rights / order[i].choices);
    printf(",1\nthe same in its own tree");
    for (int i = 0; i < ORDERS; i++)
        printf(",%.3f", right_at_home(name, weights[i]));
    printf(",\nnodes of a right first choice");
    for (int i = 0; i < ORDERS; i++)
        printf(",%.2f", exp(order[i].dearer / order[i].rights));
    printf(",1\nnodes until a child answers");
    for (int i = 0; i < ORDERS; i++)
        printf(",%.3f", order[i].nodes / order[PRESENT].nodes);
    printf(",%.3f\n", least / order[PRESENT].nodes);
}

int main(int argc, char **argv)
{
    static LearnedWeights right, cheap;
    const LearnedWeights *weights[ORDERS] = {NULL, &right, &cheap};
    if (argc != 4) {
        fputs("usage: learn-order TRAIN CHECK DIRECTORY\n", stderr);
        return 2;
    }
    dice.state = SEED;
    Samples train = collect(argv[1]);
    dice.state = SEED;
    Samples check = collect(argv[2]);
    fit(&right, &train, RIGHT);
    fit(&cheap, &train, CHEAP);
    write_weights(&right, argv[3], "right");
    write_weights(&cheap, argv[3], "cheap");
    printf("samples to learn from,,%zu,%zu,\n", train.count, train.count);
    printf("samples to check on,%zu,%zu,%zu,%zu\n", check.count, check.count,
           check.count, check.count);
    tell(&check, weights, argv[2]);
    free(train.sample);
    free(check.sample);
    return fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
