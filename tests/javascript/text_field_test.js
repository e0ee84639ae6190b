// A text as the model's tokens, and the line to the model over which it is asked.

import assert from "node:assert/strict";
import { modelClient } from "../../gpt_lab/widgets/kit/model_client.js";
import { TextField } from "../../gpt_lab/widgets/kit/text_field.js";

/** A tokenizer whose tokens are characters. */
const tokenizer = /** @type {any} */ ({
  end_of_text: 999,
  encode: (/** @type {string} */ text) => [...text].map((c) => c.codePointAt(0)),
  bytes: (/** @type {number} */ id) =>
    id === 128 ? [0x80] : [...new TextEncoder().encode(String.fromCodePoint(id))],
});

/** A lab with the trait `text`, whose listeners are called when it is set. */
function contextWith(/** @type {string} */ text) {
  /** @type {(() => void)[]} */
  const listeners = [];
  /** @type {any} */
  const context = {
    text,
    get: (/** @type {string} */ name) => context[name],
    set(/** @type {object} */ changes) {
      Object.assign(context, changes);
      listeners.forEach((listen) => listen());
    },
    on: (/** @type {string[]} */ _, /** @type {() => void} */ listen) => listeners.push(listen),
    redraw() {},
    onCleanup() {},
  };
  return context;
}

Deno.test("a text is read once, after the end-of-text token, whoever changes it", () => {
  const context = contextWith("ab");
  let changes = 0;
  const field = new TextField(context, tokenizer, () => changes += 1);
  assert.deepEqual(field.ids, [999, 97, 98]);
  assert.equal(field.ids, field.ids); // the same array: whoever keeps it sees that nothing changed
  field.enter("c");
  assert.deepEqual([context.text, field.ids, changes], ["c", [999, 99], 1]);
  field.enter("c");
  field.enter("\ud800"); // half a character is no text
  assert.deepEqual([context.text, changes], ["c", 1]);
  context.set({ text: "d" });
  assert.deepEqual([field.ids, changes], [[999, 100], 2]);
});

Deno.test("tokens have short names", () => {
  const field = new TextField(contextWith(""), tokenizer, () => {});
  const named = { ...tokenizer, bytes: () => [...new TextEncoder().encode(" incomprehensible")] };
  assert.equal(new TextField(contextWith(""), named, () => {}).name(1), "incompreh…");
  assert.equal(field.name(999), "<|eot|>");
  assert.equal(field.name(97), "a");
  assert.equal(field.name(32), "␣");
  assert.equal(field.name(10), "\\n");
  assert.equal(field.name(128), "80"); // no whole character: its bytes
});

Deno.test("what is overtaken gives undefined, and what fails an error", async () => {
  /** @type {any[]} */
  const sent = [];
  /** @type {(message: object) => void} */
  let answer = () => {};
  const host = {
    client(/** @type {(message: object) => void} */ onMessage) {
      answer = onMessage;
      const send = (/** @type {number} */ id, /** @type {object} */ request) =>
        sent.push({ id, ...request });
      return { send, stop: () => sent.push("stop"), end() {} };
    },
    status: { state: "ready" },
    watch: () => () => {},
    ensureLoaded() {},
  };
  /** @type {any} */ (globalThis)[Symbol.for("gpt-lab model test")] = host;
  const context = contextWith("");
  Object.assign(context, { version: "test", host: new EventTarget() });
  const model = modelClient(context);
  const [old, fresh] = [model.look({ ids: [1] }), model.look({ ids: [2] })];
  assert.equal(await old, undefined);
  assert.deepEqual(sent.map(({ ids }) => ids), [[1], [2]]);
  assert.equal(model.state, "asked");
  answer({ type: "seen", id: sent[0].id, start: 7 }); // too late
  answer({ type: "seen", id: sent[1].id, start: 0 });
  assert.equal((await fresh)?.start, 0);
  assert.equal(model.state, "seen");
  const broken = model.look({ ids: [3] });
  answer({ type: "error", id: sent[2].id, message: "no token 3" });
  await assert.rejects(broken, /no token 3/);
  assert.equal(model.state, "failed");
  /** @type {number[]} */
  const written = [];
  const writing = model.look({ ids: [4], write: { count: 9 } }, (token) => written.push(token));
  answer({ type: "token", id: sent[3].id, tokens: [5, 6] });
  host.status.state = "failed"; // the model did not load: nothing shown is about this text
  assert.equal(model.state, "failed");
  model.stop();
  answer({ type: "token", id: sent[3].id, tokens: [7] });
  assert.deepEqual([await writing, written, sent[4]], [undefined, [5, 6], "stop"]);
});
