// A run's past states: the run goes back to one of them, and computes the few steps from there again.

import type { State } from "./run.ts";

const [MOST, BYTES] = [32, 64 * 2 ** 20]; // states that are kept, and their memory

/** The first state, and states every so many steps from there: ever more, so that memory does not grow. */
export class History {
  readonly first: number;
  #states: State[];
  #every = 1;

  constructor(first: State) {
    this.first = first.step;
    this.#states = [first];
  }

  /** Whether the state after this step is to be kept. */
  wants(step: number): boolean {
    return (step - this.first) % this.#every === 0 &&
      !this.#states.some((state) => state.step === step);
  }

  keep(state: State) {
    this.#states.push(state);
    const most = Math.max(2, Math.min(MOST, Math.floor(BYTES / (24 * state.values.length))));
    while (this.#states.length > most) {
      this.#every *= 2;
      this.#states = this.#states.filter(({ step }) => (step - this.first) % this.#every === 0);
    }
  }

  /** The last state up to this step, which is not before the first. */
  before(step: number): State {
    return this.#states.filter((state) => state.step <= step)
      .reduce((a, b) => a.step > b.step ? a : b);
  }
}
