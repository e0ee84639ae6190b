// Buttons of which one is in the tab order, while the arrow keys go from one to the next.

/**
 * Goes where an arrow key, Home or End leads: among `count` buttons of a list or of a table's body.
 *
 * @param {KeyboardEvent} event
 * @param {number} from
 * @param {number} count
 * @param {(to: number) => void} go
 * @param {number} [columns] how many stand beside each other; the arrows up and down go by so many
 */
export function rove(event, from, count, go, columns) {
  /** @type {Record<string, number>} */
  const steps = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: count - 1 };
  if (columns) Object.assign(steps, { ArrowUp: from - columns, ArrowDown: from + columns });
  const to = steps[event.key];
  if (to === undefined || to < 0 || to >= count) return;
  event.preventDefault();
  go(to);
  const around = /** @type {HTMLElement} */ (event.target).closest("ol, tbody");
  /** @type {NodeListOf<HTMLElement> | undefined} */ (around?.querySelectorAll("button"))?.[to]
    .focus();
}
