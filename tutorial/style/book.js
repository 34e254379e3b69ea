// The search of the web book: all words must occur in a section; headings
// count most. The index is a script, so that it works from the file system.
"use strict";

const root = document.body.dataset.root;
const chapters = document.querySelector(".chapters details");
const wide = matchMedia("(min-width: 68rem)");
const unfold = () => { if (chapters) chapters.open = wide.matches; };
wide.addEventListener("change", unfold);
unfold();

const box = document.createElement("input");
box.type = "search";
box.placeholder = "Search (press /)";
box.setAttribute("aria-label", "Search the book");
const list = document.createElement("ol");
list.className = "results";
list.setAttribute("aria-live", "polite");
document.getElementById("search").append(box, list);

function score(section, words) {
    let sum = 0;
    for (const word of words) {
        const inHeading = section.heading.toLowerCase().includes(word);
        const inText = section.text.toLowerCase().split(word).length - 1;
        if (!inHeading && !inText)
            return 0;
        sum += (inHeading ? 20 : 0) + Math.min(inText, 5);
    }
    return sum;
}

// Text with the words marked; never read as HTML.
function marked(text, words) {
    const line = document.createElement("p");
    const safe = words.map(w => w.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    text.split(new RegExp("(" + safe.join("|") + ")", "gi")).forEach((t, i) => {
        const node = i % 2 ? document.createElement("mark") : new Text(t);
        if (i % 2)
            node.textContent = t;
        line.append(node);
    });
    return line;
}

function excerpt(text, words) {
    const at = Math.max(0, text.toLowerCase().indexOf(words[0]));
    const from = Math.max(0, text.lastIndexOf(" ", Math.max(0, at - 60)));
    return (from ? "… " : "") + text.slice(from, from + 180).trim() + " …";
}

function show(section, words) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = root + section.page;
    link.textContent = section.title === section.heading
        ? section.title : section.title + " › " + section.heading;
    link.addEventListener("click", () => list.replaceChildren());
    item.append(link, marked(excerpt(section.text, words), words));
    return item;
}

box.addEventListener("input", () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (!words.length)
        return list.replaceChildren();
    const found = searchIndex
        .map(section => [score(section, words), section])
        .filter(([points]) => points > 0)
        .sort((a, b) => b[0] - a[0]).slice(0, 20);
    list.replaceChildren(...found.map(([, section]) => show(section, words)));
    if (!found.length)
        list.append(Object.assign(document.createElement("li"),
                                  { textContent: "Nothing found." }));
});

addEventListener("keydown", event => {
    if (event.key === "/" && document.activeElement !== box) {
        event.preventDefault();
        box.focus();
    } else if (event.key === "Escape") {
        box.value = "";
        list.replaceChildren();
        box.blur();
    } else if (event.key === "Enter" && document.activeElement === box)
        list.querySelector("a")?.click();
});
document.addEventListener("click", event => {
    if (!event.target.closest("#search"))
        list.replaceChildren();
});
