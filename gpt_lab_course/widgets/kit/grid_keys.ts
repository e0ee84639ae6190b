// Roving tabindex: one button of a group is in the tab order, and keys move between the buttons.

/**
 * Moves to the button that an arrow key, Home or End leads to, among `count` buttons of a list or a
 * table's body, and focuses it.
 *
 * @param columns buttons in a row; the up and down arrows move by this many
 */
export function moveRovingTabindex(
  event: KeyboardEvent,
  from: number,
  count: number,
  go: (to: number) => void,
  columns?: number,
) {
  const steps: Record<string, number> = {
    ...{ ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: count - 1 },
    ...(columns ? { ArrowUp: from - columns, ArrowDown: from + columns } : {}),
  };
  const to = steps[event.key];
  if (to === undefined || to < 0 || to >= count) return;
  event.preventDefault();
  go(to);
  const around = (event.target as HTMLElement).closest("ol, tbody");
  around?.querySelectorAll("button")[to]?.focus();
}

/** Moves from a table's cell to the one that a key leads to, and focuses its button. */
export function moveInGrid(
  event: KeyboardEvent,
  [row, column]: readonly [row: number, column: number],
  [rows, columns]: readonly [rows: number, columns: number],
  onSelect: (row: number, column: number) => void,
) {
  const steps: Record<string, [number, number]> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, 0],
    End: [row, columns - 1],
  };
  const [toRow, toColumn] = steps[event.key] ?? [-1, -1];
  if (toRow < 0 || toRow >= rows || toColumn < 0 || toColumn >= columns) return;
  event.preventDefault();
  onSelect(toRow, toColumn);
  const table = (event.target as HTMLElement).closest("table");
  const cells = table?.tBodies[0].rows[toRow].querySelectorAll("button");
  cells?.[toColumn].focus();
}
