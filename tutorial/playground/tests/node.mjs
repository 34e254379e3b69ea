// usage: node node.mjs PAGES         from the top
// Every solver of the page in Node.js: node counts and scores.
import { readFileSync } from "node:fs";
import { makeEngine } from "../engine.mjs";
import { unpack } from "../solvers.mjs";
import { Scores, positionsOf, signatureRows } from "./signatures.mjs";

const script = readFileSync(`${process.argv[2]}/solvers.js`, "utf8");
const solvers = await unpack(new Function(`${script}; return packedSolvers`)());
const page = {now: () => performance.now(), report: () => {}};
const scores = new Scores();
let faults = 0;

async function engineOf(name) {
    const {instance} = await WebAssembly.instantiate(solvers.get(name), {page});
    return makeEngine(instance.exports);
}

function fault(text) {
    console.error(text);
    faults++;
}

function count(engine, {solver, set, weak, nodes}) {
    let sum = 0;
    for (const position of positionsOf(set)) {
        const answer = engine.solve({position, weak});
        sum += answer.nodes;
        const wrong = scores.check(position, weak, answer.score);
        if (wrong)
            fault(`${solver}: ${wrong}`);
    }
    if (sum !== nodes)
        fault(`${solver}, ${set}${weak ? ", weak" : ""}: ${sum} nodes, ` +
              `natively ${nodes}`);
}

const rows = signatureRows(solvers);
for (const name of new Set(rows.map(row => row.solver))) {
    const engine = await engineOf(name);
    rows.filter(row => row.solver === name).forEach(row => count(engine, row));
}
console.log(`${rows.length} node counts in Node.js, ${faults} wrong`);
process.exit(faults ? 1 : 0);
