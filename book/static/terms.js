// A glossary term's definition in a tooltip, for mouse and keyboard.
{
  const card = document.createElement("div");
  card.className = "gloss-card";
  card.id = "gloss-card";
  card.setAttribute("role", "tooltip");
  /** @type {HTMLElement | null} */
  let owner = null;

  const hide = () => {
    owner?.removeAttribute("aria-describedby");
    owner = null;
    card.remove();
  };
  /** @param {Event} event */
  const show = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target === card || target.closest?.("#gloss-card")) return; // the mouse may move onto it
    const term = /** @type {HTMLElement | null} */ (target.closest?.("a[data-card]"));
    if (term === owner) return;
    hide();
    if (!term) return;
    owner = term;
    card.textContent = term.dataset.card ?? "";
    document.body.append(card);
    term.setAttribute("aria-describedby", card.id);
    const { left, top, bottom } = term.getBoundingClientRect();
    const { width, height } = card.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    card.style.left = `${Math.max(8, Math.min(left, clientWidth - width - 8))}px`;
    card.style.top = `${
      bottom + height + 4 < clientHeight ? bottom + 2 : Math.max(8, top - height - 2)
    }px`;
  };
  addEventListener("pointerover", show);
  addEventListener("focusin", show);
  addEventListener("focusout", hide);
  addEventListener("scroll", hide, { passive: true });
  addEventListener("keydown", ({ key }) => key === "Escape" && hide());
}
