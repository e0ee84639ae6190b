// The steps of a text through the model, each in a sentence.

import { percent, withCommas } from "../../kit/format.ts";
import type { Tokens } from "../../kit/tokens.ts";
import type { Sizes } from "../level.ts";
import { type Losses, needsOf } from "./arcs.ts";
import { rowName } from "./texts.ts";
import type { Arc, Reading } from "./reading.ts";

export interface Station {
  name: string;
  /** What happens there, and its effect on this text. */
  sentence: string;
  shape: string;
  /** The number of parameters used there. */
  parameters: number;
  /** What leaves it, by the engine's name. */
  activation: string;
}

/** Numbers of parameters, from Python. */
export type Counts = Record<
  "embedding" | "attention" | "feed_forward" | "head" | "neuron" | "norm" | "all",
  number
>;

/** How many stations there are: the embedding, two a block, the last norm, the scores, the pick. */
export const lastStation = ({ n_layers }: Sizes) => 2 * n_layers + 3;

/** @param reading undefined while nothing is known of the text */
export function stationOf(
  at: number,
  sizes: Sizes,
  counts: Counts,
  reading: Reading,
  tokens: Tokens,
  losses?: Losses,
): Station {
  const { n_layers: L, d_model, vocab_size, d_ff, n_heads } = sizes;
  const T = reading.ids.length;
  const word = (id: number) => `“${rowName(id, tokens)}”`;
  const last = word(reading.ids[T - 1]);
  const stream = `[${T}, ${d_model}]`;
  const [answer, chance] = reading.next[0];
  if (at === 0) {
    return {
      name: "Embed",
      sentence:
        `The text is cut into tokens, behind one that marks the start. Each becomes ${d_model} numbers, looked up in a table; the numbers of its place are added.`,
      shape: `[${T}] → ${stream}`,
      parameters: counts.embedding,
      activation: "embedding.token",
    };
  }
  if (at <= 2 * L) {
    const [layer, half] = [Math.floor((at - 1) / 2), (at - 1) % 2];
    if (half === 0) {
      const own = reading.arcs.filter(([l, , to]) => l === layer && to === T - 1);
      const nats = needsOf(reading, losses);
      const need = ([l, head, to]: Arc) => nats.get(`${l} ${head} ${to}`) ?? 0;
      // needed heads first, then the largest weights
      const [first] = own.sort((a, b) => need(b) - need(a) || b[4] - a[4]);
      const [, head, , from, weight] = first ?? [];
      const look = from === undefined
        ? `${last} looks a little at every row.`
        : `${last} looks at ${
          from === T - 1 ? "itself" : word(reading.ids[from])
        } with head ${head}, ${percent(weight, 0)}${
          need(first) ? ", and the answer needs it" : ""
        }.`;
      return {
        name: `Attention, block ${layer}`,
        sentence:
          `Each row takes something from the rows before it: ${n_heads} heads choose from which, and what they bring is added. ${look}`,
        shape: `${stream} → ${stream}`,
        parameters: counts.attention,
        activation: `blocks.${layer}.attention.output`,
      };
    }
    const guess = reading.words[layer][T - 1];
    const ended = guess
      ? ` If the model ended here, it would say ${word(guess[0])}, ${percent(guess[1], 0)}.`
      : "";
    return {
      name: `Feed-forward, block ${layer}`,
      sentence:
        `Each row goes through ${d_ff} neurons by itself, and what comes out is added, as a bump.${ended}`,
      shape: `${stream} → [${T}, ${d_ff}] → ${stream}`,
      parameters: counts.feed_forward,
      activation: `blocks.${layer}.feed_forward.output`,
    };
  }
  if (at === 2 * L + 1) {
    return {
      name: "Norm",
      sentence: `The last row’s numbers are brought to one size, however large they have become.`,
      shape: `[${d_model}] → [${d_model}]`,
      parameters: counts.norm,
      activation: "norm",
    };
  }
  if (at === 2 * L + 2) {
    return {
      name: "Scores",
      sentence: `Its ${d_model} numbers are compared with those of all ${
        withCommas(vocab_size)
      } tokens, in the same table as at the start.`,
      shape: `[${d_model}] → [${vocab_size}]`,
      parameters: 0,
      activation: "logits",
    };
  }
  return {
    name: "Pick",
    sentence: `${word(answer)} fits best, ${
      percent(chance)
    }. Written, it becomes the next row, and all runs again.`,
    shape: `[${vocab_size}] → 1 token`,
    parameters: 0,
    activation: "logits",
  };
}
