// A mask in words. Pure functions.

import { plural } from "../kit/format.ts";
import { CROSS, type Extent, type MaskKind, SEEN, visibility } from "./masks.ts";

/** What a mask means, and which model uses it. */
export function meaning(kind: MaskKind, { prefix, window }: Extent): string {
  return {
    "causal": "A token sees itself and what came before it: GPT.",
    "prefix": `The first ${
      plural(prefix, "token")
    } see each other; from there on it is causal: GLM.`,
    "full": "Every token sees every other: an encoder, such as BERT.",
    "sliding window":
      `A token sees the last ${plural(window, "token")}, itself included: Mistral 7B. ` +
      `Blocks pass on what they saw, so 12 of them reach ${
        plural(12 * (window - 1), "token")
      } back.`,
    "encoder-decoder": `The encoder reads the first ${plural(prefix, "token")}, which see each ` +
      "other. The decoder’s see those by cross-attention (◆), and what came before them: T5. It is " +
      "the prefix’s grid, but the two have weights of their own, and ◆ looks at what the encoder’s " +
      "last block made of its tokens.",
  }[kind];
}

/** "France may see capital", or why it may not. */
export function pairSentence(
  kind: MaskKind,
  query: number,
  key: number,
  extent: Extent,
  names: string[],
): string {
  const visible = visibility(kind, query, key, extent);
  const [looks, is] = [names[query], names[key]];
  if (visible === CROSS) return `${looks} may see ${is}, by cross-attention`;
  if (visible === SEEN) return `${looks} may see ${query === key ? "itself" : is}`;
  const why = key <= query
    ? `it is ${query - key} back, and the window is ${extent.window}`
    : kind === "encoder-decoder" && query < extent.prefix
    ? "it is the decoder’s"
    : "it comes later";
  return `${looks} may not see ${is}: ${why}`;
}

/** "France may see The, capital, of, France. That is 4 of 6 tokens". */
export function rowSentence(
  kind: MaskKind,
  query: number,
  extent: Extent,
  names: string[],
): string {
  const visible = names.filter((_, key) => visibility(kind, query, key, extent));
  const share = `${visible.length} of ${plural(names.length, "token")}`;
  return `${names[query]} may see ${visible.join(", ")}. That is ${share}`;
}
