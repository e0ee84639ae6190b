import assert from "node:assert/strict";

const { labelHeights } = await import("../../gpt_lab_course/widgets/block_explorer/labels.ts");
const WHERE = { gap: 10, low: 0, high: 100 };
/** @param {number[]} ys @param {number} [first] */
const ends = (ys, first) => ys.map((y, i) => ({ y, first: i === first }));

Deno.test("labels stand at their lines' ends, or next to them where lines end together", () => {
  assert.deepEqual(labelHeights(ends([80, 20, 50]), WHERE), [80, 20, 50]);
  assert.deepEqual(labelHeights([...ends([99, 99]), null], WHERE).sort(), [100, 90, undefined]);
  assert.deepEqual(labelHeights(ends([-5, 0, 3]), WHERE), [0, 10, 20]);
});

Deno.test("where there is no room for all, the first has its label and none covers another", () => {
  const labels = labelHeights(ends(Array.from({ length: 30 }, (_, i) => 50 + i / 10), 17), WHERE);
  assert(labels[17] !== undefined);
  const heights = labels.filter((y) => y !== undefined).sort((a, b) => a - b);
  assert(heights.length > 3 && heights.length < 12);
  assert(heights.every((y, i) => i === 0 || y - heights[i - 1] >= 10));
});
