// The most probable next tokens.

import type { Numbers } from "./activations.ts";
import { softmax } from "./attention.ts";
import { largest } from "./largest.ts";

export interface Word {
  id: number;
  probability: number;
}

/** The most probable tokens of logits, [V], most probable first. */
export function mostProbable(logits: Numbers, count: number): Word[] {
  const probabilities = softmax(logits.slice());
  return largest(probabilities, count).map((id) => ({ id, probability: probabilities[id] }));
}
