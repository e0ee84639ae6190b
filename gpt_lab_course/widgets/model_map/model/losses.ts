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
  };
  for (let layer = 0; layer < L; layer++) {
    for (let head = 0; head < H; head++) {
      losses.heads[layer][head] = await without(`blocks.${layer}.attention.heads.${head}`);
    }
    losses.feed_forward[layer] = await without(`blocks.${layer}.feed_forward`);
    yield { ...losses };
  }
  const T = request.ids.length;
  const rows = T > ROWS_WITH_LOSSES ? [T - 1] : times(T, (t) => t);
  for (let layer = 0; layer < L; layer++) {
    for (let head = 0; head < H; head++) {
      for (const t of rows) {
        const nats = Math.log(
          chance / await without(`blocks.${layer}.attention.heads.${head}`, [t]),
        );
        if (nats >= NEEDED) losses.needed.push([layer, head, t, nats]);
      }
    }
    yield { ...losses };
  }
}
