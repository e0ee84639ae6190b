// One model per page, however many widgets: one download, one worker. Widgets send requests through it.

import type {
  FromEngine,
  LookRequest,
  OwnModel,
  OwnSnapshot,
  Snapshot,
  ToClient,
  ToEngine,
} from "../../engine/messages.ts";
import { loadAsset, type Model, type Page } from "./page.ts";
import { type Connection, startScript, tellHidden } from "./worker.ts";

export interface Status {
  state: "asleep" | "asking" | "loading" | "ready" | "failed";
  /** Bytes. */
  loaded: number;
  message: string;
  /** The snapshots that are loading, with their bytes so far. */
  snapshots: { readonly [Name in Snapshot]?: number };
  /** The models that the reader has made or opened, and what they are. */
  own: { readonly [Name in OwnModel]?: { snapshot: OwnSnapshot; title: string } };
}

/** The files of the model's snapshots, for widgets that use them. */
export type Snapshots = { readonly [Name in Snapshot]?: { size: number; sha256: string } };

/** Whose page or kernel has the bytes. */
export interface ModelSource {
  model: Model;
  page?: Page;
}

type Engine = Connection<ToEngine, FromEngine>;

/** The page's model, which the bundles of several widgets share by its version. */
export function modelHost(version: string): ModelHost {
  const key = Symbol.for(`gpt-lab model ${version}`);
  const page = globalThis as unknown as Record<symbol, ModelHost>;
  return page[key] ??= new ModelHost();
}

export class ModelHost {
  status: Status = { state: "asleep", loaded: 0, message: "", snapshots: {}, own: {} };
  #watchers = new Set<() => void>();
  #clients = new Map<number, { source: ModelSource; onMessage: (message: ToClient) => void }>();
  #failed = new Set<Snapshot>();
  #keeping = new Map<OwnSnapshot, (problem?: string) => void>();
  #kept = 0;
  #clientCount = 0;
  #engine: Engine | undefined;
  #starting: Promise<Engine> | undefined;
  #queued: ToEngine[] = [];

  /** Calls back when the status changes. Returns the function that stops this. */
  watch(watcher: () => void) {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #setStatus(change: Partial<Status>) {
    this.status = { ...this.status, ...change };
    for (const watcher of this.#watchers) watcher();
  }

  /** A widget's channel to the model: each `look` supersedes the one before. */
  client(source: ModelSource, onMessage: (message: ToClient) => void) {
    const client = this.#clientCount += 1;
    this.#clients.set(client, { source, onMessage });
    return {
      look: (id: number, request: LookRequest) =>
        this.#post({ type: "look", client, id, ...request }),
      stop: () => this.#post({ type: "stop", client }),
      end: () => {
        this.#clients.delete(client);
        this.#post({ type: "end", client });
      },
    };
  }

  /**
   * Takes a model in the form of gpt_lab.save, which all widgets of the page can ask. Rejects with a reader's sentence if
   * it is none, and leaves the one before as it was.
   */
  async keep(name: OwnModel, bytes: Uint8Array<ArrayBuffer>, title: string) {
    const snapshot: OwnSnapshot = `${name} ${this.#kept += 1}`;
    const problem = await new Promise<string | undefined>((resolve) => {
      this.#keeping.set(snapshot, resolve);
      this.#post({ type: "keep", snapshot, bytes }, [bytes.buffer]);
    });
    if (problem) throw new RangeError(problem);
    this.#setStatus({ own: { ...this.status.own, [name]: { snapshot, title } } });
    return snapshot;
  }

  /** Only the shipped model is left. */
  forget(name: OwnModel) {
    this.#post({ type: "forget", name });
    this.#setStatus({ own: { ...this.status.own, [name]: undefined } });
  }

  #post(message: ToEngine, transfer: Transferable[] = []) {
    if (this.#engine) this.#engine.postMessage(message, transfer);
    else this.#queued.push(message);
  }

  /**
   * Loads the model, unless it is loaded or loading. A reader whose browser saves data is asked first.
   *
   * @param agreed whether the reader has said yes, or tries again
   */
  async ensureLoaded(source: ModelSource, agreed = false) {
    const { state } = this.status;
    if (state === "loading" || state === "ready" || (state === "failed" && !agreed)) return;
    if (!agreed && wantsToSaveData()) return this.#setStatus({ state: "asking" });
    this.#setStatus({ state: "loading", loaded: 0, message: "" });
    try {
      this.#starting ??= start(source.model).catch((error) => {
        this.#starting = undefined; // so that it is started again when the reader tries again
        throw error;
      });
      const weights = weightsOf(source, "lab-model", source.model.get("size") as number);
      const [engine, found] = await Promise.all([this.#starting, weights]);
      if (!this.#engine) this.#listen(this.#engine = engine);
      const sha256 = source.model.get("version") as string;
      const again = state === "failed";
      engine.postMessage({ type: "load", source: { ...found, again }, sha256 });
      for (const message of this.#queued.splice(0)) engine.postMessage(message);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#setStatus({ state: "failed", message });
    }
  }

  #listen(engine: Engine) {
    engine.onmessage = ({ data: message }) => {
      if (message.type === "kept") {
        this.#keeping.get(message.snapshot)?.(message.problem);
        this.#keeping.delete(message.snapshot);
      } else if (message.type === "wanted") {
        this.#loadSnapshot(engine, message.snapshot, message.client);
      } else if ("snapshot" in message && message.snapshot) this.#follow(message, message.snapshot);
      else if (message.type === "progress") this.#setStatus({ loaded: message.loaded });
      else if (message.type === "failed") {
        this.#setStatus({ state: "failed", message: message.message });
      } else if (message.type === "ready") this.#setStatus({ state: "ready" });
      else if ("client" in message) this.#clients.get(message.client)?.onMessage(message);
    };
    tellHidden((message) => engine.postMessage(message));
  }

  /** Lets the engine load a snapshot with a widget's source: the engine asks for each once. */
  async #loadSnapshot(engine: Engine, snapshot: Snapshot, client: number) {
    this.#setStatus({ snapshots: { ...this.status.snapshots, [snapshot]: 0 } });
    const { source } = this.#clients.get(client) ?? {};
    const { size, sha256 = "" } = snapshotsOf(source)[snapshot] ?? {};
    const found = source && size
      ? await weightsOf(source, `lab-model-${snapshot}`, size).catch(asProblem)
      : { problem: "its widget has no such file" };
    const again = this.#failed.has(snapshot);
    engine.postMessage({ type: "load", source: { ...found, again }, sha256, snapshot });
  }

  /** Updates a snapshot's progress. If it failed, its requests report the error. */
  #follow(message: FromEngine, snapshot: Snapshot) {
    const { [snapshot]: _, ...others } = this.status.snapshots;
    if (message.type === "failed") this.#failed.add(snapshot);
    const loaded = message.type === "progress" ? { [snapshot]: message.loaded } : {};
    this.#setStatus({ snapshots: { ...others, ...loaded } });
  }
}

/** A widget's snapshots; most have none. */
export const snapshotsOf = (source?: ModelSource): Snapshots =>
  source?.model.get("snapshots") as Snapshots | undefined ?? {};

const asProblem = (error: unknown) => ({
  problem: error instanceof Error ? error.message : String(error),
});

const wantsToSaveData = () =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

async function weightsOf({ model, page }: ModelSource, name: string, size: number) {
  if (page?.source) return await page.source(name, size);
  const { buffer, byteOffset, byteLength } = await loadAsset(model, name);
  return { bytes: new Uint8Array(buffer, byteOffset, byteLength).slice() };
}

const start = (model: Model): Promise<Engine> => startScript(model, "engine", "gptLabEngine");

/** The longest wait for an idle page in milliseconds: on a busy machine it may never be idle. */
const PATIENCE = 3000;

/** Calls back when the page is idle and visible. Returns the function that cancels this. */
export function onIdle(act: () => void) {
  const stop = new AbortController();
  const idle = () => {
    if (stop.signal.aborted) return;
    if (document.hidden) {
      document.addEventListener("visibilitychange", idle, { once: true, signal: stop.signal });
    } else if ("requestIdleCallback" in globalThis) {
      requestIdleCallback(() => stop.signal.aborted || act(), { timeout: PATIENCE });
    } else setTimeout(() => stop.signal.aborted || act(), 500);
  };
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true, signal: stop.signal });
  return () => stop.abort();
}
