// The text as tokens, which the reader types and the model extends.

import type { LabTokenizer } from "../../engine/lab_tokenizer.ts";

/** Tokens with an undo history. */
export class Draft {
  #before: number[][] = [];
  #ids: number[] = [];
  #text = "";

  constructor(readonly tokenizer: Pick<LabTokenizer, "encode" | "decode">, ids: number[]) {
    this.#set(ids);
  }

  /** The tokens, a new array whenever they change. */
  get ids() {
    return this.#ids;
  }

  get text() {
    return this.#text;
  }

  /** Whether there is something to undo. */
  get changed() {
    return this.#before.length > 0;
  }

  /**
   * Replaces the text by another, of which there is nothing to undo.
   *
   * @param ids its tokens, if they are its tokens and not those of another text
   */
  replace(text: string, ids: number[]) {
    this.#before = [];
    this.#set(ids);
    if (this.#text !== text) this.#set(this.tokenizer.encode(text));
  }

  /** Adds the current tokens to the undo history. */
  mark() {
    this.#before.push(this.#ids);
  }

  /** Keeps the first tokens and appends others. */
  append(more: readonly number[], kept = this.#ids.length) {
    this.#set([...this.#ids.slice(0, kept), ...more]);
  }

  undo() {
    this.#set(this.#before.pop() ?? this.#ids);
  }

  #set(ids: number[]) {
    this.#ids = ids;
    this.#text = this.tokenizer.decode(ids);
  }
}
