// What Python wrote for these tests: see tests/engine_cases.py.

import assert from "node:assert/strict";
import { numbers, readSafetensors } from "../../../gpt_lab_course/engine/safetensors.ts";

const FOLDER = Deno.env.get("GPT_LAB_CASES");
if (!FOLDER) {
  throw new Error(
    "GPT_LAB_CASES is not set: pytest tests/programs/test_engine.py runs these tests",
  );
}

export const bytes = (name: string): Uint8Array<ArrayBuffer> =>
  Deno.readFileSync(`${FOLDER}/${name}`);

export const view = (name: string) => new DataView(bytes(name).buffer);

// deno-lint-ignore no-explicit-any
export const json = (name: string): any => JSON.parse(Deno.readTextFileSync(`${FOLDER}/${name}`));

/** A file's tensors by name. */
export function tensors(name: string) {
  const { tensors: found } = readSafetensors(bytes(name));
  return new Map([...found].map(([key, stored]) => [key, { ...stored, values: numbers(stored) }]));
}

/**
 * The largest difference, over 1 or over the largest expected number; minus infinities must be the same.
 */
export function relative(found: Float32Array, expected: Float32Array) {
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
