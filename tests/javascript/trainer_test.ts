// The page's trainer, where workers are forbidden: what is asked of a run is answered, and no other run hears of it.

import assert from "node:assert/strict";
import { openCheckpoint } from "../../gpt_lab_course/engine/checkpoints.ts";
import { TrainingService } from "../../gpt_lab_course/engine/train/service.ts";
import type { Model } from "../../gpt_lab_course/widgets/kit/page.ts";
import {
  type Start,
  type StepRecord,
  TrainerHost,
} from "../../gpt_lab_course/widgets/kit/trainer.ts";

const page = { hidden: false, addEventListener: (_: string, act: () => void) => hide = act };
let hide = () => {};
Object.assign(globalThis, {
  Worker: undefined,
  document: page,
  gptLabTrainer: (port: MessagePort) => new TrainingService(port),
});

const START: Start = {
  config: { vocab_size: 11, context_length: 4, d_model: 8, n_heads: 2, n_layers: 1 },
  settings: { steps: 30, batch_size: 4 },
  data: { ids: Int32Array.from({ length: 90 }, (_, i) => (i * i) % 11) },
};

/** A model whose only asset is an empty script, or one that says why there is none. */
function source(error?: string): Model {
  let listen = (..._: unknown[]) => {};
  return {
    get: () => undefined,
    set() {},
    save_changes() {},
    on: (_, listener) => listen = listener,
    off() {},
    send: (message) => listen({ ...message, error }, [new DataView(new ArrayBuffer(0))]),
  };
}

/** A run and what it says: `until` waits for the next rest, or the reason why there is none. */
function opened(host: TrainerHost, start = START, model = source()) {
  const records: StepRecord[] = [];
  let rested = Promise.withResolvers<number>();
  const run = host.open(model, start, {
    progress: (more) => records.push(...more),
    paused: (step) => rested.resolve(step),
    failed: (message) => rested.reject(new Error(message)),
  });
  const until = () => rested.promise.finally(() => rested = Promise.withResolvers());
  return { run, records, until };
}

Deno.test("a run is trained, looked at, saved and taken back beside another", async () => {
  const host = new TrainerHost();
  const [one, other] = [opened(host), opened(host)];
  one.run.train(7);
  other.run.train();
  assert.equal(await one.until(), 7);
  assert.equal(await other.until(), 30);
  assert.deepEqual(one.records, other.records.slice(0, 7));
  const seen = await one.run.look({ ids: [1, 4, 9], words: 3 }, ["norm.bias"]);
  assert.equal(seen.step, 7);
  assert.equal(seen.words?.[0].length, 3);
  assert.equal(seen.gradients["norm.bias"].values.length, 8);
  await assert.rejects(one.run.look({ ids: [1] }, ["norm.bia"]), /no norm\.bia/);
  const { bytes } = await one.run.save("model");
  assert.equal(openCheckpoint(bytes).model.config.d_model, 8);
  one.run.back(3);
  assert.equal(await one.until(), 3);
  one.run.end();
  other.run.back(29);
  assert.equal(await other.until(), 29);
  other.run.train();
  assert.equal(await other.until(), 30);
});

Deno.test("nothing is trained while the page is hidden", async () => {
  const start = { ...START, settings: { steps: 3000, batch_size: 4 } };
  const { run, records, until } = opened(new TrainerHost(), start);
  run.train(1);
  await until();
  const show = (hidden: boolean) => {
    page.hidden = hidden;
    hide();
  };
  show(true);
  run.train();
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.ok(records.length < 1000, `${records.length} steps`); // of one turn
  show(false);
  assert.equal(await until(), 3000);
});

Deno.test("what cannot be a run, and a script that does not come, are said", async () => {
  const host = new TrainerHost();
  await assert.rejects(opened(host, START, source("no such file")).until(), /no such file/);
  const wrong = { ...START, settings: { steps: 0 } };
  await assert.rejects(opened(host, wrong).until(), /steps=0 is not an integer of 1 or more/);
  const again = opened(host); // after a script that did not come, too
  again.run.train(1);
  assert.equal(await again.until(), 1);
});
