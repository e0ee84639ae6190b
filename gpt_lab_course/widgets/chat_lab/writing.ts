// A text that a model writes, token by token, no faster than a reader reads.

import type { LookRequest } from "../../engine/messages.ts";
import type { Look } from "../kit/question.ts";

/** What stops a text at once. */
export class Halt {
  stopped = false;
  #wake = () => {};

  /** @param quit tells the model */
  constructor(readonly quit: () => void) {}

  stop() {
    this.quit();
    this.abandon();
  }

  /** Ends it because another question is asked: what the model does is no longer ours to stop. */
  abandon() {
    this.stopped = true;
    this.#wake();
  }

  /** Resolves when something has come, after so many milliseconds, or when it is stopped. */
  rest(milliseconds?: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (milliseconds !== undefined) setTimeout(resolve, milliseconds);
    });
  }

  wake() {
    this.#wake();
  }
}

/**
 * Yields the tokens of a request that writes.
 *
 * @param pace the milliseconds between two of them, at least
 */
export async function* stream(
  look: Look,
  request: LookRequest,
  halt: Halt,
  pace: number,
): AsyncGenerator<number> {
  const arrived: number[] = [];
  let [done, error]: [boolean, unknown] = [false, undefined];
  const whole = look(request, (more) => {
    arrived.push(...more);
    halt.wake();
  });
  whole.catch((problem) => error = problem).then(() => {
    done = true;
    halt.wake();
  });
  while (!halt.stopped) {
    const id = arrived.shift();
    if (id !== undefined) {
      yield id;
      if (pace) await halt.rest(pace);
    } else if (error) throw error;
    else if (done) return;
    else await halt.rest();
  }
}
