// The activation for which a weight is used, and the next uses of an activation.

import { split } from "../cells.ts";
import type { Sizes } from "../level.ts";
import { type CellName, cellOf } from "../tensors.ts";

export interface Use {
  /** The activation in whose computation it is shown. */
  of: CellName;
  /** Which product of the sum it is in, if it is one's factor. */
  at?: number;
  what: string;
}

/** The use of a weight when the model reads the last token, or the weight's own token. */
export function useOf(
  { name, index }: CellName,
  ids: readonly number[],
  { d_head, n_heads }: Sizes,
  word: (id: number) => string,
): Use | undefined {
  const [block, local] = split(name);
  const last = ids.length - 1;
  const own = (part: string) => block === undefined ? part : `blocks.${block}.${part}`;
  const [row, column = row] = index;
  const [, part, kind] = /^(.+)\.(weight|bias)$/.exec(local) ?? [];
  const at = kind === "weight" ? row : undefined;
  const multiplies = (what: string) =>
    kind === "weight" ? `It multiplies ${what}.` : "It is added at the end.";
  switch (part) {
    case "token_embedding": {
      const of = { name: "logits", index: [last, row] };
      const t = ids.indexOf(row);
      return {
        of,
        at: column,
        what:
          `It multiplies number ${column} of the last token’s vector, for the score of “${
            word(row)
          }”.` +
          (t < 0
            ? ""
            : ` It is also number ${column} of what “${word(row)}” starts with, at position ${t}.`),
      };
    }
    case "position_embedding":
      if (row > last) return undefined; // no token is there
      return {
        of: { name: "embedding", index: [row, column] },
        what: `It is added to number ${column} of whatever token stands at position ${row}.`,
      };
    case "attention.qkv": {
      const [which, h, i] = [
        Math.floor(column / (n_heads * d_head)),
        Math.floor(column / d_head) % n_heads,
        column % d_head,
      ];
      return {
        of: { name: own(`attention.${"qkv"[which]}`), index: [h, last, i] },
        at,
        what: multiplies(
          `number ${row} of the normalized vector, for head ${h}’s ${
            ["query", "key", "value"][which]
          }`,
        ),
      };
    }
    case "attention.output":
      return {
        of: { name: own("attention.output"), index: [last, column] },
        at,
        what: multiplies(
          `number ${row % d_head} of what head ${Math.floor(row / d_head)} gathered`,
        ),
      };
    case "feed_forward.up":
      return {
        of: { name: own("feed_forward.up"), index: [last, column] },
        at,
        what: multiplies(`number ${row} of the normalized vector, for neuron ${column}`),
      };
    case "feed_forward.down":
      return {
        of: { name: own("feed_forward.output"), index: [last, column] },
        at,
        what: multiplies(`neuron ${row}`),
      };
    default: // a norm's
      return {
        of: { name: own(part), index: [last, row] },
        what: kind === "weight"
          ? `It multiplies number ${row} of every token, once it is normalized.`
          : `It is added to number ${row} of every token, once it is normalized.`,
      };
  }
}

/** The token of an activation: which axis of its index it is. */
export const tokenAxis = (index: readonly number[]) => index.length === 3 ? 1 : 0;

export interface Next {
  what: string;
  /** One of the numbers that it goes into. */
  cell?: string;
}

/** The next use of an activation. */
export function nextOf({ name, index }: CellName, sizes: Sizes): Next {
  const [block, local] = split(name);
  const own = (part: string) => `blocks.${block}.${part}`;
  const [first, second, third] = index;
  const { d_head, n_layers, d_model } = sizes;
  const after = (b: number) => b < n_layers ? `blocks.${b}.norm_1` : "norm";
  const goes: Record<string, () => Next> = {
    "embedding.token": () => ({
      what: "The position’s number is added to it.",
      cell: cellOf("embedding", ...index),
    }),
    "embedding.position": () => ({
      what: "It is added to the token’s number.",
      cell: cellOf("embedding", ...index),
    }),
    embedding: () => ({ what: "Block 0 reads it, normalized.", cell: cellOf(after(0), ...index) }),
    norm_1: () => ({
      what: "It is multiplied into every query, key and value of its token.",
      cell: cellOf(own("attention.q"), 0, first, 0),
    }),
    "attention.q": () => ({
      what: "It is compared with the keys of all tokens up to its own.",
      cell: cellOf(own("attention.scores"), first, second, second),
    }),
    "attention.k": () => ({
      what: "The queries of its token and of all later ones are compared with it.",
      cell: cellOf(own("attention.scores"), first, second, second),
    }),
    "attention.v": () => ({
      what: "Tokens that look here take a share of it.",
      cell: cellOf(own("attention.heads"), first, second, third),
    }),
    "attention.scores": () => ({
      what: "Softmax turns it into a share of the token’s attention.",
      cell: cellOf(own("attention.weights"), ...index),
    }),
    "attention.weights": () => ({
      what: `It is the share that token ${second} takes of token ${third}’s value.`,
      cell: cellOf(own("attention.heads"), first, second, 0),
    }),
    "attention.heads": () => ({
      what: "With the other heads, it is multiplied into what attention adds.",
      cell: cellOf(own("attention.output"), second, (first * d_head + third) % d_model),
    }),
    "attention.output": () => ({
      what: "It is added to the token’s stream.",
      cell: cellOf(own("middle"), ...index),
    }),
    middle: () => ({
      what: "The feed-forward network reads it, normalized.",
      cell: cellOf(own("norm_2"), ...index),
    }),
    norm_2: () => ({
      what: "It is multiplied into every neuron.",
      cell: cellOf(own("feed_forward.up"), first, 0),
    }),
    "feed_forward.up": () => ({
      what: "It passes the activation function.",
      cell: cellOf(own("feed_forward.hidden"), ...index),
    }),
    "feed_forward.hidden": () => ({
      what: "It is multiplied into all numbers that the feed-forward network adds.",
      cell: cellOf(own("feed_forward.output"), first, second % d_model),
    }),
    "feed_forward.output": () => ({
      what: "It is added to the token’s stream.",
      cell: cellOf(own("output"), ...index),
    }),
    output: () => ({
      what: block === n_layers - 1
        ? "After the last block, it is normalized once more."
        : `Block ${block! + 1} reads it, normalized.`,
      cell: cellOf(after(block! + 1), ...index),
    }),
    norm: () => ({
      what: "It is multiplied into the score of every token.",
      cell: cellOf("logits", first, 0),
    }),
    logits: () => ({ what: "Softmax turns the scores into the chances of the next token." }),
  };
  return goes[local]();
}
