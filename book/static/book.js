// Formulas and figures that are wider than the page scroll, so they must be focusable.
addEventListener("DOMContentLoaded", () => {
  const boxes = document.querySelectorAll("div.math, .figure-box");
  const mark = () => {
    for (const box of boxes) {
      const wide = box.scrollWidth > box.clientWidth;
      if (wide) box.setAttribute("tabindex", "0");
      else box.removeAttribute("tabindex");
    }
  };
  // Observes boxes, not the window: sidebars change later, and results appear after guesses.
  const sizes = new ResizeObserver(mark);
  for (const box of boxes) sizes.observe(box);
});

// Formulas are copied as LaTeX: the page has them twice, as HTML and MathML.
addEventListener("copy", (event) => {
  const selection = getSelection();
  if (!selection?.rangeCount || !event.clipboardData) return;
  const range = selection.getRangeAt(0).cloneRange();
  /** @param {Node} node */
  const formula = (node) => (node instanceof Element ? node : node.parentElement)?.closest(".math");
  const [first, last] = [formula(range.startContainer), formula(range.endContainer)];
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);
  const copy = document.createElement("div");
  copy.append(range.cloneContents());
  const formulas = copy.querySelectorAll(".math");
  if (!formulas.length) return;
  for (const one of formulas) {
    const sign = one.tagName === "DIV" ? "$$" : "$";
    one.textContent = `${sign}${one.querySelector("annotation")?.textContent}${sign}`;
  }
  copy.style.cssText = "position: fixed; left: -100vw";
  document.body.append(copy); // the rendered text includes line breaks
  event.clipboardData.setData("text/plain", copy.innerText);
  copy.remove();
  event.preventDefault();
});

// "On this page" may be longer than the window: the current section is kept in view.
addEventListener("DOMContentLoaded", () => {
  const list = document.querySelector(".bd-sidebar-secondary");
  if (!list) return;
  new MutationObserver(() => {
    const entry = list.querySelector("a[aria-current=true]");
    if (!entry) return;
    const [one, all] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
    if (one.top < all.top || one.bottom > all.bottom) list.scrollTop += one.top - all.top - 100;
  }).observe(list, { subtree: true, attributeFilter: ["aria-current"] });
});

// The contents at the right leave while a wide widget is in view, which reaches over their place.
addEventListener("DOMContentLoaded", () => {
  const contents = document.querySelector(".bd-sidebar-secondary");
  if (!contents) return;
  const seen = new Set();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    contents.classList.toggle("covered", seen.size > 0);
  });
  for (const widget of document.querySelectorAll(".gpt-lab-host.wide")) observer.observe(widget);
});

// The menus in the header need Bootstrap, 24 kB, which is loaded on first use.
addEventListener("DOMContentLoaded", () => {
  const theme = /** @type {HTMLScriptElement | null} */ (
    document.querySelector('script[src*="pydata-sphinx-theme.js"]')
  );
  const kinds = ["pointerover", "pointerdown", "focusin", "click"];
  /** @type {Element | undefined} */
  let clicked; // a menu that was clicked before Bootstrap was loaded
  const open = () => {
    // @ts-ignore: Bootstrap's, a global
    if (clicked) globalThis.bootstrap.Dropdown.getOrCreateInstance(clicked).toggle();
    for (const kind of kinds) removeEventListener(kind, turn, true);
  };
  let coming = false;
  /** @param {Event} event */
  const turn = ({ target, type }) => {
    const one = target instanceof Element ? target.closest("[data-bs-toggle]") : null;
    if (!one || !theme) return;
    if (type === "click" && one.matches("[data-bs-toggle=dropdown]")) clicked = one;
    if (coming) return;
    coming = true;
    const script = document.createElement("script");
    script.src = theme.src.replace("pydata-sphinx-theme.js", "bootstrap.js");
    script.onload = open;
    script.onerror = () => coming = false;
    document.head.append(script);
  };
  for (const kind of kinds) addEventListener(kind, turn, true);
});

// Forced colors take precedence over the theme that was chosen here.
const forced = matchMedia("(forced-colors: active)");
addEventListener("load", () => {
  const follow = () => {
    if (!forced.matches) return;
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  };
  follow();
  forced.addEventListener("change", follow);
});

// Print is always in the light theme.
/** @type {string | undefined} */
let chosenTheme;
addEventListener("beforeprint", () => {
  chosenTheme = document.documentElement.dataset.theme;
  document.documentElement.dataset.theme = "light";
});
addEventListener("afterprint", () => {
  document.documentElement.dataset.theme = chosenTheme;
});

// The search, 300 kB, is loaded when its field gets the focus, or on its page (extension/search).
addEventListener("DOMContentLoaded", () => {
  const field = "form.bd-search input";
  let coming = false;
  const load = () => {
    if (coming) return;
    coming = true;
    const places = document.querySelectorAll("#search-results, #pst-search-dialog");
    const waiting = Array.from(places, (place) => {
      const note = Object.assign(document.createElement("p"), { className: "search-found" });
      note.textContent = "The search is loading …";
      place.append(note);
      return note;
    });
    const script = document.createElement("script");
    script.src = `${document.documentElement.dataset.content_root}_static/gpt-lab/search.js`;
    script.onload = () => waiting.forEach((note) => note.remove());
    script.onerror = () => {
      for (const note of waiting) note.textContent = "The search could not be loaded.";
    };
    document.head.append(script);
  };
  addEventListener(
    "focusin",
    ({ target }) => target instanceof Element && target.matches(field) && load(),
  );
  if (document.activeElement?.matches(field) || document.getElementById("search-results")) load();
});

// The target of an old link may be on another page now: the page has the table (book/moved.toml).
addEventListener("DOMContentLoaded", () => {
  const table = document.getElementById("moved")?.textContent;
  if (!table) return;
  const places = new Map(Object.entries(/** @type {Record<string, string>} */ (JSON.parse(table))));
  /** The page of a name in the code: "gpt_lab.model." applies to all names with this prefix. @param {string} name */
  const ofItsModule = (name) => {
    const parts = `${name.replace(/^module-/, "")}.`.split(/(?<=\.)/);
    while (parts.pop()) {
      const page = places.get(parts.join(""));
      if (page) return `${page}#${name}`;
    }
  };
  const follow = () => {
    // #heading, or a widget's: #widget-mask;mask?window=3, #mask?window=3
    for (const part of location.hash.slice(1).split(";")) {
      const [key, state] = part.split("?", 2);
      const anchor = state === undefined ? key : `widget-${key}`;
      const place = places.get(anchor) ?? ofItsModule(anchor);
      if (!place || document.getElementById(anchor)) continue;
      return location.replace(anchor.startsWith("widget-") ? place + location.hash : place);
    }
  };
  follow();
  addEventListener("hashchange", follow);
});

// The contents mark the pages that were read to their end. The list stays in the reader's browser.
addEventListener("DOMContentLoaded", () => {
  const KEY = "gpt-lab-read";
  /** @returns {string[]} */
  const stored = () => {
    try {
      const list = JSON.parse(localStorage.getItem(KEY) ?? "[]");
      return Array.isArray(list) ? list.filter((name) => typeof name === "string") : [];
    } catch { // storage is forbidden, or somebody else's
      return [];
    }
  };
  /** @param {string} path */
  const nameOf = (path) => path.match(/notebooks\/(?:\w+\/)?\w+(?=\.html)/)?.[0];
  const read = new Set(stored());
  for (const link of document.querySelectorAll(".bd-sidebar-primary .toctree-l1 > a")) {
    const name = nameOf(/** @type {HTMLAnchorElement} */ (link).href);
    if (!name || !read.has(name)) continue;
    link.classList.add("was-read");
    link.append(Object.assign(document.createElement("span"), {
      className: "visually-hidden",
      textContent: ", read",
    }));
  }
  const here = nameOf(location.pathname);
  const end = document.querySelector(".prev-next-area");
  if (!here || !end) return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    try {
      localStorage.setItem(KEY, JSON.stringify([...new Set([...stored(), here])]));
    } catch { /* it stays unmarked */ }
  });
  seen.observe(end);
});
