// What is kept of a text and what is computed anew; parts ablated; who supersedes whom.

import assert from "node:assert/strict";
import { loadModel } from "../../gpt_lab_course/engine/checkpoints.ts";
import { editsOf } from "../../gpt_lab_course/engine/edits.ts";
import { generate } from "../../gpt_lab_course/engine/generation.ts";
import { look } from "../../gpt_lab_course/engine/look.ts";
import type { FromEngine, LookMessage, LookRequest } from "../../gpt_lab_course/engine/messages.ts";
import { type Port, Service } from "../../gpt_lab_course/engine/service.ts";
import { sha256 } from "../../gpt_lab_course/engine/sha256.ts";
import { Session } from "../../gpt_lab_course/engine/session.ts";
import { windowStart } from "../../gpt_lab_course/engine/window.ts";
import { mostProbable } from "../../gpt_lab_course/engine/words.ts";
import { file, SIZES, smallFile, smallModel } from "./small_model.ts";

const model = smallModel();
const TEXT = [1, 2, 3, 4, 5, 6];

const logits = (session: Session) => Array.from(session.logits([session.length - 1])[0]);

function near(found: ArrayLike<number>, expected: ArrayLike<number>) {
  assert.equal(found.length, expected.length);
  Array.from(found).forEach((x, i) =>
    assert.ok(x === expected[i] || Math.abs(x - expected[i]) < 1e-5, `${x}, not ${expected[i]}`)
  );
}

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

Deno.test("every activation is what the model shows, however the text came to be", async () => {
  const session = new Session(model);
  const names = model.activationNames;
  assert.equal(await session.read(TEXT.slice(0, 3), [], names), 3);
  assert.equal(await session.read([...TEXT, 7, 8], [], names), 5);
  assert.equal(await session.read([...TEXT.slice(0, 4), 9, 3], [], names), 2);
  const read = [...TEXT.slice(0, 4), 9, 3];
  const seen = model.activations(read, "*");
  assert.equal(seen.size, names.length);
  for (const [name, { values, shape }] of seen) {
    const kept = session.activation(name);
    assert.deepEqual(kept.shape, shape, name);
    near(kept.values, values);
  }
  // what is asked for later is computed, and what was asked for is kept
  const other = new Session(model);
  await other.read(TEXT);
  assert.equal(await other.read(TEXT, [], ["blocks.0.attention.weights"]), 6);
  assert.equal(await other.read(TEXT, [], []), 0);
  assert.equal(await other.read([...TEXT, 7], [], ["blocks.0.attention.weights"]), 1);
});

Deno.test("the lens is the model's own after the last block, and another before it", async () => {
  const session = new Session(model);
  await session.read(TEXT, [], ["blocks.0.output", "blocks.1.output"]);
  near(logits(session), model.nextLogits(TEXT));
  near(session.logits([2, 5], "blocks.1.output")[1], model.nextLogits(TEXT));
  near(session.logits([2, 5], "blocks.1.output")[0], model.nextLogits(TEXT.slice(0, 3)));
  assert.notDeepEqual(session.logits([5], "blocks.0.output"), session.logits([5]));
});

Deno.test("parts that are off add nothing, and the text is read anew", async () => {
  const session = new Session(model);
  await session.read(TEXT);
  const off = ["blocks.0.attention.heads.1", "blocks.1.feed_forward"].map((part) => ({ part }));
  assert.equal(await session.read(TEXT, off), 6);
  const seen = model.activations(TEXT, "*", editsOf(off, model));
  near(logits(session), (seen.get("logits")?.values ?? []).slice(-23));
  assert.deepEqual(seen.get("blocks.0.attention.heads")?.values.slice(24), new Float32Array(24));
  assert.ok(seen.get("blocks.0.attention.heads")?.values.slice(0, 24).every((x) => x !== 0));
  assert.equal(await session.read([...TEXT, 7], off), 1); // off for what is appended, too
  const longer = model.activations([...TEXT, 7], "logits", editsOf(off, model));
  near(logits(session), (longer.get("logits")?.values ?? []).slice(-23));
  await session.read(TEXT, off);
  assert.equal(await session.read(TEXT), 6);
  near(logits(session), model.nextLogits(TEXT));
  for (
    const bad of [
      ...["blocks.2.attention", "blocks.0.attention.heads.2", "blocks.0.norm", "logits", ""],
      ...["blocks.0.feed_forward.neurons.32", "blocks.0.attention.neurons.0"],
      ...["blocks.0.feed_forward.heads.0", "blocks.2.feed_forward.neurons.0"],
    ]
  ) {
    assert.throws(() => editsOf([{ part: bad }], model), /is not a part that can be changed/);
  }
});

Deno.test("what stands before a change is not read anew", async () => {
  const session = new Session(model);
  const at = (...positions: number[]) => [{ part: "blocks.0.feed_forward", at: positions }];
  await session.read(TEXT);
  assert.equal(await session.read(TEXT, at(4, 3)), 3);
  assert.equal(await session.read(TEXT, at(5)), 3); // the change before is undone
  assert.equal(await session.read(TEXT, [...at(5), { part: "blocks.0.attention" }]), 6);
  assert.equal(await session.read(TEXT, at(5)), 6);
  near(
    logits(session),
    model.activations(TEXT, "logits", editsOf(at(5), model)).get("logits")!.values.slice(-23),
  );
  await session.read(TEXT, at(4));
  assert.equal(await session.read(TEXT), 2);
  near(logits(session), model.nextLogits(TEXT));
});

Deno.test("values take a part's place where they are said to, and nowhere else", () => {
  const [part, name] = ["blocks.0.feed_forward", "blocks.0.feed_forward.output"];
  const own = model.activations(TEXT, name).get(name)!;
  const width = own.shape[own.shape.length - 1];
  const row = Array.from({ length: width }, (_, i) => i / 8);
  const changes = [{ part, at: [4], values: [row] }];
  const seen = model.activations(TEXT, name, editsOf(changes, model)).get(name)!.values;
  assert.deepEqual([...seen.slice(4 * width, 5 * width)], row);
  assert.deepEqual(seen.slice(0, 4 * width), own.values.slice(0, 4 * width));
  assert.deepEqual(seen.slice(5 * width), own.values.slice(5 * width));
  const kept = [{ part, at: [4], values: [[...own.values.slice(4 * width, 5 * width)]] }];
  const logits = model.activations(TEXT, "logits", editsOf(kept, model)).get("logits");
  near(logits!.values.slice(-23), model.nextLogits(TEXT));
  for (
    const bad of [
      { part, at: [1, 2], values: [row] },
      { part, values: [row] },
      { part, at: [1], values: [row], from: TEXT },
      { part: "blocks.0.attention.heads.1", at: [1], values: [row] },
    ]
  ) {
    assert.throws(() => editsOf([bad], model), /rows of values/);
  }
  const short = editsOf([{ part, at: [1], values: [[1]] }], model);
  assert.throws(() => model.activations(TEXT, name, short), /gets 1 values, not/);
});

Deno.test("a vector is added where it is said to be, in all chunks of a text", async () => {
  const [part, d_model] = ["blocks.0.output", model.config.d_model];
  const own = model.activations(TEXT, part).get(part)!.values;
  const add = Array.from({ length: d_model }, (_, i) => i / 8);
  const changes = [{ part, at: [4, 6], add }];
  const seen = model.activations(TEXT, part, editsOf(changes, model)).get(part)!.values;
  near(
    seen,
    Array.from(own, (x, i) => Math.floor(i / d_model) === 4 ? x + add[i % d_model] : x),
  );
  const all = model.activations(TEXT, part, editsOf([{ part, add }], model)).get(part)!.values;
  near(all, Array.from(own, (x, i) => x + add[i % d_model]));
  const session = new Session(model);
  await session.read(TEXT, changes);
  assert.equal(await session.read([...TEXT, 7], changes), 1);
  const whole = new Session(model);
  await whole.read([...TEXT, 7], changes);
  near(logits(session), logits(whole));
  const short = editsOf([{ part, add: [1] }], model);
  assert.throws(() => model.activations(TEXT, part, short), /gets 1 values, not/);
  for (
    const bad of [{ part, add, from: TEXT }, { part: "blocks.0.attention.heads.1", add }]
  ) assert.throws(() => editsOf([bad], model), /has another change, too/);
});

Deno.test("a vector along neurons is a matrix of rank one", () => {
  const changed = smallModel();
  const { d_ff, d_model } = model.config;
  const along = Array.from({ length: d_ff }, (_, i) => Math.sin(i));
  const add = Array.from({ length: d_model }, (_, j) => Math.cos(j) / 4);
  const { weight } = changed.blocks[1].feed_forward.down;
  for (let i = 0; i < weight.length; i++) {
    weight[i] += along[Math.floor(i / d_model)] * add[i % d_model];
  }
  const part = "blocks.1.feed_forward";
  const logitsOf = (changes: Parameters<typeof editsOf>[0], one = model) =>
    one.activations(TEXT, "logits", editsOf(changes, one)).get("logits")!.values;
  near(logitsOf([{ part, add, along }]), logitsOf([], changed));
  const without = { part: `${part}.neurons.3` }; // the matrix is asked by the neurons that are left
  near(logitsOf([{ part, add, along }, without]), logitsOf([without], changed));
  assert.throws(() => editsOf([{ part, add, along: [1] }], model), /goes along 1 numbers, not/);
  const attention = { part: "blocks.1.attention", add, along };
  assert.throws(() => editsOf([attention], model), /is no FFN and no residual stream/);
});

Deno.test("what generate writes is read in its windows", async () => {
  const session = new Session(model);
  for (const length of [6, 12, 13, 40]) {
    const prompt = Array.from({ length }, (_, i) => (7 * i) % 23);
    const ids = prompt.slice();
    for (const token of generate(model, prompt, 40, { temperature: 0 })) {
      await session.read(ids.slice(windowStart(ids.length, 12, length)));
      assert.equal(mostProbable(session.logits([session.length - 1])[0], 1)[0].id, token);
      ids.push(token);
    }
  }
});

type Posted = FromEngine & { transfer?: Transferable[] };
type OfType<T> = Extract<Posted, { type: T }>;

/** A service with a model, and what it posts. */
function served() {
  const posted: Posted[] = [];
  const port: Port = {
    postMessage: (message, transfer) => posted.push({ ...message, transfer }),
    onmessage: null,
  };
  const service = new Service(port);
  service.use(model);
  const post = (data: object) => port.onmessage!({ data } as MessageEvent);
  const send = (request: Partial<LookMessage>) =>
    post({ type: "look", client: 1, id: 1, ...request });
  const until = async <T extends Posted["type"]>(
    type: T,
    there = (_message: OfType<T>) => true,
  ) => {
    const found = () =>
      posted.find((message) => message.type === type && there(message as OfType<T>));
    for (let turn = 0; !found(); turn++) {
      assert.ok(turn < 1000, JSON.stringify(posted));
      await pause(1);
    }
    return found() as OfType<T>;
  };
  const all = <T extends Posted["type"]>(type: T) =>
    posted.filter((message) => message.type === type) as OfType<T>[];
  return { posted, post, send, until, all };
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const seenBy = (client: number, id: number) => (message: { client: number; id: number }) =>
  message.client === client && message.id === id;

Deno.test("new typing supersedes old, and another widget's turn comes", async () => {
  const { all, send, until } = served();
  send({ id: 1, ids: TEXT, words: 3 });
  send({ id: 2, ids: [1, 2], words: 3 });
  send({ client: 2, id: 1, ids: [5], words: 3 });
  send({ id: 3, ids: [3], words: 3 });
  const last = await until("seen", seenBy(1, 3));
  await until("seen", seenBy(2, 1));
  assert.equal(all("seen").filter(({ client }) => client === 1).length, 1);
  assert.deepEqual(last.words, [mostProbable(model.nextLogits([3]), 3)]);
});

Deno.test("writing is what generate writes, stops when told, and rests while hidden", async () => {
  const { posted, post, all, send, until } = served();
  const greedy = { temperature: 0 };
  send({ ids: TEXT, write: { count: 9 }, sampling: greedy, words: 3, names: ["norm"] });
  const seen = await until("seen");
  const expected = [...generate(model, TEXT, 9, greedy)];
  assert.deepEqual(all("token").flatMap(({ tokens }) => tokens), expected);
  // the rest of the answer is about the longer text
  assert.deepEqual(seen.written, expected);
  assert.deepEqual([seen.start, seen.positions], [3, [14]]);
  const longer = [...TEXT, ...expected].slice(-12);
  assert.deepEqual(seen.words, [mostProbable(model.nextLogits(longer), 3)]);
  near(seen.activations.norm.values, model.activations(longer, "norm").get("norm")!.values);

  send({ id: 2, ids: TEXT, write: { count: 1_000_000 } });
  await until("token", seenBy(1, 2));
  post({ type: "hidden", hidden: true });
  await pause(30);
  const written = posted.length;
  await pause(30);
  assert.equal(posted.length, written);
  post({ type: "hidden", hidden: false });
  await until("token", () => posted.length > written);
  post({ type: "stop", client: 1 });
  await pause(30);
  const stopped = posted.length;
  await pause(30);
  assert.equal(posted.length, stopped);
  assert.equal(all("seen").length, 1); // what was stopped is not answered
  send({ id: 3, ids: TEXT, write: { count: 1_000_000 } });
  await until("token", seenBy(1, 3));
  send({ id: 4, ids: TEXT }); // typing ends it as well
  await until("seen", seenBy(1, 4));
  assert.ok(!all("seen").some(seenBy(1, 3)));
});

Deno.test("the token that ends a text is the last that is written, and no part of the text", async () => {
  const { send, until } = served();
  const sampling = { temperature: 0 };
  const expected = [...generate(model, TEXT, 9, sampling)];
  const stop = expected.findLast((x, i) => expected.indexOf(x) === i)!;
  const end = expected.indexOf(stop) + 1;
  send({ ids: TEXT, sampling, write: { count: 9, stop } });
  const seen = await until("seen");
  assert.deepEqual(seen.written, expected.slice(0, end));
  assert.deepEqual(seen.positions, [TEXT.length + end - 2]);
  send({ id: 2, ids: TEXT, sampling, write: { count: 9, stop: expected[0] } });
  assert.deepEqual((await until("seen", seenBy(1, 2))).written, [expected[0]]);
});

Deno.test("a request that cannot be answered says why, and the next one is answered", async () => {
  const { send, until } = served();
  send({ ids: [99] });
  const { message } = await until("error");
  assert.equal(message, "token ID 99 is outside the vocabulary, 0 … 22");
  send({ id: 2, ids: [9], words: 1 });
  assert.deepEqual((await until("seen")).words, [mostProbable(model.nextLogits([9]), 1)]);
});

Deno.test("a look is answered once, and what it has is handed over, not copied", async () => {
  const { all, send, until } = served();
  const names = ["blocks.*.heads"];
  send({ id: 1, ids: [1, 2], names, logits: true });
  send({ id: 2, ids: TEXT, names, logits: true, edits: [{ part: "blocks.1.attention", at: [5] }] });
  const { activations, logits, positions, transfer } = await until("seen");
  assert.equal(all("seen").length, 1);
  assert.deepEqual(Object.keys(activations), [
    "blocks.0.attention.heads",
    "blocks.1.attention.heads",
  ]);
  assert.deepEqual(activations["blocks.1.attention.heads"].shape, [2, 6, 4]);
  assert.deepEqual(positions, [5]);
  const off = model.activations(TEXT, "logits", {
    "blocks.1.attention.output": (values) => values.fill(0, 40),
  });
  near(logits![0], (off.get("logits")?.values ?? []).slice(-23));
  const arrays = [...Object.values(activations).map(({ values }) => values), ...logits!];
  assert.deepEqual(transfer, arrays.map(({ buffer }) => buffer));
  // the memory belongs to the page now: the next answer is in other memory
  arrays.forEach(({ buffer }) => structuredClone(buffer, { transfer: [buffer] }));
  send({ id: 3, ids: [...TEXT, 7], names: ["blocks.*.heads", "logits"] });
  const next = await until("seen", seenBy(1, 3));
  const expected = model.activations([...TEXT, 7], [...names, "logits"]);
  for (const [name, { values }] of expected) near(next.activations[name].values, values);
});

Deno.test("a look at what is not there says so", async () => {
  const from = [1, 2];
  for (
    const [wrong, why] of [
      [{ positions: [6] }, /position 6 is outside what is read, 0 … 5/],
      [{ names: ["blocks.7.*"] }, /no activation "blocks\.7/],
      [{ weights: ["blocks.7.*"] }, /no weight "blocks\.7/],
      [{ lens: ["blocks.0.attention.q"] }, /is \[2, 6, 4\], not a residual stream/],
      [{ edits: [{ part: "blocks.0.attention.weights" }] }, /is not a part that can be changed/],
      [{ edits: [{ part: "embedding", at: [3], from }] }, /position 3 is outside the second text/],
      [{ edits: [{ part: "embedding", at: [0, 1], from, from_at: [1] }] }, /at=0,1 with from_at=1/],
      [{ ids: [] }, /ids has 0 tokens/],
      [{ ids: undefined, names: ["norm"] }, /names without ids/],
      [{ sampling: { top_p: 2 } }, /top_p=2 is outside/],
    ] as [LookRequest, RegExp][]
  ) await assert.rejects(look(new Session(model), { ids: TEXT, ...wrong }), why);
});

Deno.test("what is drawn from, and the neighbors of a token", async () => {
  const session = new Session(model);
  const sampling = { top_k: 2, repetition_penalty: 1.5 };
  const { adjusted, words, near: none } = await look(session, { ids: TEXT, sampling });
  assert.deepEqual([adjusted?.[0].filter((word) => word.probability > 0).length, words, none], [
    2,
    undefined,
    undefined,
  ]);
  const greedy = await look(session, { ids: TEXT, sampling: { temperature: 0 }, words: 4 });
  assert.deepEqual([greedy.adjusted?.[0].length, greedy.words?.[0].length], [1, 4]);
  const { near, activations, positions } = await look(session, { near: { token: 3, count: 2 } });
  assert.deepEqual([near?.length, activations, positions], [2, {}, []]);
});

Deno.test("positions count from the start of a text that is longer than the context", async () => {
  const ids = Array.from({ length: 15 }, (_, i) => i);
  const edits = [{ part: "blocks.0.feed_forward", at: [13] }];
  const names = ["blocks.0.feed_forward.output"];
  const seen = await look(new Session(model), { ids, names, edits });
  assert.deepEqual([seen.start, seen.positions], [3, [14]]);
  const { values, shape } = seen.activations[names[0]];
  assert.deepEqual(shape, [12, 8]);
  const silent = Array.from(
    { length: shape[0] },
    (_, t) => values.slice(8 * t, 8 * t + 8).every((x) => x === 0) ? 3 + t : -1,
  ).filter((t) => t >= 0);
  assert.deepEqual(silent, [13]);
});

Deno.test("a snapshot is loaded once it is asked for, and each client has its own text of it", async () => {
  const { all, post, send, until } = served();
  const file = smallFile();
  const sha = await sha256(file);
  const load = (source: object) => post({ type: "load", snapshot: "1", sha256: sha, source });
  send({ id: 1, ids: TEXT, words: 3 });
  const finished = await until("seen", seenBy(1, 1));
  assert.equal(all("wanted").length, 0);
  send({ id: 2, ids: TEXT, words: 3, snapshot: "1" });
  send({ client: 2, id: 1, ids: TEXT, words: 3, snapshot: "1" });
  send({ client: 3, id: 1, ids: TEXT, words: 3 }); // it does not wait for others
  await until("seen", seenBy(3, 1));
  assert.deepEqual(all("wanted"), [{
    ...{ type: "wanted", snapshot: "1", client: 1, transfer: undefined },
  }]);
  load({ problem: "it is nowhere" });
  for (const client of [1, 2]) {
    const { message, again } = await until("error", (one) => one.client === client);
    assert.deepEqual([message, again], ["it is nowhere", true]);
  }
  assert.deepEqual(all("failed").map(({ snapshot }) => snapshot), ["1"]);

  send({ id: 3, ids: TEXT, words: 3, snapshot: "1" }); // once more
  assert.equal(all("wanted").length, 2);
  const damaged = file.slice();
  damaged[damaged.length - 1] ^= 1;
  load({ bytes: damaged });
  const { message } = await until("error", seenBy(1, 3));
  assert.match(message, /its file is damaged: the SHA-256 is/);

  send({ id: 4, ids: TEXT, words: 3, snapshot: "1" });
  load({ bytes: file });
  const early = await until("seen", seenBy(1, 4));
  const other = loadModel(file);
  assert.deepEqual(early.words, [mostProbable(other.nextLogits(TEXT), 3)]);
  assert.notDeepEqual(early.words, finished.words);
  send({ id: 5, ids: TEXT, words: 3 }); // back to the finished one, and to the snapshot
  assert.deepEqual((await until("seen", seenBy(1, 5))).words, finished.words);
  send({ id: 6, ids: [1, 2], words: 3, snapshot: "1" });
  const shorter = await until("seen", seenBy(1, 6));
  assert.deepEqual(shorter.words, [mostProbable(other.nextLogits([1, 2]), 3)]);
  assert.equal(all("wanted").length, 3);
});

Deno.test("of many snapshots the last four stay in memory", async () => {
  const { all, post, send, until } = served();
  const file = smallFile();
  const sha = await sha256(file);
  const wanted = () => all("wanted").map(({ snapshot }) => snapshot);
  const ask = async (id: number, snapshot: string) => {
    const before = wanted().length;
    send({ id, ids: TEXT, words: 3, snapshot });
    if (wanted().length > before) {
      post({ type: "load", snapshot, sha256: sha, source: { bytes: file } });
    }
    return (await until("seen", seenBy(1, id))).words;
  };
  const first = await ask(1, "1");
  for (const id of [2, 3, 4]) assert.deepEqual(await ask(id, `${id}`), first);
  await ask(5, "1");
  assert.deepEqual(wanted(), ["1", "2", "3", "4"]);
  await ask(6, "5");
  await ask(7, "4");
  assert.deepEqual(wanted(), ["1", "2", "3", "4", "5"]);
  assert.deepEqual(await ask(8, "1"), first); // it was loaded first, and has made room
  assert.deepEqual(wanted(), ["1", "2", "3", "4", "5", "1"]);
});

Deno.test("a reader's model is asked by its number, replaced, and forgotten; another's sizes are refused", async () => {
  const { post, send, until, all } = served();
  const keep = async (snapshot: string, bytes: Uint8Array<ArrayBuffer>) => {
    post({ type: "keep", snapshot, bytes });
    return (await until("kept", (one) => one.snapshot === snapshot)).problem;
  };
  assert.equal(await keep("yours 1", smallFile()), undefined);
  send({ id: 1, ids: TEXT, logits: true, snapshot: "yours 1" });
  const first = await until("seen", ({ id }) => id === 1);
  near(first.logits![0], loadModel(smallFile()).nextLogits(TEXT));
  send({ id: 2, ids: TEXT, logits: true }); // the shipped one is as it was
  near((await until("seen", ({ id }) => id === 2)).logits![0], model.nextLogits(TEXT));

  const config = JSON.stringify({ ...SIZES, d_ff: 8 });
  const header = { __metadata__: { format: "gpt_lab checkpoint 2", config } };
  assert.match((await keep("yours 2", file(header, 0)))!, /lacks|d_ff/);
  assert.match((await keep("yours 3", new Uint8Array(40)))!, /not a safetensors file/);
  send({ id: 3, ids: [...TEXT, 7], logits: true, snapshot: "yours 1" }); // and so is the reader's
  await until("seen", ({ id }) => id === 3);

  assert.equal(await keep("yours 4", smallFile()), undefined);
  send({ id: 4, ids: TEXT, snapshot: "yours 1" }); // whoever still asks for it waits
  await pause(20);
  assert.equal(all("seen").length, 3);
  post({ type: "forget", name: "yours" });
  send({ id: 5, ids: TEXT, snapshot: "yours 4" });
  await pause(20);
  assert.equal(all("seen").length, 3);
  assert.equal(all("wanted").length, 0);
});
