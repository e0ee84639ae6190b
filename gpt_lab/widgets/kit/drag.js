// Dragging inside of a picture, by mouse, pen or finger. A swipe up or down still scrolls the page.

/**
 * Listeners for the element that is the picture's area; its style needs `touch-action: pan-y`.
 *
 * @template State
 * @param {object} how
 * @param {(across: number, down: number) => void} how.move shares of the area's width and height, 0 to 1
 * @param {() => State} how.remember what `restore` is given when the browser takes the gesture
 * @param {(state: State) => void} how.restore
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
      before.set(area, remember());
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
      if (before.has(area)) restore(before.get(area));
    },
  };
}

/** What was there when the pointer came down: the listeners are new after each drawing. @type {WeakMap<Element, any>} */
const before = new WeakMap();

/** @param {number} part @param {number} whole */
const share = (part, whole) => Math.min(1, Math.max(0, part / whole));
