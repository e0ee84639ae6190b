// One training of the shipped model, from its start to a model that all widgets of the page can ask.

import type { FromEngine, OwnModel, OwnSnapshot } from "../../engine/messages.ts";
import { writeSafetensors } from "../../engine/safetensors.ts";
import type { GPTConfig } from "../../engine/config.ts";
import type { Declared } from "../kit/declared.ts";
import type { Kit } from "../kit/kit.ts";
import { type StepRecord, trainerHost, type TrainingRun } from "../kit/trainer.ts";
import { type Plan, startOf } from "./plan.ts";

export class Trial {
  plan: Plan | undefined;
  records: StepRecord[] = [];
  phase: "none" | "opening" | "training" | "paused" | "done" = "none";
  /** Why it stopped, as a sentence. */
  problem = "";
  /** Its model on the page, once there is one. */
  snapshot: OwnSnapshot | undefined;
  /** The model's file, as gpt_lab.load opens it. */
  file: Blob | undefined;
  #run: TrainingRun | undefined;
  #turn = 0;

  /** @param title what the model is called where it is used */
  constructor(
    readonly kit: Kit<Declared>,
    readonly name: OwnModel,
    readonly title: string,
    readonly onModel: () => void = () => {},
  ) {
    kit.onCleanup(() => this.#end());
  }

  /** Trains the shipped model anew. */
  async start(plan: Plan) {
    this.#end();
    const turn = this.#turn;
    this.plan = plan;
    this.records = [];
    this.problem = "";
    this.phase = "opening";
    this.kit.redraw();
    try {
      const { tokens, model } = this.kit;
      const config = this.kit.data<GPTConfig>("config");
      const file = await shippedFile(this.kit, config);
      if (turn !== this.#turn) return;
      const encode = (text: string) => tokens.tokenizer.encode(text);
      const start = startOf(plan, { encode, end: tokens.end, config, model: file });
      this.#run = trainerHost().open(model, start, {
        progress: (records) => this.#during(turn, () => this.records.push(...records)),
        paused: () => this.#during(turn, () => this.#keep(turn)),
        failed: (message) => this.#during(turn, () => this.#fail(message)),
      });
      this.phase = "training";
      this.#run.train();
    } catch (error) {
      this.#during(turn, () => this.#fail(messageOf(error)));
    }
  }

  pause() {
    this.#run?.pause();
  }

  resume() {
    if (this.phase !== "paused") return;
    this.phase = "training";
    this.#run?.train();
    this.kit.redraw();
  }

  /** Back to the shipped model: nothing of the training is left. */
  undo() {
    this.#end();
    Object.assign(this, { plan: undefined, records: [], problem: "", phase: "none" });
    Object.assign(this, { snapshot: undefined, file: undefined });
    this.kit.client?.host.forget(this.name);
    this.kit.redraw();
  }

  /** Whether it is at work. */
  get busy() {
    return this.phase === "opening" || this.phase === "training";
  }

  #during(turn: number, act: () => void) {
    if (turn !== this.#turn) return; // another one has begun
    act();
    this.kit.redraw();
  }

  /** Gives the page the model as it is now. */
  async #keep(turn: number) {
    const [run, plan] = [this.#run, this.plan];
    if (!run || !plan) return;
    try {
      const { bytes, step } = await run.save("model");
      const file = new Blob([bytes]); // the bytes go to the model's worker
      if (turn !== this.#turn) return;
      const snapshot = await this.kit.client?.host.keep(this.name, bytes, this.title);
      this.#during(turn, () => {
        [this.snapshot, this.file] = [snapshot, file];
        this.phase = step < plan.steps ? "paused" : "done";
        if (this.phase === "done") this.#end(false);
        this.onModel();
      });
    } catch (error) {
      this.#during(turn, () => this.#fail(messageOf(error)));
    }
  }

  #fail(message: string) {
    this.problem = `The training stopped: ${message}.`;
    this.phase = "none";
    this.#end(false);
  }

  #end(supersede = true) {
    if (supersede) this.#turn += 1;
    this.#run?.end();
    this.#run = undefined;
  }
}

const messageOf = (error: unknown) => error instanceof Error ? error.message : String(error);

/** The weights of the page's model as a file in 32 bits, for the trainer. */
async function shippedFile({ client, ...kit }: Kit<Declared>, config: GPTConfig) {
  if (!client) throw new Error("there is no model");
  client.load();
  type Seen = Extract<FromEngine, { type: "seen" }>;
  const { weights = {} } = await new Promise<Seen>((resolve, reject) => {
    const source = { model: kit.model, page: kit.page };
    const channel = client.host.client(source, (message) => { // not the widget's own, which asks other things
      if (message.type === "seen") resolve(message);
      else if (message.type === "error") reject(new Error(message.message));
      else return;
      channel.end();
    });
    channel.look(1, { weights: ["*"] });
  });
  const metadata = { config: JSON.stringify(config), format: "gpt_lab checkpoint 2" };
  const tensors = Object.entries(weights).map(([name, { shape, values }]) => ({
    ...{ name, shape, values },
  }));
  return writeSafetensors(metadata, tensors);
}
