// The search of the chosen part, step by step.
import { Board } from "./rules.mjs";
import { Runner } from "./solvers.mjs";
import { numberOf, partOf } from "./game.mjs";
import { count, many, playerName } from "./words.mjs";
import { byId, byTest, element, miniBoard, say, svg } from "./view.mjs";
import { Tree, explain, kindOf, whyNotSearched } from "./tree.mjs";

const MOST = 20000; // nodes that are kept; deeper ones are only counted
const ROWS = 4; // levels that are drawn; those above are folded into a path
const ROW_HEIGHT = 84;
export const EXAMPLE = "4436324336446367546312512622";

const traceName = number => partOf(number).name + "+trace";

export class TreeView {
    part = "04";
    other = ""; // a second part to compare with
    #game;
    #runner = new Runner();
    #tree = null;
    #step = 0;
    #root = null; // the board that was searched
    #otherTree = null;
    #picture = null; // the overview, drawn once

    constructor(game) {
        this.#game = game;
        this.#listen();
        game.onChange(() => this.#forget());
    }

    setPart(number) {
        this.part = number;
        this.#forget();
    }

    setOther(number) {
        this.other = number;
        if (this.#tree)
            this.#compare();
    }

    #forget() {
        if (this.#root?.moves === this.#game.board.moves &&
            this.#recorded === this.part)
            return;
        this.#runner.stop();
        this.#tree = this.#otherTree = this.#root = null;
        byId("tree-shown").hidden = true;
        byId("comparison").replaceChildren();
        this.#status("");
        this.#enable();
    }

    #recorded = "";
    #status(text) { say(byTest("trace-status"), text); }

    // --- recording ---

    async show() {
        const {board} = this.#game;
        if (board.over)
            return this.#status("The game is over: there is nothing to search.");
        this.#status("Searching …");
        byId("tree-stop").disabled = false;
        try {
            const record = await this.#runner.run(traceName(this.part),
                "record", {position: board.moves, most: MOST});
            this.#recorded = this.part;
            this.#take(board, record);
        } catch (reason) {
            this.#status(reason === Runner.stopped ? "Stopped."
                : "The solver broke off: " + reason.message);
        }
        byId("tree-stop").disabled = true;
    }

    #take(board, record) {
        this.#root = board;
        if (record.count === 0)
            return this.#status(`Part ${this.part} needs no search here: the ` +
                "rules and its bounds know the score. Part 04 does search.");
        this.#tree = new Tree(record);
        this.#step = 0;
        this.#picture = null;
        byId("tree-shown").hidden = false;
        const cut = record.depthLimit < 42
            ? ` The tree is large: it is shown ${record.depthLimit} moves deep,`
              + " and what lies below is counted." : "";
        this.#status(`${many(record.nodes, "node")} by part ${this.part}.${cut}`);
        byId("tree-range").max = this.#tree.steps.length - 1;
        this.#enable();
        this.#draw();
        if (this.other)
            this.#compare();
    }

    stop() { this.#runner.stop(); }

    #enable() {
        const none = !this.#tree;
        for (const id of ["first", "previous", "last", "over", "out"])
            byTest("trace-" + id).disabled = none;
    }

    // --- stepping ---

    async next() {
        if (!this.#tree)
            return this.show();
        this.#go(this.#step + 1);
    }

    #go(step) {
        if (!this.#tree)
            return;
        this.#step = Math.max(0, Math.min(step, this.#tree.steps.length - 1));
        this.#draw();
    }

    // To where the node at hand is left; from there to where its parent is.
    #over() {
        const {node, leaving} = this.#tree.at(this.#step);
        const parent = this.#tree.parent[node];
        this.#go(!leaving ? this.#tree.left[node]
            : parent >= 0 ? this.#tree.left[parent] : this.#step + 1);
    }

    // Back to where the node at hand was entered; from there to its parent.
    #out() {
        const {node, leaving} = this.#tree.at(this.#step);
        const parent = this.#tree.parent[node];
        this.#go(leaving ? this.#tree.entered[node]
            : parent >= 0 ? this.#tree.entered[parent] : this.#step - 1);
    }

    // --- drawing ---

    #draw() {
        const {node, leaving} = this.#tree.at(this.#step);
        const range = byId("tree-range");
        range.value = this.#step;
        range.setAttribute("aria-valuetext",
            `step ${this.#step + 1} of ${this.#tree.steps.length}`);
        const board = new Board(this.#root.moves + this.#tree.moves(node));
        byId("tree-board").replaceChildren(miniBoard(board));
        this.#drawText(node, leaving, board);
        this.#drawPath(node);
        this.#drawTree(node);
        this.#drawOverview();
    }

    #window(node) {
        const {record} = this.#tree;
        return record.bounds[node]
            ? `[${record.alpha[node]}, ${record.beta[node]}]` : "";
    }

    #drawText(node, leaving, board) {
        const {record} = this.#tree, mover = playerName(board.player);
        const played = record.move[node] < 0
            ? this.#question(node)
            : `${playerName(3 - board.player)} plays ${record.move[node] + 1}.`;
        const window = this.#window(node);
        const asked = window ? ` in the window ${window}` : "";
        const text = !leaving
            ? `${played} ${mover} to move: what can be had here${asked}?`
            : `${mover} to move: ${this.#leavingText(node, board)}`;
        say(byTest("trace-text"), `Step ${count(this.#step + 1)} of ` +
            `${count(this.#tree.steps.length)}. ${text}`);
    }

    #question(node) {
        const {roots, record} = this.#tree;
        if (roots.length === 1)
            return "The search begins.";
        return `Question ${roots.indexOf(node) + 1} of ${roots.length}: ` +
            `is the score more than ${record.alpha[node]}?`;
    }

    #leavingText(node, board) {
        const {record} = this.#tree, reason = this.#tree.reason(node);
        const visit = {alpha: record.alpha[node], beta: record.beta[node],
                       score: record.score[node]};
        const hidden = this.#tree.isFolded(node)
            ? ` (${many(record.below[node] - 1, "node")} below, not kept.)` : "";
        return `${record.score[node]}, ${reason}. ` + explain(reason, visit,
            this.#unsearched(node, board).length) + hidden;
    }

    #unsearched(node, board) {
        const tried = new Set(this.#tree.children[node]
            .map(child => this.#tree.record.move[child]));
        if (this.#tree.isLeaf(node) || this.#tree.isFolded(node))
            return [];
        return board.columns.map((_, column) => column)
            .filter(column => board.canPlay(column) && !tried.has(column));
    }

    // The way from the root, also for what is not drawn.
    #drawPath(node) {
        const path = this.#tree.path(node);
        byId("tree-path").replaceChildren(...path.map((step, i) => {
            const move = this.#tree.record.move[step];
            const button = element("button", {
                type: "button", "aria-current": i === path.length - 1 && "step",
            }, move < 0 ? "root" : String(move + 1));
            button.addEventListener("click",
                () => this.#go(this.#tree.entered[step]));
            return button;
        }));
    }

    // The last levels of the path, each with all children of the node above
    // it: whatever the size of the tree, some thirty boxes.
    #drawTree(node) {
        const path = this.#tree.path(node);
        const width = Math.max(300, byId("tree-picture").clientWidth);
        const from = Math.max(0, path.length - ROWS);
        const picture = svg("svg", {role: "presentation"});
        const edges = svg("g"), boxes = svg("g");
        picture.append(edges, boxes);
        let x = width / 2, y = 40;
        if (from === 0) {
            x = this.#drawRow(boxes, edges, null, this.#rootRow(path[0]),
                              path[0], width, y).x;
        } else {
            this.#drawBox(boxes, {node: path[from - 1]}, x, y, true);
            ({x, y} = this.#drawRow(boxes, edges, {x, y},
                this.#row(path[from - 1]), path[from], width, y + ROW_HEIGHT));
        }
        for (let i = from; i < path.length; i++) {
            const row = this.#row(path[i]);
            if (row.length)
                ({x, y} = this.#drawRow(boxes, edges, {x, y}, row,
                    path[i + 1], width, y + ROW_HEIGHT));
        }
        const height = y + 44;
        picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
        picture.setAttribute("width", width);
        picture.setAttribute("height", height);
        byId("tree-picture").replaceChildren(picture);
    }

    // A question has its neighbours beside it, if they fit.
    #rootRow(root) {
        const {roots} = this.#tree, at = roots.indexOf(root);
        const first = Math.max(0, Math.min(at - 3, roots.length - 7));
        return roots.slice(first, first + 7)
            .filter(node => this.#tree.entered[node] <= this.#step)
            .map(node => ({node}));
    }

    // The children entered so far; once the node is left, also the others.
    #row(node) {
        const tree = this.#tree;
        const row = tree.children[node]
            .filter(child => tree.entered[child] <= this.#step)
            .map(child => ({node: child}));
        if (tree.left[node] > this.#step)
            return row;
        const board = new Board(this.#root.moves + tree.moves(node));
        const isCut = tree.record.score[node] >= tree.record.beta[node] ||
            kindOf(tree.reason(node)) === "cut";
        return row.concat(this.#unsearched(node, board).map(column => (
            {column, why: whyNotSearched(board, column, isCut)})));
    }

    // Returns where the box of the path's next node is.
    #drawRow(boxes, edges, parent, row, next, width, y) {
        const slot = width / Math.max(row.length, 1);
        let found = {x: width / 2, y};
        row.forEach((item, i) => {
            const x = slot * (i + 0.5);
            if (item.node !== undefined && item.node === next)
                found = {x, y};
            if (parent)
                this.#drawEdge(edges, parent, item, x, y);
            else
                edges.append(svg("text", {class: "window", x, y: y - 23},
                                 this.#window(item.node)));
            this.#drawBox(boxes, item, x, y, item.node === next);
        });
        return found;
    }

    #drawEdge(edges, parent, item, x, y) {
        const pruned = item.node === undefined;
        const top = y - 18, bottom = parent.y + 18;
        edges.append(svg("path", {
            class: pruned ? "edge pruned" : "edge",
            d: `M${parent.x},${bottom} C${parent.x},${bottom + 22} ` +
               `${x},${top - 22} ${x},${top}`,
        }));
        if (pruned)
            edges.append(svg("path", {class: "cutmark",
                d: `M${x - 6},${top - 14} l12,6`}));
        else
            edges.append(svg("text", {class: "window", x, y: top - 5},
                             this.#window(item.node)));
    }

    #drawBox(boxes, item, x, y, onPath) {
        const {record} = this.#tree, {node} = item;
        if (node === undefined)
            return this.#drawPruned(boxes, item, x, y);
        const done = this.#tree.left[node] <= this.#step;
        const here = this.#tree.at(this.#step).node === node;
        const move = record.move[node];
        const best = this.#tree.best(node, this.#step);
        const value = done ? String(record.score[node])
            : best === null ? "?" : `≥ ${best}`;
        const group = svg("g", {
            class: "box" + (onPath ? " on-path" : "") + (here ? " here" : "") +
                (done ? " " + kindOf(this.#tree.reason(node)) : " open"),
            transform: `translate(${x}, ${y})`,
        }, svg("rect", {x: -22, y: -18, width: 44, height: 36, rx: 7}),
           svg("text", {class: "move", y: -4}, move < 0 ? "root" : move + 1),
           svg("text", {class: "value", y: 12}, value),
           svg("title", {}, done ? this.#tree.reason(node)
               : "not yet known" + (best === null ? "" : `; at least ${best}`)));
        if (done && record.below[node] > 1 && !here)
            group.append(svg("text", {class: "below", y: 30},
                             "+" + count(record.below[node] - 1)));
        group.addEventListener("click", () => this.#go(
            done ? this.#tree.left[node] : this.#tree.entered[node]));
        boxes.append(group);
    }

    #drawPruned(boxes, {column, why}, x, y) {
        boxes.append(svg("g", {class: "box pruned",
                               transform: `translate(${x}, ${y})`},
            svg("rect", {x: -22, y: -18, width: 44, height: 36, rx: 7}),
            svg("text", {class: "move", y: -4}, column + 1),
            svg("text", {class: "why", y: 11},
                {"cut": "cut", "loses at once": "loses"}[why] ?? "known"),
            svg("title", {}, "not searched: " + why)));
    }

    // --- the whole search at a glance ---

    #drawOverview() {
        const canvas = byId("tree-overview");
        const steps = Math.max(this.#tree.steps.length,
                               this.#otherTree?.steps.length ?? 0);
        this.#picture ??= paint(canvas, this.#tree, steps);
        const {width, height} = canvas, context = canvas.getContext("2d");
        const x = width * (this.#step + 1) / steps;
        context.clearRect(0, 0, width, height);
        context.globalAlpha = 0.3;
        context.drawImage(this.#picture, 0, 0);
        context.globalAlpha = 1;
        if (x >= 1)
            context.drawImage(this.#picture, 0, 0, x, height, 0, 0, x, height);
        context.fillStyle = colour("--ink");
        context.fillRect(x - 1, 0, 2, height);
    }

    redraw() {
        this.#picture = null;
        if (this.#tree)
            this.#draw();
        if (this.#otherTree)
            this.#drawComparison();
    }

    // --- beside another part ---

    async #compare() {
        this.#otherTree = null;
        byId("comparison").replaceChildren();
        if (!this.other)
            return this.redraw();
        const runner = new Runner(), root = this.#root;
        const record = await runner.run(traceName(this.other), "record",
            {position: root.moves, most: MOST});
        runner.close();
        if (root !== this.#root)
            return;
        this.#otherTree = new Tree(record);
        this.redraw();
    }

    #drawComparison() {
        const trees = [[this.part, this.#tree], [this.other, this.#otherTree]];
        const kept = trees.map(([, tree]) => tree.reasonCounts());
        const reasons = [...new Set(kept.flatMap(one => [...one.keys()]))];
        const row = (name, values) => element("tr", {},
            element("th", {scope: "row"}, name),
            ...values.map(value => element("td", {}, count(value))));
        const table = element("table", {},
            element("thead", {}, element("tr", {}, element("th"),
                ...trees.map(([part]) => element("th", {}, "part " + part)))),
            element("tbody", {},
                row("nodes", trees.map(([, tree]) => tree.record.nodes)),
                ...reasons.sort().map(reason => row(reason,
                    kept.map(one => one.get(reason) ?? 0)))));
        const canvas = element("canvas", {class: "overview"});
        byId("comparison").replaceChildren(
            element("p", {"data-testid": "saved"}, this.#saved()),
            element("p", {class: "caption"}, `Part ${this.other}, on the ` +
                "same scale:"), canvas, table);
        const steps = Math.max(...trees.map(([, tree]) => tree.steps.length));
        const picture = paint(canvas, this.#otherTree, steps);
        canvas.getContext("2d").drawImage(picture, 0, 0);
    }

    #saved() {
        const [mine, others] = [this.#tree, this.#otherTree]
            .map(tree => tree.record.nodes);
        const [less, more] = mine < others ? [mine, others] : [others, mine];
        const [by, from] = mine < others ? [this.part, this.other]
                                         : [this.other, this.part];
        if (less === more)
            return `Both parts visit ${many(less, "node")}.`;
        return `Part ${by} visits ${many(less, "node")}, part ${from} ` +
            `${count(more)}: ${(100 - 100 * less / more).toFixed(1)} % are saved.`;
    }

    // --- the visitor ---

    #listen() {
        const commands = {
            first: () => this.#go(0), previous: () => this.#go(this.#step - 1),
            next: () => this.next(), last: () => this.#go(Infinity),
            over: () => this.#over(), out: () => this.#out(),
        };
        for (const [name, command] of Object.entries(commands))
            byTest("trace-" + name).addEventListener("click", command);
        const keys = {ArrowRight: "next", ArrowLeft: "previous",
                      ArrowDown: "over", ArrowUp: "out", Home: "first",
                      End: "last"};
        byId("search").addEventListener("keydown", event => {
            const name = keys[event.key];
            if (!name || event.ctrlKey || event.altKey || event.metaKey ||
                event.target.matches("select, input[type=text]"))
                return;
            event.preventDefault();
            if (this.#tree || name === "next")
                commands[name]();
        });
        byId("tree-range").addEventListener("input",
            event => this.#go(Number(event.target.value)));
        byId("tree-overview").addEventListener("click", event => {
            const steps = Math.max(this.#tree.steps.length,
                                   this.#otherTree?.steps.length ?? 0);
            this.#go(Math.floor(steps * event.offsetX /
                                event.target.clientWidth));
        });
        byId("tree-show").addEventListener("click", () => this.show());
        byId("tree-stop").addEventListener("click", () => this.stop());
        byId("tree-example").addEventListener("click", async () => {
            await this.#game.setPosition(EXAMPLE);
            this.show();
        });
    }
}

// A colour of the style, as a canvas takes it: light-dark() becomes one of the
// two only in a property that is a colour.
function colour(name) {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
}

// Every node as a bar: as wide as its search was long, the root on top.
function paint(canvas, tree, steps) {
    const {record} = tree;
    const deepest = record.depth.reduce((a, b) => Math.max(a, b), 0);
    const ratio = window.devicePixelRatio || 1;
    canvas.width = Math.round(canvas.clientWidth * ratio) || 600;
    canvas.height = Math.round(Math.min(9 * (deepest + 1), 160) * ratio);
    canvas.style.height = canvas.height / ratio + "px";
    const picture = document.createElement("canvas");
    picture.width = canvas.width;
    picture.height = canvas.height;
    const context = picture.getContext("2d");
    const row = canvas.height / (deepest + 1), step = canvas.width / steps;
    const colours = new Map();
    for (let i = 0; i < tree.count; i++) {
        const kind = kindOf(tree.reason(i));
        if (!colours.has(kind))
            colours.set(kind, colour("--" + kind));
        context.fillStyle = colours.get(kind);
        const width = Math.max((tree.left[i] - tree.entered[i] + 1) * step, 0.5);
        context.fillRect(tree.entered[i] * step, record.depth[i] * row,
                         width > 2 ? width - 0.5 : width, row - 1);
    }
    return picture;
}
