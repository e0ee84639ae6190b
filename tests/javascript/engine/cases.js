// What Python wrote for these tests: see tests/engine_cases.py.

import assert from "node:assert/strict";
import { numbers, readSafetensors } from "../../../gpt_lab/engine/safetensors.ts";

const FOLDER = Deno.env.get("GPT_LAB_CASES");
if (!FOLDER) {
  throw new Error(
    "GPT_LAB_CASES is not set: pytest tests/programs/test_engine.py runs these tests",
  );
}

/** @param {string} name @returns {Uint8Array<ArrayBuffer>} */
export const bytes = (name) => Deno.readFileSync(`${FOLDER}/${name}`);

/** @param {string} name */
export const view = (name) => new DataView(bytes(name).buffer);

/** @param {string} name @returns {any} */
export const json = (name) => JSON.parse(Deno.readTextFileSync(`${FOLDER}/${name}`));

/** A file's tensors by name. @param {string} name */
export function tensors(name) {
  const { tensors: found } = readSafetensors(bytes(name));
  return new Map([...found].map(([key, stored]) => [key, { ...stored, values: numbers(stored) }]));
}

/**
 * The largest difference, over 1 or over the largest expected number; minus infinities must be the same.
 *
 * @param {Float32Array} found
 * @param {Float32Array} expected
 */
export function relative(found, expected) {
  assert.equal(found.length, expected.length);
  let [largest, difference] = [Number.MIN_VALUE, 0];
  for (let i = 0; i < found.length; i++) {
    if (found[i] === expected[i]) {
      if (Number.isFinite(found[i])) largest = Math.max(largest, Math.abs(found[i]));
      continue;
    }
    const one = Math.abs(found[i] - expected[i]);
    assert.ok(Number.isFinite(one), `${found[i]} is not ${expected[i]}`);
    difference = Math.max(difference, one);
    largest = Math.max(largest, Math.abs(expected[i]));
  }
  return { absolute: difference, relative: difference / largest };
}
