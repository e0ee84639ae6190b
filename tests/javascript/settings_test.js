// Settings in an address: what is written is read again, and what does not fit is named.

import assert from "node:assert/strict";
import { pairs, settingsFromLink, settingsToLink } from "../../gpt_lab/widgets/kit/settings.js";

/** @type {Record<string, import("../../gpt_lab/widgets/kit/settings.js").Setting>} */
const SETTINGS = {
  x: { first: 1, least: -6, most: 6 },
  layer: { first: 0, least: 0, most: 5, whole: true },
  name: { first: "relu", among: ["relu", "silu"] },
  on: { first: false },
};

Deno.test("what differs from the first state is written, and read again", () => {
  /** @type {Record<string, unknown>} */
  const state = { x: -0.3, layer: 0, name: "silu", on: true };
  const parts = settingsToLink((name) => state[name], SETTINGS);
  assert.deepEqual(parts, ["x=-0.3", "name=silu", "on=true"]);
  const { traits, refused } = settingsFromLink(pairs(parts.join("&")), SETTINGS);
  assert.deepEqual(traits, state);
  assert.deepEqual(refused, []);
});

Deno.test("what does not fit is left as it was at first, and named", () => {
  const link = "x=7&layer=1.5&name=tanh&on=1&other=2";
  const { traits, refused } = settingsFromLink(pairs(link), SETTINGS);
  assert.deepEqual(traits, { x: 1, layer: 0, name: "relu", on: false });
  assert.deepEqual(refused, [
    "x=7 is not in -6 … 6",
    "layer=1.5 is not in 0 … 5",
    "name=tanh is not one of relu, silu",
    "on=1 is not true or false",
  ]);
  assert.equal(settingsFromLink(pairs("x="), SETTINGS).refused.length, 1);
});

Deno.test("a setting that knows how it is written", () => {
  const settings = {
    parts: {
      first: [],
      toWord: (/** @type {string[]} */ parts) => parts.join(","),
      fromWord: (/** @type {string} */ word) => word === "bad" ? undefined : word.split(","),
      rule: "a list",
    },
  };
  assert.deepEqual(settingsToLink(() => [], settings), []);
  assert.deepEqual(settingsToLink(() => ["a", "b"], settings), ["parts=a,b"]);
  assert.deepEqual(settingsFromLink(pairs("parts=a,b"), settings).traits, { parts: ["a", "b"] });
  const bad = settingsFromLink(pairs("parts=bad"), settings);
  assert.deepEqual(bad, { traits: { parts: [] }, refused: ["parts=bad is not a list"] });
});
