import assert from "node:assert/strict";
import { template } from "../../book/extension/widgets/prerender.js";

const { attentionView, columnsOf } = await import(
  "../../gpt_lab_course/widgets/kit/attention_view.ts"
);

Deno.test("of a long text the last tokens have arcs, and those that are named", () => {
  assert.deepEqual(columnsOf(3, [0]), [0, 1, 2, 3]);
  const columns = columnsOf(99, [0, 40, 41]);
  assert.deepEqual(columns.slice(0, 6), [0, undefined, 40, 41, undefined, 83]);
  assert.equal(columns.at(-1), 99);
  assert(columnsOf(127, [10, 40, 70]).length <= 24);
});

/** @param {boolean} matrix @param {number} query */
function drawn(matrix, query) {
  const T = 40;
  const weights = new Float32Array(T * T);
  for (let t = 0; t < T; t++) weights[t * T + Math.min(2, t)] = 1;
  const tokens = Array.from({ length: T }, (_, t) => `<${t}>`);
  return template(/** @type {any} */ (attentionView({ weights, tokens, query, matrix })));
}

Deno.test("arcs name what the sentence names, however far back, and the query is kept in view", () => {
  const html = drawn(false, 39);
  assert.match(html, /“&lt;39&gt;” looks at “&lt;2&gt;” 100%\./);
  assert.match(html, /class="named"[^>]*><bdi>&lt;2&gt;</);
  assert.match(html, /class="looks"\s+data-in-view="[^"]+"\s*><bdi>&lt;39&gt;</);
  assert.doesNotMatch(html, /<bdi>&lt;9&gt;</);
});

Deno.test("a matrix has all tokens, and keeps the largest cell of the query's row in view", () => {
  const html = drawn(true, 30);
  assert.equal(html.match(/<bdi>/g)?.length, 40);
  assert.match(html, /class="most" x="?2"? y="?30"?/);
});
