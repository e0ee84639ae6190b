// The text as tokens, as the reader types it and as the model writes it.

/** @typedef {import("../../engine/lab_tokenizer.js").LabTokenizer} LabTokenizer */

/** Tokens and what they were, so that what was done can be undone. */
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

  /** The reader typed: what was written before cannot be undone any more. @param {string} text */
  type(text) {
    this.#before = [];
    this.ids = this.tokenizer.encode(text);
  }

  /** From here on it can be undone. */
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
