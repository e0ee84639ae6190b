// Asks the model about one block at one token: its streams, heads and neurons, and what they add to the answer.

import type { Change, LookRequest, Numbers, Weight } from "../../../engine/messages.ts";
import type { Look } from "../../kit/question.ts";
import type { Sizes } from "../level.ts";
import type { Stop } from "../rewind.ts";
import {
  answerDirection,
  headAdditions,
  meanRow,
  neuronAdditions,
  product,
  type Triangles,
  triangles,
} from "./numbers.ts";

export interface BlockQuestion {
  ids: number[];
  edits: Change[];
  snapshot: Stop;
  layer: number;
  position: number;
}

export interface Stage {
  /** The answer's chance if the model ended here, and its likeliest word. */
  chance: number;
  says: [id: number, probability: number];
}

export interface BlockSeen {
  asked: BlockQuestion;
  /** The answer without edits; all chances and additions are about it. */
  answer: number;
  /** The position of the first token that is read. */
  start: number;
  stages: Record<"before" | "middle" | "after", Stage>;
  lengths: Triangles;
  /** The number of tokens that are read. */
  T: number;
  /** [H, T, T] */
  weights: Numbers;
  /** [H] */
  heads: number[];
  /** [d_ff]: activations, and what they add to the answer. */
  hidden: Numbers;
  neurons: number[];
  /** The contribution of each half of the block to the answer, including biases. */
  added: { attention: number; feed_forward: number };
}

/** The streams before, within and after a block. */
export const streamsOf = (layer: number) => [
  layer ? `blocks.${layer - 1}.output` : "embedding",
  `blocks.${layer}.middle`,
  `blocks.${layer}.output`,
];

const EMBEDDING = "token_embedding.weight";

/** The embedding in the file's eight bits: its floats are five megabytes. */
interface EmbeddingRows {
  mean: Float64Array;
  row: (id: number) => Float32Array;
}

export class BlockReader {
  #tables = new Map<string, EmbeddingRows>(); // by snapshot
  #answers = new Map<string, number>();

  constructor(readonly sizes: Sizes) {}

  async answer(question: BlockQuestion, look: Look): Promise<BlockSeen> {
    const { ids, edits, snapshot, layer, position } = question;
    const { n_layers, n_heads } = this.sizes;
    const about: LookRequest = {
      ...{ ids, positions: [position] },
      ...(snapshot === "100" ? {} : { snapshot }),
    };
    const answer = await this.#answer(question, about, look);
    const block = `blocks.${layer}`;
    const lens = streamsOf(layer);
    const projection = `${block}.attention.output.weight`;
    const down = `${block}.feed_forward.down.weight`;
    const seen = await look({
      ...about,
      edits,
      names: [
        ...lens,
        `blocks.${n_layers - 1}.output`,
        ...["weights", "heads", "output"].map((name) => `${block}.attention.${name}`),
        ...["hidden", "output"].map((name) => `${block}.feed_forward.${name}`),
      ],
      ...{ lens, chances: [answer], words: 1 },
      weights: [
        "norm.weight",
        projection,
        down,
        ...(this.#tables.has(snapshot) ? [] : [EMBEDDING]),
      ],
    });
    const [activations, weights] = [seen.activations, seen.weights!];
    if (weights[EMBEDDING]) this.#tables.set(snapshot, tableOf(weights[EMBEDDING]));
    const table = this.#tables.get(snapshot)!;
    const at = position - seen.start;
    const row = (name: string) => {
      const { values, shape } = activations[name];
      return values.subarray(at * shape[1], (at + 1) * shape[1]);
    };
    const [before, middle, after] = lens.map(row);
    const last = row(`blocks.${n_layers - 1}.output`);
    const direction = answerDirection(
      last,
      weights["norm.weight"].values,
      table.row(answer),
      table.mean,
    );
    const outputs = activations[`${block}.attention.heads`]; // [H, T, d_head]
    const [, T, d_head] = outputs.shape;
    const heads = new Float32Array(n_heads * d_head);
    for (let h = 0; h < n_heads; h++) {
      const from = (h * T + at) * d_head;
      heads.set(outputs.values.subarray(from, from + d_head), h * d_head);
    }
    const hidden = row(`${block}.feed_forward.hidden`).slice();
    const stage = (name: string): Stage => {
      const [{ id, probability }] = seen.lens[name][0];
      return { chance: seen.chances![name][0][0], says: [id, probability] };
    };
    return {
      ...{ asked: question, answer, start: seen.start, T, hidden },
      stages: { before: stage(lens[0]), middle: stage(lens[1]), after: stage(lens[2]) },
      lengths: triangles(before, middle, after),
      weights: activations[`${block}.attention.weights`].values,
      heads: headAdditions(heads, weights[projection].values, direction, n_heads),
      neurons: neuronAdditions(hidden, weights[down].values, direction),
      added: {
        attention: product(row(`${block}.attention.output`), direction),
        feed_forward: product(row(`${block}.feed_forward.output`), direction),
      },
    };
  }

  /** The likeliest next token without edits. */
  async #answer({ ids, snapshot, position }: BlockQuestion, about: LookRequest, look: Look) {
    const key = `${snapshot} ${ids.slice(0, position + 1)}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const [[{ id }]] = (await look({ ...about, words: 1 })).words!;
    if (this.#answers.size > 100) this.#answers.clear();
    this.#answers.set(key, id);
    return id;
  }
}

function tableOf({ values, shape: [, d], quantized }: Weight): EmbeddingRows {
  const mean = meanRow(values, d);
  if (!quantized) return { mean, row: (id) => values.subarray(id * d, (id + 1) * d) };
  const { integers, step } = quantized;
  const row = (id: number) =>
    Float32Array.from(integers.subarray(id * d, (id + 1) * d), (n) => n * step[id]);
  return { mean, row };
}
