// Texts of 1 to 1,000 tokens: the page reads and continues them by the rule of tests/window_cases.py.

import assert from "node:assert/strict";
import { loadModel } from "../../../gpt_lab_course/engine/checkpoints.ts";
import type { FromEngine, LookAnswer } from "../../../gpt_lab_course/engine/messages.ts";
import { type Port, Service } from "../../../gpt_lab_course/engine/service.ts";
import { bytes, json } from "./cases.ts";

interface Case {
  ids: number[];
  words: [id: number, probability: number][];
  written: number[];
  close: boolean;
}
const cases: Case[] = json("windows.json");

Deno.test("the next words after texts of every length, and what is written", async () => {
  const lengths = cases.map(({ ids }) => ids.length);
  assert.ok(cases.length >= 20 && lengths.includes(1) && lengths.includes(1000), `${lengths}`);
  let answered = (_: FromEngine) => {};
  const port: Port = { onmessage: null, postMessage: (message) => answered(message) };
  new Service(port).use(loadModel(bytes("lab-model")));
  const ask = (request: object) =>
    new Promise<LookAnswer>((resolve) => {
      answered = (message) => {
        if (message.type === "seen") resolve(message);
        else assert.equal(message.type, "token");
      };
      port.onmessage!({ data: { type: "look", client: 1, id: 1, ...request } } as MessageEvent);
    });
  let clear = 0;
  for (const { ids, words, written, close } of cases) {
    const seen = await ask({ ids, words: 10 });
    assert.equal(seen.start, Math.max(0, ids.length - 128));
    for (const [id, probability] of words) {
      const found = seen.words![0].find((word) => word.id === id)?.probability ?? NaN;
      assert.ok(Math.abs(found - probability) < 1e-4, `${ids.length}: ${found}, ${probability}`);
    }
    if (close) continue;
    clear += 1;
    const write = { count: written.length };
    const { written: found } = await ask({ ids, write, sampling: { temperature: 0 } });
    assert.deepEqual(found, written, `after ${ids.length} tokens`);
  }
  assert.ok(clear > 0.9 * cases.length);
});
