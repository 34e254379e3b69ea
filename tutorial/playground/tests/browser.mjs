// usage: node browser.mjs BUILD         from the top
// The playground as a visitor has it: in Chromium, from the file system. Every
// test has a page of its own, on which nothing may be logged as an error and
// nothing asked for outside of the book.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import assert from "node:assert/strict";
import { Visit } from "./visitor.mjs";
import { groups } from "./visits.mjs";

const build = resolve(process.argv[2]);
const {chromium} = createRequire(join(build, "browser", "x.js"))(
    "playwright-core");
const scratch = mkdtempSync(join(tmpdir(), "playground-"));
const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic",
    "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync"];

async function openBrowser(name, options = {}) {
    return chromium.launchPersistentContext(join(scratch, name), {
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: flags, viewport: {width: 1200, height: 900}, ...options});
}

// --- running ------------------------------------------------------------------

let passed = 0, failed = 0;

async function runTest(context, name, test) {
    const page = await context.newPage(), visit = new Visit(page);
    const start = Date.now();
    let fault = null;
    try {
        await test(visit, assert);
        assert.deepEqual(visit.faults, []);
    } catch (error) {
        fault = error;
    }
    await page.close();
    const time = `${((Date.now() - start) / 1000).toFixed(1)} s`;
    if (!fault) {
        passed++;
        console.log(`ok      ${name} (${time})`);
    } else {
        failed++;
        console.log(`FAILED  ${name} (${time})\n    ` +
            String(fault.message).split("\n").slice(0, 12).join("\n    "));
    }
}

// Groups: tests in a browser with certain options.
async function runGroup(name, options, tests, only) {
    const chosen = Object.entries(tests).filter(([title]) =>
        !only || title.includes(only));
    if (!chosen.length)
        return;
    const context = await openBrowser(name, options);
    for (const [title, test] of chosen)
        await runTest(context, title, test);
    await context.close();
}

const only = process.argv[3];
try {
    for (const [name, {options, tests}] of Object.entries(groups))
        await runGroup(name, options, tests, only);
} finally {
    rmSync(scratch, {recursive: true, force: true, maxRetries: 5});
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
