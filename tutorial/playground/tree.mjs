// The record of a search as a tree, and as the steps in which it was made.

// Node i of the record was entered after all before it. A search asks one
// question or several (from part 8 on): each is a root.
export class Tree {
    constructor(record) {
        this.record = record;
        this.count = record.count;
        this.parent = new Int32Array(this.count).fill(-1);
        this.children = Array.from({length: this.count}, () => []);
        this.roots = [];
        this.#link();
        this.#order();
    }

    #link() {
        const {depth} = this.record, path = [];
        for (let i = 0; i < this.count; i++) {
            path[depth[i]] = i;
            if (depth[i] === 0) {
                this.roots.push(i);
                continue;
            }
            this.parent[i] = path[depth[i] - 1];
            this.children[this.parent[i]].push(i);
        }
    }

    // A step enters a node (i) or leaves it (~i).
    #order() {
        this.steps = [];
        this.entered = new Int32Array(this.count);
        this.left = new Int32Array(this.count);
        const open = [];
        const leave = () => {
            const i = open.pop();
            this.left[i] = this.steps.push(~i) - 1;
        };
        for (let i = 0; i < this.count; i++) {
            while (open.length > this.record.depth[i])
                leave();
            this.entered[i] = this.steps.push(i) - 1;
            open.push(i);
        }
        while (open.length)
            leave();
    }

    // The node of a step, and whether the step leaves it.
    at(step) {
        const event = this.steps[step];
        return event < 0 ? {node: ~event, leaving: true}
                         : {node: event, leaving: false};
    }

    // From a root down to the node.
    path(node) {
        const found = [];
        for (; node >= 0; node = this.parent[node])
            found.unshift(node);
        return found;
    }

    // The columns played from the root to the node.
    moves(node) {
        return this.path(node).slice(1)
            .map(i => this.record.move[i] + 1).join("");
    }

    // Best value that the children left before this step have given.
    best(node, step) {
        const values = this.children[node]
            .filter(child => this.left[child] <= step)
            .map(child => -this.record.score[child]);
        return values.length ? Math.max(...values) : null;
    }

    reason(node) {
        return this.record.reasons[this.record.reason[node]];
    }

    // Was something known before any move was searched?
    isLeaf(node) {
        return this.record.tried[node] === 0;
    }

    // Was the tree recorded only down to here?
    isFolded(node) {
        return !this.isLeaf(node) && this.children[node].length === 0;
    }

    // How often each reason ended a node.
    reasonCounts() {
        const counts = new Map();
        for (let i = 0; i < this.count; i++) {
            const reason = this.reason(i);
            counts.set(reason, (counts.get(reason) ?? 0) + 1);
        }
        return counts;
    }
}

// What a reason is about; a kind has a colour.
export function kindOf(reason) {
    if (reason === "beta cut" || reason.startsWith("cut"))
        return "cut";
    if (reason.startsWith("table"))
        return "table";
    if (reason.startsWith("bound") || reason.startsWith("proved"))
        return "bound";
    if (reason.includes("win") || reason === "no safe move" ||
        reason === "board full")
        return "rules";
    return "searched";
}

// Why a move of a node that is left was never searched.
export function whyNotSearched(board, column, isCut) {
    if (board.losesAtOnce(column))
        return isCut ? "cut" : "loses at once";
    return isCut ? "cut" : "answered without a search";
}

// In full sentences, for the node that is left.
export function explain(reason, {alpha, beta, score}, unsearched) {
    const not = unsearched === 0 ? "" : unsearched === 1
        ? " One move is not looked at any more."
        : ` ${unsearched} moves are not looked at any more.`;
    const sentences = {
        "beta cut": `${score} is not below beta (${beta}): the opponent will ` +
            `not let it come to this.${not}`,
        "no move above alpha": `No move is better than alpha (${alpha}): ` +
            "the side to move has something better elsewhere.",
        "exact": "Between alpha and beta: this is the score itself.",
        "best of all moves": "All moves were tried; this is the best.",
        "immediate win": "A stone wins here at once.",
        "no safe move": "Every move lets the opponent win at once.",
        "board full": "The board is full: a draw.",
        "table: at most that": "The table knows the position: not more than " +
            "this can be had.",
        "table: at least that": "The table knows the position: at least this " +
            "can be had.",
        "bound: no more can be had": "So few stones are left to win with that " +
            "no more than this can be had.",
        "cut: no better score is possible": "No better score is possible " +
            `here.${not}`,
    };
    return sentences[reason] ?? "";
}
