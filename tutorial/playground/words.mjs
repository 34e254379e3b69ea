// Numbers, times and sentences.
import { CELLS } from "./rules.mjs";

export const playerName = player => player === 1 ? "X" : "O";
export const count = n => Math.round(n).toLocaleString("en-US");
export const signed = n => (n > 0 ? "+" : "") + n;

export function many(n, word) {
    return count(n) + " " + word + (n === 1 ? "" : "s");
}

// Three digits, in the unit that suits them. A browser's clock does not tell
// less than a tenth of a millisecond.
export function duration(ms) {
    if (ms < 0.1)
        return "< 0.1 ms";
    const units = [["ms", 0.1], ["s", 1e3], ["min", 6e4],
                   ["h", 3.6e6], ["days", 8.64e7], ["years", 3.156e10]];
    const [unit, least] = units.findLast(([, one]) => ms >= one);
    const value = ms / (unit === "ms" ? 1 : least);
    const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    return (value >= 1e4 ? count(value) : value.toFixed(digits)) + " " + unit;
}

// One digit: it is a guess.
export function roughly(ms) {
    if (ms > 3.156e16)
        return "longer than a million years";
    const [value, unit] = duration(ms).replace(/,/g, "").split(" ");
    return `about ${count(Number(Number(value).toPrecision(1)))} ${unit}`;
}

export function ordinal(n) {
    const endings = ["th", "st", "nd", "rd"];
    return n + (n % 10 > 3 || Math.floor(n / 10) % 10 === 1
        ? "th" : endings[n % 10]);
}

// How many stones lie when the winner sets the last one: as in common/draw.c.
export function stonesBeforeWin(size, winner) {
    const stones = CELLS + 1 - 2 * size;
    return stones % 2 === winner - 1 ? stones : stones - 1;
}

// How many stones are set until the game ends, the last one counted.
export function stonesToEnd(board, score) {
    if (score === 0)
        return CELLS - board.stones;
    const winner = score > 0 ? board.player : 3 - board.player;
    return stonesBeforeWin(Math.abs(score), winner) - board.stones + 1;
}

// "wins with its 12th stone, in 3 moves": moves are the winner's own.
function winOf(board, score) {
    const winner = score > 0 ? board.player : 3 - board.player;
    const stones = stonesBeforeWin(Math.abs(score), winner);
    if (stones === board.stones)
        return "wins at once";
    const own = Math.floor(stones / 2) + 1;
    const have = Math.floor((board.stones + 2 - winner) / 2);
    const moves = own - have;
    return `wins with its ${ordinal(own)} stone, in ` + many(moves, "move");
}

// Who wins, from the mover's point of view.
export function verdict(board, score) {
    const mover = playerName(board.player);
    const other = playerName(3 - board.player);
    const ending = `(score ${signed(score)})`;
    if (score > 0)
        return `${mover}, to move, ${winOf(board, score)} ${ending}.`;
    if (score < 0)
        return `${mover}, to move, loses: ${other} ${winOf(board, score)} ` +
            `${ending}.`;
    return `${mover}, to move, can hold a draw ${ending}.`;
}

export function gameOver(board) {
    if (board.won)
        return `${playerName(3 - board.player)} has won: ` +
            "nothing is left to solve.";
    return "The board is full and nobody has won: a draw, score 0.";
}

// "1", "1 and 2", "1, 2 and 3"
export function list(words, last = "and") {
    return words.length < 2 ? words.join("")
        : words.slice(0, -1).join(", ") + ` ${last} ` + words.at(-1);
}
