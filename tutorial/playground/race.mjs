// The race: several parts, one position, bars that grow.
import { parts, sets } from "./facts.mjs";
import { numberOf, partOf, titleOf, noteSpeed } from "./game.mjs";
import { Runner } from "./solvers.mjs";
import { count, duration, many, signed } from "./words.mjs";
import { byId, byTest, element, say } from "./view.mjs";

// More at a time than there are processors, and they would slow each other.
const lanes = () => Math.max(1, Math.min(navigator.hardwareConcurrency ?? 2, 8));

// On a log scale, from 1 to at least `least`.
const share = (value, most) =>
    value <= 1 ? 0.5 : 100 * Math.log(value) / Math.log(most);

const QUICK = 100; // ms

class Row {
    nodes = 0;
    time = 0;
    state = "waiting"; // running, done, stopped
    runner = new Runner();

    constructor(part) {
        this.part = part;
        const bar = kind => {
            const fill = element("span", {class: "fill " + kind});
            const text = element("span", {class: "value"});
            return {fill, text, all: element("span", {class: "bar"}, fill, text)};
        };
        this.bars = {nodes: bar("nodes"), time: bar("time")};
        this.note = element("span", {class: "note"});
        this.element = element("div", {
            class: "race-row", "data-testid": "race-row-" + numberOf(part),
        }, element("span", {class: "name"}, titleOf(part), this.note),
           " ", this.bars.nodes.all, " ", this.bars.time.all);
        this.element.dataset.state = this.state;
    }

    async run(position, redraw) {
        this.state = "running";
        this.started = performance.now();
        try {
            const result = await this.#bestOf(5, position, ({nodes}) => {
                this.nodes = nodes;
                redraw();
            });
            Object.assign(this, result, {state: "done"});
            noteSpeed(this.part.name, this.nodes, this.time);
        } catch (reason) {
            this.state = "stopped";
            this.failure = reason.message;
        }
        this.runner.close();
        redraw();
    }

    // A short time is mostly noise: then the best of several runs is taken.
    // All visit the same nodes.
    async #bestOf(most, position, tell) {
        let best = null;
        for (let i = 0; i < most && (!best || best.time < QUICK); i++) {
            const result = await this.runner.run(this.part.name, "solve",
                                                 {position}, tell);
            best = best && best.time <= result.time ? best : result;
        }
        return best;
    }

    stop() {
        if (this.state === "running")
            this.runner.stop();
        else if (this.state === "waiting")
            this.state = "stopped";
    }

    show(mostNodes, mostTime) {
        if (this.state === "running")
            this.time = performance.now() - this.started;
        this.element.dataset.state = this.state;
        this.bars.nodes.fill.style.width = share(this.nodes, mostNodes) + "%";
        this.bars.time.fill.style.width =
            share(1000 * this.time, 1000 * mostTime) + "%";
        const at = this.state === "stopped" ? "≥ " : "";
        const begun = this.state !== "waiting" &&
            !(this.state === "stopped" && !this.started);
        say(this.bars.nodes.text, begun ? at + many(this.nodes, "node") : "");
        say(this.bars.time.text,
            begun ? at + duration(this.time) : "");
        say(this.note, {
            waiting: " waits", running: " …",
            done: ` score ${signed(this.score ?? 0)}`, stopped: " stopped",
        }[this.state]);
    }
}

export class Race {
    chosen = ["07", "10", "12", "22"];
    #game;
    #rows = [];
    #running = false;
    #timer = null;

    constructor(game) {
        this.#game = game;
        this.#drawChoice();
        this.#drawSets();
        byTest("race-start").addEventListener("click", () => this.start());
        byTest("race-stop").addEventListener("click", () => this.stop());
        game.onChange(() => this.#showPosition());
    }

    choose(numbers) {
        this.chosen = numbers.filter(partOf);
        for (const box of byId("race-parts").querySelectorAll("input"))
            box.checked = this.chosen.includes(box.value);
        this.#drawGuess();
        this.#prepare();
    }

    #drawChoice() {
        for (const part of parts) {
            const number = numberOf(part);
            const box = element("input", {type: "checkbox", value: number});
            box.addEventListener("change", () => this.choose(
                [...byId("race-parts").querySelectorAll("input:checked")]
                    .map(checked => checked.value)));
            byId("race-parts").append(element("label",
                {class: "chip", title: part.adds}, box, number));
        }
    }

    #drawSets() {
        for (const [name, positions] of Object.entries(sets)) {
            const button = element("button", {type: "button"},
                                   name.replace("-", " "));
            button.addEventListener("click", () => this.#game.setPosition(
                positions[Math.floor(Math.random() * positions.length)]));
            byId("race-sets").append(button);
        }
        byId("hard-one").addEventListener("click", () => {
            const hard = sets["middle-medium"];
            this.#game.setPosition(
                hard[Math.floor(Math.random() * hard.length)]);
        });
    }

    #drawGuess() {
        const select = byId("guess-part"), before = select.value;
        select.replaceChildren(element("option", {value: ""}, "choose …"),
            ...this.chosen.map(number => element("option", {value: number},
                "part " + titleOf(partOf(number)))));
        select.value = this.chosen.includes(before) ? before : "";
    }

    #showPosition() {
        const {board} = this.#game;
        say(byId("race-position"), board.moves || "the empty board");
        byTest("race-start").disabled = board.over || !this.chosen.length;
        if (!this.#running)
            this.#prepare();
    }

    #prepare() {
        if (this.#running)
            this.stop();
        this.#rows = this.chosen.map(number => new Row(partOf(number)));
        byId("race-rows").replaceChildren(
            ...this.#rows.map(row => row.element));
        byTest("race-start").disabled =
            this.#game.board.over || !this.chosen.length;
        say(byId("race-result"), "");
    }

    async start() {
        this.#prepare();
        this.#running = true;
        this.#showRunning();
        const position = this.#game.board.moves;
        say(byId("race-result"), "");
        const waiting = [...this.#rows], rows = this.#rows;
        const lane = async () => {
            for (let row; (row = waiting.shift());)
                if (row.state === "waiting")
                    await row.run(position, () => this.#show());
        };
        this.#tick();
        await Promise.all(Array.from({length: lanes()}, lane));
        if (rows === this.#rows)
            this.#finish();
    }

    stop() {
        this.#rows.forEach(row => row.stop());
    }

    #tick() {
        this.#show();
        clearTimeout(this.#timer);
        if (this.#running)
            this.#timer = setTimeout(() => this.#tick(), 100);
    }

    #show() {
        const most = (of, least) =>
            Math.max(least, ...this.#rows.map(row => row[of]));
        const nodes = most("nodes", 1e4), time = most("time", 10);
        this.#rows.forEach(row => row.show(nodes, time));
    }

    #showRunning() {
        byTest("race-start").disabled = this.#running;
        byTest("race-stop").disabled = !this.#running;
    }

    #finish() {
        this.#running = false;
        this.#showRunning();
        this.#show();
        say(byId("race-result"), this.#outcome());
    }

    #outcome() {
        const done = this.#rows.filter(row => row.state === "done")
            .sort((a, b) => a.nodes - b.nodes || a.time - b.time);
        if (done.length < 2)
            return done.length ? "Only one part has finished." : "Stopped.";
        const [first] = done, last = done.at(-1);
        const nodes = last.nodes / Math.max(first.nodes, 1);
        return `Fewest nodes: part ${numberOf(first.part)}; ` +
            `part ${numberOf(last.part)} visited ${timesAs(nodes)} as many. ` +
            this.#judgeTimes(done);
    }

    // A browser's clock is coarse, and what is short is mostly noise.
    #judgeTimes(done) {
        const times = done.map(row => row.time);
        const most = Math.max(...times), least = Math.min(...times);
        if (most < 5)
            return "All took less than 5 ms, too short to compare times here.";
        const quick = done.find(row => row.time === least);
        const ratio = most / Math.max(least, 0.1);
        return `Least time: part ${numberOf(quick.part)}` + (ratio > 1.5
            ? `; the slowest took ${timesAs(ratio)} as long. `
            : ", but not by much. ") + this.#judgeGuess(quick, ratio);
    }

    #judgeGuess(quick, times) {
        const part = byId("guess-part").value;
        const guessed = Number(byId("guess-factor").value);
        if (!part)
            return "";
        const right = part === numberOf(quick.part);
        const far = Math.abs(Math.log10(times / guessed));
        return (right ? "You named the fastest" : `You had named part ${part}`) +
            `, and said × ${guessed}: ` +
            (far < 0.35 ? "about right." : times > guessed
                ? "it was more." : "it was less.");
    }
}

const timesAs = x => (x < 10 ? x.toFixed(1) : count(x)) + " times";
