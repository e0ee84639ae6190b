// Fine-tuning of some weights, and LoRA, against `gpt_lab.tuning` in float64.

import assert from "node:assert/strict";
import { readConfig } from "../../../gpt_lab_course/engine/config.ts";
import { loadModel } from "../../../gpt_lab_course/engine/checkpoints.ts";
import { doubles, readSafetensors } from "../../../gpt_lab_course/engine/safetensors.ts";
import { modelFile, readModelFile } from "../../../gpt_lab_course/engine/train/checkpoints.ts";
import { finish } from "../../../gpt_lab_course/engine/train/gpt.ts";
import { Run } from "../../../gpt_lab_course/engine/train/run.ts";
import { readSettings } from "../../../gpt_lab_course/engine/train/settings.ts";
import { bytes, json } from "../engine/cases.ts";
import { relative } from "./relative.ts";

const LIMIT = 1e-9; // of the largest number of each tensor

for (const name of json("tunings.json") as string[]) {
  Deno.test(`the page tunes as Python does: ${name}`, () => {
    const { tuning, settings, data, losses, last } = json(`tuning ${name}.json`);
    const start = bytes(`tuning ${name}-start.safetensors`);
    const config = readConfig(JSON.parse(readSafetensors(start).metadata.config));
    const rows = {
      ...data,
      ids: Int32Array.from(data.ids),
      scored: Uint8Array.from(data.scored),
    };
    const run = new Run(config, readSettings(settings), rows, undefined, undefined, tuning);
    readModelFile(start, run.parameters);
    const shipped = loadModel(modelFile(run)).nextLogits([36, 5, 7]);
    const frozen = run.parameters.all.filter(({ gradient }) => !gradient.length)
      .map((parameter) => [parameter, parameter.values.slice()] as const);
    const found = [];
    while (run.step < settings.steps) found.push(finish(run.update()).loss);
    assert.ok(relative(found, losses) < LIMIT, `losses ${found}, not ${losses}`);
    assert.ok(losses[19] < 0.9 * losses[0]);
    for (const [{ name, values }, before] of frozen) assert.deepEqual(values, before, name);

    const { tensors } = readSafetensors(bytes(`tuning ${name}.safetensors`));
    const trained = run.parameters.trained;
    assert.equal(2 * trained.length, tensors.size);
    const { values } = run.parameters;
    const merged = loadModel(modelFile(run)).nextLogits([36, 5, 7]);
    assert.ok(relative(merged, shipped) > 1e-3, "it says something else");
    for (let pass = 0; pass < 2; pass++) { // the second time, the frozen part is not computed again
      finish(run.model.lossAndGradient(run.batches.batch(0, 1, 0)));
      for (const { name: key, values, gradient } of trained) {
        for (const [what, ours] of [[key, values], [`gradient ${key}`, gradient]] as const) {
          const error = relative(ours, doubles(tensors.get(what)!));
          assert.ok(error < LIMIT, `${what} is off by ${error}`);
        }
      }
    }
    assert.equal(values.length, trained.reduce((sum, one) => sum + one.values.length, 0));
    const { losses: each } = finish(run.update());
    assert.ok(relative(each!, last) < LIMIT, `${each}, not ${last}`);
  });
}
