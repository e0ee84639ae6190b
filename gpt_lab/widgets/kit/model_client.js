// A widget's line to the page's model: it wakes the model when a reader comes, and turns what is asked
// into promises.

import { hostOf, whenIdle } from "./model_host.js";

/** @typedef {import("./lab.js").Lab} Lab */
/** @typedef {import("../../engine/look.js").Look} Look */
/** @typedef {import("../../engine/look.js").Seen} Seen */
/** @typedef {import("../../engine/neighbours.js").Neighbour} Neighbour */

/**
 * Connects a widget that has the traits `version` and `size`. In a book that is being built nothing
 * is ever answered.
 *
 * @param {Lab} lab
 */
export function modelOf(lab) {
  const host = hostOf(lab.get("version"));
  let asked = 0;
  /** @type {((seen: any) => void) | undefined} */
  let resolve;
  /** @type {((error: Error) => void) | undefined} */
  let reject;
  const client = lab.host && host.client((message) => {
    if (message.id !== asked) return; // overtaken
    if (message.type === "seen") resolve?.(message);
    else reject?.(new Error(message.message));
  });
  if (client) keepInTouch(lab, host, client);
  /** @param {object} request @returns {Promise<any>} */
  function ask(request) {
    resolve?.(undefined);
    asked += 1;
    if (!client) return new Promise(() => {});
    host.want(lab);
    client.send({ id: asked, ...request });
    return new Promise((...settle) => [resolve, reject] = settle);
  }
  return {
    host,
    /**
     * Asks for a look inside. What was asked before and is not answered yet is overtaken, and gives
     * undefined.
     *
     * @param {Look} request
     * @returns {Promise<Seen | undefined>}
     */
    look: (request) => ask({ type: "look", ...request }),
    /**
     * Asks for the tokens whose embeddings are most like one token's; otherwise as `look`.
     *
     * @param {number} token
     * @param {number} count
     * @returns {Promise<Neighbour[] | undefined>}
     */
    near: async (token, count) => (await ask({ type: "near", token, count }))?.near,
  };
}

/**
 * Gets the model when a reader comes near or the page has nothing else to do, draws what becomes of it,
 * and ends with the widget.
 *
 * @param {Lab} lab
 * @param {ReturnType<typeof hostOf>} host
 * @param {{ end: () => void }} client
 */
export function keepInTouch(lab, host, client) {
  const reach = () => host.want(lab);
  for (const event of ["pointerover", "focusin", "touchstart"]) {
    lab.host?.addEventListener(event, reach, { passive: true });
    lab.atEnd(() => lab.host?.removeEventListener(event, reach));
  }
  lab.atEnd(host.watch(() => lab.redraw()));
  lab.atEnd(client.end);
  if (lab.page) lab.atEnd(whenIdle(reach));
}
