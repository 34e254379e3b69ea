// A visitor's page, and the programs to compare it with.
import { execFileSync, spawnSync } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

export const build = resolve(process.argv[2]);
const book = pathToFileURL(join(build, "book")).href;

// Milliseconds are for a machine that has nothing else to do.
export const busy = () => Math.max(1, loadavg()[0] / cpus().length);

export const hook = name => `[data-testid="${name}"]`;

// A page that keeps what went wrong on it.
export class Visit {
    faults = [];

    constructor(page) {
        this.page = page;
        page.setDefaultTimeout(60000);
        page.on("console", message => {
            if (["error", "warning"].includes(message.type()))
                this.faults.push("console: " + message.text());
        });
        page.on("pageerror", error => this.faults.push(String(error)));
        page.on("request", request => {
            if (!/^(file|blob|data):/.test(request.url()))
                this.faults.push("request: " + request.url());
        });
    }

    open(query = "", file = "playground.html") {
        return this.page.goto(`${book}/${file}${query}`);
    }
    click(name) { return this.page.click(hook(name)); }
    text(name) { return this.page.textContent(hook(name)); }
    press(key) { return this.page.keyboard.press(key); }
    select(name, value) { return this.page.selectOption(hook(name), value); }
    async number(name) {
        return Number((await this.text(name)).replace(/,/g, ""));
    }
    scores() {
        return this.page.$$eval("[data-testid^=score-]",
            places => places.map(place => place.textContent));
    }

    // Waits until the text of a hook matches.
    async until(name, pattern, timeout = 60000) {
        const [source, flag] = [pattern.source, pattern.flags];
        await this.page.waitForFunction(([at, text, how]) =>
            new RegExp(text, how).test(document.querySelector(at)?.textContent),
            [hook(name), source, flag], {timeout}).catch(async () => {
            throw new Error(`${name} is "${await this.text(name)}", ` +
                `not ${pattern}`);
        });
    }
    solved(timeout) { return this.until("verdict", /\(score/, timeout); }
}

// --- the native programs ------------------------------------------------------

export const native = (part, position, ...options) => {
    const run = spawnSync(join(build, part), options,
                          {input: position + "\n", encoding: "utf8"});
    return {out: run.stdout.trim().split(/\s+/), err: run.stderr.trim()};
};
export const nativeTrace = (part, position) => execFileSync(
    join(build, "trace", part), ["-d", "42", position], {encoding: "utf8"});
