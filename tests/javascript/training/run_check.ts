// Whole runs against PyTorch's in float64: 1, 20 and 200 steps of AdamW.

import assert from "node:assert/strict";
import { readConfig } from "../../../gpt_lab_course/engine/config.ts";
import { doubles, readSafetensors } from "../../../gpt_lab_course/engine/safetensors.ts";
import { readModelFile } from "../../../gpt_lab_course/engine/train/checkpoints.ts";
import { finish } from "../../../gpt_lab_course/engine/train/gpt.ts";
import { Run } from "../../../gpt_lab_course/engine/train/run.ts";
import { readSettings } from "../../../gpt_lab_course/engine/train/settings.ts";
import { bytes, json } from "../engine/cases.ts";
import { relative } from "./relative.ts";

// Of the largest number of each tensor. Rounding grows with the steps.
const LIMITS: Record<number, number> = { 1: 1e-11, 20: 1e-10, 200: 1e-9 };

Deno.test("a run has the losses and the weights of PyTorch's", () => {
  const { config, settings, data, records } = json("run.json");
  const run = new Run(readConfig(config), readSettings(settings), {
    row: data.row,
    ids: Int32Array.from(data.ids),
    scored: Uint8Array.from(data.scored),
  });
  readModelFile(bytes("run-start.safetensors"), run.parameters);
  const { tensors } = readSafetensors(bytes("run-weights.safetensors"));
  while (run.step < settings.steps) {
    const { step, loss, gradient_norm } = finish(run.update());
    const expected = records[step - 1];
    const off = relative([loss, gradient_norm], [expected.loss, expected.gradient_norm]);
    assert.ok(off < LIMITS[200], `step ${step}: ${loss}, ${gradient_norm} are off by ${off}`);
    if (!(step in LIMITS)) continue;
    for (const { name, values } of run.parameters.all) {
      const error = relative(values, doubles(tensors.get(`${step}.${name}`)!));
      assert.ok(error < LIMITS[step], `${name} is off by ${error} after ${step} steps`);
    }
  }
  assert.ok(records[199].loss < 0.5 * records[0].loss, `it has learned: ${records[199].loss}`);
});
