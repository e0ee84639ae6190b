// The lab model's tokenizer, as in gpt_lab/lab_model/tokenizer.py: GPT-2's, reduced to the few thousand tokens
// that the model's texts need.

import { END_OF_TEXT, Tokenizer } from "./byte_pair.ts";

/** From the bytes that `lab_vocabulary` in gpt_lab_course/widgets/packs.py describes. */
export class LabTokenizer {
  /** How many tokens there are, the end-of-text token among them. */
  readonly vocab_size: number;
  /** The ID of the token that stands before each document. */
  readonly end_of_text: number;
  #tokenizer: Tokenizer;
  #gpt2: number[];

  constructor(view: DataView) {
    const size = view.getUint32(0, true);
    const end = 4 + 2 * size;
    this.#gpt2 = Array.from({ length: size }, (_, n) => view.getUint16(4 + 2 * n, true));
    this.#tokenizer = new Tokenizer(
      new DataView(view.buffer, view.byteOffset + end, view.byteLength - end),
    );
    this.end_of_text = size - 1;
    this.vocab_size = size;
  }

  /** The IDs of a text. `<|endoftext|>` in it is ordinary text. */
  encode(text: string): number[] {
    return this.#tokenizer.encode(text);
  }

  /** A token's bytes. */
  bytes(id: number): number[] {
    if (!(Number.isInteger(id) && 0 <= id && id < this.vocab_size)) {
      throw new RangeError(`no token has the ID ${id}; there are 0 to ${this.vocab_size - 1}`);
    }
    return id === this.end_of_text
      ? [...new TextEncoder().encode(END_OF_TEXT)]
      : this.#tokenizer.bytes(id);
  }

  /** The text of tokens; invalid UTF-8 becomes U+FFFD. */
  decode(ids: Iterable<number>): string {
    const bytes = Array.from(ids, (id) => this.bytes(id)).flat();
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(bytes));
  }

  /** The IDs that GPT-2 has for these tokens. */
  gpt2_ids(ids: Iterable<number>): number[] {
    return Array.from(ids, (id) => (this.bytes(id), this.#gpt2[id]));
  }
}
