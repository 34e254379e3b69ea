// Small helpers for all that is drawn.

// element("button", {class: "x", "data-testid": "y"}, "text", child ...)
export function element(name, attributes = {}, ...children) {
    return fill(document.createElement(name), attributes, children);
}

const SVG = "http" + "://www.w3.org/2000/svg"; // a name, not an address

export function svg(name, attributes = {}, ...children) {
    return fill(document.createElementNS(SVG, name), attributes, children);
}

function fill(made, attributes, children) {
    for (const [key, value] of Object.entries(attributes))
        if (value !== undefined && value !== false)
            made.setAttribute(key, value === true ? "" : value);
    made.append(...children.filter(child => child !== null));
    return made;
}

export const byId = id => document.getElementById(id);
export const byTest = id => document.querySelector(`[data-testid="${id}"]`);

// Only what changes is written: a screen reader reads what is written.
export function say(where, text) {
    if (where.textContent !== text)
        where.textContent = text;
}

// A board that is only looked at: its stones, the last one marked.
export function miniBoard(board, label) {
    const size = 20, height = 6 * size, four = board.four();
    const made = svg("svg", {
        viewBox: `0 0 ${7 * size + 4} ${height + 4}`, class: "mini",
        role: "img", "aria-label": label ?? describe(board),
    }, svg("rect", {class: "frame", x: 1, y: 1, width: 7 * size + 2,
                    height: height + 2, rx: 6}));
    for (let column = 0; column < 7; column++)
        for (let row = 0; row < 6; row++)
            made.append(miniCell(board, column, row, size, height, four));
    return made;
}

function miniCell(board, column, row, size, height, four) {
    const player = board.cell(column, row);
    const last = board.last === column &&
        board.columns[column].length - 1 === row;
    const kind = ["hole", "first", "second"][player] +
        (last ? " last" : "") + (four.has(column + "," + row) ? " four" : "");
    return svg("circle", {
        class: kind, r: size / 2 - 2.5, cx: column * size + size / 2 + 2,
        cy: height - row * size - size / 2 + 2,
    });
}

export function describe(board) {
    if (board.stones === 0)
        return "The empty board";
    const columns = board.columns.map((stones, i) => `column ${i + 1}: ` +
        (stones.map(s => s === 1 ? "X" : "O").join(" ") || "empty"));
    return `${board.stones} stones, from the bottom up, ` + columns.join("; ");
}
