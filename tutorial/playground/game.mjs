// The board: stones, scores of all columns, the sentence about them, and a
// part to play against.
import { parts } from "./facts.mjs";
import { Board, CELLS, WIDTH, HEIGHT, readPosition } from "./rules.mjs";
import { Runner } from "./solvers.mjs";
import { count, duration, gameOver, list, many, playerName, roughly, signed, verdict } from "./words.mjs";
import { byId, byTest, describe, element, say } from "./view.mjs";
import { byThumb, chooseColumn, levels } from "./strength.mjs";

export const partOf = number =>
    parts.find(part => part.name.startsWith(number + "-"));
export const numberOf = part => part.name.slice(0, 2);
export const titleOf = part =>
    numberOf(part) + " " + part.adds.replace(/:.*/, "");

const COMPUTER_LIMIT = 10000; // ms, as `make play` has by default
const PAUSE = 350; // so that one sees the stone before the answer

// --- how long will it take? --------------------------------------------------

const speeds = new Map(); // nodes a millisecond, as seen on this machine

export function noteSpeed(name, nodes, time) {
    if (time > 50)
        speeds.set(name, nodes / time);
}

// Growth of the tree with every stone that is missing. Where a part's two
// counts (about 28 and 18 stones) are known, they give the growth between
// them; the rest is what was seen on the test sets.
function guessNodes(part, stones) {
    const late = part.late / 64, middle = part.middle && part.middle / 40;
    if (!middle)
        return late * (part.name < "04" ? 3.6 : 2.6) ** (28 - stones);
    if (stones >= 18)
        return late * (middle / late) ** ((28 - stones) / 10);
    return middle * 2.2 ** (18 - Math.max(stones, 9)) *
        1.25 ** Math.max(0, 9 - stones);
}

// Milliseconds for all columns, give or take a factor of ten.
export function guessTime(part, board) {
    if (numberOf(part) === "24" && board.stones < 8)
        return 0;
    const speed = speeds.get(part.name) ?? 8000;
    return 3 * guessNodes(part, board.stones) / speed;
}

// --- the game ----------------------------------------------------------------

export class Game {
    board = new Board();
    part = partOf("24");
    side = 0; // the computer's: 0 none, 1 or 2
    level = "perfect";
    #redo = "";
    #played = 0;
    #runner = new Runner();
    #scores = [];
    #effort = {nodes: 0, time: 0};
    #state = "idle"; // searching, done, stopped, over
    #started = 0;
    #timer = null;
    #hinted = false;
    #listeners = [];

    constructor() {
        this.#drawBoard();
        this.#listen();
    }

    onChange(listener) { this.#listeners.push(listener); }

    // --- changes ---

    play(column, {redo = ""} = {}) {
        this.#played++;
        if (this.board.over || !this.board.canPlay(column))
            return;
        this.#redo = redo;
        this.#set(this.board.play(column), column);
    }

    playAsPerson(column) {
        if (this.board.over)
            return this.#remark("The game is over: clear, or undo.");
        if (this.#computersTurn())
            return this.#remark(`It is part ${numberOf(this.part)}'s turn.`);
        if (!this.board.canPlay(column))
            return this.#remark(
                `Column ${column + 1} is full: choose another.`);
        this.play(column);
    }

    // Against a part: back to one's own turn.
    undo() {
        const {moves} = this.board;
        if (!moves)
            return;
        let keep = moves.length - 1;
        while (this.side && keep > 0 && 1 + keep % 2 === this.side)
            keep--;
        this.#redo = moves.slice(keep) + this.#redo;
        this.#set(new Board(moves.slice(0, keep)));
    }

    redo() {
        const move = this.#redo[0];
        if (move)
            this.play(move - 1, {redo: this.#redo.slice(1)});
    }

    mirror() {
        this.#redo = new Board(this.#redo).mirror().moves;
        this.#set(this.board.mirror());
    }

    clear() {
        this.#redo = "";
        this.#set(new Board());
    }

    // The text of a position; false if it is none.
    async setPosition(text) {
        const played = this.#played;
        const {board, fault} = await readPosition(text);
        if (this.#played !== played) // a stone was quicker: it stays
            return true;
        say(byTest("fault"), fault ?? "");
        byId("position").setAttribute("aria-invalid", fault ? "true" : "false");
        if (fault)
            return false;
        if (board.moves !== this.board.moves)
            this.#redo = "";
        this.#set(board);
        return true;
    }

    setPart(part) {
        this.part = part;
        this.#set(this.board);
    }

    chooseSide(side) {
        this.side = side;
        byId("level-row").hidden = !side;
        byId("show-scores").checked = !side;
    }

    setSide(side) {
        this.chooseSide(side);
        this.#set(this.board);
    }

    // When the address names no position: what it says, and why not, stays.
    showEmpty() {
        this.#show(-1);
        this.#listeners.forEach(listener => listener());
        this.#search();
    }

    #set(board, dropped = -1) {
        this.board = board;
        this.#hinted = false;
        say(byTest("fault"), "");
        say(byTest("remark"), "");
        byId("position").setAttribute("aria-invalid", "false");
        if (document.activeElement !== byId("position") || dropped >= 0)
            byId("position").value = board.moves;
        this.#show(dropped);
        this.#listeners.forEach(listener => listener());
        this.#search();
    }

    // --- the search ---

    async #search() {
        clearTimeout(this.#timer);
        this.#scores = Array(WIDTH).fill(undefined);
        this.#effort = {nodes: 0, time: 0};
        if (this.board.over) {
            this.#runner.stop();
            this.#end("over");
            return;
        }
        this.#state = "searching";
        this.#started = performance.now();
        this.#showScores();
        this.#timer = setTimeout(() => this.#tick(), 100);
        const {board, part} = this;
        try {
            const effort = await this.#runner.run(part.name, "columns",
                {position: board.moves}, news => this.#hear(news));
            Object.assign(this.#effort, effort);
            noteSpeed(part.name, effort.nodes, effort.time);
            this.#end("done");
        } catch (reason) {
            if (reason !== Runner.stopped)
                this.#remark("The solver broke off: " + reason.message);
        }
    }

    #hear(news) {
        if (this.#state !== "searching")
            return;
        if (news.column !== undefined)
            this.#scores[news.column] = news.score;
        this.#effort.nodes = news.nodes;
        this.#showScores();
    }

    // While it searches: time goes on, and the computer's runs out.
    #tick() {
        if (this.#state !== "searching")
            return;
        this.#effort.time = performance.now() - this.#started;
        this.#showScores();
        if (this.#computersTurn() && this.#effort.time > COMPUTER_LIMIT)
            return this.#outOfTime();
        this.#timer = setTimeout(() => this.#tick(), 100);
    }

    #outOfTime() {
        this.#runner.stop();
        const column = byThumb(this.board);
        this.play(column);
        this.#remark(`Part ${numberOf(this.part)} was not done in ` +
            `${COMPUTER_LIMIT / 1000} s and played ${column + 1} by rule of ` +
            "thumb; it may be a mistake.");
    }

    stop() {
        if (this.#state !== "searching")
            return;
        this.#runner.stop();
        this.#effort.time = performance.now() - this.#started;
        this.#end("stopped");
    }

    #end(state) {
        clearTimeout(this.#timer);
        this.#state = state;
        this.#showScores();
        if (state === "done" && this.#computersTurn())
            this.#timer = setTimeout(() => this.#answer(), PAUSE);
        if (state === "done" && this.#hinted)
            this.hint();
    }

    #computersTurn() {
        return this.side === this.board.player && !this.board.over;
    }

    #answer() {
        const scores = this.#scores.map(score => score ?? null);
        this.play(chooseColumn(this.board, scores, this.level));
    }

    get best() {
        return Math.max(...this.#scores.filter(s => s !== undefined));
    }

    #bestColumns() {
        const best = this.best;
        return this.#scores.flatMap((score, i) => score === best ? [i] : []);
    }

    hint() {
        this.#hinted = true;
        if (this.#state === "over")
            return this.#remark(
                "The game is over: there is no move to look for.");
        if (this.#state !== "done")
            return this.#remark(this.#state === "stopped"
                ? "The search was stopped: no hint is known."
                : "A hint, as soon as the search is done …");
        const columns = this.#bestColumns();
        this.#remark(`Best: ${list(columns.map(c => String(c + 1)), "or")}. ` +
            verdict(this.board, this.best));
        columns.forEach(column =>
            byTest("column-" + (column + 1)).classList.add("hinted"));
    }

    #remark(text) { say(byTest("remark"), text); }

    // --- the picture ---

    #drawBoard() {
        for (let column = 0; column < WIDTH; column++) {
            byId("scores").append(element("span", {
                "data-testid": "score-" + (column + 1), class: "score"}));
            const button = element("button", {
                type: "button", class: "column",
                "data-testid": "column-" + (column + 1)});
            for (let row = 0; row < HEIGHT; row++)
                button.append(element("span", {class: "cell"}));
            byTest("board").append(button);
        }
    }

    #show(dropped) {
        const {board} = this, four = board.four();
        for (let column = 0; column < WIDTH; column++) {
            const button = byTest("column-" + (column + 1));
            button.classList.remove("hinted");
            button.classList.toggle("closed",
                                    board.over || !board.canPlay(column));
            [...button.children].forEach((cell, row) =>
                this.#showCell(cell, column, row, dropped, four));
        }
        byTest("board").setAttribute("aria-label",
            "The board: " + describe(board));
        byTest("board").dataset.mover = board.over ? 0 : board.player;
        byId("undo").disabled = !board.moves;
        byId("redo").disabled = !this.#redo;
    }

    #showCell(cell, column, row, dropped, four) {
        const {board} = this;
        const stone = board.cell(column, row);
        const top = board.columns[column].length - 1 === row;
        cell.className = "cell" + ["", " first", " second"][stone] +
            (four.has(column + "," + row) ? " four" : "") +
            (stone && board.last === column && top ? " last" : "");
        cell.textContent = ["", "X", "O"][stone];
        if (column === dropped && top) {
            cell.style.setProperty("--fall", HEIGHT - row);
            cell.classList.add("dropped");
        }
    }

    get #scoresShown() {
        return byId("show-scores").checked;
    }

    #showScores() {
        const best = this.best, done = this.#state === "done";
        for (let column = 0; column < WIDTH; column++) {
            const place = byTest("score-" + (column + 1));
            const score = this.#scores[column];
            const known = score !== undefined && this.#scoresShown;
            const open = this.board.canPlay(column) && !this.board.over;
            say(place, known ? signed(score) : !open ? "–"
                : this.#state === "searching" && this.#scoresShown ? "…" : "");
            place.className = "score" + (!known ? "" : score > 0 ? " plus"
                : score < 0 ? " minus" : " zero") +
                (known && done && score === best ? " best" : "");
            byTest("column-" + (column + 1)).setAttribute("aria-label",
                this.#columnLabel(column, known ? score : undefined));
        }
        this.#showEffort();
        this.#showVerdict();
    }

    #columnLabel(column, score) {
        const stones = this.board.columns[column].length;
        return `Column ${column + 1}, ` +
            (stones === HEIGHT ? "full" : many(stones, "stone")) +
            (score === undefined ? "" : `, score ${signed(score)}`);
    }

    #showEffort() {
        const {nodes, time} = this.#effort;
        say(byTest("nodes"), count(nodes));
        say(byTest("time"), this.#state === "over" ? "no time"
            : duration(time));
        byTest("stop").disabled = this.#state !== "searching";
        say(byTest("estimate"), this.#estimate());
    }

    #estimate() {
        const number = numberOf(this.part), guess = guessTime(this.part, this.board);
        if (number === "24" && this.board.stones < 8)
            return "From the opening book, without a search.";
        if (this.#state !== "searching" || guess < 3000)
            return "";
        const better = number === "24" ? "" : this.board.stones < 8
            ? " Part 24 has the opening in its book."
            : " Part 24 is the fastest.";
        return `A rough guess for part ${number}: ${roughly(guess)} for all ` +
            "columns; it may be ten times less or more." + better;
    }

    #showVerdict() {
        say(byTest("verdict"), this.#verdictNow());
    }

    #verdictNow() {
        const mover = playerName(this.board.player);
        if (this.#state === "over")
            return gameOver(this.board);
        if (!this.#scoresShown)
            return this.#computersTurn()
                ? `Part ${numberOf(this.part)} (${mover}) is thinking …`
                : `${mover} to move${this.side ? ": your turn" : ""}.`;
        if (this.#state === "done")
            return verdict(this.board, this.best);
        if (this.#state === "stopped")
            return "Stopped: " + this.#soFar();
        return `${mover} to move; searching …`;
    }

    #soFar() {
        const known = this.#scores.filter(s => s !== undefined).length;
        return known === 0 ? "no column is known."
            : `${many(known, "column")} known, the best so far ` +
              `${signed(this.best)}.`;
    }

    // --- the visitor ---

    #listen() {
        for (let column = 0; column < WIDTH; column++)
            byTest("column-" + (column + 1)).addEventListener("click",
                () => this.playAsPerson(column));
        const commands = {
            undo: () => this.undo(), redo: () => this.redo(),
            mirror: () => this.mirror(), clear: () => this.clear(),
            hint: () => this.hint(),
        };
        for (const [id, command] of Object.entries(commands))
            byId(id).addEventListener("click", command);
        byTest("stop").addEventListener("click", () => this.stop());
        byId("show-scores").addEventListener("change",
            () => this.#showScores());
    }
}

export function fillLevels(select) {
    for (const [id, {name}] of Object.entries(levels))
        select.append(element("option", {value: id}, name));
}
