import assert from "node:assert/strict";
import { format, parse } from "../../book/extension/runtime/address.js";
import * as explorer from "../../gpt_lab/widgets/parameter_explorer/address.js";

Deno.test("an address has a place and a part for each widget", () => {
  const { place, parts } = parse("#a-heading;explorer?d_model=1024&n_heads=16;tokens-2?SGk");
  assert.equal(place, "a-heading");
  assert.deepEqual([...parts], [["explorer", "d_model=1024&n_heads=16"], ["tokens-2", "SGk"]]);
  assert.equal(format(place, parts), "#a-heading;explorer?d_model=1024&n_heads=16;tokens-2?SGk");
});

Deno.test("an address that a program escaped is the same, one that is broken does no harm", () => {
  assert.deepEqual([...parse("#explorer%3Fd_model%3D64").parts], [["explorer", "d_model=64"]]);
  assert.deepEqual([...parse("#tokens?%E0%A4%A").parts], [["tokens", "%E0%A4%A"]]);
  assert.deepEqual(parse("").parts.size, 0);
  assert.deepEqual(parse("#heading").place, "heading");
});

const SMALL = {
  d_model: 768,
  n_heads: 12,
  n_kv_heads: 12,
  n_layers: 12,
  d_ff: 3072,
  vocab_size: 50257,
  context_length: 1024,
  qkv_bias: true,
  bias: true,
  tie_embeddings: true,
};
const LIMITS = {
  d_model: 131072,
  n_heads: 4096,
  n_kv_heads: 4096,
  n_layers: 1024,
  d_ff: 1048576,
  vocab_size: 4194304,
  context_length: 4194304,
};

Deno.test("a configuration comes back from its address, the pinned one too", () => {
  const changed = { ...SMALL, n_layers: 24, tie_embeddings: false };
  const address = explorer.toAddress(changed, SMALL);
  const { settings, pinned, problems } = explorer.fromAddress(address, SMALL, LIMITS);
  assert.deepEqual(settings, changed);
  assert.deepEqual(pinned, SMALL);
  assert.deepEqual(problems, []);
});

Deno.test("key/value heads are in an address where they are fewer, and else follow the heads", () => {
  const grouped = { ...SMALL, n_kv_heads: 4 };
  const address = explorer.toAddress(grouped, { ...SMALL, n_kv_heads: 3 });
  const { settings, pinned } = explorer.fromAddress(address, SMALL, LIMITS);
  assert.equal(settings.n_kv_heads, 4);
  assert.equal(pinned?.n_kv_heads, 3);
  assert(!explorer.toAddress(SMALL, SMALL).includes("n_kv_heads"));
  assert.equal(explorer.fromAddress("n_heads=16", SMALL, LIMITS).settings.n_kv_heads, 16);
  assert.equal(explorer.fromAddress("n_layers=3", grouped, LIMITS).settings.n_kv_heads, 4);
});

Deno.test("what an address says is checked as any input is", () => {
  const address = "d_model=<b>&n_layers=24&vocab_size=-1&qkv_bias=maybe&evil=1&pinned=1,2";
  const { settings, pinned, problems } = explorer.fromAddress(address, SMALL, LIMITS);
  assert.deepEqual(settings, { ...SMALL, n_layers: 24 });
  assert.equal(pinned, null);
  assert.deepEqual(problems, [
    "d_model=<b> is not an integer",
    "vocab_size=-1 is below 1",
    "qkv_bias=maybe is not 0 or 1",
    "pinned has 2 settings, not 9",
  ]);
});
