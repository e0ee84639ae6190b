import assert from "node:assert/strict";
import { template } from "../../book/extension/widgets/prerender.js";

const { Stepper } = await import("../../gpt_lab_course/widgets/kit/stepper.ts");

/** @param {number} at @param {number} last */
function drawn(at, last) {
  const context = /** @type {any} */ ({ onCleanup() {}, redraw() {} });
  const stepper = new Stepper(context, {
    at: () => at,
    last: () => last,
    go() {},
    next: "Next step",
  });
  const html = template(/** @type {any} */ (stepper.view())).replaceAll(
    /<svg.*?<\/svg>|<!--.*?-->/gs,
    "",
  );
  return [...html.matchAll(/<button([^>]*)>\s*([^<]+?)\s*</g)].map(([, attributes, label]) =>
    `${label}${attributes.includes('aria-disabled="true"') ? " (off)" : ""}`
  );
}

Deno.test("the steps end where they end, and what can do nothing stays in its place", () => {
  assert.deepEqual(drawn(0, 3), ["Back (off)", "Next step", "Play"]);
  assert.deepEqual(drawn(2, 3), ["Back", "Next step", "Play"]);
  assert.deepEqual(drawn(3, 3), ["Back", "Next step (off)", "Play"]);
  assert.deepEqual(drawn(0, 0), ["Back (off)", "Next step (off)", "Play (off)"]);
});
