// Byte-pair encoding, as gpt_lab/tokenization/byte_pair.py has it.

import { Heap } from "./heap.ts";

/** GPT-2's special token, which separates documents. */
export const END_OF_TEXT = "<|endoftext|>";

/** A piece's tokens after a merge: at which token it was made, and which. */
export interface MergeStep {
  ids: number[];
  at?: number;
  merged?: number;
}

/** GPT-2's tokenizer, from the bytes that `gpt2_vocabulary` in gpt_lab_course/widgets/packs.py describes. */
export class Tokenizer {
  readonly mergeCount: number;
  #bytes: Uint8Array; // ID below 256 → byte
  #byteIds = new Uint8Array(256); // byte → ID
  #pairs: [number, number][]; // merge number → the IDs of its two tokens
  #mergeIds = new Map<number, number>(); // left · 2¹⁶ + right → ID of the merged token
  #pattern: RegExp;
  #pieces = new Map<string, number[]>(); // piece → IDs

  constructor(view: DataView) {
    const at = (offset: number, length = view.byteLength - offset) =>
      new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset + offset, length);
    this.#bytes = at(0, 256);
    this.#bytes.forEach((byte, id) => (this.#byteIds[byte] = id));
    this.mergeCount = view.getUint32(256, true);
    this.#pairs = Array.from({ length: this.mergeCount }, (_, n) => [
      view.getUint16(260 + 4 * n, true),
      view.getUint16(262 + 4 * n, true),
    ]);
    this.#pairs.forEach(([left, right], n) => this.#mergeIds.set(left * 65536 + right, 256 + n));
    this.#pattern = new RegExp(new TextDecoder().decode(at(260 + 4 * this.mergeCount)), "gu");
  }

  /** A token's bytes. */
  bytes(id: number): number[] {
    if (id < 256) return [this.#bytes[id]];
    const [left, right] = this.parts(id);
    return [...this.bytes(left), ...this.bytes(right)];
  }

  /** The two tokens that a merge joins. */
  parts(id: number): [number, number] {
    return this.#pairs[id - 256];
  }

  /** The pieces of a text; merges never cross their borders. */
  split(text: string): string[] {
    return text.match(this.#pattern) ?? [];
  }

  /** The IDs of one piece. */
  encodePiece(piece: string): number[] {
    const cached = this.#pieces.get(piece);
    if (cached) return cached;
    if (this.#pieces.size > 50_000) this.#pieces.clear(); // bounds the memory of a long session
    const ids = this.byteIds(piece);
    this.#merge(ids);
    const tokens = ids.filter((id) => id >= 0);
    this.#pieces.set(piece, tokens);
    return tokens;
  }

  encode(text: string): number[] {
    return this.split(text).flatMap((piece) => this.encodePiece(piece));
  }

  byteIds(piece: string): number[] {
    return Array.from(new TextEncoder().encode(piece), (byte) => this.#byteIds[byte]);
  }

  /**
   * A piece's tokens, step by step: its bytes, then the tokens after each merge, with the merge's index and
   * new token.
   */
  *steps(piece: string): Generator<MergeStep> {
    const ids = this.byteIds(piece);
    const merges = this.#merge([...ids]);
    yield { ids: [...ids] };
    for (const [i, id] of merges) {
      let j = i + 1;
      while (ids[j] < 0) j += 1;
      ids[i] = id;
      ids[j] = -1;
      const earlier = ids.slice(0, i).filter((other) => other >= 0);
      yield { ids: ids.filter((other) => other >= 0), at: earlier.length, merged: id };
    }
  }

  /**
   * Merges adjacent tokens in place, lowest rank first and then leftmost. The right token of a merge becomes
   * −1. Returns [index, new ID] of each merge. Takes n log n steps for n bytes, as BytePairTokenizer does in
   * Python.
   */
  #merge(ids: number[]): [number, number][] {
    const previous = ids.map((_, i) => i - 1);
    const following = ids.map((_, i) => i + 1);
    const heap = new Heap();
    const enqueue = (i: number) => {
      const id = this.#mergeIds.get(ids[i] * 65536 + ids[following[i]]);
      if (id !== undefined) heap.push(id * 2 ** 32 + i);
    };
    for (let i = 0; i + 1 < ids.length; i++) enqueue(i);
    const merges: [number, number][] = [];
    while (heap.size) {
      const next = heap.pop();
      const i = next % 2 ** 32;
      const id = Math.floor(next / 2 ** 32);
      const j = following[i];
      const [left, right] = this.parts(id);
      if (ids[i] !== left || ids[j] !== right) continue; // one of the two was merged meanwhile
      ids[i] = id;
      ids[j] = -1;
      following[i] = following[j];
      if (following[i] < ids.length) {
        previous[following[i]] = i;
        enqueue(i);
      }
      if (previous[i] >= 0) enqueue(previous[i]);
      merges.push([i, id]);
    }
    return merges;
  }
}
