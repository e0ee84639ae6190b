// Every gradient against PyTorch's in float64.

import assert from "node:assert/strict";
import { readConfig } from "../../../gpt_lab_course/engine/config.ts";
import { doubles, readSafetensors } from "../../../gpt_lab_course/engine/safetensors.ts";
import { readModelFile } from "../../../gpt_lab_course/engine/train/checkpoints.ts";
import { finish, TrainedGPT } from "../../../gpt_lab_course/engine/train/gpt.ts";
import { Parameters } from "../../../gpt_lab_course/engine/train/parameters.ts";
import { bytes, json } from "../engine/cases.ts";
import { relative } from "./relative.ts";

const LIMIT = 1e-12; // of the largest number of each gradient

for (const name of json("models.json") as string[]) {
  Deno.test(`gradients of the model "${name}"`, () => {
    const content = bytes(`${name}.safetensors`);
    const config = readConfig(JSON.parse(readSafetensors(content).metadata.config));
    const parameters = new Parameters(config);
    readModelFile(content, parameters);
    const { B, T, ids, targets } = json(`${name}.json`);
    const model = new TrainedGPT(config, parameters, B, T);
    const batch = { ids: Int32Array.from(ids), targets: Int32Array.from(targets) };
    const { tensors } = readSafetensors(bytes(`${name}-gradients.safetensors`));
    const expected = (key: string) => doubles(tensors.get(key)!);
    for (let pass = 0; pass < 2; pass++) { // nothing is left over from the first
      const loss = finish(model.lossAndGradient(batch));
      assert.ok(relative([loss], expected("loss")) < LIMIT, `${loss}, not ${expected("loss")}`);
      assert.equal(parameters.all.length, tensors.size - 1);
      for (const { name: key, gradient } of parameters.all) {
        const error = relative(gradient, expected(key));
        assert.ok(error < LIMIT, `the gradient of ${key} is off by ${error}`);
      }
    }
  });
}
