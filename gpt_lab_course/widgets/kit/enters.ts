// What happens once, when a picture comes into view.

/** Whether the reader's system lets pictures move. */
export const mayMove = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Calls `act` when half of an element, which may not be drawn yet, is in view. Returns what calls it off.
 *
 * @param find the element, once it is drawn
 */
export function onceInView(find: () => Element | null, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ intersectionRatio }) => intersectionRatio >= 0.5)) return;
    observer.disconnect();
    act();
  }, { threshold: 0.5 });
  const frame = requestAnimationFrame(() => {
    const element = find();
    if (element) observer.observe(element);
  });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
