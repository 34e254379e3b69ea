// What the pages of the web book can do: unfold, copy, link to a heading,
// search. Nothing is fetched: all of it works from the file system.
"use strict";

const root = document.body.dataset.root;
const make = (name, properties = {}) =>
    Object.assign(document.createElement(name), properties);

// Said to those who listen to the page.
const said = make("p", {className: "unseen"});
said.setAttribute("role", "status");
document.body.append(said);

// --- chapters and sections: open where they stand beside the text ------------

function unfoldBeside(fold, width) {
    const wide = matchMedia(`(min-width: ${width})`);
    const set = () => { if (fold) fold.open = wide.matches; };
    wide.addEventListener("change", set);
    set();
}
unfoldBeside(document.querySelector(".chapters details"), "68rem");
unfoldBeside(document.querySelector(".sections details"), "78rem");

// The section that is read is the last whose heading has been passed.
const places = [...document.querySelectorAll(".sections ul ul a")]
    .map(link => [link, document.getElementById(decodeURIComponent(link.hash.slice(1)))])
    .filter(([, heading]) => heading);
function markSection() {
    const passed = places.filter(([, heading]) =>
        heading.getBoundingClientRect().top < 120);
    const [current] = passed[passed.length - 1] ?? [];
    for (const [link] of places)
        if (link === current)
            link.setAttribute("aria-current", "true");
        else
            link.removeAttribute("aria-current");
}
if (places.length) {
    let asked = false;
    addEventListener("scroll", () => {
        if (!asked)
            requestAnimationFrame(() => { asked = false; markSection(); });
        asked = true;
    }, {passive: true});
    markSection();
}

// --- folds: open where a link leads into them, and on paper ------------------

function openFolds() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const closed = [];
    for (let fold = target?.closest("details"); fold; fold = fold.parentElement.closest("details"))
        if (!fold.open)
            closed.push(fold);
    closed.forEach(fold => { fold.open = true; });
    if (closed.length)
        target.scrollIntoView();
}
addEventListener("hashchange", openFolds);
openFolds();

let openedToPrint = [];
addEventListener("beforeprint", () => {
    openedToPrint = [...document.querySelectorAll("details.fold:not([open])")];
    openedToPrint.forEach(fold => { fold.open = true; });
});
addEventListener("afterprint", () => {
    openedToPrint.forEach(fold => { fold.open = false; });
});

// --- headings that can be linked to ------------------------------------------

for (const heading of document.querySelectorAll("main :is(h2, h3, h4)[id]")) {
    const link = make("a", {className: "anchor", href: "#" + heading.id, textContent: "#"});
    link.setAttribute("aria-label", "Link to " + heading.textContent);
    heading.append(link);
}

// --- listings ----------------------------------------------------------------

// Of a command and what it prints, the command.
function textOf(listing) {
    const text = listing.textContent;
    const commands = text.split("\n").filter(line => line.startsWith("$ "));
    return listing.classList.contains("console") && commands.length
        ? commands.map(line => line.slice(2)).join("\n") + "\n" : text;
}

async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
    } catch { // an older browser, or none of its business
        const area = make("textarea", {value: text, className: "unseen"});
        document.body.append(area);
        area.select();
        document.execCommand("copy");
        area.remove();
    }
}

for (const listing of document.querySelectorAll("main pre")) {
    const box = make("div", {className: "copied"});
    const button = make("button", {type: "button", className: "copy", textContent: "Copy"});
    button.setAttribute("aria-label", "Copy this listing");
    button.addEventListener("click", async () => {
        await copy(textOf(listing));
        button.textContent = said.textContent = "Copied";
        button.classList.add("done");
        setTimeout(() => {
            button.textContent = "Copy";
            said.textContent = "";
            button.classList.remove("done");
        }, 1500);
    });
    listing.replaceWith(box);
    box.append(listing, button);
}

// What can be moved sideways can be reached with the keyboard.
const movable = document.querySelectorAll("main pre, main .scroll");
function reachable() {
    for (const part of movable)
        if (part.scrollWidth > part.clientWidth) {
            part.tabIndex = 0;
            part.setAttribute("role", "region");
            part.setAttribute("aria-label", part.matches("pre") ? "Listing" : "Table");
        } else
            ["tabindex", "role", "aria-label"].forEach(name => part.removeAttribute(name));
}
addEventListener("resize", reachable);
document.addEventListener("toggle", reachable, true);
reachable();

// --- search ------------------------------------------------------------------

// All words must occur in a section; headings count most. The index is a
// script, so that it works from the file system.
const box = make("input", {type: "search", placeholder: "Search (press /)"});
box.setAttribute("aria-label", "Search the book");
const list = make("ol", {className: "results"});
document.getElementById("search").append(box, list);

function score(section, words) {
    const heading = section.heading.toLowerCase();
    let sum = heading === words.join(" ") ? 40 : 0;
    for (const word of words) {
        const inHeading = heading.includes(word);
        const inText = section.text.toLowerCase().split(word).length - 1;
        if (!inHeading && !inText)
            return 0;
        sum += (inHeading ? 20 : 0) + Math.min(inText, 5);
    }
    return sum;
}

// Text with the words marked; never read as HTML.
function marked(text, words) {
    const line = make("p");
    const safe = words.map(w => w.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    text.split(new RegExp("(" + safe.join("|") + ")", "gi")).forEach((t, i) => {
        line.append(i % 2 ? make("mark", {textContent: t}) : t);
    });
    return line;
}

function excerpt(text, words) {
    const at = Math.max(0, text.toLowerCase().indexOf(words[0]));
    const from = Math.max(0, text.lastIndexOf(" ", Math.max(0, at - 60)));
    return (from ? "… " : "") + text.slice(from, from + 180).trim() + " …";
}

function show(section, words) {
    const item = make("li");
    const link = make("a", {
        href: root + section.page,
        textContent: section.title === section.heading
            ? section.title : section.title + " › " + section.heading,
    });
    link.addEventListener("click", () => {
        list.replaceChildren();
        setTimeout(openFolds); // also where the hash is what it was
    });
    item.append(link, marked(excerpt(section.text, words), words));
    return item;
}

function find() {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = !words.length ? [] : searchIndex
        .map(section => [score(section, words), section])
        .filter(([points]) => points > 0)
        .sort((a, b) => b[0] - a[0]).slice(0, 20);
    list.replaceChildren(...found.map(([, section]) => show(section, words)));
    if (words.length && !found.length)
        list.append(make("li", {textContent: "Nothing found."}));
    said.textContent = !words.length ? "" : found.length === 20
        ? "The best 20 results" : `Results: ${found.length}`;
}
box.addEventListener("input", find);
box.addEventListener("focus", find);

// The arrows go through the results; from the first one up, to the box.
function step(event) {
    const stops = [box, ...list.querySelectorAll("a")];
    const at = stops.indexOf(document.activeElement);
    const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (at < 0 || !next)
        return;
    event.preventDefault();
    next.focus();
}

const isField = element => /^(INPUT|SELECT|TEXTAREA)$/.test(element?.tagName);
addEventListener("keydown", event => {
    if (event.key === "/" && !isField(document.activeElement)) {
        event.preventDefault();
        box.focus();
    } else if (event.key === "Escape") {
        box.value = "";
        list.replaceChildren();
        box.blur();
    } else if (event.key === "Enter" && document.activeElement === box)
        list.querySelector("a")?.click();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp")
        step(event);
});
document.addEventListener("click", event => {
    if (!event.target.closest("#search"))
        list.replaceChildren();
});
