// Dragging inside a picture, by mouse, pen or touch. A vertical swipe still scrolls the page.

interface Dragging<State> {
  /** Gets the position as shares of the width and height, 0 to 1. */
  move: (across: number, down: number) => void;
  /** Returns the state that `restore` gets if the gesture turns out to be a scroll. */
  remember: () => State;
  restore: (state: State) => void;
  /** The part of the listening element in which the position is measured; all of it if left out. */
  within?: (area: Element) => Element;
}

/** The states on pointer down, kept here because each redraw makes new listeners. */
const savedStates = new WeakMap<Element, unknown>();

/** Listeners for the picture's element, whose style needs `touch-action: pan-y`. */
export function dragging<State>(
  { move, remember, restore, within = (area) => area }: Dragging<State>,
) {
  const area = (event: PointerEvent) => event.currentTarget as Element;
  const follow = (event: PointerEvent) => {
    const box = within(area(event)).getBoundingClientRect();
    const share = (part: number, total: number) => Math.min(1, Math.max(0, part / total));
    move(share(event.clientX - box.left, box.width), share(event.clientY - box.top, box.height));
  };
  return {
    down(event: PointerEvent) {
      if (event.button !== 0) return;
      savedStates.set(area(event), remember());
      area(event).setPointerCapture(event.pointerId);
      follow(event);
    },
    move(event: PointerEvent) {
      if (area(event).hasPointerCapture(event.pointerId)) follow(event);
    },
    cancel(event: PointerEvent) {
      if (savedStates.has(area(event))) restore(savedStates.get(area(event)) as State);
    },
  };
}
