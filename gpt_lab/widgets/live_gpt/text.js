// The text as tokens, which the reader types and the model extends.

/** @typedef {import("../../engine/lab_tokenizer.ts").LabTokenizer} LabTokenizer */

/** Tokens with an undo history. */
export class Draft {
  /** @type {number[][]} */
  #before = [];

  /** @param {LabTokenizer} tokenizer @param {number[]} ids */
  constructor(tokenizer, ids) {
    this.tokenizer = tokenizer;
    this.ids = ids;
  }

  get text() {
    return this.tokenizer.decode(this.ids);
  }

  /** Whether there is something to undo. */
  get changed() {
    return this.#before.length > 0;
  }

  /** Replaces the text by what the reader typed, and clears the undo history. @param {string} text */
  type(text) {
    this.#before = [];
    this.ids = this.tokenizer.encode(text);
  }

  /** Adds the current tokens to the undo history. */
  mark() {
    this.#before.push(this.ids);
  }

  /** @param {number[]} more */
  append(more) {
    this.ids = [...this.ids, ...more];
  }

  undo() {
    this.ids = this.#before.pop() ?? this.ids;
  }
}
