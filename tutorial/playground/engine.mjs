// One solver at work: what runs in a worker, and in Node.js for the tests.

// Takes an instance of solver.c. It is sent to a worker as text, so it uses
// nothing from outside. A view of the memory is made anew at every use, as
// views are lost when the memory grows.
export function makeEngine(solver) {
    const bytes = () => new Uint8Array(solver.memory.buffer);

    function textAt(address) {
        const memory = bytes();
        let text = "";
        for (; memory[address]; address++)
            text += String.fromCharCode(memory[address]);
        return text;
    }

    // {rule: 0} if it is a position to solve; else what is wrong, and where.
    function read(position) {
        const all = new TextEncoder().encode(position);
        const some = all.subarray(0, solver.size());
        bytes().set(some, solver.text());
        const rule = solver.read(some.length);
        return rule ? {rule, at: solver.at(), fault: textAt(solver.fault())}
                    : {rule};
    }

    const effort = () => ({nodes: solver.nodes(), time: solver.time()});

    function solve({position, weak}) {
        read(position);
        return {score: solver.solve(weak ? 1 : 0), ...effort()};
    }

    // In the order of the command line, as one column teaches the next.
    function columns({position, weak}, tell) {
        read(position);
        solver.begin();
        for (let column = 0; column < 7; column++) {
            if (position.split(String(column + 1)).length > 6)
                continue; // full
            const score = solver.column(column, weak ? 1 : 0);
            tell({column, score, ...effort()});
        }
        return effort();
    }

    // The record of a search: an array for each field of a Visit in record.h.
    function record({position, weak, most}) {
        read(position);
        const count = solver.record(most, weak ? 1 : 0);
        const words = new Int32Array(solver.memory.buffer,
                                     solver.visits(), count * 12);
        const field = at => Int32Array.from({length: count},
                                            (_, i) => words[12 * i + at]);
        const reasons = [], known = new Map();
        const reason = field(10).map(address => {
            if (!known.has(address))
                known.set(address, reasons.push(textAt(address)) - 1);
            return known.get(address);
        });
        return {
            count, reasons, reason, depthLimit: solver.depth_limit(),
            depth: field(0), move: field(1), bounds: field(2), alpha: field(3),
            beta: field(4), score: field(5), tried: field(6), below: field(8),
            ...effort(),
        };
    }

    function ask({position, alpha, beta}) {
        read(position);
        return {score: solver.ask(alpha, beta), ...effort()};
    }

    return {read, solve, columns, record, ask};
}

// The body of a worker: gets a compiled module, then tasks, one at a time.
// While it searches it hears nothing; who wants it to stop ends the worker.
export function workerBody(scope, newEngine) {
    let engine, id, latest = 0;
    const page = {
        now: () => performance.now(),
        report: nodes => {
            const now = performance.now();
            if (now - latest > 40) {
                latest = now;
                scope.postMessage({id, progress: {nodes}});
            }
        },
    };
    async function answer({module, task, question}) {
        if (module) {
            const instance = await WebAssembly.instantiate(module, {page});
            engine = newEngine(instance.exports);
        }
        return engine[task](question, news =>
            scope.postMessage({id, progress: news}));
    }
    scope.onmessage = async ({data}) => {
        id = data.id;
        try {
            scope.postMessage({id, result: await answer(data)});
        } catch (error) {
            scope.postMessage({id, failure: String(error)});
        }
    };
}
