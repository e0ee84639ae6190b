// A level of the map: the model, a block, a product, all weights. Each is a widget's definition without its frame.

import type { Shown } from "../kit/widget.ts";
import type { Answerer } from "../kit/question.ts";
import type { Kit } from "../kit/kit.ts";
import type { DECLARED } from "./declared.ts";

export type MapKit = Kit<typeof DECLARED>;

/** What a level asks the model, and how it draws the answer; `kit.define` has the words. */
export interface Level<Q, A> {
  question: () => Q | undefined;
  answer: Answerer<Q, A>;
  first?: A;
  view: (answer: A | undefined, shown: Shown<unknown>) => unknown;
  announcement?: (answer: A | undefined) => string;
}

/** The type of its question and answer is known within a level alone. */
// deno-lint-ignore no-explicit-any
export type AnyLevel = Level<any, any>;

export type Sizes = Record<
  | "n_layers"
  | "n_heads"
  | "d_model"
  | "d_ff"
  | "d_head"
  | "vocab_size"
  | "context_length"
  | "training_steps",
  number
>;
