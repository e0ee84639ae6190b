// One model per page, however many widgets: one download, one worker. Widgets send requests through it.

import { loadAsset } from "./asset.js";

/** @typedef {import("./widget_context.js").WidgetContext} WidgetContext */
/** @typedef {{ state: "asleep" | "asking" | "loading" | "ready" | "failed", loaded: number, message: string }} Status */
/** @typedef {import("../../engine/messages.ts").LookRequest} LookRequest */
/** @typedef {import("../../engine/messages.ts").ToEngine} ToEngine */
/** @typedef {import("../../engine/messages.ts").FromEngine} FromEngine */
/** @typedef {(message: import("../../engine/messages.ts").ToClient) => void} OnMessage */
/** @typedef {{ postMessage: (message: ToEngine) => void, onmessage: ((event: MessageEvent<FromEngine>) => void) | null }} Engine */

/** The page's model, which the bundles of several widgets share by its version, its file's SHA-256. @param {string} version @returns {ModelHost} */
export function modelHost(version) {
  const key = Symbol.for(`gpt-lab model ${version}`);
  return /** @type {any} */ (globalThis)[key] ??= new ModelHost();
}

class ModelHost {
  /** @type {Status} */
  status = { state: "asleep", loaded: 0, message: "" };
  /** @type {import("../../engine/config.ts").GPTConfig | undefined} */
  config;
  /** @type {Set<() => void>} */
  #watchers = new Set();
  /** @type {Map<number, OnMessage>} */
  #clients = new Map();
  #clientCount = 0;
  /** @type {Engine | undefined} */
  #engine;
  /** @type {Promise<Engine> | undefined} */
  #starting;
  /** @type {ToEngine[]} */
  #queued = [];

  /** Calls back when the status changes. Returns the function that stops this. @param {() => void} watcher */
  watch(watcher) {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** @param {Partial<Status>} change */
  #setStatus(change) {
    this.status = { ...this.status, ...change };
    for (const watcher of this.#watchers) watcher();
  }

  /** A widget's channel to the model: each `send` supersedes the one before. @param {OnMessage} onMessage */
  client(onMessage) {
    const client = this.#clientCount += 1;
    this.#clients.set(client, onMessage);
    return {
      send: (/** @type {number} */ id, /** @type {LookRequest} */ request) =>
        this.#post({ type: "look", ...request, client, id }),
      stop: () => this.#post({ type: "stop", client }),
      end: () => {
        this.#clients.delete(client);
        this.#post({ type: "end", client });
      },
    };
  }

  /** @param {ToEngine} message */
  #post(message) {
    if (this.#engine) this.#engine.postMessage(message);
    else this.#queued.push(message);
  }

  /**
   * Loads the model, unless it is loaded or loading. A reader whose browser saves data is asked first;
   * `agreed` is the answer.
   *
   * @param {WidgetContext} context whose page or kernel has the bytes
   * @param {boolean} [agreed]
   */
  async ensureLoaded(context, agreed = false) {
    const { state } = this.status;
    if (state === "loading" || state === "ready" || (state === "failed" && !agreed)) return;
    if (!agreed && wantsToSaveData()) return this.#setStatus({ state: "asking" });
    this.#setStatus({ state: "loading", loaded: 0, message: "" });
    try {
      this.#starting ??= this.#start(context).catch((error) => {
        this.#starting = undefined;
        throw error;
      });
      const [engine, source] = await Promise.all([this.#starting, weightsSource(context)]);
      this.#engine = engine;
      const sha256 = context.get("version");
      engine.postMessage({
        ...{ type: "load", sha256 },
        source: { ...source, again: state === "failed" },
      });
      for (const message of this.#queued.splice(0)) engine.postMessage(message);
    } catch (error) {
      this.#setStatus({
        state: "failed",
        message: error instanceof Error ? error.message : `${error}`,
      });
    }
  }

  /** @param {WidgetContext} context @returns {Promise<Engine>} */
  async #start(context) {
    const script = await loadAsset(context.model, "engine");
    const url = URL.createObjectURL(
      new Blob([/** @type {any} */ (script)], { type: "text/javascript" }),
    );
    const engine = await startInWorker(url).catch(() => startInPage(url)).finally(() =>
      URL.revokeObjectURL(url)
    );
    engine.onmessage = ({ data }) => this.#onMessage(data);
    const hidden = () => engine.postMessage({ type: "hidden", hidden: document.hidden });
    document.addEventListener("visibilitychange", hidden);
    hidden();
    return engine;
  }

  /** @param {FromEngine} message */
  #onMessage(message) {
    if (message.type === "progress") this.#setStatus({ loaded: message.loaded });
    else if (message.type === "failed") {
      this.#setStatus({ state: "failed", message: message.message });
    } else if (message.type === "ready") {
      this.config = message.config;
      this.#setStatus({ state: "ready" });
    } else if (message.type !== "hello") this.#clients.get(message.client)?.(message);
  }
}

const wantsToSaveData = () => Boolean(/** @type {any} */ (navigator).connection?.saveData);

/** @param {WidgetContext} context @returns {Promise<import("../../engine/download.ts").Source>} */
async function weightsSource(context) {
  if (context.page?.source) return await context.page.source("lab-model", context.get("size"));
  const { buffer, byteOffset, byteLength } = await loadAsset(context.model, "lab-model");
  return { bytes: new Uint8Array(buffer, byteOffset, byteLength).slice() };
}

/** @param {string} url @returns {Promise<Engine>} */
async function startInWorker(url) {
  const worker = new Worker(url); // throws where workers are forbidden
  return await new Promise((resolve, reject) => {
    worker.onerror = reject;
    worker.onmessage = () => resolve(worker); // its first message
  });
}

/** Runs the engine in the page itself, where workers are forbidden: the page reacts more slowly. @param {string} url @returns {Promise<Engine>} */
async function startInPage(url) {
  await import(url);
  const { port1, port2 } = new MessageChannel();
  /** @type {any} */ (globalThis).gptLabEngine(port2);
  return port1;
}

/** Calls back when the page is idle and visible. Returns the function that cancels this. @param {() => void} act */
export function onIdle(act) {
  const stop = new AbortController();
  const idle = () => {
    if (stop.signal.aborted) return;
    if (document.hidden) {
      document.addEventListener("visibilitychange", idle, { once: true, signal: stop.signal });
    } else if ("requestIdleCallback" in globalThis) {
      requestIdleCallback(() => stop.signal.aborted || act());
    } else setTimeout(() => stop.signal.aborted || act(), 500);
  };
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true, signal: stop.signal });
  return () => stop.abort();
}
