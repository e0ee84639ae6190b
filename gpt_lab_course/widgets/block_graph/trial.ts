// The changes of each experiment, for our sentence and for the prompts. Pure functions.

import type { Change, Numbers } from "../../engine/messages.ts";
import type { StateOf } from "../kit/declared.ts";
import type { DECLARED } from "./declared.ts";

/** The replacements of the parts at the country's token: the widget's settings. */
export type Setup = Pick<StateOf<typeof DECLARED>, "attention" | "ffn" | "later">;

export interface Prompts {
  /** [N, T] */
  ids: number[][];
  /** The same countries in prompts about languages, the country at the same place. */
  languages: number[][];
  /** The right next token of each. */
  capitals: number[];
  /** The position of the country. */
  place: number;
  /** The indices of our sentence, and of the sentence from which it gets outputs. */
  ours: number;
  source: number;
}

/** An experiment's result, as far as it is known. */
export interface Result {
  /** The most probable next token after our sentence. */
  word: number;
  probability: number;
  /** How many of the `asked` prompts got their own capital, and how many the other country's. */
  right: number;
  others: number;
  asked: number;
}

/** Each part's output at the country's token, by its name, in one prompt. */
export type Outputs = Record<string, Numbers>;

export const UNCHANGED: Setup = { attention: "as it is", ffn: "as it is", later: "none" };

const outputOf = (part: string) => `${part}.output`;
const ffnOf = (block: number) => `blocks.${block}.feed_forward`;
const ATTENTION = "blocks.0.attention";

/** The activations that experiments read. */
export const READ = [ATTENTION, ...[0, 1, 2, 3, 4, 5].map(ffnOf)].map(outputOf);

export const keyOf = ({ attention, ffn, later }: Setup) => [attention, ffn, later].join("|");

/** The later FFNs of a setting, and their replacement. */
export function laterOf(later: string): { blocks: number[]; way: string } {
  if (later === "none") return { blocks: [], way: "as it is" };
  const [which, way = "zero"] = later.split(" ");
  return { blocks: which === "1-4" ? [1, 2, 3, 4] : [Number(which)], way };
}

/** The mean of each output over the prompts. */
export function means(outputs: Outputs[]): Outputs {
  const sums = Object.entries(outputs[0]).map(([name, { length }]) => {
    const sum = new Float32Array(length);
    for (const one of outputs) one[name].forEach((value, i) => sum[i] += value / outputs.length);
    return [name, sum];
  });
  return Object.fromEntries(sums);
}

export interface Sources {
  own: Outputs;
  other: Outputs;
  languages?: Outputs;
  mean: Outputs;
}

/** The changes to request from the engine, at the country's token. */
export function changesOf(setup: Setup, place: number, sources: Sources): Change[] {
  const changes: Change[] = [];
  const add = (part: string, way: string) => {
    if (way === "as it is") return;
    const from: Record<string, Outputs | undefined> = {
      mean: sources.mean,
      keep: sources.own,
      other: sources.other,
      languages: sources.languages,
    };
    const values = from[way]?.[outputOf(part)];
    changes.push({ part, at: [place], ...(values ? { values: [Array.from(values)] } : {}) });
  };
  add(ATTENTION, setup.attention);
  add(ffnOf(0), setup.ffn);
  const { blocks, way } = laterOf(setup.later);
  for (const block of blocks) add(ffnOf(block), way);
  return changes;
}
