// Draws, damaged files, and what is not a setting.

import assert from "node:assert/strict";
import { loadModel } from "../../gpt_lab_course/engine/checkpoints.ts";
import { fetchBytes } from "../../gpt_lab_course/engine/download.ts";
import { generate, sample, Sampler } from "../../gpt_lab_course/engine/generation.ts";
import { uniform } from "../../gpt_lab_course/engine/random.ts";
import type { FromEngine } from "../../gpt_lab_course/engine/messages.ts";
import { fromHalf } from "../../gpt_lab_course/engine/safetensors.ts";
import { type Port, Service } from "../../gpt_lab_course/engine/service.ts";
import { digestOf } from "../../gpt_lab_course/engine/sha256.ts";
import { file, smallFile, smallModel } from "./small_model.ts";

Deno.test("draws are spread evenly and can be repeated", () => {
  for (const seed of [0, 1, 2 ** 40]) {
    const counts = new Array(10).fill(0);
    for (let n = 0; n < 10_000; n++) counts[Math.floor(10 * uniform(seed, n))] += 1;
    const chi2 = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    assert.ok(chi2 < 27.9, `seed ${seed}: ${counts}`); // 9 degrees of freedom, p = 0.001
    assert.equal(uniform(seed, 3), uniform(seed, 3));
  }
  assert.notEqual(uniform(0, 1), uniform(1, 0));
  const model = smallModel();
  const texts = [5, 5, 6].map((seed) => [...generate(model, [1], 30, { seed })].join());
  assert.equal(texts[0], texts[1]);
  assert.notEqual(texts[0], texts[2]);
});

Deno.test("a seed draws the same everywhere, to the last of 53 bits", () => {
  const draws = [0, 1, 2 ** 40 + 1].map((seed) => uniform(seed, 3) * 2 ** 53);
  // The formula of random.ts in Python, whose integers have no limit.
  assert.deepEqual(draws, [6967921062871290, 2362828939211321, 8906232846030188]);
});

Deno.test("a token is drawn as often as it is probable", () => {
  const logits = Float32Array.from([Math.log(0.5), -Infinity, Math.log(0.2), Math.log(0.3)]);
  const counts = [0, 0, 0, 0];
  for (let n = 0; n < 10_000; n++) counts[sample(logits, uniform(1, n))] += 1;
  assert.equal(counts[1], 0);
  [0.5, 0, 0.2, 0.3].forEach((p, v) =>
    assert.ok(Math.abs(counts[v] / 10_000 - p) < 0.02, `${counts}`)
  );
  assert.equal(sample(logits, 0), 0);
  assert.equal(sample(logits, 1 - 2 ** -53), 3);
  assert.throws(() => sample(Float32Array.from([NaN, 0]), 0), /not a distribution/);
});

Deno.test("settings out of range are refused by their names", () => {
  for (
    const [setting, value] of [
      ["temperature", -1],
      ["temperature", Infinity],
      ["top_k", -1],
      ["top_k", 1.5],
      ["top_p", 1.1],
      ["min_p", -0.1],
      ["repetition_penalty", 0],
    ] as const
  ) assert.throws(() => new Sampler({ [setting]: value }), new RegExp(`${setting}=${value} `));
});

Deno.test("a file that is not whole, or not a model, says so", () => {
  const tensor = { dtype: "F32", shape: [2, 2], data_offsets: [0, 16] };
  const metadata = { format: "gpt_lab checkpoint 2", config: '{"vocab_size": 3}' };
  assert.throws(() => loadModel(new Uint8Array(3)), /is not whole: it ends after 3 bytes/);
  assert.throws(
    () => loadModel(new TextEncoder().encode("<!doctype html><title>404")),
    /not whole/,
  );
  assert.throws(() => loadModel(file({ a: tensor }, 15)), /is not whole/);
  assert.throws(() => loadModel(file({ a: tensor }, 16)), /is neither a gpt_lab int8 checkpoint/);
  assert.throws(
    () => loadModel(file({ a: { ...tensor, shape: [3, 2] } }, 16)),
    /a has 16 bytes, not 24/,
  );
  assert.throws(() => loadModel(file({ __metadata__: metadata }, 0)), /context_length=undefined/);
  const config = { vocab_size: 3, context_length: 2, d_model: 2, n_heads: 1, n_layers: 1 };
  const whole = { ...metadata, config: JSON.stringify(config) };
  assert.throws(() => loadModel(file({ __metadata__: whole }, 0)), /lacks token_embedding\.weight/);
  const wrong = { __metadata__: whole, "token_embedding.weight": tensor };
  assert.throws(
    () => loadModel(file(wrong, 16)),
    /token_embedding\.weight is \[2,2\], not \[3,2\]/,
  );
  for (
    const [name, value, ours] of [
      ["positions", "rotary", "learned"],
      ["norm_place", "output", "input"],
      ["qk_norm", "head", "none"],
      ["sliding_window", 4, "null"],
    ]
  ) {
    const other = { ...metadata, config: JSON.stringify({ ...config, [name]: value }) };
    assert.throws(
      () => loadModel(file({ __metadata__: other }, 0)),
      new RegExp(`${name}=${value} is not ${ours}`),
    );
  }
});

Deno.test("float16", () => {
  assert.deepEqual(
    [0x3c00, 0xc000, 0x7bff, 0x0001, 0x8000, 0x7c00, 0x3555].map(fromHalf),
    [1, -2, 65504, 2 ** -24, -0, Infinity, 0.333251953125],
  );
  assert.ok(Number.isNaN(fromHalf(0x7e00)));
});

Deno.test("bytes come from text, or as they are", async () => {
  const nothing = () => {};
  assert.deepEqual([...await fetchBytes({ base64: "AQID" }, nothing)], [1, 2, 3]);
  const bytes = Uint8Array.of(4);
  assert.equal(await fetchBytes({ bytes }, nothing), bytes);
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    (request) =>
      request.url.endsWith("there")
        ? new Response(new Uint8Array(9).fill(7))
        : new Response("", { status: 404 }),
  );
  const address = `http://127.0.0.1:${server.addr.port}`;
  const seen: number[] = [];
  const url = `${address}/there`;
  const found = await fetchBytes({ url, size: 2 }, (n) => seen.push(n)); // longer than was said
  assert.deepEqual([...found], new Array(9).fill(7));
  assert.equal(seen.at(-1), 9);
  await assert.rejects(
    fetchBytes({ url: `${address}/gone`, size: 9 }, nothing),
    /gone is not there \(404\)/,
  );
  await server.shutdown();
});

Deno.test("a flipped byte is refused, and a second attempt is answered", async () => {
  const content = smallFile();
  const sha256 = Array.from(digestOf(content), (b) => b.toString(16).padStart(2, "0")).join("");
  const damaged = content.slice();
  damaged[content.length - 1] ^= 1;
  const posted: FromEngine[] = [];
  const port: Port = { postMessage: (message) => posted.push(message), onmessage: null };
  new Service(port);
  const post = (data: object) => port.onmessage!({ data } as MessageEvent);
  const posts = async (type: string) => {
    while (!posted.some((message) => message.type === type)) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return posted.find((message) => message.type === type);
  };
  post({ type: "look", client: 1, id: 1, ids: [1], words: 1 }); // waits for the model
  post({ type: "load", source: { bytes: damaged }, sha256 });
  const failed = await posts("failed");
  assert.match(
    JSON.stringify(failed),
    new RegExp(`is damaged: the SHA-256 is [0-9a-f]{12}…, not ${sha256.slice(0, 12)}…`),
  );
  post({ type: "load", source: { bytes: content, again: true }, sha256 });
  await posts("seen");
  assert.deepEqual(posted.map(({ type }) => type), ["failed", "ready", "seen"]);
});
