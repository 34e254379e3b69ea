// The web book as its readers have it: every page in Chromium, wide and narrow,
// light and dark.
// usage: node book.mjs BOOK PACKAGES      (PACKAGES/node_modules has axe-core)
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { behaviours } from "./behaviours.mjs";

const book = resolve(process.argv[2]);
const require = createRequire(join(resolve(process.argv[3]), "here.js"));
const { chromium } = require("playwright-core");
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

// A page of source has one listing and a head: two looks see all of it.
const widths = [1280, 390];
const looks = [[1280, "light"], [1280, "dark"], [390, "light"], [390, "dark"]];
const fewLooks = [[1280, "light"], [390, "dark"]];
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const atOnce = 2; // pages looked at side by side

let passed = 0, failed = 0;
function tell(name, faults) {
    failed += faults.length > 0;
    passed += faults.length === 0;
    for (const fault of new Set(faults))
        console.log(`${name}: ${fault}`);
}

function pagesIn(directory) {
    return readdirSync(directory, {withFileTypes: true}).flatMap(entry =>
        entry.isDirectory() ? pagesIn(join(directory, entry.name))
            : entry.name.endsWith(".html") ? [join(directory, entry.name)] : []);
}

// A page that keeps what goes wrong on it.
async function visit(browser) {
    const context = await browser.newContext({viewport: {width: widths[0], height: 900}});
    const page = await context.newPage();
    page.faults = [];
    page.setDefaultTimeout(120000); // a machine may have other things to do
    page.on("console", message => {
        if (["error", "warning"].includes(message.type()))
            page.faults.push("console: " + message.text());
    });
    page.on("pageerror", error => page.faults.push(String(error)));
    page.on("requestfailed", request => page.faults.push("missing: " + request.url()));
    page.on("request", request => {
        if (!/^(file|blob|data):/.test(request.url()))
            page.faults.push("request to the outside: " + request.url());
    });
    return page;
}

// --- links --------------------------------------------------------------------

// What each page has that can be linked to, and what it links to.
const known = new Map();

async function collect(page, file) {
    known.set(file, await page.evaluate(() => ({
        ids: [...document.querySelectorAll("[id], a[name]")].map(e => e.id || e.name),
        links: [...document.querySelectorAll("a[href], link[href], img[src], script[src], source[srcset]")]
            .map(e => e.href || e.src || new URL(e.srcset, document.baseURI).href),
    })));
}

// A file that is no page has no anchors that are known.
function deadLinks(file, files) {
    const here = known.get(file);
    return here.links.filter(link => link.startsWith("file:")).flatMap(link => {
        const url = new URL(link), hash = decodeURIComponent(url.hash.slice(1));
        const target = fileURLToPath(Object.assign(new URL(url), {hash: "", search: ""}));
        if (!files.has(target))
            return ["dead link: " + relative(book, target)];
        return hash && known.has(target) && !known.get(target).ids.includes(hash)
            ? [`dead link: no ${url.hash} in ${relative(book, target)}`] : [];
    });
}

function filesIn(directory) {
    return readdirSync(directory, {withFileTypes: true}).flatMap(entry =>
        entry.isDirectory() ? filesIn(join(directory, entry.name))
            : [join(directory, entry.name)]);
}

// --- a page -------------------------------------------------------------------

// Axe looks at each word of a listing, and most are like others: the lines that
// have no colour that was not seen before are left out, once all is measured.
const shorten = () => {
    const seen = new Set();
    for (const code of document.querySelectorAll("main pre > code"))
        for (const line of [...code.children]) {
            const colours = [...line.querySelectorAll("[class]")]
                .map(word => code.className + word.className);
            if (line.previousElementSibling && colours.every(colour => seen.has(colour)))
                line.remove();
            colours.forEach(colour => seen.add(colour));
        }
};

const violations = async tags =>
    (await globalThis.axe.run({runOnly: tags, resultTypes: ["violations"],
        preload: false}))
        .violations.map(({id, nodes}) => `${id}: ${nodes.length} times, as in ` +
            nodes[0].html.slice(0, 120));

const overflow = () => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width)
        return [];
    const wide = [...document.querySelectorAll("body *")]
        .filter(e => e.getBoundingClientRect().right > width + 1 && !e.closest("pre, .scroll"));
    return ["scrolls sideways: " + (wide.pop()?.outerHTML.slice(0, 120) ?? "")];
};

// The page has had its say about its new size.
async function resize(page, width) {
    await page.setViewportSize({width, height: 900});
    await page.evaluate(() => new Promise(done =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
}

async function look(page, file) {
    const name = relative(book, file);
    page.faults = [];
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(() => document.querySelectorAll("details")
        .forEach(fold => { fold.open = true; }));
    await collect(page, file);
    const sideways = new Map();
    for (const width of widths) {
        await resize(page, width);
        sideways.set(width, await page.evaluate(overflow));
    }
    await page.evaluate(shorten);
    await page.evaluate(axe);
    for (const [width, colorScheme] of name.startsWith("source/") ? fewLooks : looks) {
        await resize(page, width);
        await page.emulateMedia({colorScheme});
        const faults = await page.evaluate(violations, rules);
        tell(`${name}, ${width} ${colorScheme}`,
            [...faults, ...sideways.get(width), ...page.faults]);
        page.faults = [];
    }
}

// --- all of it ----------------------------------------------------------------

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
const waiting = pagesIn(book);
await Promise.all(Array.from({length: atOnce}, async () => {
    const page = await visit(browser);
    for (let file; (file = waiting.pop());)
        await look(page, file).catch(error =>
            tell(relative(book, file), [error.message.split("\n")[0]]));
    await page.context().close();
}));
const files = new Set(filesIn(book));
for (const file of known.keys())
    tell(relative(book, file) + ", links", deadLinks(file, files));
for (const [name, behave] of Object.entries(behaviours)) {
    const page = await visit(browser);
    const faults = await behave(page, pathToFileURL(book).href + "/")
        .then(() => [], error => [error.message]);
    tell(name, [...faults, ...page.faults]);
    await page.context().close();
}
await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
