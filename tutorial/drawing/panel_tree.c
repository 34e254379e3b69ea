/* Windows, scores, cut branches. */
#include "panel.h"

enum { LEVEL = 98 }; /* from one row of nodes to the next */

typedef struct {
    Span edge, name, note; /* at the branch, in the node, below it */
    char flag;             /* x: cut, !: best, or 0 */
    int depth, parent;     /* the root's parent is -1 */
    double box;            /* the width of the node, */
    double width, kids;    /* of all there is below it, of its children */
    double x, left;        /* left: where its next child begins */
} Node;

typedef struct {
    Panel *panel;
    Node node[MAX_LINES];
    int nodes;
    int last[MAX_LINES + 1]; /* the last node of each depth, or -1 */
    int sides;               /* 1 if x is to move at the root, 2 if o, or 0 */
} Tree;

static double top_of(const Node *node)
{
    return node->depth * LEVEL + 2;
}

/* --- reading -------------------------------------------------------------- */

/* Takes *, -, --, each with x or ! behind it, apart. */
static bool read_mark(Span mark, Node *node)
{
    char end = mark.length > 1 ? mark.start[mark.length - 1] : '-';
    node->flag = end == 'x' || end == '!' ? end : 0;
    mark.length -= node->flag != 0;
    if (span_is(mark, "*"))
        return true;
    for (size_t i = 0; i < mark.length; i++)
        if (mark.start[i] != '-')
            return false;
    node->depth = (int)mark.length;
    return true;
}

static void find_parent(Tree *tree, Node *node, int at)
{
    int depth = node->depth;
    if ((tree->nodes == 0) != (depth == 0) || depth > tree->nodes ||
        (depth > 0 && tree->last[depth - 1] < 0))
        fail(at, "this node has no parent");
    node->parent = depth > 0 ? tree->last[depth - 1] : -1;
    tree->last[depth] = tree->nodes;
    tree->last[depth + 1] = -1;
}

/* What a name has of letters that are wider than most. */
static double wide_letters(Span name)
{
    int count = 0;
    for (size_t i = 0; i < name.length; i++)
        count += name.start[i] == 'm' || name.start[i] == 'w';
    return count * 5;
}

static void read_node(Tree *tree, const Line *line)
{
    Node *node = &tree->node[tree->nodes];
    Span mark = span_word(line->text, 0), texts = span_after(line->text, 1);
    *node = (Node){.depth = 0};
    if (!read_mark(mark, node))
        fail(line->at, "a node starts with * (the root) or dashes, not '%.*s'",
             SHOWN(mark));
    find_parent(tree, node, line->at);
    node->edge = span_field(texts, 0);
    node->name = span_field(texts, 1);
    node->note = span_field(texts, 2);
    bool narrow = tree->panel->narrow;
    node->box = larger(narrow ? 28 : 34, span_width(node->name, 14) +
                                             wide_letters(node->name) +
                                             (narrow ? 8 : 16));
    node->width =
        larger(node->box, span_width(node->note, 12)) + (narrow ? 6 : 14);
    tree->nodes++;
}

static void read_tree(Tree *tree)
{
    const Panel *panel = tree->panel;
    for (int i = 0; i < panel->lines; i++) {
        const Line *line = &panel->line[i];
        if (line_is(line, "sides"))
            tree->sides = span_is(span_word(line->text, 1), "o") ? 2 : 1;
        else
            read_node(tree, line);
    }
    if (tree->nodes == 0)
        fail(panel->head.at, "an empty tree");
}

/* --- widths from the leaves up, places from the root down: no overlap ----- */

static void place_nodes(Tree *tree)
{
    Node *node = tree->node;
    for (int i = tree->nodes - 1; i >= 0; i--) {
        node[i].width = larger(node[i].width, node[i].kids);
        if (i > 0)
            node[node[i].parent].kids += node[i].width;
    }
    node[0].x = node[0].width / 2;
    node[0].left = (node[0].width - node[0].kids) / 2;
    for (int i = 1; i < tree->nodes; i++) {
        Node *parent = &node[node[i].parent];
        node[i].x = parent->left + node[i].width / 2;
        node[i].left = parent->left + (node[i].width - node[i].kids) / 2;
        parent->left += node[i].width;
    }
}

static void set_size(Tree *tree)
{
    double lowest = 0;
    for (int i = 0; i < tree->nodes; i++) {
        const Node *node = &tree->node[i];
        lowest =
            larger(lowest, node->depth * LEVEL + (node->note.length > 0) * 18);
    }
    tree->panel->width = tree->node[0].width;
    tree->panel->height = 36 + lowest;
}

/* --- drawing -------------------------------------------------------------- */

/* Label, then bars: further down there is room. */
static void draw_cut(Text *to, double x, double y)
{
    svg_stroke(to, x - 8, y + 1, x + 8, y - 4, "cut");
    svg_stroke(to, x - 8, y + 6, x + 8, y + 1, "cut");
}

static void draw_branch(Text *to, const Node *parent, const Node *node)
{
    double x = parent->x, dx = node->x - x;
    double y = parent->depth * LEVEL + 34 + (parent->note.length > 0) * 20;
    double dy = top_of(node) - y;
    double label_x = (x + node->x) / 2, label_y = (y + top_of(node)) / 2;
    svg_stroke(to, x, y, node->x, top_of(node),
               node->flag == 'x'   ? "cutedge"
               : node->flag == '!' ? "best"
                                   : "ink");
    if (node->flag == 'x') {
        draw_cut(to, x + 0.72 * dx, y + 0.72 * dy);
        label_x = x + 0.42 * dx;
        label_y = y + 0.42 * dy;
    }
    svg_text(to, label_x, label_y + 4, "edge", node->edge);
}

/* The classes of a node and of its text. */
static void style_of(const Tree *tree, const Node *node, const char **box,
                     const char **text)
{
    bool second = (node->depth + tree->sides - 1) % 2;
    if (node->flag == 'x') {
        *box = "cutnode";
        *text = "faint";
    } else if (tree->sides) {
        *box = second ? "second" : "first";
        *text = second ? "on2" : "on1";
    } else {
        *box = node->flag == '!' ? "bestnode" : "node";
        *text = "strong";
    }
}

static void draw_node(const Tree *tree, const Node *node)
{
    Text *to = &tree->panel->layer[SHAPES];
    const char *box, *text;
    double y = top_of(node);
    style_of(tree, node, &box, &text);
    svg_rect(to, node->x - node->box / 2, y, node->box, 32, box,
             tree->sides ? 16 : 6);
    svg_text(to, node->x, y + 21, text, node->name);
    svg_text(to, node->x, y + 47, "small", node->note);
}

void draw_tree(Panel *panel)
{
    static Tree tree; /* too large for the stack of some machines */
    tree.panel = panel;
    tree.nodes = tree.sides = 0;
    read_tree(&tree);
    place_nodes(&tree);
    set_size(&tree);
    for (int i = 1; i < tree.nodes; i++)
        draw_branch(&panel->layer[SHAPES], &tree.node[tree.node[i].parent],
                    &tree.node[i]);
    for (int i = 0; i < tree.nodes; i++)
        draw_node(&tree, &tree.node[i]);
}
