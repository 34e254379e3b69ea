// What the computer plays, from the scores of all columns.
import { stonesToEnd } from "./words.mjs";

// A level sees the end of the game when it is so many stones away. What ends
// later is all the same to it.
export const levels = {
    beginner: {sees: 2, name: "beginner (sees 2 stones ahead)"},
    casual: {sees: 6, name: "casual (sees 6 stones ahead)"},
    good: {sees: 12, name: "good (sees 12 stones ahead)"},
    perfect: {sees: 42, name: "perfect (sees everything)"},
};

const CENTRE_FIRST = [3, 2, 4, 1, 5, 0, 6];

// scores[column] is null where it cannot be played. The perfect level always
// answers the same; the others choose by `random` among what they think equal.
export function chooseColumn(board, scores, level, random = Math.random) {
    const seen = scores.map(score => score === null ? -Infinity
        : stonesToEnd(board, score) > levels[level].sees ? 0 : score);
    const best = Math.max(...seen);
    const good = CENTRE_FIRST.filter(column => seen[column] === best);
    if (level === "perfect")
        return good[0];
    // The centre more often: weights 7, 6, 5 ...
    const weights = good.map((_, i) => 7 - i);
    let at = random() * weights.reduce((a, b) => a + b, 0);
    return good[weights.findIndex(weight => (at -= weight) < 0)] ?? good[0];
}

// When there was no time to search: as think.c does. Wins, stops a win, or at
// least gives none away.
export function byThumb(board) {
    const value = column => {
        if (!board.canPlay(column))
            return -1;
        if (board.wins(column))
            return 3;
        if (otherWins(board, column))
            return 2;
        return board.play(column).wins(column) ? 0 : 1;
    };
    const values = CENTRE_FIRST.map(value);
    return CENTRE_FIRST[values.indexOf(Math.max(...values))];
}

// Would the opponent win with a stone there?
function otherWins(board, column) {
    const after = board.play(column);
    after.columns[column][after.columns[column].length - 1] =
        3 - board.player;
    return after.won;
}
