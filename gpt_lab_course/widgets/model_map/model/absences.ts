// What is left of the answer without a head: the model reads the text once more when somebody points at an arc.

import { parseCut } from "../cuts.ts";
import type { MapKit } from "../level.ts";
import { ownOf } from "../own.ts";

const MOST = 200; // marks whose absence is remembered

export class Absences {
  readonly #left = new Map<string, number>();

  /** @param answer the token whose chance is asked for, if the model has time */
  constructor(
    private readonly kit: MapKit,
    private readonly answer: () => number | false | undefined,
  ) {}

  readonly left = (part: string) => this.#left.get(this.#key(part));

  /**
   * Has the model read the text without a head, if its card does not show what is left then.
   * @returns whether there is a new number
   */
  async measure(part: string | undefined, shown: number): Promise<boolean> {
    const { state, tokens, client } = this.kit;
    const answer = this.answer();
    if (!part?.includes("heads") || shown >= 2 || state.cuts.length) return false;
    if (answer === false || answer === undefined || client?.status.state !== "ready") return false;
    const key = this.#key(part);
    const { part: name, position } = parseCut(part);
    const seen = await this.kit.look({
      ...{ ids: tokens.input(state.text), edits: [{ part: name, at: [position!] }] },
      chances: [answer],
      ...(this.#snapshot === "100" ? {} : { snapshot: this.#snapshot }),
    });
    if (!seen?.chances) return false;
    if (this.#left.size > MOST) this.#left.clear();
    this.#left.set(key, seen.chances.logits[0][0]);
    return true;
  }

  get #snapshot() {
    return ownOf(this.kit).snapshot ?? this.kit.state.snapshot;
  }

  readonly #key = (part: string) => `${this.#snapshot} ${this.kit.state.text} ${part}`;
}
