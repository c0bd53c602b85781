"use strict";

// Shows the receipts that the controls ask for; what they ask for stands in the address, so that it can be passed on.
const controls = document.querySelector(".filters form");
const count = controls.querySelector("output");
const sections = [...document.querySelectorAll("main section")];

function choice() {
    return Object.fromEntries(new FormData(controls));
}

// The page of a receipt is opened only where it is looked at.
function show(cell, view) {
    const page = cell.querySelector("a.page");
    const slip = cell.querySelector(".slip");
    const open = cell.querySelector("iframe");
    const wantsPage = view === "page" || !slip;
    if (slip) slip.hidden = wantsPage;
    if (!wantsPage) {
        open?.remove();
    } else if (!open) {
        const frame = document.createElement("iframe");
        frame.loading = "lazy";
        frame.title = cell.getAttribute("aria-label");
        frame.src = page.href;
        cell.append(frame);
    }
}

function apply() {
    const { family, locale, beside, order, view } = choice();
    let shown = 0;
    document.body.classList.toggle("beside", Boolean(locale && beside));
    for (const section of sections) {
        let visible = 0;
        section.querySelectorAll("article").forEach((cell, index) => {
            const is = cell.dataset;
            const isFirst = !locale || is.locale === locale;
            const isSecond = Boolean(locale && beside) && is.locale === beside;
            const fits = (!family || is.family === family) && (!order || section.dataset.order === order);
            cell.hidden = !(fits && (isFirst || isSecond));
            // The first locale stands before the other, family by family.
            cell.style.order = locale && beside ? is.row * 2 + (isFirst ? 0 : 1) : index;
            if (!cell.hidden) {
                show(cell, view);
                visible += 1;
            }
        });
        section.hidden = visible === 0;
        shown += visible;
    }
    count.textContent = `${shown} shown`;
}

function restore() {
    const asked = new URLSearchParams(location.hash.slice(1));
    for (const [name, value] of asked) {
        const control = controls.elements.namedItem(name);
        if (control && [...control.options].some((option) => option.value === value)) control.value = value;
    }
}

controls.addEventListener("change", () => {
    const chosen = Object.entries(choice()).filter(([, value]) => value);
    location.replace(`#${new URLSearchParams(chosen)}`);
    apply();
});
document.querySelector(".filters").hidden = false;
restore();
apply();
