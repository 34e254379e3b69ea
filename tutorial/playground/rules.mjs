// The board as the page draws it. What is a position, and what is wrong with
// one, is said by common/board.c: see readPosition.
import { engineHere } from "./solvers.mjs";

export const WIDTH = 7, HEIGHT = 6, CELLS = WIDTH * HEIGHT;

const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];

export class Board {
    constructor(moves = "") {
        this.moves = moves;
        this.columns = Array.from({length: WIDTH}, () => []);
        [...moves].forEach((move, i) =>
            this.columns[move - 1].push(1 + i % 2));
    }

    get stones() { return this.moves.length; }
    get player() { return 1 + this.stones % 2; }
    get full() { return this.stones === CELLS; }
    get last() { return this.stones ? this.moves.at(-1) - 1 : -1; }
    cell(column, row) { return this.columns[column]?.[row] ?? 0; }
    canPlay(column) {
        return column in this.columns && this.columns[column].length < HEIGHT;
    }
    play(column) { return new Board(this.moves + (column + 1)); }
    mirror() {
        return new Board([...this.moves].map(m => WIDTH + 1 - m).join(""));
    }

    // The cells of all lines of four, as "column,row"; empty: nobody has won.
    four() {
        const found = new Set();
        for (let column = 0; column < WIDTH; column++)
            for (let row = 0; row < HEIGHT; row++)
                for (const [right, up] of DIRECTIONS)
                    this.#lineFrom(column, row, right, up)
                        .forEach(cell => found.add(cell));
        return found;
    }

    #lineFrom(column, row, right, up) {
        const player = this.cell(column, row);
        const cells = [];
        for (let i = 0; i < 4; i++) {
            const c = column + i * right, r = row + i * up;
            if (!player || this.cell(c, r) !== player)
                return [];
            cells.push(c + "," + r);
        }
        return cells;
    }

    get won() { return this.four().size > 0; }
    get over() { return this.full || this.won; }
    wins(column) { return this.canPlay(column) && this.play(column).won; }
    canWin() { return this.columns.some((_, column) => this.wins(column)); }

    // Would playing there let the opponent win at once?
    losesAtOnce(column) {
        return !this.wins(column) && this.play(column).canWin();
    }
}

// As score_win_now in common/board.h.
export const scoreWinNow = stones => Math.floor((CELLS + 1 - stones) / 2);

const RULE_WON = 3;
let reader;

// {board} or {fault}, the fault in the words of the command line. A game that
// its last stone has won is no fault: it can be shown, as by `make try`.
export async function readPosition(text) {
    reader ??= await engineHere("03-minmax");
    const {rule, at, fault} = reader.read(text);
    if (!rule || (rule === RULE_WON && at === text.length - 1))
        return {board: new Board(text)};
    return {fault};
}
