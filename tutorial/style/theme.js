// The theme of the page: the system's, light or dark. What a reader has chosen
// is remembered, and set before anything is drawn.
"use strict";
(() => {
    const names = {auto: "◐ Auto", light: "☀ Light", dark: "☾ Dark"};
    const themes = Object.keys(names);
    let theme = "auto";
    const apply = () => { document.documentElement.dataset.theme = theme; };
    const remember = () => {
        try {
            localStorage.setItem("theme", theme);
        } catch { /* then it lasts as long as the page */ }
    };
    try {
        const kept = localStorage.getItem("theme");
        theme = themes.includes(kept) ? kept : theme;
    } catch { /* nothing was kept */ }
    apply();

    addEventListener("DOMContentLoaded", () => {
        const button = document.createElement("button");
        const [sign, name] = [document.createElement("span"), document.createElement("span")];
        sign.setAttribute("aria-hidden", "true");
        name.className = "name";
        const show = () => {
            const [drawn, said] = names[theme].split(" ");
            sign.textContent = drawn;
            name.textContent = said;
            button.setAttribute("aria-label", `${said}, the theme of the page`);
        };
        button.type = "button";
        button.className = "theme";
        button.title = "Theme: as the system has it, light or dark";
        button.append(sign, " ", name);
        button.addEventListener("click", () => {
            theme = themes[(themes.indexOf(theme) + 1) % themes.length];
            apply();
            remember();
            show();
        });
        show();
        document.querySelector("header").append(button);
    });
})();
