import assert from "node:assert/strict";
import { slice } from "../../gpt_lab_course/widgets/parameter_explorer/pie.ts";

/** The area of a path of lines and arcs of radius 100 about the middle, by walking along it. @param {string} path */
function area(path) {
  const numbers = path.split(/[A-Z\s]+/).filter(Boolean).map(Number);
  assert(numbers.every(Number.isFinite), path);
  const arcs = [...path.matchAll(/A 100 100 0 ([01]) 1 (\S+) (\S+)/g)];
  let [x, y] = /** @type {RegExpMatchArray} */ (path.match(/(?:L|^M) (\S+) (\S+) A/)).slice(1).map(
    Number,
  );
  let total = 0;
  for (const [, large, toX, toY] of arcs) {
    let angle = Math.atan2(Number(toY), Number(toX)) - Math.atan2(y, x);
    if (angle < 0) angle += 2 * Math.PI;
    assert.equal(angle > Math.PI + 1e-6 ? "1" : "0", large);
    total += (angle * 100 ** 2) / 2;
    [x, y] = [Number(toX), Number(toY)];
  }
  return total / (Math.PI * 100 ** 2);
}

Deno.test("a slice has its share of the pie, however large", () => {
  for (
    const [from, to] of [[0, 0.25], [0.1, 0.9], [0.31, 0.32], [0.5, 1], [0, 1], [0, 0.9999999]]
  ) {
    assert(Math.abs(area(slice(from, to)) - (to - from)) < 1e-4, `${from} to ${to}`);
  }
});
