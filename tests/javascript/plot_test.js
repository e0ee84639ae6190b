// Where numbers are drawn, and which of them an axis names.

import assert from "node:assert/strict";
import { steps } from "../../gpt_lab_course/widgets/kit/controls.ts";
import { decimal } from "../../gpt_lab_course/widgets/kit/format.ts";
import { line, scale, ticks } from "../../gpt_lab_course/widgets/kit/plot.ts";

Deno.test("an axis has round numbers, all within its range", () => {
  assert.deepEqual(ticks(-6, 6, 12), [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual(ticks(-0.25, 1.25, 3), [0, 0.5, 1]);
  assert.deepEqual(ticks(-0.5, 1.5, 7), [-0.5, 0, 0.5, 1, 1.5]);
  assert.deepEqual(ticks(0, 0.3, 3), [0, 0.1, 0.2, 0.3]);
  assert.deepEqual(ticks(0, 73, 4), [0, 20, 40, 60]);
});

Deno.test("places are proportional, also where an axis goes down", () => {
  const down = scale([0, 10], [100, 0]);
  assert.deepEqual([0, 2.5, 10, 12].map(down), [100, 75, 0, -20]);
  assert.equal(line([[0, 1], [1 / 3, 2]]), "M0 1L0.33 2");
});

Deno.test("steps have no tails, and no number is minus zero", () => {
  assert.deepEqual(steps(-0.3, 0.3, 0.1), [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]);
  assert.deepEqual([-0.17, -0.04, 2, 0].map((n) => decimal(n, 1)), ["−0.2", "0.0", "2.0", "0.0"]);
});
