// Keeps the selection in view: a picture that is wider than its box scrolls to it, without scrolling the
// page.

const seen = new WeakMap<Element, string>();

/**
 * Starts when the host is in the page, since it is drawn before that. Returns the function that stops this.
 */
export function keepFirstInView(host: HTMLElement) {
  const observer = new ResizeObserver(() => keepInView(host));
  observer.observe(host);
  return () => observer.disconnect();
}

/** Scrolls boxes to the elements with `data-in-view`, when its value is another one than before. */
export function keepInView(host: HTMLElement) {
  if (!host.isConnected) return;
  for (const one of host.querySelectorAll<HTMLElement>("[data-in-view]")) {
    const box = one.closest<HTMLElement>(".scrolls");
    const key = one.dataset.inView ?? "";
    if (!box || seen.get(box) === key) continue;
    seen.set(box, key);
    const [outer, inner] = [box.getBoundingClientRect(), one.getBoundingClientRect()];
    const names = parseFloat(getComputedStyle(box).scrollPaddingLeft) || 0; // a sticky first column covers it
    box.scrollLeft += nearest(inner.left, inner.right, outer.left + names, outer.right);
    box.scrollTop += nearest(inner.top, inner.bottom, outer.top, outer.bottom);
  }
}

/** The distance to scroll until from … to lies within low … high. */
function nearest(from: number, to: number, low: number, high: number) {
  const margin = 12; // so that the next element is partly visible
  if (to > high) return Math.min(to - high + margin, from - low);
  return from < low ? from - low - margin : 0;
}
