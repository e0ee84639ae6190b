// The runs of a lab: what has been started, how far each is, and what can be done with those in hand.

import type { RunEvents, Start, StepRecord, TrainingRun } from "../kit/trainer.ts";
import { endOf, type Knob, KNOBS, type Sizes } from "./challenges.ts";
import { symbolOf } from "./verdict.ts";

/** What a run is made of. */
export interface Plan {
  task: string;
  /** The knob that was raised; undefined for the small model and for sizes of the reader's own. */
  knob?: Knob;
  own: boolean;
  sizes: Sizes;
  seed: number;
  steps: number;
  start: Start;
}

export interface Trained extends Plan {
  /** Its place among the colors, which no other run has. */
  color: number;
  parameters: number;
  /** The loss of each step so far. */
  losses: number[];
  accuracy: number;
  rate: number;
  state: "training" | "resting" | "failed";
  problem: string;
  run: TrainingRun;
}

type Open = (start: Start, events: RunEvents) => TrainingRun;

export const COLORS = 6;

export const isDone = ({ losses, steps }: Trained) => losses.length >= steps;

/** The loss at a run's end, or so far. */
export const lossOf = ({ losses }: Trained) => endOf(losses);

/** A run's name: what is special about it. */
export function nameOf({ knob, own, sizes, start }: Trained): string {
  if (own) {
    return `${KNOBS.map((knob) => sizes[knob]).join(" / ")}, rate ${start.settings?.learning_rate}`;
  }
  return knob ? `${symbolOf(knob)} = ${sizes[knob]}` : "small model";
}

export class Lab {
  runs: Trained[] = [];
  /** The runs that the buttons are about: those that were started together. */
  inHand: Trained[] = [];

  /** @param changed called after each change, with the run */
  constructor(readonly open: Open, readonly changed: (run?: Trained) => void) {}

  /** Starts runs, which take the place of those in hand. The oldest make room. */
  begin(plans: readonly Plan[], kept: readonly Trained[], until?: number) {
    this.pause();
    const begun = plans.map((plan) => this.#begin(plan));
    this.inHand = [...kept, ...begun];
    for (const { run } of begun) run.train(until);
    this.changed();
  }

  #begin(plan: Plan): Trained {
    while (this.runs.length >= COLORS) this.remove(this.runs[0]);
    const taken = new Set(this.runs.map(({ color }) => color));
    const color = Array.from({ length: COLORS }, (_, i) => i).find((i) => !taken.has(i)) ?? 0;
    const one: Trained = {
      ...{ ...plan, color, parameters: 0, losses: [], accuracy: 0, rate: 0, state: "training" },
      ...{ problem: "", run: undefined as unknown as TrainingRun },
    };
    one.run = this.open(plan.start, {
      ready: (_, parameters) => one.parameters = parameters,
      progress: (records) => this.#add(one, records),
      paused: () => {
        if (one.state === "training") one.state = "resting";
        this.changed(one);
      },
      failed: (message) => {
        [one.state, one.problem] = ["failed", message];
        this.changed(one);
      },
    });
    this.runs.push(one);
    return one;
  }

  #add(one: Trained, records: readonly StepRecord[]) {
    for (const { step, loss, accuracy, learning_rate } of records) {
      if (step !== one.losses.length + 1) continue; // from before it went back
      one.losses.push(loss);
      [one.accuracy, one.rate] = [accuracy, learning_rate];
    }
    this.changed(one);
  }

  /** Ends a run, and forgets it. */
  remove(one: Trained) {
    one.run.end();
    const others = (runs: Trained[]) => runs.filter((other) => other !== one);
    [this.runs, this.inHand] = [others(this.runs), others(this.inHand)];
    this.changed();
  }

  /** Those in hand that have steps to make. */
  get unfinished(): Trained[] {
    return this.inHand.filter((one) => one.state !== "failed" && !isDone(one));
  }

  get training(): boolean {
    return this.inHand.some(({ state }) => state === "training");
  }

  /** The step of the run in hand that is behind the others. */
  get step(): number {
    return Math.min(...this.inHand.map(({ losses }) => losses.length));
  }

  pause() {
    for (const { run, state } of this.inHand) if (state === "training") run.pause();
  }

  /** Trains those in hand on, up to a step if one is given. */
  train(until?: number) {
    for (const one of this.unfinished) {
      if (until !== undefined && one.losses.length >= until) continue;
      one.state = "training";
      one.run.train(until);
    }
    this.changed();
  }

  /** Takes those in hand back to a step. */
  back(step: number) {
    for (const one of this.inHand) {
      if (one.losses.length <= step) continue;
      one.losses.length = Math.max(0, step);
      if (one.state === "failed") [one.state, one.problem] = ["resting", ""];
      one.run.back(step);
    }
    this.changed();
  }

  end() {
    for (const { run } of this.runs.splice(0)) run.end();
    this.inHand = [];
  }
}
