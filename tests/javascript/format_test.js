import assert from "node:assert/strict";
import {
  inBytes,
  inShort,
  percent,
  plural,
  sharePercent,
  signed,
  times,
  withCommas,
} from "../../gpt_lab_course/widgets/kit/format.ts";

Deno.test("numbers are grouped whatever the reader's locale", () => {
  assert.equal(withCommas(124439808), "124,439,808");
  assert.equal(plural(1, "token"), "1 token");
  assert.equal(plural(1234, "token"), "1,234 tokens");
});

Deno.test("shares that are tiny are not written as zero", () => {
  assert.equal(percent(0.2278), "22.8%");
  assert.deepEqual(
    [0, 1, 0.5, 0.00029, 0.0000012].map(sharePercent),
    ["0%", "100%", "50.0%", "0.03%", "< 0.001%"],
  );
});

Deno.test("bytes and counts are scaled to three digits", () => {
  assert.equal(inBytes(4 * 124439808), "498 MB");
  assert.deepEqual([0, 999, 1557611200, 174591682560].map(inShort), [
    "0",
    "999",
    "1.56 B",
    "175 B",
  ]);
});

Deno.test("differences and ratios say their direction", () => {
  assert.deepEqual([0, 5000, -5000].map(signed), ["0", "+5,000", "−5,000"]);
  assert.deepEqual(
    [[1, 1], [1, 0], [0, 1], [28, 10], [5000, 1]].map(([now, before]) => times(now, before)),
    ["same", "new", "gone", "×2.8", "×5,000"],
  );
});
