// The page's trainer: one worker, however many widgets and runs, started when the first run is opened. It works from
// the asset "trainer" (packs.trainer_script).

import type { LookRequest } from "../../engine/messages.ts";
import type { FromTrainer, OpenMessage, ToTrainer } from "../../engine/train/messages.ts";
import type { StepRecord } from "../../engine/train/run.ts";
import type { Model } from "./page.ts";
import { type Connection, startScript, tellHidden } from "./worker.ts";

export type { StepRecord };

/** What a run starts with; `messages.ts` says what each part is. */
export type Start = Omit<OpenMessage, "type" | "run">;

/** What happens to a run, in the order in which it happens. */
export interface RunEvents {
  /** It can be trained. `step` is 0, or that of the file where it continues. */
  ready?: (step: number, parameters: number) => void;
  /** Some steps are made, at most every 50 ms. */
  progress: (records: StepRecord[]) => void;
  /** It rests at a step: as asked for, or at its end, or after going back. */
  paused: (step: number) => void;
  /** It cannot go on: a sentence for the reader. */
  failed: (message: string) => void;
}

type Answer<Type extends "saved" | "seen"> = Extract<FromTrainer, { type: Type }>;
/** What the model is and says at a step. */
export type Seen = Answer<"seen">;

interface Pending {
  resolve: (answer: Answer<"saved" | "seen">) => void;
  reject: (error: Error) => void;
}

/** The page's trainer, which the bundles of several widgets share. */
export function trainerHost(): TrainerHost {
  const page = globalThis as unknown as Record<symbol, TrainerHost>;
  return page[Symbol.for("gpt-lab trainer 1")] ??= new TrainerHost();
}

export class TrainerHost {
  #count = 0;
  #runs = new Map<number, { events: RunEvents; pending: Map<number, Pending> }>();
  #worker: Connection<ToTrainer, FromTrainer> | undefined;
  #starting: Promise<void> | undefined;
  #queued: ToTrainer[] = [];

  /** Opens a run. @param model whose page or kernel has the script */
  open(model: Model, start: Start, events: RunEvents): TrainingRun {
    const run = this.#count += 1;
    const pending = new Map<number, Pending>();
    this.#runs.set(run, { events, pending });
    this.#post({ ...start, type: "open", run });
    this.#starting ??= this.#start(model);
    return new TrainingRun(run, (message) => this.#post(message), pending, () => {
      this.#runs.delete(run);
    });
  }

  #post(message: ToTrainer) {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#queued.push(message);
  }

  async #start(model: Model) {
    try {
      this.#worker = await startScript<ToTrainer, FromTrainer>(model, "trainer", "gptLabTrainer");
      this.#worker.onmessage = ({ data }) => this.#receive(data);
      tellHidden((message) => this.#post(message));
      for (const message of this.#queued.splice(0)) this.#post(message);
    } catch (error) {
      this.#starting = undefined; // so that the next run starts it again
      this.#queued = [];
      const message = error instanceof Error ? error.message : "the trainer did not start";
      for (const [run, { pending, events }] of [...this.#runs]) {
        this.#runs.delete(run);
        for (const { reject } of pending.values()) reject(new Error(message));
        events.failed(message);
      }
    }
  }

  #receive(message: FromTrainer) {
    if (message.type === "hello") return;
    const run = this.#runs.get(message.run);
    if (!run) return; // it has ended
    const { events, pending } = run;
    if (message.type === "ready") events.ready?.(message.step, message.parameters);
    else if (message.type === "progress") events.progress(message.records);
    else if (message.type === "paused") events.paused(message.step);
    else if (message.type === "failed") events.failed(message.message);
    else {
      const question = pending.get(message.id);
      pending.delete(message.id);
      if (message.type === "error") question?.reject(new Error(message.message));
      else question?.resolve(message);
    }
  }
}

/** A run, as a widget has it. Whoever opened it ends it: the worker keeps its states until then. */
export class TrainingRun {
  #id = 0;

  constructor(
    readonly number: number,
    readonly post: (message: ToTrainer) => void,
    readonly pending: Map<number, Pending>,
    readonly forget: () => void,
  ) {}

  /** Trains up to a step, to the end if none is given. */
  train(until?: number) {
    this.post({ type: "train", run: this.number, until });
  }

  /** Rests after the step that is being made. */
  pause() {
    this.post({ type: "pause", run: this.number });
  }

  /** Goes back to a step, and rests there. */
  back(step: number) {
    this.post({ type: "back", run: this.number, step });
  }

  /** A file: the model, which `gpt_lab.load` opens, or the run, which `open` continues. */
  save(what: "model" | "run"): Promise<Answer<"saved">> {
    return this.#ask((id) => ({ type: "save", run: this.number, id, what }));
  }

  /** Asks the model as it is between two steps; `gradients` names parameters. */
  look(request: LookRequest, gradients?: string[]): Promise<Seen> {
    return this.#ask((id) => ({ type: "look", run: this.number, id, request, gradients }));
  }

  /** The worker forgets it. What was asked and is not answered stays unanswered. */
  end() {
    this.post({ type: "end", run: this.number });
    this.pending.clear();
    this.forget();
  }

  #ask<A extends Answer<"saved" | "seen">>(question: (id: number) => ToTrainer): Promise<A> {
    const id = this.#id += 1;
    this.post(question(id));
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve: resolve as Pending["resolve"], reject });
    });
  }
}
