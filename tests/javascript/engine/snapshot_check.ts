// The snapshots of the training say what Python's say, and only to those who ask for them.

import assert from "node:assert/strict";
import type { FromEngine, LookMessage, ToEngine } from "../../../gpt_lab_course/engine/messages.ts";
import { type Port, Service } from "../../../gpt_lab_course/engine/service.ts";
import { bytes, json, relative, tensors } from "./cases.ts";

const { ids, digests } = json("snapshots.json");
const expected = tensors("snapshots.safetensors");

Deno.test("each snapshot computes what Python's does, edits included", async () => {
  const port: Port = { postMessage: () => {}, onmessage: null };
  new Service(port); // it loads no model but those that are wanted
  const post = (message: ToEngine) => port.onmessage!({ data: message } as MessageEvent);
  for (const snapshot of ["0", "10", "20"]) {
    for (const [kind, edits] of [["whole", []], ["without", [{ part: "blocks.2.attention" }]]]) {
      const { promise, resolve, reject } = Promise.withResolvers<FromEngine & { type: "seen" }>();
      port.postMessage = (message) => {
        if (message.type === "wanted") {
          assert.equal(message.snapshot, snapshot);
          const source = { bytes: bytes(`lab-model-${snapshot}`) };
          post({ type: "load", source, sha256: digests[snapshot], snapshot });
        } else if (message.type === "seen") resolve(message);
        else if (message.type === "error") reject(new Error(message.message));
      };
      const names = ["blocks.*.output", "logits"];
      post({ ...{ type: "look", client: 1, id: 1, ids, names, snapshot }, edits } as LookMessage);
      const { activations } = await promise;
      assert.equal(Object.keys(activations).length, 3 * 6 + 1);
      for (const [name, { values }] of Object.entries(activations)) {
        const their = expected.get(`${snapshot}.${kind}.${name}`);
        assert.ok(their, `Python wrote no ${snapshot}.${kind}.${name}`);
        const { relative: difference } = relative(values, their.values);
        assert.ok(difference < 1e-4, `${snapshot}% ${kind}: ${name} differs by ${difference}`);
      }
    }
  }
});
