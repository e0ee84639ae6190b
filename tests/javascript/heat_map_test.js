import assert from "node:assert/strict";
import { template } from "../../book/extension/widgets/prerender.js";

const { heatMap, shade } = await import("../../gpt_lab_course/widgets/kit/heat_map.ts");

/** @param {number[][]} rows */
const drawn = (rows) =>
  template(
    /** @type {any} */ (heatMap({
      caption: "Weights",
      rows,
      rowNames: ["The", "cat"],
      columnNames: ["The", "cat"],
      text: (value) => value.toFixed(2),
      selected: [1, 0],
      onSelect() {},
    })),
  );

Deno.test("a heat map has each number, named by its row and column, and one tab stop", () => {
  const html = drawn([[1, 0], [0.25, 0.75]]);
  assert.match(html, /aria-label="cat, The: 0.25"[^>]*>0.25</);
  assert.equal(html.match(/tabindex="0"/g)?.length, 1);
  assert.match(html, /tabindex="0"\s+aria-pressed="true"\s+aria-label="cat, The: 0.25"/);
});

Deno.test("cells are shaded by their share of the range", () => {
  const html = drawn([[4, 0], [1, 3]]);
  const shades = [...html.matchAll(/--heat\) ([\d.]+)%/g)].map(([, share]) => Number(share));
  assert.deepEqual(shades, [100, 0, 25, 75]);
  assert.match(drawn([[2, 2], [2, 2]]), /--heat\) 0.0%/);
  assert.equal(shade(7).background, shade(1).background);
});

Deno.test("a name with < and > stays a name", () => {
  const html = template(
    /** @type {any} */ (heatMap({
      ...{ caption: "", rows: [[1]], rowNames: ["<|a|>"], columnNames: ["<b>"], selected: [0, 0] },
      text: String,
      onSelect() {},
    })),
  );
  assert.match(html, /aria-label="&lt;\|a\|&gt;, &lt;b&gt;: 1"/);
  assert.match(html, /style="background:/);
});
