// One run in the worker: its past states, what it has to do next, and what has to be told.

import { readConfig } from "../config.ts";
import { modelFile, readModelFile, readRunFile, runFile } from "./checkpoints.ts";
import { History } from "./history.ts";
import type { OpenMessage } from "./messages.ts";
import { Run, type StepRecord } from "./run.ts";
import { readSettings } from "./settings.ts";

export class Trainer {
  readonly run: Run;
  /** The step up to which it trains. */
  until = 0;
  /** What waits for the end of the step that is being made. */
  readonly waiting: (() => void)[] = [];
  /** The records that have not been sent. */
  records: StepRecord[] = [];
  /** When they were sent the last time. */
  sent = 0;
  readonly #history: History;
  #known = 0; // the step up to which the page has the records
  #every: number;
  #step: Generator<void> | undefined; // the step that is being made

  constructor(open: OpenMessage) {
    const { data, heldOut, start, evaluate_every, tuning, model, saved } = open;
    if (tuning && !model) {
      throw new RangeError("some weights are trained of a model, and none came");
    }
    const [config, settings] = [readConfig(open.config), readSettings(open.settings)];
    this.run = new Run(config, settings, data, heldOut, start, tuning);
    if (model) readModelFile(model, this.run.parameters);
    if (saved) readRunFile(saved, this.run);
    this.#every = evaluate_every ?? 10;
    if (!(Number.isInteger(this.#every) && this.#every >= 1)) {
      throw new RangeError(`evaluate_every=${evaluate_every} is not an integer of 1 or more`);
    }
    this.until = this.#known = this.run.step;
    this.#history = new History(this.run.state);
  }

  /** Whether there is a step to make, or to finish. */
  get active(): boolean {
    return this.#step !== undefined || this.run.step < this.until;
  }

  /** Whether the run can be saved, looked at and changed: no step is being made, or made again. */
  get settled(): boolean {
    return this.#step === undefined && this.run.step >= this.#known;
  }

  /** Trains up to a step, at most to the last. */
  train(until = Infinity) {
    this.until = Math.max(this.#known, Math.min(until, this.run.settings.steps));
  }

  /** Trains no further than the step that is being made. */
  pause() {
    this.until = this.#known;
  }

  /** Goes back to a step, at most to the first: to a state that was kept before it, and on, so that it has a gradient. */
  back(step: number) {
    const { first } = this.#history;
    step = Math.max(first, Math.min(step, this.run.step));
    this.run.state = this.#history.before(Math.max(first, step - 1));
    this.until = this.#known = step;
  }

  /** Does a part of a step. Returns whether the step is complete. */
  work(): boolean {
    const step = this.#step ??= this.#update();
    this.#step = undefined; // if it throws, the run stays at the step before
    if (step.next().done) return true;
    this.#step = step;
    return false;
  }

  *#update(): Generator<void> {
    const { run } = this;
    const record = yield* run.update();
    if (this.#history.wants(run.step)) this.#history.keep(run.state);
    if (run.step <= this.#known) return;
    this.#known = run.step;
    if (run.step % this.#every === 0 || run.step === run.settings.steps) {
      const held_out = yield* run.heldOutLoss();
      if (held_out !== undefined) record.held_out = held_out;
    }
    this.records.push(record);
  }

  /** The run's file, or the model's. */
  file(what: "model" | "run"): Uint8Array<ArrayBuffer> {
    return what === "run" ? runFile(this.run) : modelFile(this.run);
  }
}
