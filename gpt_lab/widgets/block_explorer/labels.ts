// Where the names of lines stand, so that none covers another. A pure function.

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
  const chosen = all.length <= most ? all : [];
  if (!chosen.length) {
    for (const end of all.sort((a, b) => Number(b.first) - Number(a.first))) {
      if (chosen.every(({ y }) => Math.abs(y - end.y) >= gap)) chosen.push(end);
    }
  }
  chosen.sort((a, b) => a.y - b.y);
  const heights = chosen.map(({ y }) => y);
  for (let i = 0; i < heights.length; i++) {
    heights[i] = Math.max(heights[i], i ? heights[i - 1] + gap : low);
  }
  for (let i = heights.length - 1; i >= 0; i--) {
    heights[i] = Math.min(heights[i], i < heights.length - 1 ? heights[i + 1] - gap : high);
  }
  const labels = ends.map((): number | undefined => undefined);
  chosen.forEach(({ t }, i) => labels[t] = heights[i]);
  return labels;
}
