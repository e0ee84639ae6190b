// Byte-pair encoding, as gpt_lab/tokenization/byte_pair.py has it.

import { Heap } from "./heap.js";

/** GPT-2's tokenizer, from the bytes that `gpt2_vocabulary` in gpt_lab/widgets/packs.py describes. */
export class Tokenizer {
  /** @type {Uint8Array} */
  #bytes; // ID below 256 → byte
  #byteIds = new Uint8Array(256); // byte → ID
  /** @type {[number, number][]} */
  #pairs; // merge number → the IDs of its two tokens
  /** @type {Map<number, number>} */
  #merged = new Map(); // left · 2¹⁶ + right → ID of what they make
  /** @type {RegExp} */
  #pattern;
  /** @type {Map<string, number[]>} */
  #known = new Map(); // piece → IDs

  /** @param {DataView} view */
  constructor(view) {
    /** @param {number} offset @param {number} [length] */
    const at = (offset, length) =>
      new Uint8Array(
        /** @type {ArrayBuffer} */ (view.buffer),
        view.byteOffset + offset,
        length ?? view.byteLength - offset,
      );
    this.#bytes = at(0, 256);
    this.#bytes.forEach((byte, id) => (this.#byteIds[byte] = id));
    this.mergeCount = view.getUint32(256, true);
    this.#pairs = Array.from({ length: this.mergeCount }, (_, n) => [
      view.getUint16(260 + 4 * n, true),
      view.getUint16(262 + 4 * n, true),
    ]);
    this.#pairs.forEach(([left, right], n) => this.#merged.set(left * 65536 + right, 256 + n));
    this.#pattern = new RegExp(new TextDecoder().decode(at(260 + 4 * this.mergeCount)), "gu");
  }

  /** A token's bytes. @param {number} id @returns {number[]} */
  bytes(id) {
    if (id < 256) return [this.#bytes[id]];
    const [left, right] = this.parts(id);
    return [...this.bytes(left), ...this.bytes(right)];
  }

  /** The two tokens that a merge made one. @param {number} id */
  parts(id) {
    return this.#pairs[id - 256];
  }

  /** The pieces of a text: merges never reach across their borders. @param {string} text @returns {string[]} */
  split(text) {
    return text.match(this.#pattern) ?? [];
  }

  /** The IDs of one piece. @param {string} piece @returns {number[]} */
  encodePiece(piece) {
    const known = this.#known.get(piece);
    if (known) return known;
    if (this.#known.size > 50_000) this.#known.clear(); // someone types for a very long time
    const ids = this.byteIds(piece);
    this.#merge(ids);
    const left = ids.filter((id) => id >= 0);
    this.#known.set(piece, left);
    return left;
  }

  /** @param {string} text */
  encode(text) {
    return this.split(text).flatMap((piece) => this.encodePiece(piece));
  }

  /** @param {string} piece */
  byteIds(piece) {
    return Array.from(new TextEncoder().encode(piece), (byte) => this.#byteIds[byte]);
  }

  /**
   * A piece's tokens as they grow: its bytes, then after each merge, with where that happened.
   *
   * @param {string} piece
   * @returns {Generator<{ ids: number[], at?: number, made?: number }>}
   */
  *steps(piece) {
    const ids = this.byteIds(piece);
    const made = this.#merge([...ids]);
    yield { ids: [...ids] };
    for (const [i, id] of made) {
      let j = i + 1;
      while (ids[j] < 0) j += 1;
      ids[i] = id;
      ids[j] = -1;
      const left = ids.slice(0, i).filter((other) => other >= 0);
      yield { ids: ids.filter((other) => other >= 0), at: left.length, made: id };
    }
  }

  /**
   * Merges neighbours in place, lowest rank first and then leftmost; what a merge swallowed becomes
   * −1. Returns [index, new ID] of each merge. Takes n log n steps for n bytes: see
   * BytePairTokenizer in Python.
   *
   * @param {number[]} ids
   */
  #merge(ids) {
    const before = ids.map((_, i) => i - 1);
    const after = ids.map((_, i) => i + 1);
    const heap = new Heap();
    /** @param {number} i */
    const offer = (i) => {
      const id = this.#merged.get(ids[i] * 65536 + ids[after[i]]);
      if (id !== undefined) heap.push(id * 2 ** 32 + i);
    };
    for (let i = 0; i + 1 < ids.length; i++) offer(i);
    /** @type {[number, number][]} */
    const made = [];
    while (heap.size) {
      const next = heap.pop();
      const i = next % 2 ** 32;
      const id = Math.floor(next / 2 ** 32);
      const j = after[i];
      const [left, right] = this.parts(id);
      if (ids[i] !== left || ids[j] !== right) continue; // another merge took one of the two
      ids[i] = id;
      ids[j] = -1;
      after[i] = after[j];
      if (after[i] < ids.length) {
        before[after[i]] = i;
        offer(i);
      }
      if (before[i] >= 0) offer(before[i]);
      made.push([i, id]);
    }
    return made;
  }
}
