// Linked highlighting: a part that is hovered or focused in one picture is highlighted in all of them.

/**
 * Gives `data-lit` to all elements with the same `data-component` at once. Returns the function that
 * stops this.
 */
export function linkHighlights(host: HTMLElement) {
  const light = (event: Event) => {
    const part = (event.target as Element).closest("[data-component]");
    const name = part?.getAttribute("data-component");
    for (const one of host.querySelectorAll("[data-component]")) {
      one.toggleAttribute("data-lit", one.getAttribute("data-component") === name);
    }
  };
  const dim = () => {
    for (const one of host.querySelectorAll("[data-lit]")) one.removeAttribute("data-lit");
  };
  const stop = new AbortController();
  const listeners = { pointerover: light, focusin: light, pointerleave: dim, focusout: dim };
  for (const [event, act] of Object.entries(listeners)) {
    host.addEventListener(event, act, { signal: stop.signal });
  }
  return () => stop.abort();
}
