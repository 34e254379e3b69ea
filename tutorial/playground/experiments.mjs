// The small experiments in chapters 3 to 12. A chapter has one line for it,
// <!-- experiment 07 -->, which becomes a place on the page of the web book.
import { Board } from "./rules.mjs";
import { Runner } from "./solvers.mjs";
import { count, duration, many, signed } from "./words.mjs";
import { element, miniBoard, say, svg } from "./view.mjs";

const LIMIT = 20000; // ms; whoever wants more has the command line

const PUZZLE = "525332435776627675276457";
const LATE = [PUZZLE, "6135251132235517763444446672",
              "62532634667762116527471377", "542537254241263465446251271"];
const MIDDLE = ["2735716653111552355", "7575653277125764",
                "7345713751261324", "136435773333714614"];

const choice = (label, solver, note = "") => ({label, solver, note});

const experiments = {
    "03": {
        kind: "back", solver: "03-minmax", title: "Back in time",
        ask: "Take stones back from the end of a game. By what factor does " +
            "minmax grow for each pair of stones?",
        positions: ["124667656146117165332333752713525572",
                    "7534533233246446476647757322625561",
                    "145345372444466232127676773123234547"],
    },
    "04": {
        kind: "window", solver: "04-alpha-beta", title: "Your own window",
        ask: "Give the search a window. How narrow must it be to save half of " +
            "the nodes, and what do you still learn about the score?",
        positions: LATE,
    },
    "05": {
        kind: "choices", title: "Another order",
        ask: "The same search, the columns in another order. Predict which " +
            "order is worst, and by how much.",
        positions: LATE,
        choices: [
            choice("centre first, 4 3 5 2 6 1 7", "05-move-order"),
            choice("right before left, 4 5 3 6 2 7 1",
                   "05-move-order+right-first"),
            choice("by the cell where it lands", "05-move-order+landing-cell"),
            choice("left to right, 1 2 3 4 5 6 7", "05-move-order+left-to-right"),
            choice("edges first, 1 7 2 6 3 5 4", "05-move-order+edges-first")],
    },
    "06": {
        kind: "choices", metric: "speed", title: "The same nodes, faster",
        ask: "Three ways to find a line of four, one search: the nodes cannot " +
            "change. How many nodes a second will each do?",
        positions: ["6135251132235517763444446672", PUZZLE],
        choices: [
            choice("cell by cell (part 5)", "05-move-order"),
            choice("bits, line by line", "06-bitboard+line-by-line"),
            choice("bits, by shifts (part 6)", "06-bitboard")],
    },
    "07": {
        kind: "choices", slider: "Slots of the table",
        title: "A smaller table",
        ask: "Move from no table at all to 64 MB. Where does more memory stop " +
            "helping?",
        positions: [PUZZLE, "15727253155613311122", "7575653277125764"],
        choices: [
            choice("no table (part 6)", "06-bitboard"),
            choice("61 slots, 488 bytes", "07-transposition-table+slots-61"),
            choice("1,021 slots, 8 KB", "07-transposition-table+slots-1021"),
            choice("4,093 slots, 32 KB", "07-transposition-table+tiny-table"),
            choice("65,521 slots, 512 KB",
                   "07-transposition-table+slots-65521"),
            choice("1,048,573 slots, 8 MB",
                   "07-transposition-table+slots-1048573"),
            choice("8,388,593 slots, 64 MB", "07-transposition-table")],
    },
    "08": {
        kind: "questions", title: "Which question first?",
        ask: "Every null window is a question: more than this, or not? Choose " +
            "how the next one is found, and look at what each answer costs.",
        positions: [PUZZLE, ...MIDDLE.slice(1)],
        choices: [
            choice("near wins first (part 8)", "08-iterative-deepening"),
            choice("always in the middle", "08-iterative-deepening+bisection"),
            choice("outward from 0", "08-iterative-deepening+outward"),
            choice("near wins first, the table emptied each time",
                   "08-iterative-deepening+forgetful")],
    },
    "09": {
        kind: "choices", title: "One rule at a time",
        ask: "Two rules say which moves are not worth a search, a third raises " +
            "alpha. Which one saves most here?",
        positions: ["7575653277125764", PUZZLE, "2735716653111552355"],
        choices: [
            choice("none of them (part 8)", "08-iterative-deepening"),
            choice("do not play below a threat",
                   "09-anticipate-losing-moves+not-below"),
            choice("answer a threat",
                   "09-anticipate-losing-moves+forced-only"),
            choice("both, without the raised alpha",
                   "09-anticipate-losing-moves+no-lower-bound"),
            choice("all three (part 9)", "09-anticipate-losing-moves")],
    },
    "10": {
        kind: "choices", title: "Who comes first?",
        ask: "Moves by the threats they make. What if only those count that can " +
            "be carried out at once? And does the order always help? Try the " +
            "other positions, too.",
        positions: ["2735716653111552355", PUZZLE, "7575653277125764"],
        choices: [
            choice("centre first (part 9)", "09-anticipate-losing-moves"),
            choice("threats that can be carried out at once",
                   "10-better-move-ordering+playable-threats"),
            choice("also threats taken from the opponent",
                   "10-better-move-ordering+taken-threats"),
            choice("all threats (part 10)", "10-better-move-ordering")],
    },
    "11": {
        kind: "choices", title: "The same memory, shorter entries",
        ask: "In the same memory, 5 bytes an entry instead of 8 give 60 % more " +
            "entries. How many nodes does that save, with little memory and " +
            "with much?",
        positions: ["14745215", "335453716", "7345713751261324"],
        choices: [
            choice("1.3 MB, entries of 8 bytes",
                   "10-better-move-ordering+slots-163841"),
            choice("1.3 MB, entries of 5 bytes", "11-optimized-tt+slots-262147"),
            choice("5.2 MB, entries of 8 bytes",
                   "10-better-move-ordering+slots-655369"),
            choice("5.2 MB, entries of 5 bytes", "11-optimized-tt+slots-1048583"),
            choice("42 MB, entries of 8 bytes", "11-optimized-tt+wide-entries"),
            choice("42 MB, entries of 5 bytes (part 11)", "11-optimized-tt")],
    },
    "12": {
        kind: "choices", title: "What is worth remembering?",
        ask: "Upper bounds, lower bounds, or both in one slot: what does each " +
            "save? Is twice the memory worth it?",
        positions: ["7345713751261324", PUZZLE, "2735716653111552355"],
        choices: [
            choice("upper bounds only (part 11)", "11-optimized-tt"),
            choice("lower bounds only", "12-lower-bound-tt+lower-only"),
            choice("both, an upper one stays", "12-lower-bound-tt+keep-upper"),
            choice("both, the newer one stays (part 12)", "12-lower-bound-tt"),
            choice("both, a table each", "12-lower-bound-tt+two-tables")],
    },
};

// --- what all have in common --------------------------------------------------

const times = x => (x < 10 ? x.toFixed(1) : count(x)) + " times";

// "3.1 times as many nodes as", or "4 % more nodes than".
const compared = (ratio, as, more) => ratio < 1.1
    ? `${(100 * ratio - 100).toFixed(1)} % ${more} than `
    : `${times(ratio)} as ${as} as `;

class Experiment {
    #runner = new Runner();
    #position = 0;

    constructor(place, setup) {
        this.setup = setup;
        this.place = place;
        this.said = element("p", {class: "said", "aria-live": "polite",
                                  "data-testid": "experiment-said"});
        this.boardPlace = element("div", {class: "board-place"});
        this.controls = element("div", {class: "controls"});
        place.append(
            element("h3", {}, "Experiment: " + setup.title),
            element("p", {}, setup.ask),
            element("div", {class: "sides"}, this.boardPlace, this.controls),
            this.said);
    }

    start() {
        this.showPosition();
        this.begin();
    }

    get position() { return this.setup.positions[this.#position]; }
    get board() { return new Board(this.position); }

    showPosition() {
        const another = element("button", {
            type: "button", "data-testid": "experiment-another",
        }, "Another position");
        another.addEventListener("click", () => {
            this.#runner.stop();
            this.#position =
                (this.#position + 1) % this.setup.positions.length;
            this.start();
        });
        const link = element("a", {
            href: `playground.html?pos=${this.position}`}, "in the playground");
        this.boardPlace.replaceChildren(miniBoard(this.board),
            element("div", {class: "tools"}, another, link));
        this.say("");
    }

    say(text) { say(this.said, text); }

    // The result, or {stopped, nodes} after LIMIT; null if something else was
    // begun meanwhile.
    async run(solver, task, question, tell = () => {}) {
        let nodes = 0, late = false;
        const timer = setTimeout(() => {
            late = true;
            this.#runner.stop();
        }, LIMIT);
        try {
            return await this.#runner.run(solver, task, question, news => {
                nodes = news.nodes;
                tell(news);
            });
        } catch (reason) {
            if (reason !== Runner.stopped)
                throw reason;
            return late ? {stopped: true, nodes, time: LIMIT} : null;
        } finally {
            clearTimeout(timer);
        }
    }
}

// A name, a bar and what it says; the longest bar fills its place.
class Bars {
    rows = new Map();
    element = element("div", {class: "bars"});

    set(name, value, text, button = null) {
        if (!this.rows.has(name)) {
            const fill = element("span", {class: "fill"});
            const said = element("span", {class: "value"});
            const row = element("div", {class: "bar-row"},
                button ?? element("span", {class: "name"}, name), " ",
                element("span", {class: "bar"}, fill, said));
            this.element.append(row);
            this.rows.set(name, {fill, said, value: 0});
        }
        const row = this.rows.get(name);
        row.value = value;
        say(row.said, text);
        this.#scale();
    }

    #scale() {
        const most = Math.max(1, ...[...this.rows.values()].map(r => r.value));
        for (const {fill, value} of this.rows.values())
            fill.style.width = 100 * value / most + "%";
    }

    clear() {
        this.rows.clear();
        this.element.replaceChildren();
    }
}

// --- choices: buttons, or a slider --------------------------------------------

class Choices extends Experiment {
    #bars = new Bars();
    #results = new Map();

    begin() {
        this.#results.clear();
        this.#bars.clear();
        this.controls.replaceChildren(
            ...(this.setup.slider ? [this.#slider()] : []),
            this.#bars.element, this.#tools());
        for (const one of this.setup.choices)
            this.#bars.set(one.label, 0, "", this.#button(one));
    }

    #button(one) {
        if (this.setup.slider)
            return element("span", {class: "name"}, one.label);
        const button = element("button", {
            type: "button", class: "name", "data-testid": "experiment-choice",
        }, one.label);
        button.addEventListener("click", () => this.#try(one));
        return button;
    }

    #slider() {
        const {choices, slider} = this.setup;
        const range = element("input", {
            type: "range", min: 0, max: choices.length - 1, value: 0, step: 1,
            "data-testid": "experiment-slider"});
        const chosen = element("output", {}, choices[0].label);
        range.addEventListener("input", () => {
            const one = choices[range.value];
            say(chosen, one.label);
            range.setAttribute("aria-valuetext", one.label);
            this.#try(one);
        });
        return element("label", {class: "slider"}, slider + ": ", chosen, range);
    }

    #tools() {
        const all = element("button", {
            type: "button", class: "main", "data-testid": "experiment-all",
        }, "Run all");
        all.addEventListener("click", async () => {
            for (const one of this.setup.choices)
                await this.#try(one);
        });
        return element("div", {class: "tools"}, all);
    }

    async #try(one) {
        const {position} = this;
        const show = (result, ending = "") => {
            if (position !== this.position)
                return;
            const speed = result.nodes / Math.max(result.time ?? 0, 0.1) / 1000;
            const [value, text] = this.setup.metric === "speed" && result.time
                ? [speed, `${speed.toFixed(1)} million nodes a second ` +
                    `(${count(result.nodes)} in ${duration(result.time)})`]
                : [result.nodes, many(result.nodes, "node")];
            this.#bars.set(one.label, value,
                           (result.stopped ? "≥ " : "") + text + ending);
        };
        const result = await this.#measure(one, position,
            news => show(news, " …"));
        if (!result || position !== this.position)
            return;
        show(result, result.stopped ? `, stopped after ${LIMIT / 1000} s` : "");
        this.#results.set(one.label, result);
        this.#conclude();
    }

    // A time is the best of several: a browser has other things to do, too.
    async #measure(one, position, tell) {
        let best = null;
        const rounds = this.setup.metric === "speed" ? 8 : 1;
        for (let i = 0; i < rounds; i++) {
            const result = await this.run(one.solver, "solve", {position}, tell);
            if (!result || result.stopped)
                return result;
            best = best && best.time <= result.time ? best : result;
        }
        return best;
    }

    #conclude() {
        const done = [...this.#results].filter(([, r]) => !r.stopped);
        if (done.length < 2)
            return this.say(done.length ? "Now try another one." : "");
        const score = signed(done[0][1].score);
        const of = ([, result]) => this.setup.metric === "speed"
            ? result.time / result.nodes : result.nodes;
        done.sort((a, b) => of(a) - of(b));
        const [first, last] = [done[0], done.at(-1)];
        const ratio = of(last) / Math.max(of(first), 1e-9);
        const words = this.setup.metric === "speed"
            ? "takes per node " + compared(ratio, "long", "longer")
            : "visits " + compared(ratio, "many nodes", "more nodes");
        this.say(`Score ${score} each time. ` + (ratio < 1.0005
            ? "No difference so far."
            : `“${last[0]}” ${words}“${first[0]}”.`));
    }
}

// --- chapter 3: back in time --------------------------------------------------

class Back extends Experiment {
    #bars = new Bars();
    #taken = 0;
    #nodes = new Map();

    get position() {
        const all = super.position;
        return all.slice(0, all.length - this.#taken);
    }

    begin() {
        this.#taken = 0;
        this.#nodes.clear();
        this.#bars.clear();
        const range = element("input", {
            type: "range", min: 0, max: 10, step: 2, value: 0,
            "data-testid": "experiment-slider"});
        const chosen = element("output", {}, "0");
        range.addEventListener("input", () => {
            this.#taken = Number(range.value);
            say(chosen, range.value);
            this.showPosition();
            this.#count();
        });
        this.controls.replaceChildren(element("label", {class: "slider"},
            "Stones taken back: ", chosen, range), this.#bars.element);
        this.showPosition(); // nothing is taken back any more
        this.#count();
    }

    // Logarithms, or one would see the last bar only.
    async #count() {
        const {position} = this, left = 42 - position.length;
        const name = `${left} cells left`;
        const show = (nodes, ending) => this.#bars.set(name, Math.log(nodes + 1),
            many(nodes, "node") + ending);
        const result = await this.run(this.setup.solver, "solve", {position},
            news => show(news.nodes, " …"));
        if (!result)
            return;
        show(result.nodes, result.stopped ? " at least, stopped" : "");
        this.#nodes.set(left, result.nodes);
        const [few, most] = [Math.min(...this.#nodes.keys()),
                             Math.max(...this.#nodes.keys())];
        if (most === few)
            return this.say("Take two stones back: what will it be?");
        const factor = this.#nodes.get(most) / this.#nodes.get(few);
        const pair = factor ** (2 / (most - few));
        this.say(`From ${few} to ${most} cells: ${times(factor)} the nodes, ` +
            `that is × ${pair.toFixed(1)} for each pair of stones. (The bars ` +
            "are on a logarithmic scale.)");
    }
}

// --- chapter 4: a window ------------------------------------------------------

class Window extends Experiment {
    #bars = new Bars();
    #full = 0;

    begin() {
        this.#bars.clear();
        this.#full = 0;
        this.alpha = this.#range("alpha", -21);
        this.beta = this.#range("beta", 21);
        this.line = element("div", {class: "line"});
        this.controls.replaceChildren(this.alpha.label, this.beta.label,
            this.line, this.#bars.element);
        this.#ask();
    }

    #range(name, value) {
        const range = element("input", {
            type: "range", min: -21, max: 21, value,
            "data-testid": "experiment-" + name});
        const shown = element("output", {}, String(value));
        range.addEventListener("input", () => {
            this.#keepApart(name);
            this.#ask();
        });
        return {range, shown, label: element("label", {class: "slider"},
            name + ": ", shown, range)};
    }

    // alpha < beta, always.
    #keepApart(moved) {
        const [a, b] = [this.alpha.range, this.beta.range];
        a.value = Math.min(a.value, 20);
        b.value = Math.max(b.value, -20);
        if (Number(a.value) >= Number(b.value)) {
            if (moved === "alpha")
                b.value = Number(a.value) + 1;
            else
                a.value = Number(b.value) - 1;
        }
        say(this.alpha.shown, a.value);
        say(this.beta.shown, b.value);
    }

    async #ask() {
        const [alpha, beta] = [this.alpha, this.beta]
            .map(one => Number(one.range.value));
        const result = await this.run(this.setup.solver, "ask",
            {position: this.position, alpha, beta});
        if (!result)
            return;
        if (alpha === -21 && beta === 21)
            this.#full = result.nodes;
        if (this.#full)
            this.#bars.set("all scores, [-21, 21]", this.#full,
                           many(this.#full, "node"));
        this.#bars.set("your window", result.nodes, many(result.nodes, "node"));
        this.#draw(alpha, beta, result.score);
        this.#explain(alpha, beta, result);
    }

    #explain(alpha, beta, {score, nodes}) {
        const learnt = score <= alpha ? `at most ${signed(score)}`
            : score >= beta ? `at least ${signed(score)}`
            : `exactly ${signed(score)}`;
        const saved = this.#full && nodes !== this.#full
            ? ` ${(100 - 100 * nodes / this.#full).toFixed(0)} % of the nodes ` +
              "are saved." : "";
        this.say(`The search returns ${score}: the score is ${learnt}.` + saved);
    }

    #draw(alpha, beta, score) {
        const x = value => 12 + (value + 21) * 376 / 42;
        this.line.replaceChildren(svg("svg", {
            viewBox: "0 0 400 52", role: "img",
            "aria-label": `The window from ${alpha} to ${beta}; the answer ` +
                `is ${score}`,
        }, svg("line", {x1: 12, x2: 388, y1: 30, y2: 30, class: "edge"}),
           svg("rect", {x: x(alpha), y: 22, height: 16,
                        width: x(beta) - x(alpha), class: "open-window"}),
           ...[-21, -10, 0, 10, 21].map(value =>
               svg("text", {x: x(value), y: 50}, String(value))),
           svg("circle", {cx: x(score), cy: 30, r: 6, class: "first"}),
           svg("text", {x: x(score), y: 16, class: "answer"},
               (score <= alpha ? "≤ " : score >= beta ? "≥ " : "") + score)));
    }
}

// --- chapter 8: questions -----------------------------------------------------

class Questions extends Experiment {
    #bars = new Bars();
    #sums = new Map();

    begin() {
        this.#sums.clear();
        this.#bars.clear();
        this.table = element("div");
        const select = element("select", {"data-testid": "experiment-choice"},
            ...this.setup.choices.map((one, i) =>
                element("option", {value: i}, one.label)));
        select.addEventListener("change", () => this.#show(select.value));
        this.controls.replaceChildren(element("label", {class: "slider"},
            "The next question: ", select), this.table, this.#bars.element);
        this.#show(0);
    }

    async #show(index) {
        const one = this.setup.choices[index], {position} = this;
        this.say("Searching …");
        const record = await this.run(one.solver + "+trace", "record",
                                      {position, most: 60});
        if (!record || position !== this.position)
            return;
        if (record.stopped)
            return this.say(`Stopped after ${LIMIT / 1000} s.`);
        const asked = [...record.depth.keys()]
            .filter(i => record.depth[i] === 0);
        this.#drawTable(record, asked);
        this.#sums.set(one.label, record.nodes);
        this.#bars.set(one.label, record.nodes, many(record.nodes, "node"));
        const most = asked.reduce((a, b) =>
            record.below[b] > record.below[a] ? b : a);
        this.say(`${many(asked.length, "question")}, ` +
            `${many(record.nodes, "node")}. The most expensive one, about ` +
            `${signed(record.alpha[most])}, took ` +
            `${(100 * record.below[most] / record.nodes).toFixed(0)} % of them.`);
    }

    #drawTable(record, asked) {
        const row = i => {
            const yes = record.score[i] > record.alpha[i];
            return element("tr", {},
                element("td", {}, `more than ${signed(record.alpha[i])}?`),
                element("td", {}, (yes ? "yes, at least " : "no, at most ") +
                    signed(record.score[i])),
                element("td", {}, many(record.below[i], "node")));
        };
        this.table.replaceChildren(element("table", {class: "questions"},
            element("tbody", {}, ...asked.map(row))));
    }
}

const kinds = {choices: Choices, back: Back, window: Window,
               questions: Questions};

// Nothing runs before it is seen.
const seen = new IntersectionObserver(entries => {
    for (const {isIntersecting, target} of entries)
        if (isIntersecting) {
            seen.unobserve(target);
            const setup = experiments[target.dataset.experiment];
            if (setup)
                new kinds[setup.kind](target, setup).start();
        }
}, {rootMargin: "200px"});

for (const place of document.querySelectorAll("[data-experiment]"))
    seen.observe(place);
