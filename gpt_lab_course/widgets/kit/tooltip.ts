// Tooltips for hovered or focused elements. An element's text is in its data-tip attribute.

/**
 * Shows the tooltips of everything inside `host`; Escape hides them. Returns the function that stops
 * this.
 */
export function attachTooltips(host: HTMLElement) {
  const tip = document.createElement("div");
  tip.className = "gpt-lab-tip";
  tip.hidden = true;
  tip.setAttribute("aria-hidden", "true"); // screen readers read the element's own name
  let owner: Element | null = null;

  const hide = () => {
    owner = null;
    tip.remove();
  };
  const show = (event: Event) => {
    const target = (event.target as Element).closest("[data-tip]");
    if (target === owner) return;
    hide();
    if (!target) return;
    owner = target;
    tip.textContent = target.getAttribute("data-tip");
    host.append(tip);
    tip.hidden = false;
    place(tip, target.getBoundingClientRect());
  };
  const escape = (event: Event) => {
    if ((event as KeyboardEvent).key === "Escape") hide();
  };
  const stop = new AbortController();
  const listeners = { pointerover: show, focusin: show, pointerleave: hide, focusout: hide };
  for (const [event, act] of Object.entries({ ...listeners, keydown: escape })) {
    host.addEventListener(event, act, { capture: true, signal: stop.signal });
  }
  return () => {
    hide();
    stop.abort();
  };
}

/** Above the element, or below where there is no room; within the window. */
function place(tip: HTMLElement, target: DOMRect) {
  const { width, height } = tip.getBoundingClientRect();
  const left = target.left + target.width / 2 - width / 2;
  const above = target.top - height - 6;
  const most = document.documentElement.clientWidth - width - 4;
  tip.style.left = `${Math.max(4, Math.min(left, most))}px`;
  tip.style.top = `${above > 4 ? above : target.bottom + 6}px`;
}
