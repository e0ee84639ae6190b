// A formula wider than the page scrolls; a keyboard must be able to reach it, then.
addEventListener("DOMContentLoaded", async () => {
  await /** @type {any} */ (globalThis).MathJax?.startup?.promise;
  const mark = () => {
    for (
      const formula of /** @type {NodeListOf<HTMLElement>} */ (
        document.querySelectorAll('mjx-container[display="true"]')
      )
    ) {
      const wide = formula.scrollWidth > formula.clientWidth;
      formula.toggleAttribute("tabindex", wide);
      if (wide) formula.tabIndex = 0;
    }
  };
  mark();
  addEventListener("resize", mark);
});

// Forced colours are the reader's choice of dark or light, before the one made here.
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

// Paper is white, whatever theme the reader has chosen.
/** @type {string | undefined} */
let chosenTheme;
addEventListener("beforeprint", () => {
  chosenTheme = document.documentElement.dataset.theme;
  document.documentElement.dataset.theme = "light";
});
addEventListener("afterprint", () => {
  document.documentElement.dataset.theme = chosenTheme;
});

// A page from a disk cannot read the others: its search shows titles without summaries.
addEventListener("DOMContentLoaded", () => {
  // @ts-ignore: Sphinx's, a global constant
  if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;
});
