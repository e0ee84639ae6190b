// Texts as tokens: IDs, templates and names. What was computed last is remembered.

import { END_OF_TEXT } from "../../engine/byte_pair.ts";
import type { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { hex, textOf, tokenTemplate } from "./text.ts";

/** A tokenizer: LabTokenizer, or GPT-2's own. */
export type Encoder = Pick<LabTokenizer, "bytes" | "encode"> & Partial<LabTokenizer>;
const REMEMBERED = 16; // a widget has one or two texts, and goes back and forth between examples

export class Tokens<T extends Encoder = LabTokenizer> {
  #remembered = new Map<string, number[]>();
  #templates = new Map<number, unknown>();

  constructor(readonly tokenizer: T) {}

  /** The tokens of a text. The same text has the same array. */
  of(text: string): number[] {
    return this.#remember(`text ${text}`, () => this.tokenizer.encode(text));
  }

  /** The model's input: the end-of-text token, which starts every document, then the text. */
  input(text: string): number[] {
    return this.#remember(`input ${text}`, () => [this.end, ...this.of(text)]);
  }

  #remember(key: string, make: () => number[]): number[] {
    const known = this.#remembered.get(key);
    if (known) return known;
    const ids = make();
    this.#remembered.set(key, ids);
    if (this.#remembered.size > REMEMBERED) {
      const [oldest] = this.#remembered.keys();
      this.#remembered.delete(oldest);
    }
    return ids;
  }

  /** The end-of-text token. */
  get end(): number {
    return this.tokenizer.end_of_text as number;
  }

  /** A token as a template, with signs for whitespace. */
  template(id: number): unknown {
    if (!this.#templates.has(id)) {
      this.#templates.set(id, tokenTemplate(this.tokenizer.bytes(id)));
    }
    return this.#templates.get(id);
  }

  /** Whether a token's bytes are complete characters. */
  isText(id: number): boolean {
    return textOf(this.tokenizer.bytes(id)) !== undefined;
  }

  /** A token as plain text, or its bytes if they are not complete characters. */
  plain(id: number): string {
    const bytes = this.tokenizer.bytes(id);
    return textOf(bytes) ?? hex(bytes);
  }

  /** A token as a row or column heading: short, without its leading space. */
  name(id: number): string {
    const text = this.plain(id);
    if (id === this.tokenizer.end_of_text) return END_OF_TEXT;
    const short = text.trim() || JSON.stringify(text).slice(1, -1).replaceAll(" ", "␣");
    return [...short].length > 10 ? `${[...short].slice(0, 9).join("")}…` : short;
  }
}
