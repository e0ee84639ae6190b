// Dragging inside a picture, by mouse, pen or touch. A vertical swipe still scrolls the page.

/**
 * Listeners for the picture's element, whose style needs `touch-action: pan-y`.
 *
 * @template State
 * @param {object} options
 * @param {(across: number, down: number) => void} options.move gets the position as shares of the width and height, 0 to 1
 * @param {() => State} options.remember returns the state that `restore` gets if the gesture turns out to be a scroll
 * @param {(state: State) => void} options.restore
 */
export function dragging({ move, remember, restore }) {
  /** @param {PointerEvent} event */
  const follow = ({ currentTarget, clientX, clientY }) => {
    const box = /** @type {Element} */ (currentTarget).getBoundingClientRect();
    move(share(clientX - box.left, box.width), share(clientY - box.top, box.height));
  };
  return {
    /** @param {PointerEvent} event */
    down(event) {
      if (event.button !== 0) return;
      const area = /** @type {Element} */ (event.currentTarget);
      savedStates.set(area, remember());
      area.setPointerCapture(event.pointerId);
      follow(event);
    },
    /** @param {PointerEvent} event */
    move(event) {
      const area = /** @type {Element} */ (event.currentTarget);
      if (area.hasPointerCapture(event.pointerId)) follow(event);
    },
    /** @param {PointerEvent} event */
    cancel({ currentTarget }) {
      const area = /** @type {Element} */ (currentTarget);
      if (savedStates.has(area)) restore(savedStates.get(area));
    },
  };
}

/** The states on pointer down, kept here because each redraw makes new listeners. @type {WeakMap<Element, any>} */
const savedStates = new WeakMap();

/** @param {number} part @param {number} total */
const share = (part, total) => Math.min(1, Math.max(0, part / total));
