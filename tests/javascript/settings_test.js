// Settings in an address: what is written is read again, and what does not fit is named.

import assert from "node:assert/strict";
import { BOOLEAN, parsePairs, settingsCodec } from "../../gpt_lab/widgets/kit/settings.js";

const SETTINGS = {
  x: { min: -6, max: 6 },
  layer: { min: 0, max: 5, integer: true },
  count: { min: 0, integer: true },
  name: { choices: ["relu", "silu"] },
  on: BOOLEAN,
};
const INITIAL = { x: 1, layer: 0, count: 0, name: "relu", on: false };

/** A widget's traits, which start at their initial values, and their codec. */
function widget() {
  /** @type {Record<string, unknown>} */
  const state = { ...INITIAL };
  return { state, codec: settingsCodec((name) => state[name], SETTINGS) };
}

Deno.test("what differs from the first state is written, and read again", () => {
  const { state, codec } = widget();
  assert.deepEqual(codec.encode(), []);
  const changed = { x: -0.3, layer: 0, count: 7, name: "silu", on: true };
  Object.assign(state, changed);
  const parts = codec.encode();
  assert.deepEqual(parts, ["x=-0.3", "count=7", "name=silu", "on=true"]);
  const { traits, problems } = codec.decode(parsePairs(parts.join("&")));
  assert.deepEqual(traits, changed);
  assert.deepEqual(problems, []);
});

Deno.test("what does not fit is left as it was at first, and named", () => {
  const { state, codec } = widget();
  Object.assign(state, { x: 2, on: true });
  const link = "x=7&layer=1.5&count=-1&name=tanh&on=1&other=2";
  const { traits, problems } = codec.decode(parsePairs(link));
  assert.deepEqual(traits, INITIAL);
  assert.deepEqual(problems, [
    "x=7 is not in -6 … 6",
    "layer=1.5 is not in 0 … 5",
    "count=-1 is not 0 or more",
    "name=tanh is not one of relu, silu",
    "on=1 is not true or false",
  ]);
  assert.equal(codec.decode(parsePairs("x=")).problems.length, 1);
});

Deno.test("a setting that knows how it is written", () => {
  const settings = {
    parts: {
      format: (/** @type {string[]} */ parts) => parts.join(","),
      parse: (/** @type {string} */ word) => word === "bad" ? undefined : word.split(","),
      rule: "a list",
    },
    place: { format: String, parse: () => null, rule: "a place" },
  };
  /** @type {Record<string, unknown>} */
  const state = { parts: [], place: 4 };
  const codec = settingsCodec((name) => state[name], settings);
  assert.deepEqual(codec.encode(), []);
  state.parts = ["a", "b"];
  assert.deepEqual(codec.encode(), ["parts=a,b"]);
  const { traits } = codec.decode(parsePairs("parts=a,b&place="));
  assert.deepEqual(traits, { parts: ["a", "b"], place: null }); // null is a value like others
  const bad = codec.decode(parsePairs("parts=bad"));
  assert.deepEqual(bad, {
    traits: { parts: [], place: 4 },
    problems: ["parts=bad is not a list"],
  });
});
