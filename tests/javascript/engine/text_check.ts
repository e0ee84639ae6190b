// Tokenizers and sampling do what Python's do.

import assert from "node:assert/strict";
import { Tokenizer } from "../../../gpt_lab_course/engine/byte_pair.ts";
import { Sampler } from "../../../gpt_lab_course/engine/generation.ts";
import { LabTokenizer } from "../../../gpt_lab_course/engine/lab_tokenizer.ts";
import { json, view } from "./cases.ts";

const strings: { text: string; lab: number[]; gpt2: number[] }[] = json("strings.json");

Deno.test("GPT-2's tokenizer and the lab model's", () => {
  const [gpt2, lab] = [
    new Tokenizer(view("gpt2-vocabulary")),
    new LabTokenizer(view("lab-vocabulary")),
  ];
  assert.ok(strings.length > 3000);
  for (const { text, lab: ours, gpt2: theirs } of strings) {
    assert.deepEqual(gpt2.encode(text), theirs);
    assert.deepEqual(lab.encode(text), ours);
    assert.equal(lab.decode(ours), text);
  }
  const ids = lab.encode("The capital of France is");
  assert.deepEqual(lab.gpt2_ids(ids), [464, 3139, 286, 4881, 318]);
  assert.deepEqual(lab.gpt2_ids([lab.end_of_text]), [50256]);
  assert.equal(lab.decode([lab.end_of_text]), "<|endoftext|>");
  assert.throws(() => lab.bytes(lab.vocab_size), /no token has the ID/);
});

Deno.test("sampling reshapes logits as Python's Sampler", () => {
  for (const { sampling, ids, before, after } of json("sampling.json")) {
    const found = new Sampler(sampling).adjust(Float32Array.from(before), ids);
    const settings = JSON.stringify(sampling);
    for (const [v, value] of found.entries()) {
      if (after[v] === null) assert.equal(value, -Infinity, `${settings}, token ${v}`);
      else {
        const difference = Math.abs(value - after[v]) / Math.max(1, Math.abs(after[v]));
        assert.ok(difference < 1e-5, `${settings}, token ${v}: ${value}, not ${after[v]}`);
      }
    }
  }
});
