// The chat template: messages become one row of tokens, as in gpt_lab/tuning/dialogue.py. Pure functions.

import type { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { DECLARED } from "./declared.ts";

const { markers: MARKERS, removable: REMOVABLE } = DECLARED.constants;
export type Role = keyof typeof MARKERS;
export type Encoder = Pick<LabTokenizer, "encode" | "decode" | "end_of_text">;

export interface Message {
  role: Role;
  content: string;
}

/** A marker, or what stands between two of them. */
export interface Piece {
  role: Role | "end";
  ids: number[];
  /** The number of a marker that the template puts there, from 0. */
  marker?: number;
  /** Whether the model's own turn wrote it. */
  written?: boolean;
  /** Whether training counts it: answers, and the token that ends each. */
  counted?: boolean;
}

/** The markers' tokens. */
export const tokenOf = (role: Role | "end", encoder: Encoder): number =>
  role === "end" ? encoder.end_of_text : encoder.encode(MARKERS[role])[0];

/** The user's messages: a line each. */
export const messagesOf = (said: string): string[] => said.split("\n").filter(Boolean);

/** Why a message is refused, in a line; empty if it is not. */
export function problemOf(content: string): string {
  for (const [role, marker] of Object.entries(MARKERS)) {
    if (!content.includes(marker)) continue;
    const byte = marker.codePointAt(0)!.toString(16).padStart(2, "0");
    return `A message with byte ${byte}, the marker of ${
      role === "user" ? "the user" : "the assistant"
    }, is not sent: whoever writes a marker speaks for somebody else.`;
  }
  return "";
}

/** A text with a visible replacement character in place of each marker. */
export const escaped = (text: string): string =>
  Object.values(MARKERS).reduce((rest, marker) => rest.replaceAll(marker, "\uFFFD"), text);

/**
 * A conversation in pieces.
 *
 * @param next whose marker stands at the end, for the turn that follows
 * @throws RangeError if a content has a marker
 */
export function pieces(messages: readonly Message[], next: Role | "", encoder: Encoder): Piece[] {
  const found: Piece[] = [];
  let marker = 0;
  const mark = (role: Piece["role"], counted = false) =>
    found.push({ role, ids: [tokenOf(role, encoder)], marker: marker++, counted });
  mark("end");
  for (const { role, content } of messages) {
    const problem = problemOf(content);
    if (problem) throw new RangeError(problem);
    mark(role);
    const isAnswer = role === "assistant";
    found.push({ role, ids: encoder.encode(content), counted: isAnswer });
    if (isAnswer) mark("end", true);
  }
  if (next) mark(next);
  return found;
}

/** Whether it is a marker that can be taken out: one of the first that the template puts there. */
export const isRemovable = ({ marker = -1 }: Piece): boolean => marker >= 0 && marker < REMOVABLE;

/** Whether a marker is taken out. @param removed a bit for each marker */
export const isRemoved = (piece: Piece, removed: number): boolean =>
  isRemovable(piece) && Boolean(removed >> piece.marker! & 1);

/** The tokens of pieces, without the markers that are taken out. */
export const idsOf = (all: readonly Piece[], removed = 0): number[] =>
  all.flatMap((piece) => isRemoved(piece, removed) ? [] : piece.ids);

/** What a model wrote in pieces: it may write markers itself. */
export function writtenPieces(role: Role, written: readonly number[], encoder: Encoder): Piece[] {
  const marks = (["user", "assistant", "end"] as const).map((one) =>
    [tokenOf(one, encoder), one] as const
  );
  const found: Piece[] = [];
  for (const id of written) {
    const mark = marks.find(([token]) => token === id)?.[1];
    const last = found[found.length - 1];
    const counted = role === "assistant";
    if (mark) found.push({ role: mark, ids: [id], written: true, marker: -1, counted });
    else if (last && last.marker === undefined) last.ids.push(id);
    else found.push({ role, ids: [id], written: true, counted });
  }
  return found;
}

/** A model's turn as the text of a message. */
export const contentOf = (written: readonly number[], encoder: Encoder): string =>
  escaped(encoder.decode(written.filter((id) => id !== encoder.end_of_text)));
