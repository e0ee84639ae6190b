// What the settings make of the lab: the task at hand, the next run, and what a challenge's runs have shown.

import type { Kit } from "../kit/kit.ts";
import { trainerHost } from "../kit/trainer.ts";
import {
  type ChallengeName,
  CHALLENGES,
  type Knob,
  KNOBS,
  type Sizes,
  sizesOf,
} from "./challenges.ts";
import { DECLARED } from "./declared.ts";
import { countOf, problemOf } from "./knobs.ts";
import { isDone, Lab, lossOf, type Plan, type Trained } from "./lab.ts";
import { problemOf as problemOfText, textTask } from "./letters.ts";
import { type Task, TASKS } from "./tasks.ts";
import { type Recorded, verdict } from "./verdict.ts";

type State = Kit<typeof DECLARED>["state"];

export class Bench {
  readonly lab: Lab;
  readonly recorded: Record<ChallengeName, Recorded>;
  #tasks = new Map<string, Task>();

  /** @param changed called after each change of a run */
  constructor(readonly kit: Kit<typeof DECLARED>, changed: (run?: Trained) => void) {
    this.recorded = kit.data("_recorded");
    this.lab = new Lab((start, events) => trainerHost().open(kit.model, start, events), changed);
    kit.onCleanup(() => this.lab.end());
  }

  get #state() {
    return this.kit.state;
  }

  /** The challenge at hand; a text of the reader's has none. */
  get challenge(): ChallengeName | undefined {
    return this.#state.task === "text" ? undefined : this.#state.task;
  }

  /** Whether the sizes are the reader's own. */
  get own(): boolean {
    return this.#state.own || this.#state.task === "text";
  }

  get sizes(): Sizes {
    const { d_model, n_heads, n_layers, d_ff } = this.#state;
    return { d_model, n_heads, n_layers, d_ff };
  }

  /** The knob that the reader has chosen. */
  get knob(): Knob | undefined {
    return this.#state.knob === "none" ? undefined : this.#state.knob;
  }

  /** The sizes of the next run. */
  get nextSizes(): Sizes {
    const { challenge } = this;
    return this.own || !challenge ? this.sizes : sizesOf(CHALLENGES[challenge], this.knob);
  }

  /** By what runs know their task. */
  get #key(): string {
    return this.#state.task === "text" ? `text ${this.#state.own_text}` : this.#state.task;
  }

  /** The task at hand; none for a text that cannot be learned. */
  get task(): Task | undefined {
    const { task, own_text: text } = this.#state;
    const found = this.#tasks.get(this.#key);
    if (found || (task === "text" && problemOfText(text))) return found;
    const made = task === "text" ? textTask(text) : TASKS[task]();
    this.#tasks.set(this.#key, made);
    return made;
  }

  /** The runs of the task at hand. */
  get runs(): Trained[] {
    return this.lab.runs.filter(({ task }) => task === this.#key);
  }

  /** The parameters of a model of some sizes for the task at hand. */
  count(sizes: Sizes): number {
    const { task } = this;
    return task ? countOf(sizes, task.tokens.length, task.context).total : 0;
  }

  /** Why the next run cannot be started; undefined if it can. */
  get obstacle(): string | undefined {
    if (!this.task) return problemOfText(this.#state.own_text);
    if (!this.own) return this.knob ? undefined : "Choose a knob first.";
    return problemOf(this.sizes, this.count(this.sizes));
  }

  #plan(task: Task, sizes: Sizes, knob?: Knob, model?: Uint8Array<ArrayBuffer>): Plan {
    const { challenge, own } = this;
    const { seed, learning_rate, steps } = this.#state;
    const { training } = challenge ? CHALLENGES[challenge] : DECLARED.constants.text;
    const settings = {
      ...training,
      ...(own ? { learning_rate, steps } : {}),
      ...{ seed, weight_decay: 0 },
    };
    const config = { vocab_size: task.tokens.length, context_length: task.context, ...sizes };
    return {
      ...{ task: this.#key, knob, own, sizes, seed, steps: settings.steps },
      start: { config, settings, data: task.data, model },
    };
  }

  /** The challenge's run of the small model, or of a raised knob, with the seed at hand, if there is one. */
  runOf(knob?: Knob): Trained | undefined {
    const { seed } = this.#state;
    return this.runs.find((one) => !one.own && one.knob === knob && one.seed === seed);
  }

  /** Starts the next run, in a challenge beside that of the small model; up to a step if one is given. */
  begin(until?: number) {
    const { task, challenge, lab } = this;
    if (!task) return;
    if (this.own || !challenge) {
      lab.begin([this.#plan(task, this.sizes)], [], until);
      return;
    }
    const base = this.runOf();
    const plans = [undefined, this.knob].slice(base ? 1 : 0)
      .map((knob) => this.#plan(task, sizesOf(CHALLENGES[challenge], knob), knob));
    lab.begin(plans, base ? [base] : [], until);
    if (base && until === undefined) lab.train(); // it may have been taken back
  }

  /** Opens the model in a file as a run that has not made a step. */
  open(sizes: Sizes, model: Uint8Array<ArrayBuffer>) {
    const { task } = this;
    if (task) this.lab.begin([this.#plan(task, sizes, undefined, model)], [], 0);
  }

  /** Whether the runs in hand are those that the settings describe. */
  get inHand(): boolean {
    const { lab, own } = this;
    const one = lab.inHand.at(-1);
    if (!one || lab.inHand.every(({ state }) => state === "failed")) return false;
    const { seed, learning_rate, steps } = this.#state;
    if (one.task !== this.#key || one.own !== own || one.seed !== seed) return false;
    if (!own) return one.knob === this.knob;
    return one.steps === steps && one.start.settings?.learning_rate === learning_rate &&
      KNOBS.every((knob) => one.sizes[knob] === this.sizes[knob]);
  }

  /** What a knob's run and the small model's have shown, once both are done. */
  shownBy(knob: Knob | undefined) {
    const { challenge } = this;
    const [base, raised] = [this.runOf(), knob && this.runOf(knob)];
    if (!knob || !challenge || !base || !raised || !isDone(base) || !isDone(raised)) return;
    const ends = { base: lossOf(base), raised: lossOf(raised) };
    return verdict(challenge, knob, ends, this.recorded[challenge]);
  }
}

/** A reader's changes, with what follows: a task brings its sizes and settings, and no knob is chosen. */
export function following(changes: Partial<State>, { task }: State): Partial<State> {
  if (changes.task === undefined || changes.task === task) return changes;
  const { base, training: { learning_rate, steps } } = changes.task === "text"
    ? DECLARED.constants.text
    : CHALLENGES[changes.task];
  return { ...base, learning_rate, steps, knob: "none", ...changes };
}
