// Roving tabindex: one button of a group is in the tab order, and arrow keys move between the buttons.

/**
 * Moves to the button that an arrow key, Home or End leads to, among `count` buttons of a list or a
 * table's body, and focuses it.
 *
 * @param {KeyboardEvent} event
 * @param {number} from
 * @param {number} count
 * @param {(to: number) => void} go
 * @param {number} [columns] buttons in a row; the up and down arrows move by this many
 */
export function moveRovingTabindex(event, from, count, go, columns) {
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
