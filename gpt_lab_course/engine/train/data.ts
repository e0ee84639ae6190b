// What a run reads: a text, or rows of the same length. Which of them a step reads follows from the seed alone.

import type { GPTConfig } from "../config.ts";
import { uniform } from "../random.ts";
import { digestOf } from "../sha256.ts";
import { NOT_SCORED } from "./cross_entropy.ts";
import type { Batch } from "./gpt.ts";

export interface TrainingData {
  /** Token IDs: a text, or rows one after the other. */
  ids: Int32Array<ArrayBuffer>;
  /** The tokens of a row, of which the model reads all but the last; left out for a text. */
  row?: number;
  /** For rows: 1 for each token that is to be predicted, 0 for the others. All but the first if left out. */
  scored?: Uint8Array<ArrayBuffer>;
  /** Whether each step reads all rows, in their order, in place of B that are drawn. */
  all?: boolean;
}

const STREAM = 2 ** 32; // from one stream of a seed's draws to the next: the initial weights' is the first

/** Batches of B rows of T tokens, drawn with replacement. */
export class Batches {
  readonly T: number;
  readonly #starts: number; // how many there are to choose from
  readonly #stride: number;

  constructor(readonly data: TrainingData, config: GPTConfig, readonly B: number) {
    const { ids, row, scored } = data;
    this.T = row === undefined ? config.context_length : row - 1;
    if (!(Number.isInteger(this.T) && 1 <= this.T && this.T <= config.context_length)) {
      throw new RangeError(`row=${row} is not 2 … ${config.context_length + 1} tokens`);
    }
    this.#stride = row ?? 1;
    this.#starts = row === undefined ? ids.length - this.T : ids.length / row;
    if (!(Number.isInteger(this.#starts) && this.#starts >= 1)) {
      throw new RangeError(
        row === undefined
          ? `the text has ${ids.length} tokens; a row takes ${this.T + 1}`
          : `${ids.length} tokens are not rows of ${row}`,
      );
    }
    const wrong = ids.find((id) => !(0 <= id && id < config.vocab_size));
    if (wrong !== undefined) {
      throw new RangeError(
        `token ID ${wrong} is outside the vocabulary, 0 … ${config.vocab_size - 1}`,
      );
    }
    if (data.all && !(row !== undefined && B === this.#starts)) {
      throw new RangeError(`all rows are read: batch_size=${B} is not their number`);
    }
    if (scored) this.#checkScored(scored);
  }

  #checkScored(scored: Uint8Array) {
    const { ids, row } = this.data;
    if (row === undefined) throw new RangeError("scored without row");
    if (scored.length !== ids.length) {
      throw new RangeError(`scored has ${scored.length} marks for ${ids.length} tokens`);
    }
    for (let start = 0; start < ids.length; start += row) {
      if (!scored.subarray(start + 1, start + row).some((mark) => mark)) {
        throw new RangeError(`row ${start / row} has nothing to predict`);
      }
    }
  }

  /** The batch of a step, 0 …, from the `stream`-th draws of a seed. */
  batch(seed: number, stream: number, step: number): Batch {
    const { B, T, data: { ids, scored, all } } = this;
    const batch = { ids: new Int32Array(B * T), targets: new Int32Array(B * T) };
    for (let b = 0; b < B; b++) {
      const draw = uniform(seed + stream * STREAM, step * B + b);
      const start = (all ? b : Math.floor(draw * this.#starts)) * this.#stride;
      batch.ids.set(ids.subarray(start, start + T), b * T);
      batch.targets.set(ids.subarray(start + 1, start + 1 + T), b * T);
      for (let t = 0; scored && t < T; t++) {
        if (!scored[start + 1 + t]) batch.targets[b * T + t] = NOT_SCORED;
      }
    }
    return batch;
  }

  /** SHA-256 of everything that decides which batches there are, but for seed and sizes. */
  get fingerprint(): string {
    const { ids, row = 0, scored, all } = this.data;
    const sizes = Int32Array.of(all ? -row : row, ids.length);
    const bytes = new Uint8Array(8 + ids.byteLength + (scored?.length ?? 0));
    bytes.set(new Uint8Array(sizes.buffer));
    bytes.set(new Uint8Array(ids.buffer, ids.byteOffset, ids.byteLength), 8);
    if (scored) bytes.set(scored, 8 + ids.byteLength);
    const digest = digestOf(bytes);
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}
