// A widget's connection to the page's model: it loads the model when the reader reaches for the widget,
// and turns requests into promises.

import { modelHost, onIdle } from "./model_host.js";

/** @typedef {import("./widget_context.js").WidgetContext} WidgetContext */
/** @typedef {import("../../engine/messages.ts").LookRequest} LookRequest */
/** @typedef {import("../../engine/messages.ts").LookAnswer} LookAnswer */

/**
 * Connects a widget that has the traits `version` and `size`. While the book is being built, requests
 * are never answered.
 *
 * @param {WidgetContext} context
 */
export function modelClient(context) {
  const host = modelHost(context.get("version"));
  let requestId = 0;
  /** The request that is not answered yet. @type {{ resolve: (seen?: LookAnswer) => void, reject: (error: Error) => void, onToken?: (token: number) => void } | undefined} */
  let pending;
  let refused = false; // the newest request
  const client = context.host && host.client((message) => {
    if (message.id !== requestId || !pending) return; // superseded
    if (message.type === "token") {
      return message.tokens.forEach((token) => pending?.onToken?.(token));
    }
    const { resolve, reject } = pending;
    pending = undefined;
    refused = message.type === "error";
    if (message.type === "seen") resolve(message);
    else reject(new Error(message.message));
  });
  if (client) connectToModel(context, host, client);
  const stop = () => {
    pending?.resolve(undefined);
    pending = undefined;
  };
  return {
    host,
    /**
     * Whether the newest request is answered ("seen"), on its way ("asked"), or without an answer, because the
     * model did not load or refused it ("failed"): what an earlier answer showed is not about it.
     *
     * @returns {"seen" | "asked" | "failed"}
     */
    get state() {
      if (!pending) return refused ? "failed" : "seen";
      return host.status.state === "failed" ? "failed" : "asked";
    },
    /**
     * Asks the model. A request that is not answered yet is superseded, and resolves to undefined. Tokens that
     * it writes come one by one before the answer.
     *
     * @param {LookRequest} request
     * @param {(token: number) => void} [onToken]
     * @returns {Promise<LookAnswer | undefined>}
     */
    look(request, onToken) {
      stop();
      requestId += 1;
      refused = false;
      if (!client) return new Promise(() => {});
      host.ensureLoaded(context);
      client.send(requestId, request);
      return new Promise((resolve, reject) => (pending = { resolve, reject, onToken }));
    },
    /** Gives up the request that is not answered yet, which resolves to undefined. */
    stop() {
      if (pending) client?.stop();
      stop();
    },
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
