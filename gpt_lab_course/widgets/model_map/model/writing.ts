// Enter writes the likeliest word behind the text, now or when it is known.

import type { MapKit } from "../level.ts";
import type { Seen } from "./reader.ts";

export class Writer {
  /** The text to which a word is to be added. */
  #text: string | undefined;

  /** @param onEnd called with a text after which the model writes its end */
  constructor(readonly kit: MapKit, readonly onEnd: (text: string) => void) {}

  next() {
    this.#text = this.kit.state.text;
    this.kit.redraw();
  }

  ifKnown({ now }: Seen) {
    const { state, tokens } = this.kit;
    if (this.#text !== state.text) this.#text = undefined; // it was changed, or reset, meanwhile
    const isCurrent = String(tokens.input(state.text).slice(-now.ids.length)) === String(now.ids);
    if (this.#text === undefined || !isCurrent) return;
    this.#text = undefined;
    queueMicrotask(() => this.write(now.next[0][0]));
  }

  /** Adds a word; the end of a text is only told, since nothing comes after it. */
  readonly write = (id: number) => {
    this.kit.state.station = -1;
    if (id === this.kit.tokens.end) this.onEnd(this.kit.state.text);
    else this.kit.append(id);
  };
}
