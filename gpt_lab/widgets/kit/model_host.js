// One model a page, however many widgets: one download, one worker. Widgets ask through it.

import { loadAsset } from "./asset.js";

/** @typedef {import("./lab.js").Lab} Lab */
/** @typedef {{ state: "asleep" | "asking" | "loading" | "ready" | "failed", loaded: number, message: string }} Status */
/** @typedef {(message: any) => void} Answered */

/** The page's model. Bundles of several widgets share it by its version. @param {string} version @returns {Host} */
export function hostOf(version) {
  const key = Symbol.for(`gpt-lab model ${version}`);
  return /** @type {any} */ (globalThis)[key] ??= new Host();
}

class Host {
  /** @type {Status} */
  status = { state: "asleep", loaded: 0, message: "" };
  /** @type {import("../../engine/config.js").GPTConfig | undefined} */
  config;
  /** @type {Set<() => void>} */
  #watchers = new Set();
  /** @type {Map<number, Answered>} */
  #clients = new Map();
  #clientCount = 0;
  /** @type {{ postMessage: (message: object, transfer?: Transferable[]) => void } | undefined} */
  #engine;
  /** @type {object[]} */
  #early = [];

  /** Says when the status changes. Returns what stops that. @param {() => void} watcher */
  watch(watcher) {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** @param {Partial<Status>} change */
  #is(change) {
    this.status = { ...this.status, ...change };
    for (const watcher of this.#watchers) watcher();
  }

  /** A widget's way to ask: `send` overtakes what it sent before. @param {Answered} answered */
  client(answered) {
    const client = this.#clientCount += 1;
    this.#clients.set(client, answered);
    return {
      send: (/** @type {object} */ request) => this.#post({ ...request, client }),
      end: () => {
        this.#clients.delete(client);
        this.#post({ type: "end", client });
      },
    };
  }

  /** @param {object} message */
  #post(message) {
    if (this.#engine) this.#engine.postMessage(message);
    else this.#early.push(message);
  }

  /**
   * Someone wants the model: gets it, unless it is there or on its way. A reader who saves data is
   * asked first, and says yes by calling with `agreed`.
   *
   * @param {Lab} lab whose page or kernel has the bytes
   * @param {boolean} [agreed]
   */
  async want(lab, agreed = false) {
    const { state } = this.status;
    if (state === "loading" || state === "ready" || (state === "failed" && !agreed)) return;
    if (!agreed && savesData()) return this.#is({ state: "asking" });
    this.#is({ state: "loading", loaded: 0, message: "" });
    try {
      const source = await weightsOf(lab);
      const engine = this.#engine ??= await this.#start(lab);
      engine.postMessage({ type: "load", source: { ...source, again: state === "failed" } });
      for (const message of this.#early.splice(0)) engine.postMessage(message);
    } catch (error) {
      this.#is({ state: "failed", message: error instanceof Error ? error.message : `${error}` });
    }
  }

  /** @param {Lab} lab */
  async #start(lab) {
    const script = await loadAsset(lab.model, "engine");
    const url = URL.createObjectURL(
      new Blob([/** @type {any} */ (script)], { type: "text/javascript" }),
    );
    const engine = await inWorker(url).catch(() => inPage(url)).finally(() =>
      URL.revokeObjectURL(url)
    );
    engine.onmessage = (/** @type {MessageEvent} */ { data }) => this.#hear(data);
    const hidden = () => engine.postMessage({ type: "hidden", hidden: document.hidden });
    document.addEventListener("visibilitychange", hidden);
    hidden();
    return engine;
  }

  /** @param {any} message */
  #hear(message) {
    if (message.type === "progress") this.#is({ loaded: message.loaded });
    else if (message.type === "failed") this.#is({ state: "failed", message: message.message });
    else if (message.type === "ready") {
      this.config = message.config;
      this.#is({ state: "ready" });
    } else this.#clients.get(message.client)?.(message);
  }
}

const savesData = () => Boolean(/** @type {any} */ (navigator).connection?.saveData);

/** @param {Lab} lab */
async function weightsOf(lab) {
  if (lab.page?.source) return await lab.page.source("lab-model", lab.get("size"));
  const { buffer, byteOffset, byteLength } = await loadAsset(lab.model, "lab-model");
  return { bytes: new Uint8Array(buffer, byteOffset, byteLength).slice() };
}

/** @param {string} url @returns {Promise<any>} */
async function inWorker(url) {
  const worker = new Worker(url); // throws where workers are forbidden
  return await new Promise((resolve, reject) => {
    worker.onerror = reject;
    worker.onmessage = () => resolve(worker); // it says hello
  });
}

/** The engine in the page itself: slower to react, but there. @param {string} url */
async function inPage(url) {
  await import(url);
  const { port1, port2 } = new MessageChannel();
  /** @type {any} */ (globalThis).gptLabEngine(port2);
  return port1;
}

/** Calls when the page has nothing else to do and is seen. Returns what stops that. @param {() => void} act */
export function whenIdle(act) {
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
