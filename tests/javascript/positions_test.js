// Which positions of a text are drawn, and which of them is meant.

import assert from "node:assert/strict";
import { windowStart } from "../../gpt_lab_course/engine/window.ts";
import { columnOf, lastPositions } from "../../gpt_lab_course/widgets/kit/positions.ts";

Deno.test("the last positions are drawn, and the model reads all of them", () => {
  assert.deepEqual(lastPositions(3, 5, 12), [0, 1, 2]);
  assert.deepEqual(lastPositions(9, 4, 12), [5, 6, 7, 8]);
  for (let length = 1; length < 60; length++) {
    const positions = lastPositions(length, 40, 12);
    assert.ok(positions[0] >= windowStart(length, 12), `${length} tokens: ${positions}`);
    assert.equal(positions.at(-1), length - 1);
  }
});

Deno.test("a position that is not drawn is the nearest that is", () => {
  assert.deepEqual([-1, -2, -9].map((position) => columnOf(position, 5, 4)), [3, 2, 0]);
  assert.deepEqual([5, 7, 8, 99, 2].map((position) => columnOf(position, 5, 4)), [0, 2, 3, 3, 0]);
});
