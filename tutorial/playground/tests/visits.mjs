// What visitors do, and what they must see.
import { statSync } from "node:fs";
import { join } from "node:path";
import { build, busy, hook, native, nativeTrace } from "./visitor.mjs";
import { positionsOf, signatureRows } from "./signatures.mjs";

const LATE = "4436324336446367546312512622";
const HARD = "2735716653111552355"; // of the middle set

// A game that fills the board and that nobody wins.
const FULL = "121221212112343443434334565665656556777777";

const board = {
    async "the empty board is answered at once, from the book"(visit, assert) {
        await visit.open();
        await visit.solved();
        assert.deepEqual(await visit.scores(),
                         ["-2", "-1", "0", "+1", "0", "-1", "-2"]);
        assert.match(await visit.text("verdict"),
                     /^X, to move, wins with its 21st stone, in 21 moves/);
        assert.equal(await visit.number("nodes"), 0);
        assert.match(await visit.text("estimate"), /opening book/);
    },

    async "a game is played to its end"(visit, assert) {
        await visit.open();
        for (const column of "4343434")
            await visit.click("column-" + column);
        await visit.until("verdict", /^X has won: nothing is left to solve/);
        assert.equal(await visit.page.locator(".cell.four").count(), 4);
        assert.deepEqual(await visit.scores(), Array(7).fill("–"));
        await visit.click("column-1");
        assert.match(await visit.text("remark"), /The game is over/);
        assert.equal(await visit.page.locator(".cell.first, .cell.second")
            .count(), 7);
        await visit.page.click("#undo");
        await visit.until("verdict", /X, to move, wins at once \(score \+18\)/);
        assert.equal((await visit.scores())[3], "+18");
    },

    async "a board is filled, and it is a draw"(visit, assert) {
        await visit.open("?pos=" + FULL.slice(0, 41));
        await visit.solved();
        assert.deepEqual((await visit.scores()).filter(s => s !== "–"), ["0"]);
        await visit.click("column-" + FULL[41]);
        await visit.until("verdict", /The board is full and nobody has won/);
    },

    async "all columns agree with the program, to the node"(visit, assert) {
        for (const part of ["04-alpha-beta", "12-lower-bound-tt", "22-history",
                            "24-opening-book"]) {
            await visit.open(`?pos=${LATE}&part=${part.slice(0, 2)}`);
            await visit.solved();
            const {out} = native(part, LATE, "-a");
            const numbers = (await visit.scores())
                .map(score => score === "–" ? "-" : String(Number(score)));
            assert.deepEqual(numbers,
                out.slice(1, 8).map(score => score.replace("*", "")));
            assert.equal(await visit.number("nodes"), Number(out[8]), part);
        }
    },

    async "twenty stones are scored within a second"(visit, assert) {
        const twenty = positionsOf("middle").filter(p => p.length === 20);
        assert.ok(twenty.length > 0);
        for (const position of twenty) {
            let best = Infinity; // of three: the machine may be busy
            for (let i = 0; i < 3 && best >= 1000; i++) {
                const start = Date.now();
                await visit.open("?pos=" + position);
                await visit.solved();
                best = Math.min(best, Date.now() - start);
            }
            assert.ok(best < 1000 * busy(), `${position}: ${best} ms`);
        }
    },

    async "a bad position is explained as by the program"(visit, assert) {
        await visit.open("?pos=44");
        for (const bad of ["44x", "4444444", "44444445", "1212121212", "0",
                           "12345678", "1 2", "é", "9".repeat(60)]) {
            await visit.page.fill(hook("position"), bad);
            await visit.until("fault", /^character/);
            const {err} = native("03-minmax", bad);
            assert.equal("line 1, " + await visit.text("fault"), err);
        }
        assert.equal(await visit.page.locator(".cell.first, .cell.second")
            .count(), 2, "the board stays as it was");
        await visit.page.fill(hook("position"), "4453 ");
        await visit.until("fault", /^$/);
        assert.equal(await visit.page.locator(".cell.first, .cell.second")
            .count(), 4);
    },

    async "a search is stopped, and another one begins"(visit, assert) {
        await visit.open("?pos=4453&part=03");
        await visit.until("estimate", /A rough guess for part 03: .*years/);
        await visit.until("nodes", /^\d{1,3},\d{3},\d{3}/);
        const before = await visit.number("nodes");
        await visit.page.waitForFunction(([at, n]) => Number(document
            .querySelector(at).textContent.replace(/,/g, "")) > n,
            [hook("nodes"), before]);
        await visit.page.waitForTimeout(100);
        assert.equal(visit.page.workers().length, 1);
        await visit.click("stop");
        assert.match(await visit.text("verdict"), /^Stopped: no column/);
        // The browser tells us of an end a little later.
        for (let i = 0; i < 50 && visit.page.workers().length; i++)
            await visit.page.waitForTimeout(100);
        assert.equal(visit.page.workers().length, 0, "it searches on");
        const then = await visit.number("nodes");
        await visit.page.waitForTimeout(300);
        assert.equal(await visit.number("nodes"), then);
        await visit.select("part", "24");
        await visit.solved();
    },

    async "the page stays alive while it searches"(visit, assert) {
        await visit.open("?pos=4453&part=03");
        await visit.until("nodes", /,/);
        const longest = await visit.page.evaluate(() => new Promise(done => {
            let last = performance.now(), most = 0, frames = 0;
            const frame = now => {
                most = Math.max(most, now - last);
                last = now;
                ++frames < 30 ? requestAnimationFrame(frame) : done(most);
            };
            requestAnimationFrame(frame);
        }));
        assert.ok(longest < 1000 * busy(), `${longest} ms without a frame`);
    },

    async "keys play, undo, redo, mirror and clear"(visit, assert) {
        await visit.open();
        const position = () => visit.page.inputValue(hook("position"));
        for (const key of ["4", "4", "3"])
            await visit.press(key);
        assert.equal(await position(), "443");
        await visit.press("u");
        assert.equal(await position(), "44");
        await visit.press("r");
        assert.equal(await position(), "443");
        await visit.press("m");
        assert.equal(await position(), "445");
        await visit.press("c");
        assert.equal(await position(), "");
        await visit.page.focus(hook("column-1"));
        await visit.press("ArrowRight");
        await visit.press("Enter");
        assert.equal(await position(), "2");
        await visit.solved();
        await visit.press("h");
        assert.match(await visit.text("remark"), /^Best: /);
        assert.ok(await visit.page.locator(".column.hinted").count() > 0);
    },

    async "a link restores everything"(visit, assert) {
        await visit.open("?pos=4453&part=12&play=first&level=good" +
            "&race=04-08&trace=07&with=10");
        const value = name => visit.page.inputValue(hook(name));
        assert.equal(await value("position"), "4453");
        assert.equal(await value("part"), "12");
        assert.equal(await value("mode"), "first");
        assert.equal(await value("level"), "good");
        assert.equal(await value("trace-part"), "07");
        assert.equal(await value("trace-other"), "10");
        assert.deepEqual(await visit.page.$$eval(".race-row", rows =>
            rows.map(row => row.dataset.testid)), ["race-row-04", "race-row-08"]);
    },

    async "the address follows the visitor"(visit, assert) {
        await visit.open();
        await visit.press("4");
        await visit.press("5");
        await visit.select("part", "22");
        const address = new URL(visit.page.url());
        assert.equal(address.searchParams.get("pos"), "45");
        assert.equal(address.searchParams.get("part"), "22");
        await visit.page.goto(address.href);
        assert.equal(await visit.page.inputValue(hook("part")), "22");
        assert.equal(await visit.page.locator(".cell.first").count(), 1);
    },

    async "nonsense in a link does no harm"(visit, assert) {
        await visit.open("?pos=44x&part=99&level=god&play=7&race=a&trace=1");
        await visit.until("fault",
                          /^character 3: 'x' is not a column: columns are 1/);
        assert.equal(await visit.page.inputValue(hook("part")), "24");
        assert.equal(await visit.page.inputValue(hook("position")), "44x");
        await visit.solved();
        assert.equal((await visit.scores())[3], "+1");
        assert.match(await visit.text("fault"), /^character 3/);
    },

    async "the computer answers, and wins what is won"(visit, assert) {
        // X wins from here; the perfect part, as X, must not miss it.
        await visit.open(`?pos=${LATE}&part=22&play=second`);
        for (let turn = 0; turn < 10; turn++) {
            await visit.until("verdict", /your turn|has won/);
            if (/has won/.test(await visit.text("verdict")))
                break;
            const open = await visit.page.$$eval(".column:not(.closed)",
                columns => columns.map(column => column.dataset.testid));
            await visit.click(open[0]);
        }
        assert.match(await visit.text("verdict"), /^X has won/);
    },

    async "undo against a part takes back two stones"(visit, assert) {
        await visit.open("?pos=&part=24&play=first");
        await visit.until("verdict", /your turn/);
        await visit.click("column-4");
        await visit.page.waitForFunction(() =>
            document.getElementById("position").value.length === 2);
        await visit.press("u");
        assert.equal(await visit.page.inputValue(hook("position")), "");
    },
};

const race = {
    async "four parts race, and the nodes are the programs'"(visit, assert) {
        await visit.open("?pos=" + HARD);
        await visit.select("guess-part", "22");
        await visit.click("race-start");
        await visit.until("race-result", /Fewest nodes: part/, 60000);
        for (const part of ["07-transposition-table", "12-lower-bound-tt",
                            "10-better-move-ordering", "22-history"]) {
            const row = await visit.text("race-row-" + part.slice(0, 2));
            const nodes = Number(/([\d,]+) node/.exec(row)[1].replace(/,/g, ""));
            const {out} = native(part, HARD);
            assert.equal(nodes, Number(out[2]), part);
            assert.match(row, new RegExp(`score \\+?${out[1]}\\b`));
        }
        assert.match(await visit.text("race-result"), /You named|You had named/);
        const widths = await visit.page.$$eval(".race-row .fill.nodes",
            bars => bars.map(bar => parseFloat(bar.style.width)));
        assert.equal(Math.max(...widths), 100);
        assert.ok(Math.min(...widths) > 10, "a log scale: " + widths);
    },

    async "a race is stopped"(visit, assert) {
        await visit.open("?pos=44&race=03-04-05-24");
        await visit.click("race-start");
        await visit.until("race-row-03", /\d,\d{3},\d{3} nodes/);
        await visit.click("race-stop");
        await visit.until("race-result", /./);
        assert.match(await visit.text("race-row-03"), /stopped.*≥/s);
        await visit.page.waitForSelector(hook("race-start") + ":enabled");
    },

    async "a hard one is a click away"(visit, assert) {
        await visit.open();
        await visit.click("hard-one");
        await visit.page.waitForFunction(() =>
            document.getElementById("position").value.length > 10);
        await visit.solved();
        assert.ok((await visit.text("race-position")).length > 10);
    },
};

// What `make trace` prints of a record.
function printed(record, score) {
    let text = "";
    for (let i = 0; i < record.count; i++)
        text += "  ".repeat(record.depth[i]) +
            (record.move[i] < 0 ? "root" : record.move[i] + 1) +
            (record.bounds[i] ? ` [${record.alpha[i]}, ${record.beta[i]}]` : "") +
            ` = ${record.score[i]}  ${record.reasons[record.reason[i]]}\n`;
    return text + `score ${score}, ${record.nodes} nodes\n`;
}

const search = {
    async "the record is the one that make trace prints"(visit, assert) {
        await visit.open();
        for (const part of ["03-minmax", "04-alpha-beta", "07-transposition-table",
                            "12-lower-bound-tt", "14-follow-up", "22-history"])
            for (const position of [LATE, positionsOf("late")[2]]) {
                if (part < "04" && position !== LATE)
                    continue; // too large to keep
                const [record, {score}] = await visit.page.evaluate(
                    ([name, where]) => Promise.all([
                        playground.ask(name + "+trace", "record",
                                       {position: where, most: 1e6}),
                        playground.ask(name, "solve", {position: where})]),
                    [part, position]);
                const want = nativeTrace(part, position);
                assert.equal(record.count
                    ? printed(record, score) : "No search was needed.\n" +
                        `score ${score}, ${record.nodes} nodes\n`, want);
            }
    },

    async "a trace is stepped through, with buttons and arrows"(visit, assert) {
        await visit.open(`?pos=${LATE}`);
        await visit.click("trace-next");
        await visit.until("trace-text", /^Step 1 of 112\. The search begins/);
        await visit.click("trace-next");
        await visit.until("trace-text", /^Step 2 of 112\. X plays 1/);
        await visit.press("ArrowRight");
        await visit.until("trace-text", /^Step 3 of 112/);
        await visit.press("ArrowLeft");
        await visit.until("trace-text", /^Step 2 of 112/);
        await visit.press("ArrowDown"); // to where it is left
        await visit.until("trace-text", /O to move: -?\d+, /);
        await visit.press("ArrowUp");
        await visit.until("trace-text", /^Step 2 of 112/);
        await visit.press("End");
        await visit.until("trace-text", /^Step 112 of 112\. X to move: 5, /);
        await visit.press("Home");
        await visit.until("trace-text", /^Step 1 of 112/);
        assert.equal(await visit.page.inputValue(hook("position")), LATE);
    },

    async "windows, values, cuts with reasons, and what was cut"(visit, assert) {
        await visit.open(`?pos=${LATE}&trace=04`);
        await visit.until("trace-status", /^56 nodes by part 04/);
        const seen = {window: 0, pruned: 0, rising: 0};
        let cut = "";
        for (let step = 0; step < 111; step++) {
            await visit.click("trace-next");
            const text = await visit.text("trace-text");
            cut ||= /beta cut.*not below beta.*not looked at/.test(text) && text;
            const now = await visit.page.evaluate(() => ({
                window: document.querySelectorAll("#tree-picture .window").length,
                pruned: document.querySelectorAll("#tree-picture .box.pruned")
                    .length,
                rising: /≥ -?\d/.test(
                    document.querySelector("#tree-picture").textContent) ? 1 : 0,
            }));
            for (const key of Object.keys(seen))
                seen[key] += now[key];
        }
        assert.ok(seen.window > 100 && seen.pruned > 5 && seen.rising > 5,
                  JSON.stringify(seen));
        assert.ok(cut, "no cut was explained");
    },

    async "table hits, and another part beside"(visit, assert) {
        await visit.open(`?pos=${LATE}&trace=08&with=12`);
        await visit.until("saved",
            /^Part 12 visits 19 nodes, part 08 51: 62.7 % are saved/);
        assert.match(await visit.text("comparison"), /table: at most that/);
    },

    async "a large tree folds and stays fluid"(visit, assert) {
        await visit.open("?pos=6135251132235517763444446672&trace=04");
        await visit.until("trace-status", /^292,684 nodes .* moves deep/);
        await visit.open("?pos=145345372444466232127676773123&trace=04");
        await visit.until("trace-status", /^15,331 nodes by part 04\.$/);
        const {steps, each, boxes} = await visit.page.evaluate(async () => {
            const next = document.querySelector("[data-testid=trace-next]");
            let each = Infinity; // the best of some: the machine may be busy
            for (let round = 0; round < 10; round++) {
                const start = performance.now();
                for (let i = 0; i < 20; i++)
                    next.click();
                await new Promise(requestAnimationFrame);
                each = Math.min(each, (performance.now() - start) / 20);
            }
            return {
                steps: Number(document.getElementById("tree-range").max), each,
                boxes: document.querySelectorAll("#tree-picture .box").length,
            };
        });
        assert.ok(steps > 20000, `only ${steps} steps`);
        assert.ok(each < 16 * busy(), `${each} ms a step`);
        assert.ok(boxes < 60, `${boxes} boxes`);
        await visit.click("trace-last");
        await visit.until("trace-text", /^Step ([\d,]+) of \1\./);
    },

    async "where no search is needed, that is said"(visit, assert) {
        await visit.open("?pos=" + "4343" + "&trace=22");
        await visit.until("trace-status", /needs no search here|nodes by/);
        await visit.open("?pos=434343&trace=22");
        await visit.until("trace-status", /needs no search here/);
        await visit.open("?pos=4343434&trace=22");
        await visit.until("trace-status", /The game is over/);
        assert.ok(true);
    },
};

// --- in the chapters ----------------------------------------------------------

const PUZZLE = "525332435776627675276457";
const chapters = {
    "03": "03-minmax", "04": "04-alpha-beta", "05": "05-move-order",
    "06": "06-bitboard", "07": "07-transposition-table",
    "08": "08-iterative-deepening", "09": "09-anticipate-losing-moves",
    "10": "10-better-move-ordering", "11": "11-optimized-tt",
    "12": "12-lower-bound-tt",
};
const nodesOf = (part, position) =>
    Number(native(part, position).out[2]).toLocaleString("en-US");

async function openExperiment(visit, number) {
    await visit.open("", chapters[number] + ".html");
    await visit.page.locator(".experiment").scrollIntoViewIfNeeded();
    await visit.page.waitForSelector(".experiment h3");
}

const inChapters = {
    async "a figure opens in the playground"(visit, assert) {
        await visit.open("", "03-minmax.html");
        await visit.page.click(".try a");
        await visit.until("trace-status", /^14 nodes by part 03/);
        assert.match(await visit.page.inputValue(hook("position")), /^124667656/);
        await visit.open("", "solutions/03.html");
        await visit.page.click(".play");
        await visit.solved();
    },

    async "chapter 3: stones are taken back"(visit, assert) {
        await openExperiment(visit, "03");
        await visit.until("experiment-said", /Take two stones back/);
        await visit.page.locator(hook("experiment-slider")).fill("10");
        await visit.until("experiment-said", /18,221 times the nodes/);
        assert.match(await visit.page.textContent(".experiment"),
            new RegExp(nodesOf("03-minmax", "12466765614611716533233375")));
    },

    async "chapter 4: a window saves nodes and tells less"(visit, assert) {
        await openExperiment(visit, "04");
        await visit.until("experiment-said", /score is exactly \+1/);
        assert.match(await visit.page.textContent(".experiment"),
            new RegExp(nodesOf("04-alpha-beta", PUZZLE) + " nodes"));
        await visit.page.locator(hook("experiment-alpha")).fill("2");
        await visit.until("experiment-said", /is at most \+?\d+\. \d+ % of/);
        await visit.page.locator(hook("experiment-beta")).fill("-4");
        await visit.until("experiment-said", /is at least [-+]?\d+\. \d+ % of/);
    },

    async "chapters 5 to 12: what runs is the part itself"(visit, assert) {
        for (const number of ["05", "06", "07", "09", "10", "12"]) {
            await openExperiment(visit, number);
            const moves = (await visit.page.getAttribute(
                ".experiment .tools a", "href")).replace(/.*pos=/, "");
            await visit.click("experiment-all");
            await visit.until("experiment-said", /each time.*(as|than)/);
            await visit.page.waitForFunction(() =>
                [...document.querySelectorAll(".experiment .value")].every(
                    value => /\d/.test(value.textContent) &&
                        !value.textContent.includes("…")), null,
                {timeout: 60000});
            const want = nodesOf(chapters[number], moves);
            assert.ok((await visit.page.textContent(".experiment"))
                .includes(want), `chapter ${number} has no ${want}`);
        }
    },

    async "chapter 8: the questions are those of the trace"(visit, assert) {
        await openExperiment(visit, "08");
        const want = nodesOf("08-iterative-deepening", PUZZLE);
        await visit.until("experiment-said", new RegExp(`, ${want} nodes`));
        await visit.select("experiment-choice", "2");
        await visit.until("experiment-said", /^2 questions, 3,490 nodes/);
        assert.match(await visit.page.textContent(".questions"),
                     /more than 0\?yes, at least \+1/);
        await visit.click("experiment-another");
        await visit.until("experiment-said", /questions/);
    },

    async "chapter 11: one choice alone"(visit, assert) {
        await openExperiment(visit, "11");
        await visit.page.locator(hook("experiment-choice")).last().click();
        await visit.until("experiment-said", /Now try another one/);
        assert.ok((await visit.page.textContent(".experiment"))
            .includes(nodesOf("11-optimized-tt", "14745215")));
    },
};

const counts = {
    async "node counts in Chromium are those of the programs"(visit, assert) {
        await visit.open();
        const names = await visit.page.evaluate(() =>
            packedSolvers.names.map(([name]) => name)
                .filter(name => !name.includes("+"))); // variants: node.mjs
        const rows = signatureRows(new Set(names));
        assert.ok(rows.length === 76, `${rows.length} rows`);
        const sets = {late: positionsOf("late"), middle: positionsOf("middle")};
        // Two at a time, each solver in a worker, as on the page.
        const counted = await visit.page.evaluate(async ([all, positions]) => {
            const left = [...all.entries()], sums = [];
            const work = async () => {
                const runner = playground.runner();
                for (let next; (next = left.shift());) {
                    const [i, {solver, set, weak}] = next;
                    sums[i] = 0;
                    for (const position of positions[set])
                        sums[i] += (await runner.run(solver, "solve",
                            {position, weak})).nodes;
                }
                runner.close();
            };
            await Promise.all([work(), work()]);
            return sums;
        }, [rows, sets]);
        rows.forEach((row, i) => assert.equal(counted[i], row.nodes,
            `${row.solver} ${row.set}${row.weak ? " weak" : ""}`));
    },
};

const phone = {
    async "a phone has no sideways scroll"(visit, assert) {
        await visit.open(`?pos=${LATE}&trace=07&with=04`);
        await visit.until("saved", /saved/);
        await visit.page.tap(hook("race-start"));
        await visit.until("race-result", /./);
        await visit.page.tap(hook("column-1"));
        await visit.solved();
        assert.equal(await visit.page.evaluate(() =>
            document.documentElement.scrollWidth), 390);
        const box = await visit.page.locator(hook("column-1")).boundingBox();
        assert.ok(box.width >= 40, `a column is ${box.width} wide`);
    },

    async "nor have the chapters with their experiments"(visit, assert) {
        for (const number of Object.keys(chapters)) {
            await openExperiment(visit, number);
            assert.equal(await visit.page.evaluate(() =>
                document.documentElement.scrollWidth), 390, number);
        }
    },
};

// By the luminance of the colours.
const contrast = `(name) => {
    const made = getComputedStyle(document.querySelector(name));
    const light = text => {
        const [r, g, b] = text.match(/[\\d.]+/g).map(v => {
            v /= 255;
            return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const paper = getComputedStyle(document.body).backgroundColor;
    const [a, b] = [light(made.color), light(paper)].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
}`;

// The different colours of the overview of a search, as numbers.
const overviewColours = () => {
    const canvas = document.getElementById("tree-overview");
    const copy = new OffscreenCanvas(canvas.width, canvas.height)
        .getContext("2d", {willReadFrequently: true});
    copy.drawImage(canvas, 0, 0);
    const {data} = copy.getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Map();
    for (let i = 0; i < data.length; i += 4)
        if (data[i + 3] === 255) {
            const rgb = `${data[i]},${data[i + 1]},${data[i + 2]}`;
            seen.set(rgb, (seen.get(rgb) || 0) + 1);
        }
    return [...seen].sort((a, b) => b[1] - a[1]).slice(0, 4).map(pair => pair[0]);
};

const dark = {
    async "the overview has the colours of the theme"(visit, assert) {
        await visit.open(`?pos=${LATE}&trace=04`);
        await visit.until("trace-status", /^56 nodes by part 04/);
        const before = await visit.page.evaluate(overviewColours);
        assert.ok(before.length >= 3, `colours: ${before}`);
        const theme = visit.page.locator("header button");
        for (let i = 0; i < 3 && await visit.page.evaluate(() =>
            document.documentElement.dataset.theme) !== "light"; i++)
            await theme.click();
        assert.equal(await visit.page.evaluate(() =>
            getComputedStyle(document.body).backgroundColor), "rgb(255, 255, 255)");
        assert.notDeepEqual(await visit.page.evaluate(overviewColours), before);
        await visit.page.evaluate(() => localStorage.removeItem("theme"));
    },
    async "dark mode is dark, and can be read"(visit, assert) {
        await visit.open(`?pos=${LATE}`);
        await visit.solved();
        assert.equal(await visit.page.evaluate(() =>
            getComputedStyle(document.body).backgroundColor), "rgb(18, 22, 27)");
        for (const place of [hook("verdict"), ".score.plus", ".score.minus",
                             ".caption", ".numbers"]) {
            const ratio = await visit.page.evaluate(
                `(${contrast})(${JSON.stringify(place)})`);
            assert.ok(ratio >= 4.5, `${place}: ${ratio}`);
        }
    },
    async "who wants no motion sees none"(visit, assert) {
        await visit.open();
        await visit.click("column-4");
        assert.equal(await visit.page.$eval(".cell.dropped", cell =>
            getComputedStyle(cell).animationName), "none");
    },
};

const light = {
    async "a stone falls, and light mode can be read"(visit, assert) {
        await visit.open("?pos=" + LATE);
        await visit.solved();
        for (const place of [hook("verdict"), ".score.plus", ".score.minus",
                             ".caption", ".numbers", ".home"]) {
            const ratio = await visit.page.evaluate(
                `(${contrast})(${JSON.stringify(place)})`);
            assert.ok(ratio >= 4.5, `${place}: ${ratio}`);
        }
        await visit.press("1");
        assert.equal(await visit.page.$eval(".cell.dropped", cell =>
            getComputedStyle(cell).animationName), "fall");
    },
    async "every control has a name"(visit, assert) {
        await visit.open("?pos=" + LATE + "&trace=04");
        await visit.until("trace-status", /nodes/);
        const nameless = await visit.page.$$eval(
            "button, select, input, summary", all => all.filter(one =>
                !(one.getAttribute("aria-label") || one.labels?.length ||
                  (one.matches("button, summary") && one.textContent.trim())))
                .map(one => one.outerHTML));
        assert.deepEqual(nameless, []);
        assert.equal(await visit.page.getAttribute(hook("verdict"),
                                                   "aria-live"), "polite");
        assert.match(await visit.page.getAttribute(hook("column-2"),
            "aria-label"), /^Column 2, 5 stones, score \+5$/);
    },
    async "it is below 500 KB in all"(visit, assert) {
        const files = ["playground.html", "playground.css", "playground.js",
                       "solvers.js", "book.css", "experiments.js"];
        const size = files.reduce((sum, file) =>
            sum + statSync(join(build, "book", file)).size, 0);
        assert.ok(size < 500 * 1000, `${size} bytes`);
    },
};

export const groups = {
    wide: {tests: {...board, ...race, ...search, ...inChapters,
                    ...light}},
    phone: {options: {viewport: {width: 390, height: 844}, isMobile: true,
                      hasTouch: true}, tests: phone},
    dark: {options: {colorScheme: "dark", reducedMotion: "reduce"}, tests: dark},
    counts: {tests: counts},
};
