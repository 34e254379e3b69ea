// What the pages of the book do, each on a page of its own. One that does not
// behave throws.
import assert from "node:assert/strict";

const first = "01-introduction.html";
const theme = page => page.evaluate(() => document.documentElement.dataset.theme);
const paper = page => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

// The first page of the book, among those whose address has this in it, that has
// such a thing.
async function pageWith(page, book, among, selector) {
    await page.goto(book + "index.html");
    const pages = await page.$$eval(`main a[href*="${among}"]`, links => links.map(link => link.href));
    for (const address of pages) {
        await page.goto(address);
        if (await page.$(selector))
            return address;
    }
    throw new Error("no page has " + selector);
}

async function choose(page, wanted) {
    for (let i = 0; i < 3 && await theme(page) !== wanted; i++)
        await page.click(".theme");
    assert.equal(await theme(page), wanted);
}

export const behaviours = {
    async "a theme is remembered"(page, book) {
        await page.emulateMedia({colorScheme: "light"});
        await page.goto(book + first);
        const light = await paper(page);
        await choose(page, "dark");
        const dark = await paper(page);
        assert.notEqual(dark, light);
        await page.goto(book + "index.html");
        assert.equal(await paper(page), dark);
        await page.emulateMedia({colorScheme: "dark"});
        await choose(page, "light");
        assert.equal(await paper(page), light);
        await choose(page, "dark");
        await page.emulateMedia({media: "print"}); // paper is always light
        assert.equal(await paper(page), light);
    },

    async "a listing is copied, of a console the command"(page, book) {
        await pageWith(page, book, ".html", "pre.console");
        await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
        const text = await page.$eval("pre.console", listing => listing.textContent);
        await page.click("pre.console + .copy");
        await page.waitForSelector(".copy.done");
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        assert.ok(text.startsWith("$ " + copied.trimEnd() + "\n") ||
                  text.includes("\n$ "), copied);
    },

    async "the search is used with the keyboard alone"(page, book) {
        await page.goto(book + "index.html");
        await page.keyboard.press("/");
        await page.keyboard.type("minmax");
        assert.ok(await page.$$eval(".results a", links => links.length) > 1);
        assert.match(await page.textContent("[role=status]"), /\d/);
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("ArrowDown");
        const href = await page.evaluate(() => document.activeElement.href);
        await page.keyboard.press("Enter");
        await page.waitForURL(href);
        await page.keyboard.press("/");
        await page.keyboard.press("Escape");
        assert.equal(await page.$eval(".results", list => list.children.length), 0);
    },

    async "a link into a fold opens it, and so does paper"(page, book) {
        const address = await pageWith(page, book, "solutions/", "details.fold[id]");
        const id = await page.$eval("details.fold[id]", fold => fold.id);
        const isOpen = () => page.$eval("#" + id, fold => fold.open);
        assert.equal(await isOpen(), false);
        await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
        assert.equal(await isOpen(), true);
        await page.evaluate(() => dispatchEvent(new Event("afterprint")));
        assert.equal(await isOpen(), false);
        await page.goto("about:blank");
        await page.goto(`${address}#${id}`);
        assert.equal(await isOpen(), true);
    },

    async "a heading can be linked to"(page, book) {
        await page.goto(book + first);
        const href = await page.$eval("main h2 .anchor", link => link.getAttribute("href"));
        await page.focus("main h2 .anchor");
        assert.equal(await page.$eval("main h2 .anchor", link => getComputedStyle(link).opacity), "1");
        await page.keyboard.press("Enter");
        assert.ok(page.url().endsWith(href));
    },

    async "without scripts all of it can be read"(page, book) {
        const context = await page.context().browser().newContext({javaScriptEnabled: false});
        const plain = await context.newPage();
        await plain.goto(book + first);
        assert.ok(await plain.isVisible("main h1"));
        assert.ok(await plain.isVisible(".chapters summary"));
        await context.close();
    },
};
