// The node counts of every part in the browser's form, against those of the
// programs: bench/signatures.csv, both sets, strong and weak.
import { readFileSync } from "node:fs";

const lines = name => readFileSync(name, "utf8").trim().split("\n");

// Rows of bench/signatures.csv that the playground has a solver for.
export function signatureRows(names) {
    return lines("bench/signatures.csv").slice(1).map(line => {
        const [solver, set, mode, nodes] = line.split(",");
        return {solver: solver.replace("/", "+"), set, weak: mode === "weak",
                nodes: Number(nodes)};
    }).filter(row => names.has(row.solver));
}

export const positionsOf = set => lines(`bench/signature-${set}.txt`);

// The same, recorded as scores: the first solver that answers is believed.
export class Scores {
    #known = new Map();

    // Returns a fault, or nothing.
    check(position, weak, score) {
        const key = position + (weak ? " weak" : "");
        const known = this.#known.get(key) ?? score;
        this.#known.set(key, known);
        return known === score ? null : `${key}: ${score}, not ${known}`;
    }
}
