// Dragging inside of a picture, by mouse, pen or finger. A swipe up or down still scrolls the page.

/**
 * Listeners for the element that is the picture's area; its style needs `touch-action: pan-y`.
 *
 * @template State
 * @param {object} options
 * @param {(across: number, down: number) => void} options.move shares of the area's width and height, 0 to 1
 * @param {() => State} options.remember what `restore` is given when the browser takes the gesture
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

/** What was there when the pointer came down: the listeners are new after each drawing. @type {WeakMap<Element, any>} */
const savedStates = new WeakMap();

/** @param {number} part @param {number} total */
const share = (part, total) => Math.min(1, Math.max(0, part / total));
