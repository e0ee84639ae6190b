// A text that the model has read, with its activations. Appending a token costs one token; a change in the middle
// recomputes from there.

import { type Activation, type Edit, Hooks, type Numbers } from "./activations.ts";
import { KVCache } from "./cache.ts";
import { type Change, editsOf } from "./edits.ts";
import type { GPT } from "./gpt.ts";
import { Rows } from "./rows.ts";

const CHUNK = 32; // tokens per step; between steps other requests get their turn

export class Session {
  readonly cache: KVCache;
  #ids: number[] = [];
  #changes = "[]";
  #edits: Record<string, Edit> = {};
  #names = new Set(["norm"]); // of the activations that are kept
  #rows = new Map<string, Rows>();

  constructor(readonly model: GPT) {
    this.cache = new KVCache(model.config);
  }

  /** The number of tokens read. */
  get length(): number {
    return this.#ids.length;
  }

  /**
   * Reads a text of at most n_ctx tokens, starting where it differs from the one before, and keeps these
   * activations. `yieldToEvents` is awaited before each chunk; it throws to stop. Returns the number of tokens
   * computed.
   */
  async read(
    ids: number[],
    changes: Change[] = [],
    names: string[] = [],
    yieldToEvents = async () => {},
  ): Promise<number> {
    this.#prepare(changes, names);
    let same = 0;
    while (same < this.#ids.length && this.#ids[same] === ids[same]) same += 1;
    this.#ids.length = this.cache.length = same;
    for (let at = same; at < ids.length; at += CHUNK) {
      await yieldToEvents();
      const chunk = ids.slice(at, at + CHUNK);
      const hooks = new Hooks(this.#names, this.#edits);
      this.model.stream(chunk, this.cache, hooks);
      for (const [name, activation] of hooks.captured) this.#store(name, at, activation);
      this.#ids.push(...chunk);
    }
    return ids.length - same;
  }

  /** Discards positions affected by changes, and everything if other activations are requested. */
  #prepare(changes: Change[], names: string[]) {
    const key = JSON.stringify(changes);
    const more = names.filter((name) => !this.#names.has(name) && name !== "logits");
    if (more.length) this.#ids = [];
    if (key !== this.#changes) {
      const same = Math.min(firstOf(changes), firstOf(JSON.parse(this.#changes)));
      this.#ids = this.#ids.slice(0, same);
      this.#edits = editsOf(changes, this.model);
    }
    this.#changes = key;
    for (const name of more) this.#names.add(name);
  }

  #store(name: string, at: number, activation: Activation) {
    let rows = this.#rows.get(name);
    if (!rows) {
      const hidden = name.endsWith(".scores")
        ? -Infinity
        : name.endsWith(".weights")
        ? 0
        : undefined;
      rows = new Rows(activation, this.model.config.context_length, hidden);
      this.#rows.set(name, rows);
    }
    rows.set(at, activation);
  }

  /** A copy of an activation that is kept, or all logits. */
  activation(name: string): Activation {
    if (name !== "logits") return this.#rows.get(name)!.copy(this.length);
    const { vocab_size: V } = this.model.config;
    const [T, x] = [this.length, this.activation("norm").values];
    return { values: this.model.unembedding.forward(x, T, new Float32Array(T * V)), shape: [T, V] };
  }

  /**
   * The logits after each of some positions, [V]; with the name of a residual stream, if the model ended there
   * (the logit lens, nostalgebraist 2020).
   */
  logits(positions: number[], stream?: string): Numbers[] {
    const { norm, unembedding, config: { d_model, vocab_size: V } } = this.model;
    const rows = this.#rows.get(stream ?? "norm")!;
    const shape = rows.shape(this.length);
    if (shape.length !== 2 || shape[1] !== d_model) {
      throw new RangeError(`${stream} is [${shape.join(", ")}], not a residual stream`);
    }
    const n = positions.length;
    let x = new Float32Array(n * d_model);
    positions.forEach((position, i) => x.set(rows.row(position), i * d_model));
    if (stream) x = norm.forward(x, n, new Float32Array(n * d_model));
    const logits = unembedding.forward(x, n, new Float32Array(n * V));
    return n === 1 ? [logits] : positions.map((_, i) => logits.slice(i * V, (i + 1) * V));
  }
}

/** The first position that changes reach. */
const firstOf = (changes: Change[]): number =>
  Math.min(...changes.map(({ at }) => at ? Math.min(...at) : 0));
