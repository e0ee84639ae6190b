// A guess before a result: it is stored in this browser, and shown beside the result.
addEventListener("DOMContentLoaded", () => {
  for (const box of document.querySelectorAll(".guess-box")) {
    const input = box.querySelector("input");
    const [keep, look] = box.querySelectorAll("button");
    const kept = box.querySelector("p");
    if (!input || !keep || !look || !kept) continue;
    const key = `guess ${location.pathname} ${box.getAttribute("data-guess")}`;
    /** @param {string} guess */
    const open = (guess) => {
      box.classList.add("open");
      kept.textContent = guess ? `You guessed: ${guess}` : "";
      kept.hidden = !guess;
    };
    const answer = (/** @type {string} */ guess) => {
      try { // the browser may refuse to store it
        localStorage.setItem(key, guess);
      } catch { /* then it is there until the page is left */ }
      open(guess);
    };
    keep.addEventListener("click", () => answer(input.value.trim()));
    look.addEventListener("click", () => answer(""));
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") answer(input.value.trim());
    });
    try {
      const before = localStorage.getItem(key);
      if (before !== null) open(before);
    } catch { /* nothing was kept */ }
  }
});
