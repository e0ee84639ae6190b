// The engine computes what Python computes from the same weights.

import assert from "node:assert/strict";
import type { Numbers } from "../../../gpt_lab_course/engine/activations.ts";
import { loadModel } from "../../../gpt_lab_course/engine/checkpoints.ts";
import { generate } from "../../../gpt_lab_course/engine/generation.ts";
import { KVCache } from "../../../gpt_lab_course/engine/cache.ts";
import { bytes, json, relative, tensors } from "./cases.ts";

const LOGITS = 1e-4; // absolute
const ACTIVATIONS = 1e-4; // relative to the largest number of the activation

const cases: { ids: number[]; watched?: boolean; greedy?: number[]; close?: boolean }[] = json(
  "cases.json",
);
const expected = tensors("expected.safetensors");
const model = loadModel(bytes("lab-model"));

const stored = (name: string) => {
  const found = expected.get(name);
  assert.ok(found, `Python wrote no ${name}`);
  return found;
};

Deno.test("logits over many texts", () => {
  assert.ok(cases.length >= 60);
  const V = model.config.vocab_size;
  for (const [i, { ids }] of cases.entries()) {
    const { values } = stored(`${i}.logits`);
    const rows = values.length / V;
    const x = model.stream(ids);
    const found = new Float32Array(values.length);
    for (let r = 0; r < rows; r++) model.unembed(x, ids.length - rows + r, found, r);
    const { absolute } = relative(found, values);
    assert.ok(absolute < LOGITS, `text ${i}: logits differ by ${absolute}`);
    if (i % 20 === 0) {
      assert.deepEqual(model.nextLogits(ids), found.slice(-V));
      assert.deepEqual(model.forward(ids).slice(-V), found.slice(-V));
    }
  }
});

Deno.test("every named activation on 20 texts", () => {
  const watched = [...cases.entries()].filter(([, { watched }]) => watched);
  assert.equal(watched.length, 20);
  const names = model.activationNames.filter((name) => name !== "logits");
  assert.equal(names.length, 3 + 14 * model.config.n_layers + 1);
  for (const [i, { ids }] of watched) {
    const seen = model.activations(ids, names);
    assert.deepEqual([...seen.keys()], names);
    for (const [name, { values, shape }] of seen) {
      const theirs = stored(`${i}.${name}`);
      assert.deepEqual(shape, theirs.shape, name);
      const difference = relative(values, theirs.values).relative;
      assert.ok(difference < ACTIVATIONS, `text ${i}: ${name} differs by ${difference}`);
    }
  }
});

Deno.test("the same greedy tokens, past the end of the context too", () => {
  const clear = cases.flatMap(({ ids, greedy, close }) =>
    greedy && !close ? [{ ids, greedy }] : []
  );
  const asked = cases.filter(({ greedy }) => greedy).length;
  assert.ok(clear.length > 0.9 * asked && asked >= 15, `${clear.length} texts have no near tie`);
  const ends = clear.map(({ ids, greedy }) => ids.length + greedy.length);
  assert.ok(Math.max(...ends) > model.config.context_length, "some go past the end");
  for (const { ids, greedy } of clear) {
    const found = [...generate(model, ids, greedy.length, { temperature: 0 })];
    assert.deepEqual(found, greedy, `after ${ids}`);
  }
});

Deno.test("a cache changes nothing, wherever the text is cut", () => {
  const { ids } = cases.filter(({ ids }) => ids.length > 25)[0];
  const whole = model.nextLogits(ids);
  for (const cut of [1, 7, ids.length - 1]) {
    const cache = new KVCache(model.config);
    model.nextLogits(ids.slice(0, cut), cache);
    model.nextLogits([5, 6, 7], cache); // a wrong turn, taken back
    cache.length = cut;
    const { absolute } = relative(model.nextLogits(ids.slice(cut), cache), whole);
    assert.ok(absolute < 1e-5, `cut at ${cut}: ${absolute}`);
  }
});

Deno.test("other sizes, switches and precisions, with edits", () => {
  const small = json("small.json");
  assert.equal(small.length, 15);
  for (const { file, ids, last_head } of small) {
    const one = loadModel(bytes(`${file}.safetensors`));
    const theirs = tensors(`${file}-expected.safetensors`);
    const { d_head } = one.config;
    const edits = {
      "blocks.0.attention.heads": (x: Numbers) => {
        const T = ids.length;
        return x.fill(0, last_head * T * d_head, (last_head + 1) * T * d_head);
      },
      "blocks.1.feed_forward.output": (x: Numbers) => x.map((value) => value / 2),
    };
    for (
      const [prefix, seen] of [
        ["", one.activations(ids, "*")],
        ["edited ", one.activations(ids, "*", edits)],
      ] as const
    ) {
      assert.equal(seen.size, one.activationNames.length);
      for (const [name, { values, shape }] of seen) {
        const their = theirs.get(prefix + name);
        assert.ok(their, `Python wrote no ${prefix + name}`);
        assert.deepEqual(shape, their.shape, name);
        const { relative: difference } = relative(values, their.values);
        assert.ok(difference < 1e-5, `${file}: ${prefix}${name} differs by ${difference}`);
      }
    }
  }
});
