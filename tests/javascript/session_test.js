// What is kept of a text and what is computed anew; parts switched off; who overtakes whom.

import assert from "node:assert/strict";
import { editsOf } from "../../gpt_lab/engine/edits.ts";
import { generate } from "../../gpt_lab/engine/generation.ts";
import { look } from "../../gpt_lab/engine/look.ts";
import { Service } from "../../gpt_lab/engine/service.ts";
import { mostProbable, Session } from "../../gpt_lab/engine/session.ts";
import { windowStart } from "../../gpt_lab/engine/window.ts";
import { smallModel } from "./small_model.js";

const model = smallModel();
const TEXT = [1, 2, 3, 4, 5, 6];

/** @param {Session} session */
const logits = (session) => Array.from(session.logitsAt(session.length - 1));

/** @param {number[]} found @param {ArrayLike<number>} expected */
const near = (found, expected) =>
  found.forEach((x, i) => assert.ok(Math.abs(x - expected[i]) < 1e-5, `${x}, not ${expected[i]}`));

Deno.test("a token more costs one token, an edit what comes after it", async () => {
  const session = new Session(model);
  assert.equal(await session.read(TEXT), 6);
  assert.equal(await session.read([...TEXT, 7]), 1);
  near(logits(session), model.nextLogits([...TEXT, 7]));
  assert.equal(await session.read([1, 2, 9, 4]), 2);
  near(logits(session), model.nextLogits([1, 2, 9, 4]));
  assert.equal(await session.read([1, 2]), 0);
  near(logits(session), model.nextLogits([1, 2]));
});

Deno.test("what is kept of the inside is what the model shows", async () => {
  const session = new Session(model);
  await session.read(TEXT.slice(0, 3));
  await session.read(TEXT);
  const seen = model.activations(TEXT, ["blocks.1.attention.weights", "norm"]);
  const weights = seen.get("blocks.1.attention.weights")?.values ?? [];
  near([...session.attention(1, 1)], weights.slice(36));
  // before the last block it is another distribution, after it the model's own
  near(logits(session), model.nextLogits(TEXT));
  assert.notDeepEqual([...session.logitsAt(5, 1)], [...session.logitsAt(5)].slice());
});

Deno.test("parts that are off add nothing, and the text is read anew", async () => {
  const session = new Session(model);
  await session.read(TEXT);
  const off = ["blocks.0.attention.heads.1", "blocks.1.feed_forward"];
  assert.equal(await session.read(TEXT, off), 6);
  const seen = model.activations(TEXT, "*", editsOf(off.map((part) => ({ part })), model));
  near(logits(session), (seen.get("logits")?.values ?? []).slice(-23));
  assert.deepEqual(seen.get("blocks.0.attention.heads")?.values.slice(24), new Float32Array(24));
  assert.ok(seen.get("blocks.0.attention.heads")?.values.slice(0, 24).every((x) => x !== 0));
  assert.equal(await session.read([...TEXT, 7], off), 1); // off for what is appended, too
  const edits = editsOf(off.map((part) => ({ part })), model);
  const longer = model.activations([...TEXT, 7], "logits", edits);
  near(logits(session), (longer.get("logits")?.values ?? []).slice(-23));
  await session.read(TEXT, off);
  assert.equal(await session.read(TEXT), 6);
  near(logits(session), model.nextLogits(TEXT));
  for (
    const bad of ["blocks.2.attention", "blocks.0.attention.heads.2", "blocks.0.norm", "logits", ""]
  ) {
    assert.throws(() => editsOf([{ part: bad }], model), /is not a part that can be changed/);
  }
});

Deno.test("a long text is read in the windows in which generate reads it", async () => {
  const session = new Session(model);
  const ids = TEXT.slice();
  const expected = [...generate(model, TEXT, 40, { temperature: 0 })];
  for (const token of expected) {
    const part = ids.slice(windowStart(ids.length, 12));
    assert.ok(part.length <= 12 && part.length >= Math.min(ids.length, 6));
    await session.read(part);
    assert.equal(mostProbable(session.logitsAt(session.length - 1), 1)[0].id, token);
    ids.push(token);
  }
});

/** A service with a model, and what it posts. */
function served() {
  /** @type {any[]} */
  const posted = [];
  /** @type {any} */
  const port = {
    postMessage: (/** @type {any} */ message) => posted.push(message),
    onmessage: null,
  };
  const service = new Service(port);
  service.use(model);
  const send = (/** @type {object} */ data) => port.onmessage({ data });
  const until = async (/** @type {(message: any) => boolean} */ there) => {
    for (let turn = 0; !posted.some(there); turn++) {
      assert.ok(turn < 1000, JSON.stringify(posted));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return posted.find(there);
  };
  return { posted, send, until };
}
const ASK = { type: "ask", off: [], sampling: {}, words: 3 };

Deno.test("new typing overtakes old, and another widget's turn comes", async () => {
  const { posted, send, until } = served();
  send({ ...ASK, client: 1, id: 1, ids: TEXT });
  send({ ...ASK, client: 1, id: 2, ids: [1, 2] });
  send({ ...ASK, client: 2, id: 1, ids: [5] });
  send({ ...ASK, client: 1, id: 3, ids: [3] });
  const last = await until(({ client, id }) => client === 1 && id === 3);
  await until(({ client }) => client === 2);
  assert.equal(posted.filter(({ client }) => client === 1).length, 1);
  assert.deepEqual(last.next, mostProbable(model.nextLogits([3]), 3));
});

Deno.test("writing is what generate writes, stops when told, and rests while hidden", async () => {
  const { posted, send, until } = served();
  const write = { ...ASK, type: "write", client: 1, ids: TEXT };
  send({ ...write, id: 1, count: 9, sampling: { temperature: 0 } });
  await until(({ type, id }) => type === "written" && id === 1);
  const tokens = posted.filter(({ type }) => type === "token").map(({ token }) => token);
  assert.deepEqual(tokens, [...generate(model, TEXT, 9, { temperature: 0 })]);

  send({ ...write, id: 2, count: 100_000 });
  await until(({ type, id }) => type === "token" && id === 2);
  send({ type: "hidden", hidden: true });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const written = posted.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(posted.length, written);
  send({ type: "hidden", hidden: false });
  await until(() => posted.length > written);
  send({ type: "stop", client: 1 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const stopped = posted.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(posted.length, stopped);
});

Deno.test("the token that ends a text is the last that is written", async () => {
  const { posted, send, until } = served();
  const write = { ...ASK, type: "write", client: 1, ids: TEXT, sampling: { temperature: 0 } };
  const expected = [...generate(model, TEXT, 9, { temperature: 0 })];
  const stop = /** @type {number} */ (expected.findLast((x, i) => expected.indexOf(x) === i));
  const end = expected.indexOf(stop) + 1;
  send({ ...write, id: 1, count: 9, stop });
  await until(({ type }) => type === "written");
  const tokens = posted.filter(({ type }) => type === "token").map(({ token }) => token);
  assert.deepEqual(tokens, expected.slice(0, end));
  send({ ...write, id: 2, count: 9, stop: expected[0] });
  await until(({ type, id }) => type === "written" && id === 2);
  assert.equal(posted.filter(({ type, id }) => type === "token" && id === 2).length, 1);
});

Deno.test("a request that cannot be answered says why", async () => {
  const { send, until } = served();
  send({ ...ASK, client: 1, id: 1, ids: [99] });
  const { message } = await until(({ type }) => type === "error");
  assert.equal(message, "token ID 99 is outside the vocabulary, 0 … 22");
});

Deno.test("a look inside is answered once, and overtaken like any other", async () => {
  const { posted, send, until } = served();
  const request = { type: "look", client: 1, names: ["blocks.*.heads"], logits: true };
  send({ ...request, id: 1, ids: [1, 2] });
  send({ ...request, id: 2, ids: TEXT, edits: [{ part: "blocks.1.attention", at: [5] }] });
  const { activations, logits, positions } = await until(({ type }) => type === "seen");
  assert.equal(posted.filter(({ type }) => type === "seen").length, 1);
  assert.deepEqual(Object.keys(activations), [
    "blocks.0.attention.heads",
    "blocks.1.attention.heads",
  ]);
  assert.deepEqual(activations["blocks.1.attention.heads"].shape, [2, 6, 4]);
  assert.deepEqual(positions, [5]);
  const off = model.activations(TEXT, "logits", {
    "blocks.1.attention.output": (values) => values.fill(0, 40),
  });
  near([...logits[0]], (off.get("logits")?.values ?? []).slice(-23));
});

Deno.test("a look at what is not there says so", async () => {
  const from = [1, 2];
  for (
    const [wrong, why] of /** @type {[object, RegExp][]} */ ([
      [{ positions: [6] }, /position 6 is outside what is read, 0 … 5/],
      [{ names: ["blocks.7.*"] }, /no activation "blocks\.7/],
      [{ lens: ["blocks.0.attention.q"] }, /is \[2, 6, 4\], not a residual stream/],
      [{ edits: [{ part: "blocks.0.attention.weights" }] }, /is not a part that can be changed/],
      [{ edits: [{ part: "embedding", at: [3], from }] }, /position 3 is outside the second text/],
      [{ edits: [{ part: "embedding", at: [0, 1], from, from_at: [1] }] }, /at=0,1 with from_at=1/],
    ])
  ) await assert.rejects(look(model, { ids: TEXT, ...wrong }), why);
});

Deno.test("positions count from the start of a text that is longer than the context", async () => {
  const ids = Array.from({ length: 15 }, (_, i) => i);
  const start = windowStart(15, 12);
  const edits = [{ part: "blocks.0.feed_forward", at: [13] }];
  const seen = await look(model, { ids, names: ["blocks.0.feed_forward.output"], edits });
  assert.deepEqual([seen.start, seen.positions], [start, [14]]);
  const { values, shape } = seen.activations["blocks.0.feed_forward.output"];
  assert.deepEqual(shape, [15 - start, 8]);
  const silent = Array.from(
    { length: shape[0] },
    (_, t) => values.slice(8 * t, 8 * t + 8).every((x) => x === 0) ? start + t : -1,
  ).filter((t) => t >= 0);
  assert.deepEqual(silent, [13]);
});
