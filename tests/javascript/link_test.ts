// Settings in an address: what is written is read again, and what does not fit is named.

import assert from "node:assert/strict";
import type { Settings } from "../../gpt_lab_course/widgets/kit/declared.ts";
import { decode, encode } from "../../gpt_lab_course/widgets/kit/link.ts";

const SETTINGS: Settings = {
  text: { kind: "text" },
  x: { kind: "number", min: -6, max: 6 },
  layer: { kind: "integer", min: 0, max: 5 },
  count: { kind: "integer", min: 0 },
  name: { kind: "choice", choices: ["relu", "silu", "two words"] },
  on: { kind: "switch" },
  parts: { kind: "parts" },
  place: { kind: "position", min: 0 },
};
const INITIAL = {
  ...{ text: "Hi", x: 1, layer: 0, count: 0 },
  ...{ name: "relu", on: false, parts: [], place: 4 },
};
const read = (link: string) => decode(link, SETTINGS, INITIAL, (part) => part !== "bad");

Deno.test("what differs from the first state is written, the text always, and read again", () => {
  assert.equal(encode(SETTINGS, INITIAL, INITIAL), "text=SGk");
  const changed = {
    ...{ text: "Grüße 🤗", x: -0.3, layer: 0, count: 7 },
    ...{ name: "two words", on: true, parts: ["a", "b"], place: null },
  };
  const link = encode(SETTINGS, changed, INITIAL);
  assert.equal(
    link,
    "text=R3LDvMOfZSDwn6SX&x=-0.3&count=7&name=two words&on=true&parts=a,b&place=",
  );
  for (const sent of [link, link.replace(" ", "%20")]) {
    assert.deepEqual(read(sent), { values: changed, problems: [] });
  }
});

Deno.test("a link without a name is a text; older links have switches as 0 and 1", () => {
  assert.deepEqual(read("SGVsbG8").values.text, "Hello");
  assert.deepEqual(read("text=SGk&on=1").values, { ...INITIAL, on: true });
  assert.deepEqual(read("text=").values.text, "");
});

Deno.test("what does not fit is left as it was at first, and named", () => {
  const link = "text=%&x=7&layer=1.5&count=-1&name=tanh&on=2&other=2&parts=a,bad&place=x";
  assert.deepEqual(read(link), {
    values: { ...INITIAL, parts: ["a"] },
    problems: [
      "its text is damaged",
      "x=7 is not in -6 … 6",
      "layer=1.5 is not in 0 … 5",
      "count=-1 is not 0 or more",
      "name=tanh is not one of relu, silu, two words",
      "on=2 is not true or false",
      "bad is not a part of the model",
      "place=x is not a position",
    ],
  });
  assert.equal(read("x=").problems.length, 1);
});

Deno.test("of many choices, a problem names the nearest; a long word is cut", () => {
  const choices = ["gpt2", "gpt2-medium", "gpt2-large", "gpt2-xl", "gpt3-175b", "pythia-70m"]
    .concat(["qwen3-8b", "llama-3.1-8b", "gemma-2b", "olmo-1b"]);
  const problem = (word: string) =>
    decode(`name=${word}`, { name: { kind: "choice", choices } }, { name: "gpt2" }).problems[0];
  assert.equal(
    problem("GPT2-lrage"),
    "name=GPT2-lrage is not one of 10 choices; near it are gpt2-large, gpt2-xl, gpt2",
  );
  const cut = `name=${"x".repeat(60)}… is not one of 10 choices; near it are `;
  assert.ok(problem("x".repeat(100_000)).startsWith(cut));
});

Deno.test("what every object has is no value", () => {
  for (const word of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
    const { values, problems } = read(`on=${word}&name=${word}`);
    assert.deepEqual(values, INITIAL);
    assert.equal(problems.length, 2);
  }
});
