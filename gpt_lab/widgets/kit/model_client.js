// A widget's connection to the page's model: it loads the model when the reader reaches for the widget,
// and turns requests into promises.

import { modelHost, onIdle } from "./model_host.js";

/** @typedef {import("./widget_context.js").WidgetContext} WidgetContext */
/** @typedef {import("../../engine/look.js").LookRequest} LookRequest */
/** @typedef {import("../../engine/look.js").LookResult} LookResult */
/** @typedef {import("../../engine/neighbours.js").Neighbour} Neighbour */

/**
 * Connects a widget that has the traits `version` and `size`. While the book is being built, requests
 * are never answered.
 *
 * @param {WidgetContext} context
 */
export function modelClient(context) {
  const host = modelHost(context.get("version"));
  let requestId = 0;
  /** @type {((seen: any) => void) | undefined} */
  let resolve;
  /** @type {((error: Error) => void) | undefined} */
  let reject;
  const client = context.host && host.client((message) => {
    if (message.id !== requestId) return; // superseded
    if (message.type === "seen") resolve?.(message);
    else reject?.(new Error(message.message));
  });
  if (client) connectToModel(context, host, client);
  /** @param {object} request @returns {Promise<any>} */
  function send(request) {
    resolve?.(undefined);
    requestId += 1;
    if (!client) return new Promise(() => {});
    host.ensureLoaded(context);
    client.send({ id: requestId, ...request });
    return new Promise((...settle) => [resolve, reject] = settle);
  }
  return {
    host,
    /**
     * Runs the model and reads its activations. A request that is not answered yet is superseded, and
     * resolves to undefined.
     *
     * @param {LookRequest} request
     * @returns {Promise<LookResult | undefined>}
     */
    look: (request) => send({ type: "look", ...request }),
    /**
     * Finds the tokens whose embeddings are most similar to one token's; otherwise as `look`.
     *
     * @param {number} token
     * @param {number} count
     * @returns {Promise<Neighbour[] | undefined>}
     */
    neighbours: async (token, count) => (await send({ type: "near", token, count }))?.near,
  };
}

/**
 * Loads the model when the reader reaches for the widget or the page is idle, redraws when the model's
 * status changes, and disconnects when the widget goes away.
 *
 * @param {WidgetContext} context
 * @param {ReturnType<typeof modelHost>} host
 * @param {{ end: () => void }} client
 */
export function connectToModel(context, host, client) {
  const reach = () => host.ensureLoaded(context);
  for (const event of ["pointerover", "focusin", "touchstart"]) {
    context.host?.addEventListener(event, reach, { passive: true });
    context.onCleanup(() => context.host?.removeEventListener(event, reach));
  }
  context.onCleanup(host.watch(() => context.redraw()));
  context.onCleanup(client.end);
  if (context.page) context.onCleanup(onIdle(reach));
}
