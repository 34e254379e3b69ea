// The page: the board, the race and the search, held together by the address.
import { parts } from "./facts.mjs";
import { Game, fillLevels, guessTime, numberOf, partOf, titleOf } from "./game.mjs";
import { Race } from "./race.mjs";
import { Runner } from "./solvers.mjs";
import { TreeView } from "./treeview.mjs";
import { byId, byTest, element, say } from "./view.mjs";

const game = new Game();
const race = new Race(game);
const tree = new TreeView(game);
let ready = false; // the address has been read

function fillParts(select, chosen, without = []) {
    for (const part of parts)
        if (!without.includes(numberOf(part)))
            select.append(element("option", {value: numberOf(part)},
                                  titleOf(part)));
    select.value = chosen;
}

// --- the address --------------------------------------------------------------

// All that a visitor has chosen, as far as it is not the usual.
function link() {
    const query = new URLSearchParams();
    const add = (name, value, usual) => {
        if (value !== usual)
            query.set(name, value);
    };
    query.set("pos", game.board.moves);
    query.set("part", numberOf(game.part));
    add("play", ["", "second", "first"][game.side], "");
    add("level", game.level, "perfect");
    add("race", race.chosen.join("-"), "07-10-12-22");
    add("trace", tree.part, "04");
    add("with", tree.other, "");
    return "?" + query;
}

function writeAddress() {
    if (!ready)
        return;
    // A browser that forbids it on the file system loses nothing but comfort.
    try {
        history.replaceState(null, "", link());
    } catch { /* the link can still be copied */ }
    byId("link").href = link();
}

function chosenPart(text, usual, without = []) {
    const number = (text ?? "").padStart(2, "0");
    return partOf(number) && !without.includes(number) ? number : usual;
}

async function readAddress() {
    const query = new URLSearchParams(location.search);
    byId("part").value = chosenPart(query.get("part"), "24");
    game.part = partOf(byId("part").value);
    const level = query.get("level");
    if (byId("level").querySelector(`[value="${CSS.escape(level ?? "")}"]`))
        byId("level").value = game.level = level;
    const side = {first: 2, second: 1}[query.get("play")] ?? 0;
    // One plays first, so the computer's side is the other.
    byId("mode").value = ["two", "second", "first"][side];
    tree.part = byId("trace-part").value =
        chosenPart(query.get("trace"), "04", ["24"]);
    tree.other = byId("trace-other").value =
        chosenPart(query.get("with"), "", ["24"]);
    race.choose((query.get("race") ?? "07-10-12-22").split("-"));
    const text = query.get("pos") ?? "";
    byId("position").value = text;
    game.chooseSide(side);
    if (!await game.setPosition(text.trim()))
        game.showEmpty();
    ready = true;
    writeAddress();
    // Nobody wants to find the page at work for hours.
    if (query.has("trace") && guessTime(partOf(tree.part), game.board) < 1e4)
        tree.show();
}

// --- the keyboard -------------------------------------------------------------

const keys = {
    u: () => game.undo(), r: () => game.redo(), m: () => game.mirror(),
    c: () => game.clear(), h: () => game.hint(), s: () => game.stop(),
};

addEventListener("keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey ||
        event.target.matches("input[type=text], select, textarea"))
        return;
    if (event.key >= "1" && event.key <= "7")
        game.playAsPerson(event.key - 1);
    else
        keys[event.key.toLowerCase()]?.();
});

// Arrows go from column to column.
byTest("board").addEventListener("keydown", event => {
    const way = {ArrowLeft: -1, ArrowRight: 1}[event.key];
    const columns = [...byTest("board").children];
    const at = columns.indexOf(document.activeElement);
    if (way && at >= 0) {
        event.preventDefault();
        columns[(at + way + columns.length) % columns.length].focus();
    }
});

// --- the forms ----------------------------------------------------------------

async function copy(text, button) {
    try {
        await navigator.clipboard.writeText(text);
        say(button, "Copied");
    } catch {
        say(button, "Press Ctrl+C");
        byId("position").select();
    }
    setTimeout(() => say(button, button.dataset.name), 1500);
}

function listen() {
    byId("part").addEventListener("change", event => {
        game.setPart(partOf(event.target.value));
        writeAddress();
    });
    byId("mode").addEventListener("change", event => {
        game.setSide({two: 0, first: 2, second: 1}[event.target.value]);
        writeAddress();
    });
    byId("level").addEventListener("change", event => {
        game.level = event.target.value;
        writeAddress();
    });
    byId("position").addEventListener("input", event =>
        game.setPosition(event.target.value.trim()));
    byId("trace-part").addEventListener("change", event => {
        tree.setPart(event.target.value);
        writeAddress();
        tree.show();
    });
    byId("trace-other").addEventListener("change", event => {
        tree.setOther(event.target.value);
        writeAddress();
    });
    byId("race-parts").addEventListener("change", writeAddress);
    for (const id of ["copy-position", "copy-link"]) {
        byId(id).dataset.name = byId(id).textContent;
        byId(id).addEventListener("click", event => copy(
            id === "copy-link" ? new URL(link(), location.href).href
                               : game.board.moves, event.target));
    }
    const redraw = () => tree.redraw();
    addEventListener("resize", redraw);
    matchMedia("(prefers-color-scheme: dark)")
        .addEventListener("change", redraw);
    new MutationObserver(redraw).observe(document.documentElement, {
        attributes: true,
        attributeFilter: ["data-theme"],
    });
    game.onChange(writeAddress);
}

fillParts(byId("part"), "24");
fillParts(byId("trace-part"), "04", ["24"]);
fillParts(byId("trace-other"), "", ["24"]);
fillLevels(byId("level"));
byId("level").value = "perfect";
listen();
readAddress();

// For the tests, and for who is curious at the console:
// await playground.ask("12-lower-bound-tt", "solve", {position: "44"})
globalThis.playground = {
    runner: () => new Runner(),
    ask: (...question) => new Runner().run(...question),
};
