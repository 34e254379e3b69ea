// The solvers of the page: unpacked, compiled once, run in workers.
import { makeEngine, workerBody } from "./engine.mjs";

async function gunzip(bytes) {
    const stream = new Blob([bytes]).stream()
        .pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
}

// A map from "05-move-order+edges-first" to the bytes of its program.
export async function unpack(packed) {
    const packedBytes = Uint8Array.from(atob(packed.bytes),
                                        c => c.charCodeAt(0));
    const all = await gunzip(packedBytes);
    const solvers = new Map();
    let start = 0;
    for (const [name, size] of packed.names) {
        solvers.set(name, all.subarray(start, start + size));
        start += size;
    }
    return solvers;
}

const unpacked = (() => {
    let solvers;
    return () => solvers ??= unpack(globalThis.packedSolvers ?? packedSolvers);
})();

// Compiled when first needed, then kept: a new worker starts at once.
const modules = new Map();
export function moduleOf(name) {
    if (!modules.has(name))
        modules.set(name, unpacked().then(solvers => {
            if (!solvers.has(name))
                throw new Error("there is no solver " + name);
            return WebAssembly.compile(solvers.get(name));
        }));
    return modules.get(name);
}

// An engine on the page itself, for what takes no time.
export async function engineHere(name) {
    const page = {now: () => performance.now(), report: () => {}};
    const instance = await WebAssembly.instantiate(await moduleOf(name), {page});
    return makeEngine(instance.exports);
}

const workerUrl = (() => {
    let url;
    const text = () => `(${workerBody})(self, ${makeEngine});`;
    return () => url ??= URL.createObjectURL(
        new Blob([text()], {type: "text/javascript"}));
})();

// One solver in a worker of its own. A new task ends the one before it.
export class Runner {
    #worker = null;
    #name = null;
    #id = 0;
    #reject = null;

    // Resolves to the result; `tell` hears of progress. Rejects with
    // Runner.stopped when it is stopped.
    async run(name, task, question, tell = () => {}) {
        this.#interrupt(name);
        const id = ++this.#id;
        const module = await moduleOf(name);
        if (id !== this.#id)
            throw Runner.stopped;
        const fresh = !this.#worker;
        this.#worker ??= new Worker(workerUrl());
        this.#name = name;
        return new Promise((resolve, reject) => {
            const end = (settle, value) => {
                this.#reject = null;
                settle(value);
            };
            this.#reject = () => end(reject, Runner.stopped);
            this.#worker.onmessage = ({data}) => {
                if (data.id !== id)
                    return;
                if (data.progress)
                    tell(data.progress);
                else if (data.failure)
                    end(reject, new Error(data.failure));
                else
                    end(resolve, data.result);
            };
            this.#worker.onerror = event =>
                end(reject, new Error(event.message));
            this.#worker.postMessage(
                {id, task, question, module: fresh ? module : undefined});
        });
    }

    get busy() {
        return this.#reject !== null;
    }

    // Ends the search, if there is one. A worker that is idle stays.
    stop() {
        this.#id++;
        if (this.busy)
            this.close();
    }

    // Gives the memory back, too.
    close() {
        this.#worker?.terminate();
        this.#worker = null;
        this.#reject?.();
        this.#id++;
    }

    #interrupt(name) {
        if (this.busy || (this.#worker && this.#name !== name))
            this.close();
    }
}
Runner.stopped = Object.freeze({stopped: true});
