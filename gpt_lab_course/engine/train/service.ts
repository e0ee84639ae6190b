// Training as a service: messages in, messages out (messages.ts has their types), in a worker of its own. Runs take
// turns, step by step; between the parts of a step the messages are read.

import { openCheckpoint } from "../checkpoints.ts";
import { generate } from "../generation.ts";
import { look } from "../look.ts";
import { Session } from "../session.ts";
import type { FromTrainer, Gradients, LookMessage, ToTrainer } from "./messages.ts";
import { Trainer } from "./trainer.ts";

export interface Port {
  postMessage(message: FromTrainer, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToTrainer>) => void) | null;
}

type Question = Extract<ToTrainer, { type: "back" | "save" | "look" }>;

const TURN = 8; // milliseconds of work, after which messages are read
const FRAME = 50; // milliseconds for which records are collected

export class TrainingService {
  #trainers = new Map<number, Trainer>(); // by run, the next one first
  #busy = false;
  #hidden = false;
  #resume = () => {};
  #channel = new MessageChannel();
  #turn = 0; // when messages were last read

  constructor(readonly port: Port) {
    port.onmessage = ({ data }) => this.#receive(data);
  }

  #receive(message: ToTrainer) {
    if (message.type === "hidden") {
      this.#hidden = message.hidden;
      if (!this.#hidden) this.#resume();
      return;
    }
    const { run } = message;
    try {
      if (message.type === "open") {
        this.#trainers.delete(run);
        const trainer = new Trainer(message);
        this.#trainers.set(run, trainer);
        const parameters = trainer.run.parameters.values.length;
        this.port.postMessage({ type: "ready", run, step: trainer.run.step, parameters });
      } else if (message.type === "end") this.#trainers.delete(run);
      else this.#ask(message);
    } catch (error) {
      if ("id" in message) this.#refuse(message, error);
      else this.port.postMessage({ type: "failed", run, message: messageOf(error) });
    }
  }

  /** Does what is asked of a run. All but to train waits for the end of the step that is being made. */
  #ask(message: Question | Extract<ToTrainer, { type: "train" | "pause" }>) {
    const { run } = message;
    const trainer = this.#trainers.get(run);
    if (!trainer) throw new RangeError(`there is no run ${run}`);
    if (message.type === "train") trainer.train(message.until);
    else if (message.type === "pause") trainer.pause();
    else {
      trainer.waiting.push(() => this.#answer(trainer, message));
      if (!trainer.settled) return;
      this.#settle(trainer);
      if (message.type !== "back") return;
    }
    if (trainer.active) this.#work();
    else this.#pause(run, trainer);
  }

  #answer(trainer: Trainer, message: Question) {
    const { run } = message;
    if (message.type === "back") {
      this.#tell(run, trainer);
      trainer.back(message.step);
    } else if (message.type === "save") {
      const [bytes, { step }] = [trainer.file(message.what), trainer.run];
      this.port.postMessage({ type: "saved", run, id: message.id, step, bytes }, [bytes.buffer]);
    } else this.#look(trainer, message);
  }

  /** Does what has waited for the end of a step. */
  #settle(trainer: Trainer) {
    for (const act of trainer.waiting.splice(0)) act();
  }

  async #look(trainer: Trainer, message: LookMessage) {
    const { run, id, request, gradients: names = [] } = message;
    try {
      const { step } = trainer.run;
      const gradients: Gradients = {};
      for (const name of names) gradients[name] = trainer.run.gradient(name);
      const { model, weights } = openCheckpoint(trainer.file("model")); // as it is now
      const { ids = [], write } = request;
      const sampling = { ...request.sampling, seed: write?.seed };
      const written = write && [...generate(model, ids, write.count, sampling)];
      const answer = await look(new Session(model), request, undefined, weights);
      this.port.postMessage({ type: "seen", run, id, step, gradients, ...answer, written });
    } catch (error) {
      this.#refuse(message, error);
    }
  }

  #refuse({ run, id }: { run: number; id: number }, error: unknown) {
    this.port.postMessage({ type: "error", run, id, message: messageOf(error) });
  }

  /** Trains, as long as a run has steps to make. */
  async #work() {
    if (this.#busy) return;
    this.#busy = true;
    for (let next; (next = [...this.#trainers].find(([, { active }]) => active));) {
      const [run, trainer] = next;
      await this.#yieldToEvents();
      if (this.#trainers.get(run) !== trainer || !trainer.active) continue;
      try {
        if (!trainer.work()) continue;
      } catch (error) {
        this.#tell(run, trainer);
        trainer.pause();
        this.#settle(trainer);
        this.port.postMessage({ type: "failed", run, message: messageOf(error) });
        continue;
      }
      this.#trainers.delete(run); // behind the others
      this.#trainers.set(run, trainer);
      if (performance.now() - trainer.sent >= FRAME) this.#tell(run, trainer);
      if (trainer.settled) this.#settle(trainer);
      if (!trainer.active) this.#pause(run, trainer);
    }
    this.#busy = false;
  }

  #pause(run: number, trainer: Trainer) {
    this.#tell(run, trainer);
    this.port.postMessage({ type: "paused", run, step: trainer.run.step });
  }

  #tell(run: number, trainer: Trainer) {
    const records = trainer.records.splice(0);
    if (records.length) this.port.postMessage({ type: "progress", run, records });
    trainer.sent = performance.now();
  }

  /** Reads the messages that have come, if the last time is a while ago; waits while the page is hidden. */
  async #yieldToEvents() {
    if (performance.now() - this.#turn < TURN) return;
    await new Promise((resolve) => {
      this.#channel.port1.onmessage = resolve;
      this.#channel.port2.postMessage(0);
    });
    if (this.#hidden) await new Promise<void>((resolve) => (this.#resume = resolve));
    this.#turn = performance.now();
  }
}

const messageOf = (error: unknown) => error instanceof Error ? error.message : String(error);
