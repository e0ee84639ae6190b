// Positions of line labels without overlaps. A pure function.

const FARTHEST = 3; // lines of text between a line's end and its label, where there are too many

export interface End {
  y: number;
  /** Whether its label comes before others where there is no room for all. */
  first: boolean;
}

/**
 * The height of each line's label, near the line's end; undefined where there is no room for it.
 *
 * @param ends null for a line that has no label
 */
export function labelHeights(
  ends: readonly (End | null)[],
  { gap, low, high }: { gap: number; low: number; high: number },
): (number | undefined)[] {
  const most = Math.floor((high - low) / gap) + 1;
  const all = ends.flatMap((end, t) => end ? [{ ...end, t }] : []);
  all.sort((a, b) => Number(b.first) - Number(a.first) || a.y - b.y);
  let chosen = all.length <= most ? all : [];
  if (!chosen.length) {
    for (const end of all) {
      const more = [...chosen, end].sort((a, b) => a.y - b.y);
      const heights = spread(more.map(({ y }) => y), gap, low, high);
      if (heights.every((y, i) => Math.abs(y - more[i].y) <= FARTHEST * gap)) chosen = more;
    }
  }
  chosen = chosen.toSorted((a, b) => a.y - b.y);
  const heights = spread(chosen.map(({ y }) => y), gap, low, high);
  const labels = ends.map((): number | undefined => undefined);
  chosen.forEach(({ t }, i) => labels[t] = heights[i]);
  return labels;
}

/** Sorted heights, moved as little as makes them differ by `gap`. */
function spread(heights: number[], gap: number, low: number, high: number): number[] {
  let least = low;
  const down = heights.map((y) => {
    const at = Math.max(y, least);
    least = at + gap;
    return at;
  });
  let most = high;
  return down.reverse().map((y) => {
    const at = Math.min(y, most);
    most = at - gap;
    return at;
  }).reverse();
}
