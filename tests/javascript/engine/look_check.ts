// A look inside shows what Python's GPT.activations shows with the same edits.

import assert from "node:assert/strict";
import { loadModel } from "../../../gpt_lab_course/engine/checkpoints.ts";
import { Session } from "../../../gpt_lab_course/engine/session.ts";
import { look } from "../../../gpt_lab_course/engine/look.ts";
import { bytes, json, relative, tensors } from "./cases.ts";

const model = loadModel(bytes("lab-model"));
const { ids, names, cases } = json("look.json");
const expected = tensors("look.safetensors");
const positions = ids.map((_: number, i: number) => i);
const [T, L, V] = [ids.length, model.config.n_layers, model.config.vocab_size];

const streams = Array.from({ length: L }, (_, block) => `blocks.${block}.output`);

const stored = (name: string) => {
  const found = expected.get(name);
  assert.ok(found, `Python wrote no ${name}`);
  return found;
};

Deno.test("parts silenced and patched, everywhere and at positions", async () => {
  assert.equal(cases.length, 13);
  for (const [i, { edits }] of cases.entries()) {
    const { activations, logits } = await look(new Session(model), {
      ...{ ids, edits, names, positions, logits: true },
    });
    assert.equal(Object.keys(activations).length, 3 * L + 2); // two sub-layers and the block
    for (const [name, { values, shape }] of Object.entries(activations)) {
      const their = stored(`${i}.${name}`);
      assert.deepEqual(shape, their.shape, name);
      const { relative: difference } = relative(values, their.values);
      assert.ok(difference < 1e-4, `case ${i}: ${name} differs by ${difference}`);
    }
    for (const t of positions) {
      const row = stored(`${i}.logits`).values.subarray(t * V, (t + 1) * V);
      assert.ok(relative(logits![t], row).relative < 1e-4, `case ${i}`);
    }
  }
});

Deno.test("the logit lens at every layer and position", async () => {
  for (const [i, { edits, lens: their }] of cases.entries()) {
    const { lens } = await look(new Session(model), {
      ...{ ids, edits, positions, lens: streams, words: 3 },
    });
    const { values } = stored(`${i}.lens`); // [L, T, 3]
    for (let at = 0; at < L * T * 3; at++) {
      const [block, t, n] = [Math.floor(at / T / 3), Math.floor(at / 3) % T, at % 3];
      const { id, probability } = lens[`blocks.${block}.output`][t][n];
      assert.ok(Math.abs(probability - values[at]) < 1e-4, `case ${i}, block ${block}, ${t}`);
      const rivals = [values[at - 1], values[at + 1]].map((p) => Math.abs(p - values[at]));
      if (n < 2 && Math.min(...rivals) > 1e-3) assert.equal(id, their[block][t][n]);
    }
  }
});
