// Earlier settings, so that each change can be undone.

import type { Values } from "../kit/declared.ts";

/** The settings as they were before each change. The steps of a slider are one change. */
export class History {
  #past: Values[] = [];
  #now: Values | undefined;
  /** The slider that was moved last. */
  #moved: string | undefined;

  constructor(readonly sliders: readonly string[]) {}

  /** Records the current settings. */
  note(now: Values) {
    const before = this.#now;
    this.#now = now;
    if (!before) return;
    const changed = Object.keys(now).filter((name) => now[name] !== before[name]);
    if (!changed.length) return;
    const [name] = changed;
    const goesOn = changed.length === 1 && name === this.#moved;
    this.#moved = changed.length === 1 && this.sliders.includes(name) ? name : undefined;
    if (!goesOn) this.#past.push(before);
  }

  /** Whether there is something to undo. */
  get any() {
    return this.#past.length > 0;
  }

  /** The settings before the last change, which is forgotten. */
  back(): Values {
    this.#moved = undefined;
    return this.#now = this.#past.pop() ?? this.#now ?? {};
  }
}
