// The model's file: its digest, and its weights by Python's names.

import assert from "node:assert/strict";
import { openCheckpoint } from "../../../gpt_lab_course/engine/checkpoints.ts";
import { look } from "../../../gpt_lab_course/engine/look.ts";
import { numbers, readSafetensors } from "../../../gpt_lab_course/engine/safetensors.ts";
import { Session } from "../../../gpt_lab_course/engine/session.ts";
import { digestOf, sha256 } from "../../../gpt_lab_course/engine/sha256.ts";
import { bytes, json, tensors } from "./cases.ts";

const hex = (digest: Uint8Array) =>
  Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");

Deno.test("SHA-256 is hashlib's, by the browser and without it", async () => {
  const cases: [string, string][] = json("digests.json");
  assert.equal(cases.length, 133);
  for (const [content, expected] of cases) {
    const data = Uint8Array.from(content.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    assert.equal(hex(digestOf(data)), expected, `${data.length} bytes`);
    assert.equal(await sha256(data), expected);
  }
});

Deno.test("all weights are Python's, and their integers and steps the file's", async () => {
  const content = bytes("lab-model");
  const { model, weights } = openCheckpoint(content);
  const expected = tensors("weights.safetensors");
  const stored = readSafetensors(content).tensors;
  const found = (await look(new Session(model), { weights: ["*"] }, undefined, weights)).weights!;
  assert.deepEqual(Object.keys(found).sort(), [...expected.keys()].sort());
  for (const [name, { values, shape, quantized }] of Object.entries(found)) {
    assert.deepEqual(shape, expected.get(name)?.shape, name);
    assert.deepEqual(values, expected.get(name)?.values, name); // exactly
    assert.equal(quantized !== undefined, shape.length === 2);
    if (!quantized) continue;
    const file = stored.get(name)!;
    assert.deepEqual(new Uint8Array(quantized.integers.buffer), file.bytes.slice(), name);
    assert.deepEqual(quantized.step, numbers(stored.get(`${name}.step`)!), name);
  }
  const only = await look(new Session(model), { weights: ["blocks.0.norm_*"] }, undefined, weights);
  assert.equal(Object.keys(only.weights!).length, 4);
});
