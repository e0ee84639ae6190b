// Inside the model: the logit lens, and the attention of a head.

import { html } from "lit-html";
import type { Activation, LookAnswer, Word } from "../../engine/messages.ts";
import { attentionView } from "../kit/attention_view.ts";
import { sharePercent } from "../kit/format.ts";
import type { Tokens } from "../kit/tokens.ts";

const LENS_WORDS = 3;

/** The activations at one position. */
export interface Inside {
  /** The tokens that the model read. */
  ids: number[];
  /** The token that is looked from, as an index into `ids`. */
  query: number;
  /** The most probable tokens if the model ended after the embedding, and after each block. */
  lens: Word[][];
  /** A block's attention weights, [H, T, T]. */
  weights: Activation;
}

const streamsOf = (n_layers: number) => [
  "embedding",
  ...Array.from({ length: n_layers }, (_, i) => `blocks.${i}.output`),
];
const weightsOf = (layer: number) => `blocks.${layer}.attention.weights`;

/** The request for a block's activations. */
export const insideRequest = (n_layers: number, layer: number) => ({
  lens: streamsOf(n_layers),
  names: [weightsOf(layer)],
});

export const insideOf = (seen: LookAnswer, ids: number[], layer: number): Inside => ({
  ids: ids.slice(seen.start),
  query: seen.positions[0] - seen.start,
  lens: Object.values(seen.lens).map(([words]) => words.slice(0, LENS_WORDS)),
  weights: seen.activations[weightsOf(layer)],
});

/** The logit lens: the most probable tokens if the model ended after each block. */
export const lensTable = (lens: Word[][], tokens: Tokens) =>
  html`
    <div class="scrolls" tabindex="0" role="group" aria-label="The logit lens">
      <table class="lens">
        <caption><span>The next token, if the model ended after …</span></caption>
        <tbody>
        ${lens.map((words, blocks) =>
          html`<tr>
              <th scope="row">${blocks === 0 ? "the embedding" : `block ${blocks - 1}`}</th>
              ${
            words.map(({ id, probability }) =>
              html`<td><span class="word"><bdi>${tokens.template(id)}</bdi></span>
                  <span class="faint">${sharePercent(probability)}</span></td>`
            )
          }
            </tr>`
        )}
      </tbody>
      </table>
    </div>
  `;

/** A head's attention from the chosen token. */
export function headView(
  { ids, query, weights }: Inside,
  { head, matrix, tokens }: { head: number; matrix: boolean; tokens: Tokens },
) {
  const square = ids.length ** 2;
  return attentionView({
    weights: weights.values.subarray(head * square, (head + 1) * square),
    tokens: ids.map((id) => tokens.plain(id)),
    query,
    matrix,
  });
}
