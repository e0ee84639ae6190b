// Claims: readers guess each verdict before it is shown, see a score, and can filter. Without this script,
// they are a list.
addEventListener("DOMContentLoaded", () => {
  const claims = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("div.claim")]);
  if (!claims.length) return;
  const VERDICTS = ["true", "limit", "false", "unknown"]; // in the order of the buttons
  /** @param {HTMLElement} claim */
  const verdictOf = (claim) => VERDICTS.find((key) => claim.classList.contains(key));
  /** @param {ParentNode} place */
  const buttonsOf = (
    place,
  ) => /** @type {HTMLButtonElement[]} */ ([
    ...place.querySelectorAll(":is(.guesses, .filters) button"),
  ]);
  const panel = document.querySelector(".claims-panel");
  const score = panel?.querySelector("p");

  let [guessed, right] = [0, 0];
  const count = () => {
    if (!score) return; // a few claims on another page
    score.textContent = guessed
      ? `You have guessed ${guessed} of ${claims.length}, ${right} of them right.`
      : `${claims.length} claims. Guess a verdict, and it opens.`;
  };

  for (const claim of claims) {
    const details = claim.querySelector("details");
    if (!details) continue;
    const guesses = buttonsOf(claim);
    VERDICTS.forEach((key, i) =>
      guesses[i].addEventListener("click", () => {
        const hit = key === verdictOf(claim);
        [guessed, right] = [guessed + 1, right + Number(hit)];
        for (const one of guesses) one.disabled = true;
        guesses[i].className = hit ? "hit" : "miss";
        details.open = true;
        count();
      })
    );
    // A verdict opened without a guess does not count, and can no longer be guessed.
    details.addEventListener("toggle", () => {
      if (details.open) { for (const one of guesses) one.disabled = true; }
    });
  }

  const filters = panel ? buttonsOf(panel) : [];
  if (filters.length) {
    ["", ...VERDICTS].forEach((key, i) => {
      filters[i].setAttribute("aria-pressed", String(!key));
      filters[i].addEventListener("click", () => {
        for (const one of filters) one.setAttribute("aria-pressed", String(one === filters[i]));
        for (const claim of claims) claim.hidden = Boolean(key) && key !== verdictOf(claim);
        if (key) { for (const article of articles) article.open = true; } // or what is found stays folded
      });
    });
  }

  const articles =
    /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll("details.claims-article")]);
  const openTarget = () => {
    let name;
    try {
      name = decodeURIComponent(location.hash.slice(1));
    } catch {
      return; // a damaged address, which names no claim
    }
    const target = document.getElementById(name);
    const article = articles.find((one) => target && one.contains(target));
    if (!article || article.open) return;
    article.open = true;
    target?.scrollIntoView();
  };
  addEventListener("hashchange", openTarget);
  openTarget();
});
