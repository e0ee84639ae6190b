// The largest of many numbers: of equal ones the earlier, as NumPy's stable sort has them.

import assert from "node:assert/strict";
import { largest } from "../../gpt_lab_course/engine/largest.ts";

Deno.test("of equal numbers the earlier come first, and stay where there is room for one", () => {
  const numbers = Float32Array.of(1, 3, 3, 2, 3, -Infinity);
  for (let count = 0; count <= 7; count++) {
    const places = [...numbers.keys()].sort((a, b) => numbers[b] - numbers[a] || a - b);
    assert.deepEqual(largest(numbers, count), places.slice(0, count));
  }
});
