// The answer's probability without each head and feed-forward network, one look each.

import type { Look } from "../../kit/question.ts";
import type { LookRequest } from "../../../engine/messages.ts";
import { type Losses, NEEDED, ROWS_WITH_LOSSES } from "./arcs.ts";
import type { Sizes } from "../level.ts";
import { times } from "./reading.ts";

/** Yields after each row of heads; unknown values are NaN. */
export async function* lossesOf(
  request: LookRequest & { ids: number[] },
  answer: number,
  chance: number,
  { n_layers: L, n_heads: H }: Sizes,
  look: Look,
): AsyncGenerator<Losses> {
  const without = async (part: string, at?: number[]) => {
    const { chances } = await look({ ...request, edits: [{ part, at }], chances: [answer] });
    return chances!.logits[0][0];
  };
  const losses: Losses = {
    heads: times(L, () => times(H, () => NaN)),
    feed_forward: times(L, () => NaN),
    needed: [],
    last: times(L, () => times(H, () => NaN)),
  };
  const T = request.ids.length;
  const nats = async (layer: number, head: number, t: number) =>
    Math.log(chance / await without(`blocks.${layer}.attention.heads.${head}`, [t]));
  for (let layer = 0; layer < L; layer++) { // the last token's first: each costs one token
    for (let head = 0; head < H; head++) {
      losses.last[layer][head] = await nats(layer, head, T - 1);
    }
  }
  yield { ...losses };
  for (let layer = 0; layer < L; layer++) {
    for (let head = 0; head < H; head++) {
      losses.heads[layer][head] = await without(`blocks.${layer}.attention.heads.${head}`);
    }
    losses.feed_forward[layer] = await without(`blocks.${layer}.feed_forward`);
    yield { ...losses };
  }
  const rows = T > ROWS_WITH_LOSSES ? [] : times(T - 1, (t) => t);
  for (let layer = 0; layer < L; layer++) {
    for (let head = 0; head < H; head++) {
      for (const t of [...rows, T - 1]) {
        const lost = t === T - 1 ? losses.last[layer][head] : await nats(layer, head, t);
        if (lost >= NEEDED) losses.needed.push([layer, head, t, lost]);
      }
    }
    yield { ...losses };
  }
}
