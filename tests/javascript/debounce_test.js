import assert from "node:assert/strict";
import { debounce } from "../../gpt_lab_course/widgets/kit/debounce.ts";

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

Deno.test("acts once, when things have been quiet", async () => {
  let acted = 0;
  const act = debounce(30, () => (acted += 1));
  for (let i = 0; i < 5; i++) act();
  assert.equal(acted, 0);
  await wait(60);
  assert.equal(acted, 1);
});

Deno.test("acts at once, or never, when told to", async () => {
  let acted = 0;
  const act = debounce(10, () => (acted += 1));
  act();
  act.flush();
  assert.equal(acted, 1);
  act();
  act.cancel();
  await wait(30);
  assert.equal(acted, 1);
});
