// The bundle in a worker: the protocol from outside, with the numbers that PyTorch has.

import assert from "node:assert/strict";
import type { FromTrainer, ToTrainer } from "../../../gpt_lab_course/engine/train/messages.ts";
import { bytes, json } from "../engine/cases.ts";
import { relative } from "./relative.ts";

const BUNDLE = new URL("../../../gpt_lab_course/engine/train/bundle.js", import.meta.url);

Deno.test("the worker trains as PyTorch does", async () => {
  const { config, settings, data, records } = json("run.json");
  const worker = new Worker(BUNDLE, { type: "module" });
  const send = (message: ToTrainer) => worker.postMessage(message);
  const losses: number[] = [];
  const end = new Promise<FromTrainer>((resolve) => {
    worker.onmessage = ({ data: message }: MessageEvent<FromTrainer>) => {
      if (message.type === "hello") {
        send({
          ...{ type: "open", run: 1, config, settings, model: bytes("run-start.safetensors") },
          data: {
            row: data.row,
            ids: Int32Array.from(data.ids),
            scored: Uint8Array.from(data.scored),
          },
        });
      } else if (message.type === "ready") send({ type: "train", run: 1 });
      else if (message.type === "progress") {
        losses.push(...message.records.map(({ loss }) => loss));
      } else resolve(message);
    };
  });
  const last = await end;
  worker.terminate();
  assert.deepEqual(last, { type: "paused", run: 1, step: settings.steps });
  const expected = records.map(({ loss }: { loss: number }) => loss);
  const error = relative(losses, expected);
  assert.ok(error < 1e-9, `the losses are off by ${error}`);
});
