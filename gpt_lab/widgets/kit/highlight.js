// Linked highlighting: a part that is hovered or focused in one picture is highlighted in all of them.

/**
 * Gives `data-lit` to all elements with the same `data-component` at once. Returns the function that
 * stops this.
 *
 * @param {HTMLElement} host
 */
export function linkHighlights(host) {
  /** @param {Event} event */
  const light = (event) => {
    const part = /** @type {Element} */ (event.target).closest("[data-component]");
    const name = part?.getAttribute("data-component");
    for (const one of host.querySelectorAll("[data-component]")) {
      one.toggleAttribute("data-lit", one.getAttribute("data-component") === name);
    }
  };
  const dim = () => {
    for (const one of host.querySelectorAll("[data-lit]")) one.removeAttribute("data-lit");
  };
  const listeners = /** @type {[string, (event: Event) => void][]} */ ([
    ["pointerover", light],
    ["focusin", light],
    ["pointerleave", dim],
    ["focusout", dim],
  ]);
  for (const [event, act] of listeners) host.addEventListener(event, act);
  return () => listeners.forEach(([event, act]) => host.removeEventListener(event, act));
}
