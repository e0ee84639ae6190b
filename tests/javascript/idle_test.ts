import assert from "node:assert/strict";
import { onIdle } from "../../gpt_lab_course/widgets/kit/model_host.ts";

/** A page that is there, on a machine so busy that it is never called idle. */
function neverIdle(): { act: () => void; timeout: number }[] {
  const waits: { act: () => void; timeout: number }[] = [];
  Object.assign(globalThis, {
    document: { readyState: "complete", hidden: false },
    requestIdleCallback: (act: () => void, options?: { timeout?: number }) => {
      if (options?.timeout) waits.push({ act, timeout: options.timeout });
    },
  });
  return waits;
}

Deno.test("a page that is never idle loads its model all the same", () => {
  const waits = neverIdle();
  let loaded = 0;
  onIdle(() => loaded += 1);
  assert.equal(waits.length, 1);
  assert.ok(waits[0].timeout <= 5000);
  waits[0].act();
  assert.equal(loaded, 1);
});

Deno.test("a widget that is gone loads nothing", () => {
  const waits = neverIdle();
  let loaded = 0;
  const cancel = onIdle(() => loaded += 1);
  cancel();
  waits[0].act();
  assert.equal(loaded, 0);
});
