// Parts that are switched off, or patched from the second text, as changes for the engine, and in words. Pure
// functions. A cut is a part's name; with "@4" it applies only to the token at position 4, with the
// end-of-text token at 0.

import type { Change } from "../../engine/messages.ts";
import { plural } from "../kit/format.ts";
import type { Tokens } from "../kit/tokens.ts";

export interface CutState {
  text: string;
  cuts: readonly string[];
  /** Whether the parts come from the second text, rather than being zero. */
  patch: boolean;
  other: string;
}

type Reads = Pick<Tokens, "input">;

/** A cut's part and position; undefined for all positions. */
export function parseCut(cut: string): { part: string; position?: number } {
  const [part, position] = cut.split("@");
  return position === undefined ? { part } : { part, position: Number(position) };
}

/** The cuts with one more, or without it if it is there. */
export const toggled = (cuts: readonly string[], cut: string): string[] =>
  [...new Set(cuts).symmetricDifference(new Set([cut]))].sort();

/**
 * The cuts that remain when the text changes: those at one token only if no token up to it has changed.
 */
export function stillMeant(cuts: readonly string[], before: number[], now: number[]): string[] {
  const differs = before.findIndex((id, t) => id !== now[t]);
  const same = differs < 0 ? before.length : differs;
  return cuts.filter((cut) => (parseCut(cut).position ?? -1) < same);
}

/**
 * The changes to request from the engine. A position that a text lacks is not changed: the reader may shorten a text
 * after a cut, and a patched part is taken from the same position of the second text, which may be shorter.
 */
export function changesOf({ text, cuts, patch, other }: CutState, tokens: Reads): Change[] {
  const { length } = tokens.input(text);
  const from = patch ? tokens.input(other).slice(0, length) : undefined; // a token knows nothing of later ones
  const last = Math.min(length, from?.length ?? length) - 1;
  return cuts.flatMap((cut): Change[] => {
    const { part, position } = parseCut(cut);
    if (position !== undefined && position > last) return [];
    const at = position !== undefined
      ? [position]
      : last < length - 1
      ? Array.from({ length: last + 1 }, (_, t) => t)
      : undefined;
    return [{ part, ...(at && { at }), ...(from && { from }) }];
  });
}

/** A sentence about cuts for which the second text is too short; empty if there are none. */
export function shortfall({ text, cuts, patch, other }: CutState, tokens: Reads): string {
  const [here, there] = [text, other].map((one) => tokens.input(one).length - 1);
  if (!patch || !cuts.length || there >= here) return "";
  return `The second text has ${plural(there, "token")} to these ${here}: the last ${
    here - there
  } keep their own.`;
}

/** A part in words: "head 3 of block 0". */
export function partName(part: string): string {
  if (part === "embedding") return "the embedding";
  const [, layer, name, number] =
    /^blocks\.(\d+)\.(output|attention|feed_forward)(?:\.(?:heads|neurons)\.(\d+))?$/.exec(part) ??
      [];
  if (name === "output") return `the stream after block ${layer}`;
  const network = name === "feed_forward";
  if (number === undefined) {
    return `the ${network ? "feed-forward network" : "attention"} of block ${layer}`;
  }
  return `${network ? "neuron" : "head"} ${number} of block ${layer}`;
}

/**
 * A cut in words: "head 3 of block 0 at “France”". Where the text has the token twice, its position is told as well.
 *
 * @param ids the model's input, the end-of-text token first
 */
export function nameOf(cut: string, tokens: Pick<Tokens, "name">, ids: readonly number[]): string {
  const { part, position } = parseCut(cut);
  const words = partName(part);
  if (position === undefined) return words;
  const id = ids[position];
  if (id === undefined) return `${words} at token ${position}, which the text lacks`;
  const again = ids.indexOf(id) !== ids.lastIndexOf(id);
  return `${words} at “${tokens.name(id)}”${again ? ` (token ${position})` : ""}`;
}

/** Whether a head is cut at a position, by itself or with all of its block's attention. */
export const isHeadOff = (
  cuts: readonly string[],
  layer: number,
  head: number,
  position: number,
): boolean =>
  cuts.map(parseCut).some((cut) =>
    [`blocks.${layer}.attention`, `blocks.${layer}.attention.heads.${head}`].includes(cut.part) &&
    (cut.position ?? position) === position
  );

/** The rows whose embedding is switched off, with the token that it is taken from, if any. */
export function replacedRows(
  { cuts, patch, other }: CutState,
  tokens: Reads,
  rows: { start: number; ids: readonly number[] },
): Map<number, number | undefined> {
  const ids = tokens.input(other);
  const off = cuts.map(parseCut).filter(({ part }) => part === "embedding");
  return new Map(
    off.flatMap(({ position }) =>
      rows.ids.map((_, t) => t).filter((t) => position === undefined || t === position - rows.start)
        .map((t) => [t, patch ? ids[rows.start + t] : undefined] as const)
    ),
  );
}
