// The rows of the lens: residual streams by name. Pure functions.

/** The streams that have a row. @param halves after each attention too */
export const streamsOf = (n_layers: number, halves: boolean): string[] => [
  "embedding",
  ...Array.from({ length: n_layers }, (_, i) => [
    ...(halves ? [`blocks.${i}.middle`] : []),
    `blocks.${i}.output`,
  ]).flat(),
];

/** What a row is called. */
export function rowName(stream: string, halves: boolean): string {
  if (stream === "embedding") return stream;
  const [, block, where] = stream.split(".");
  if (!halves) return `block ${block}`;
  return `block ${block}, ${where === "middle" ? "attention" : "FFN"}`;
}

/** The first row from which on the most probable token no longer changes. @param best a token for each row */
export function settledSince(best: number[]): number {
  let row = best.length - 1;
  while (row > 0 && best[row - 1] === best[row]) row -= 1;
  return row;
}
