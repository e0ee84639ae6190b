// Training as a service: what a run is does not depend on pauses, reloads, or what else the worker does.

import assert from "node:assert/strict";
import { openCheckpoint } from "../../gpt_lab_course/engine/checkpoints.ts";
import { readConfig } from "../../gpt_lab_course/engine/config.ts";
import { readModelFile } from "../../gpt_lab_course/engine/train/checkpoints.ts";
import { Batches } from "../../gpt_lab_course/engine/train/data.ts";
import { History } from "../../gpt_lab_course/engine/train/history.ts";
import type {
  FromTrainer,
  OpenMessage,
  ToTrainer,
} from "../../gpt_lab_course/engine/train/messages.ts";
import { Parameters } from "../../gpt_lab_course/engine/train/parameters.ts";
import type { StepRecord } from "../../gpt_lab_course/engine/train/run.ts";
import { type Port, TrainingService } from "../../gpt_lab_course/engine/train/service.ts";

const CONFIG = { vocab_size: 11, context_length: 8, d_model: 8, n_heads: 2, n_layers: 2 };
const STEPS = 60;
const ids = Int32Array.from({ length: 400 }, (_, i) => (i * i + 3 * i) % 11);
const OPEN: OpenMessage = {
  type: "open",
  run: 1,
  config: CONFIG,
  settings: { steps: STEPS, batch_size: 4, seed: 3, learning_rate: 0.01 },
  data: { ids },
  heldOut: { ids: ids.slice(7, 100) },
};

/** A worker, as a page sees it. */
class Page {
  messages: FromTrainer[] = [];
  readonly port: Port;
  #read = 0;
  #wake = () => {};

  constructor() {
    this.port = {
      onmessage: null,
      postMessage: (message) => {
        this.messages.push(structuredClone(message));
        this.#wake();
      },
    };
    new TrainingService(this.port);
  }

  send(message: ToTrainer) {
    this.port.onmessage?.({ data: structuredClone(message) } as MessageEvent<ToTrainer>);
  }

  /** The next message of a type that has not been awaited. */
  async next<Type extends FromTrainer["type"]>(type: Type) {
    for (;;) {
      while (this.#read < this.messages.length) {
        const message = this.messages[this.#read++];
        if (message.type === type) return message as Extract<FromTrainer, { type: Type }>;
      }
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  records(run = 1): StepRecord[] {
    return this.messages.flatMap((message) =>
      message.type === "progress" && message.run === run ? message.records : []
    );
  }

  async file(what: "model" | "run", run = 1) {
    this.send({ type: "save", run, id: 9, what });
    return (await this.next("saved")).bytes;
  }
}

async function whole(open = OPEN) {
  const page = new Page();
  page.send(open);
  page.send({ type: "train", run: open.run });
  assert.equal((await page.next("paused")).step, STEPS);
  return page;
}

const reference = await whole();
const [records, file] = [reference.records(), await reference.file("run")];

Deno.test("a run learns, and tells of each step once", () => {
  assert.deepEqual(records.map(({ step }) => step), Array.from({ length: STEPS }, (_, i) => i + 1));
  assert.ok(records[STEPS - 1].loss < 0.9 * records[0].loss, `${records[STEPS - 1].loss}`);
  const measured = records.filter(({ held_out }) => held_out !== undefined);
  assert.deepEqual(measured.map(({ step }) => step), [10, 20, 30, 40, 50, 60]);
});

Deno.test("the same seed gives the same run in a second worker, another one another", async () => {
  assert.deepEqual(await (await whole()).file("run"), file);
  const other = await whole({ ...OPEN, settings: { ...OPEN.settings, seed: 4 } });
  assert.notEqual(other.records()[0].loss, records[0].loss);
});

Deno.test("a run with pauses and single steps is the same", async () => {
  const page = new Page();
  page.send(OPEN);
  for (const until of [1, 2, 17]) {
    page.send({ type: "train", run: 1, until });
    assert.equal((await page.next("paused")).step, until);
  }
  page.send({ type: "train", run: 1 });
  await page.next("progress");
  page.send({ type: "pause", run: 1 });
  const { step } = await page.next("paused");
  assert.equal(page.records().at(-1)!.step, step);
  page.send({ type: "train", run: 1 });
  await page.next("paused");
  assert.deepEqual(page.records(), records);
  assert.deepEqual(await page.file("run"), file);
});

Deno.test("a run that is saved and opened again continues to the last bit", async () => {
  const page = new Page();
  page.send(OPEN);
  page.send({ type: "train", run: 1, until: 23 });
  await page.next("paused");
  const saved = await page.file("run");
  const reloaded = new Page();
  reloaded.send({ ...OPEN, saved });
  assert.equal((await reloaded.next("ready")).step, 23);
  reloaded.send({ type: "train", run: 1 });
  await reloaded.next("paused");
  assert.deepEqual([...page.records(), ...reloaded.records()], records);
  assert.deepEqual(await reloaded.file("run"), file);
  const other = { ...OPEN, settings: { ...OPEN.settings, learning_rate: 0.02 } };
  reloaded.send({ ...other, saved });
  assert.match((await reloaded.next("failed")).message, /of a run with another settings/);
  reloaded.send({ ...OPEN, data: { ids: ids.slice(1) }, saved });
  assert.match((await reloaded.next("failed")).message, /of a run with another data/);
});

Deno.test("a run that went back goes the same way again", async () => {
  const page = new Page();
  page.send(OPEN);
  page.send({ type: "train", run: 1, until: 50 });
  await page.next("paused");
  for (const step of [49, 31, 30, 7, 0]) {
    page.send({ type: "back", run: 1, step });
    assert.equal((await page.next("paused")).step, step);
  }
  assert.equal(page.records().length, 50, "no step is told again on the way back");
  page.send({ type: "train", run: 1 });
  await page.next("paused");
  assert.deepEqual(page.records().slice(50), records);
  assert.deepEqual(await page.file("run"), file);
});

Deno.test("back and forth while it trains", async () => {
  const page = new Page();
  page.send(OPEN);
  page.send({ type: "train", run: 1 });
  await page.next("progress");
  page.send({ type: "back", run: 1, step: 1 });
  page.send({ type: "look", run: 1, id: 1, request: { ids: [1, 2] } });
  assert.equal((await page.next("paused")).step, 1);
  page.send({ type: "train", run: 1 });
  page.send({ type: "pause", run: 1 });
  await page.next("paused");
  page.send({ type: "train", run: 1 });
  await page.next("paused");
  assert.deepEqual(await page.file("run"), file);
});

Deno.test("two runs in turns are what each is alone; a new one takes a number over", async () => {
  const page = new Page();
  page.send(OPEN);
  page.send({ ...OPEN, run: 2, settings: { ...OPEN.settings, seed: 8 } });
  page.send({ type: "train", run: 1 });
  page.send({ type: "train", run: 2 });
  page.send({ ...OPEN, run: 2, settings: { ...OPEN.settings, seed: 4 } });
  await page.next("paused");
  page.send({ type: "train", run: 2 });
  await page.next("paused");
  assert.deepEqual(page.records(1), records);
  const alone = await whole({ ...OPEN, settings: { ...OPEN.settings, seed: 4 } });
  assert.deepEqual(page.records(2), alone.records());
  page.send({ type: "end", run: 2 });
  page.send({ type: "save", run: 2, id: 4, what: "run" });
  assert.match((await page.next("error")).message, /there is no run 2/);
});

Deno.test("nothing is trained while the page is hidden", async () => {
  const page = new Page();
  page.send(OPEN);
  page.send({ type: "hidden", hidden: true });
  page.send({ type: "train", run: 1 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual(page.messages.map(({ type }) => type), ["ready"]);
  page.send({ type: "hidden", hidden: false });
  assert.equal((await page.next("paused")).step, STEPS);
});

Deno.test("a look shows the model as it is: activations, gradients, and what it writes", async () => {
  const page = await whole();
  const request = { ids: [1, 2, 3], names: ["blocks.1.attention.weights"], words: 3 };
  page.send({
    ...{ type: "look", run: 1, id: 5 },
    request: { ...request, write: { count: 4, seed: 1 } },
    gradients: ["norm.weight"],
  });
  const seen = await page.next("seen");
  assert.equal(seen.step, STEPS);
  assert.deepEqual(seen.activations["blocks.1.attention.weights"].shape, [2, 3, 3]);
  assert.equal(seen.written?.length, 4);
  assert.ok(seen.gradients["norm.weight"].values.some((x) => x !== 0));
  const { model } = openCheckpoint(await page.file("model"));
  assert.deepEqual(seen.words![0][0].id, largest(model.nextLogits([1, 2, 3])));
  page.send({ type: "look", run: 1, id: 6, request: {}, gradients: ["x.weight"] });
  const { id, message } = await page.next("error");
  assert.deepEqual([id, message], [6, "the model has no x.weight"]);
});

Deno.test("a step is told down to the number, also after going back to it", async () => {
  const name = "blocks.0.feed_forward.up.weight";
  const page = new Page();
  page.send(OPEN);
  const at = async (step: number, type: "train" | "back") => {
    page.send(type === "train" ? { type, run: 1, until: step } : { type, run: 1, step });
    await page.next("paused");
    page.send({ type: "look", run: 1, id: step, request: {}, gradients: [name] });
    return (await page.next("seen")).gradients[name];
  };
  const [before, after] = [await at(29, "train"), await at(30, "train")];
  const { learning_rate } = page.records()[29];
  after.weight.forEach((now, i) => { // by hand: decay 0.1, betas 0.9 and 0.95
    const g = after.values[i];
    const m = 0.9 * before.average[i] + 0.1 * g, v = 0.95 * before.square[i] + 0.05 * g * g;
    assert.ok(Math.abs(m - after.average[i]) + Math.abs(v - after.square[i]) < 1e-12);
    const step = m / (1 - 0.9 ** 30) / (Math.sqrt(v / (1 - 0.95 ** 30)) + 1e-8);
    const was = before.weight[i] * (1 - 0.1 * learning_rate);
    assert.ok(Math.abs(was - learning_rate * step - now) < 1e-12);
  });
  await at(45, "train");
  assert.deepEqual(await at(30, "back"), after);
  assert.ok((await at(0, "back")).values.every((g) => g === 0), "there was no step");
});

const largest = (logits: Float32Array) => logits.indexOf(Math.max(...logits));

Deno.test("a run begins with the weights of a file", async () => {
  const model = await reference.file("model");
  const page = new Page();
  page.send({ ...OPEN, model });
  page.send({ type: "train", run: 1, until: 1 });
  await page.next("paused");
  assert.ok(page.records()[0].loss < 0.9 * records[0].loss);
  page.send({ ...OPEN, config: { ...CONFIG, d_ff: 5 }, model });
  assert.match(
    (await page.next("failed")).message,
    /feed_forward.up.weight is \[8,32\], not \[8,5\]/,
  );
});

Deno.test("what cannot be trained is refused in a sentence", async () => {
  const wrong: [Partial<OpenMessage>, RegExp][] = [
    [{ config: { ...CONFIG, n_heads: 3 } }, /d_head=2\.66.* is not an integer/],
    [{ config: { ...CONFIG, n_kv_heads: 3 } }, /n_heads=2 is not divisible by n_kv_heads=3/],
    [{ config: { ...CONFIG, positions: "rotary" } }, /positions=rotary is not learned/],
    [{ settings: { learning_rate: 0 } }, /learning_rate=0 is not above 0/],
    [{ settings: { steps: 5, warm_up: 5 } }, /warm_up=5 is not below steps=5/],
    [{ settings: { seed: -1 } }, /seed=-1 is not an integer of 0 or more/],
    [{ settings: { batch_size: NaN } }, /batch_size=NaN is not an integer of 1 or more/],
    [{ settings: { rate: 1 } as object }, /no setting rate; there are seed, /],
    [{ data: { ids: ids.slice(0, 8) } }, /the text has 8 tokens; a row takes 9/],
    [{ data: { ids: Int32Array.of(...ids, 11) } }, /token ID 11 is outside the vocabulary, 0 … 10/],
    [{ data: { ids, row: 10 } }, /row=10 is not 2 … 9 tokens/],
    [{ data: { ids, row: 7 } }, /400 tokens are not rows of 7/],
    [{ data: { ids, row: 5, scored: new Uint8Array(400) } }, /row 0 has nothing to predict/],
    [{ data: { ids, scored: new Uint8Array(400) } }, /scored without row/],
    [{ start: "zeros" as "gpt2" }, /start=zeros is not fan-in or gpt2/],
    [{ evaluate_every: 0 }, /evaluate_every=0 is not an integer of 1 or more/],
    [{ model: new Uint8Array(4) }, /is not whole/],
  ];
  for (const [change, message] of wrong) {
    const page = new Page();
    page.send({ ...OPEN, ...change });
    assert.match((await page.next("failed")).message, message);
  }
});

Deno.test("a loss that explodes stops the run before the weights are spoiled", async () => {
  const page = new Page();
  page.send({ ...OPEN, settings: { ...OPEN.settings, learning_rate: 1e200, warm_up: 0 } });
  page.send({ type: "train", run: 1 });
  assert.match((await page.next("failed")).message, /in step \d+ is not a finite number: the run/);
  page.send({ type: "back", run: 1, step: 0 });
  assert.equal((await page.next("paused")).step, 0);
});

Deno.test("each row is drawn as often as any other", () => {
  const rows = Int32Array.from({ length: 20 }, (_, i) => Math.floor(i / 2));
  const batches = new Batches({ ids: rows, row: 2 }, readConfig(CONFIG), 100);
  const counts = new Array(10).fill(0);
  for (let step = 0; step < 100; step++) {
    for (const id of batches.batch(1, 1, step).ids) counts[id]++;
  }
  const chi2 = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  assert.ok(chi2 < 27.9, `${counts}`); // 9 degrees of freedom, p = 0.001
});

Deno.test("past states take no more memory after 5,000 steps than after 50", () => {
  const state = (step: number) => {
    const numbers = new Float64Array(10);
    return { step, values: numbers, average: numbers, square: numbers };
  };
  const history = new History(state(100));
  let kept = 0;
  for (let step = 101; step <= 5100; step++) {
    if (!history.wants(step)) continue;
    history.keep(state(step));
    kept += 1;
  }
  const states = new Set(Array.from({ length: 5001 }, (_, i) => history.before(100 + i).step));
  assert.ok(16 <= states.size && states.size <= 32, `${states.size}`);
  assert.ok(states.has(100) && kept < 200);
  assert.ok(Math.max(...states) > 4900);
});

Deno.test("a model's file is read back as it was written", async () => {
  const content = await reference.file("model");
  const { model } = openCheckpoint(content);
  const parameters = new Parameters(model.config);
  readModelFile(content, parameters);
  assert.deepEqual(new Float32Array(parameters.get("norm.weight")!.values), model.norm.weight);
});
