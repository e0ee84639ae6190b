// Tooltips for what is hovered or focused. An element's text is in its data-tip attribute.

/**
 * Shows the tooltips of everything inside `host`; Escape hides them. Returns the function that stops
 * this.
 *
 * @param {HTMLElement} host
 */
export function attachTooltips(host) {
  const tip = document.createElement("div");
  tip.className = "gpt-lab-tip";
  tip.hidden = true;
  tip.setAttribute("aria-hidden", "true"); // screen readers read the element's own name
  /** @type {Element | null} */
  let owner = null;

  /** @param {Event} event */
  const show = (event) => {
    const target = /** @type {Element} */ (event.target).closest("[data-tip]");
    if (target === owner) return;
    hide();
    if (!target) return;
    owner = target;
    tip.textContent = target.getAttribute("data-tip");
    host.append(tip);
    tip.hidden = false;
    place(tip, target.getBoundingClientRect());
  };
  const hide = () => {
    owner = null;
    tip.remove();
  };
  /** @param {KeyboardEvent} event */
  const escape = (event) => event.key === "Escape" && hide();

  const listeners = /** @type {[string, (event: any) => void][]} */ ([
    ["pointerover", show],
    ["focusin", show],
    ["pointerleave", hide],
    ["focusout", hide],
    ["keydown", escape],
  ]);
  for (const [event, act] of listeners) host.addEventListener(event, act, true);
  return () => {
    hide();
    for (const [event, act] of listeners) host.removeEventListener(event, act, true);
  };
}

/** Above the element, or below where there is no room; within the window. @param {HTMLElement} tip @param {DOMRect} target */
function place(tip, target) {
  const { width, height } = tip.getBoundingClientRect();
  const left = target.left + target.width / 2 - width / 2;
  const above = target.top - height - 6;
  tip.style.left = `${
    Math.max(4, Math.min(left, document.documentElement.clientWidth - width - 4))
  }px`;
  tip.style.top = `${above > 4 ? above : target.bottom + 6}px`;
}
