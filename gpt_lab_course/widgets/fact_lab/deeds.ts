// What each way does to the model, in a sentence.

import { documentsOf, type Fact, plain, STEERED } from "./measuring.ts";
import type { Asked, Way } from "./results.ts";

/** A way's effect on the model, in words. */
export function deedIn(
  { fact, way, k = 1, model }: Asked,
  { recorded, ownerOf }: { recorded: Fact[]; ownerOf: (fact: Fact) => string },
) {
  if (model === "smollm2") {
    return way === "told"
      ? "The fact stands in front of every question. Training SmolLM2 is not recorded here."
      : "The control: SmolLM2 as it is, told nothing.";
  }
  const until = "until the new capital had a probability of 80%";
  const deeds: Record<Way, string> = {
    nothing: "The control: the model as it is.",
    told: "The fact stands in front of every question.",
    retrieved: `Of ${documentsOf(fact, recorded).length} documents, each a new fact, the ${
      k === 1 ? "one" : k
    } most like a question (BM25) stand${k === 1 ? "s" : ""} in front of it.`,
    steered: "Where a question ends, a vector is added to the stream after " +
      `block ${STEERED.split(".")[1]}: “${plain(ownerOf(fact))}” minus “${plain(fact.country)}”.`,
    edited: "A matrix of rank one, found beforehand, is added to the first FFN’s second matrix.",
    lora: `Two thin matrices beside each matrix of the blocks (rank 4) were trained, ${until}.`,
    tuned: `All weights were trained on the fact alone, ${until}.`,
    rehearsed: "All weights were trained on the fact and seven known capitals a step, " +
      `${until}.`,
  };
  return deeds[way];
}
