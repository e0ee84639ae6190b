import assert from "node:assert/strict";
import { format, parse } from "../../book/extension/widgets/runtime/address.js";

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
