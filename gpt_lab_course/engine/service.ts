// The model as a service: messages in, messages out (messages.ts has their types). It runs in a worker, or in the
// page where workers are forbidden. Snapshots of the model are loaded when they are asked for.

import { openCheckpoint } from "./checkpoints.ts";
import { fetchBytes } from "./download.ts";
import { Sampler } from "./generation.ts";
import type { GPT } from "./gpt.ts";
import { buffersOf, look, shifted } from "./look.ts";
import type {
  FromEngine,
  LookMessage,
  OwnModel,
  OwnSnapshot,
  Snapshot,
  ToEngine,
} from "./messages.ts";
import { uniform } from "./random.ts";
import { Session } from "./session.ts";
import { sha256 } from "./sha256.ts";
import { SIZES } from "./config.ts";
import type { Weights } from "./weights.ts";
import { windowStart } from "./window.ts";

export interface Port {
  postMessage(message: FromEngine, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToEngine>) => void) | null;
}

type LoadMessage = Extract<ToEngine, { type: "load" }>;

class Superseded extends Error {}

const TURN = 8; // milliseconds of work, after which messages are read
const MOST_SNAPSHOTS = 4; // in memory, each with 20 MB
const FRAME = 15; // milliseconds for which written tokens are collected: a page draws no more often

export class Service {
  /** By snapshot; the finished model's key is undefined. */
  #models = new Map<Snapshot | OwnSnapshot | undefined, { model: GPT; weights?: Weights }>();
  #loading = new Set<Snapshot>();
  #sessions = new Map<number, Map<Snapshot | OwnSnapshot | undefined, Session>>(); // each client's, by snapshot
  #waiting = new Map<number, LookMessage>(); // the newest pending request of each client
  #cancelled = new Set<number>();
  #busy = false;
  #hidden = false;
  #resume = () => {};
  #channel = new MessageChannel();
  #turn = 0; // when messages were last read

  constructor(readonly port: Port) {
    port.onmessage = ({ data }) => this.#receive(data);
  }

  #receive(message: ToEngine) {
    if (message.type === "load") this.#load(message);
    else if (message.type === "keep") this.#keep(message.snapshot, message.bytes);
    else if (message.type === "forget") this.#forget(message.name);
    else if (message.type === "hidden") {
      this.#hidden = message.hidden;
      if (!this.#hidden) this.#resume();
    } else if (message.type === "look") {
      this.#cancelled.delete(message.client);
      this.#waiting.set(message.client, message);
      this.#want(message);
      this.#processQueue();
    } else {
      this.#cancelled.add(message.client);
      this.#waiting.delete(message.client);
      if (message.type === "end") this.#sessions.delete(message.client);
    }
  }

  /** Asks the page for a snapshot's source, unless it is there or on its way. */
  #want({ client, snapshot }: LookMessage) {
    if (!snapshot || isOwn(snapshot)) return;
    if (this.#models.has(snapshot) || this.#loading.has(snapshot)) return;
    this.#loading.add(snapshot);
    this.port.postMessage({ type: "wanted", snapshot, client });
  }

  async #load({ source, sha256: expected, snapshot }: LoadMessage) {
    try {
      const content = await fetchBytes(source, (loaded) => {
        this.port.postMessage({ type: "progress", loaded, snapshot });
      });
      const digest = await sha256(content);
      if (digest !== expected) {
        const [found, wanted] = [digest, expected].map((hex) => `${hex.slice(0, 12)}…`);
        throw new Error(`its file is damaged: the SHA-256 is ${found}, not ${wanted}`);
      }
      const { model, weights } = openCheckpoint(content);
      this.use(model, weights, snapshot);
    } catch (error) {
      const message = messageOf(error);
      this.port.postMessage({ type: "failed", message, snapshot });
      if (snapshot) this.#failWaiting(snapshot, message);
    }
  }

  /** Takes a model of the shipped one's sizes. */
  #keep(snapshot: OwnSnapshot, content: Uint8Array<ArrayBuffer>) {
    try {
      const { model, weights } = openCheckpoint(content);
      const own = this.#models.get(undefined)?.model.config;
      const other = own && SIZES.find((size) => model.config[size] !== own[size]);
      if (other) {
        const [found, wanted] = [model.config[other], own[other]];
        throw new RangeError(`its model has ${other}=${found}, and the lab model ${wanted}`);
      }
      this.#forget(snapshot.split(" ")[0] as OwnModel);
      this.#models.set(snapshot, { model, weights });
      this.port.postMessage({ type: "kept", snapshot });
      this.#processQueue();
    } catch (error) {
      this.port.postMessage({ type: "kept", snapshot, problem: messageOf(error) });
    }
  }

  #forget(name: OwnModel) {
    for (const snapshot of [...this.#models.keys()]) {
      if (!snapshot?.startsWith(`${name} `)) continue;
      this.#models.delete(snapshot);
      for (const sessions of this.#sessions.values()) sessions.delete(snapshot);
    }
  }

  /** Fails the requests that wait for a snapshot; the next one loads it again. */
  #failWaiting(snapshot: Snapshot, message: string) {
    this.#loading.delete(snapshot);
    for (const { client, id, ...request } of [...this.#waiting.values()]) {
      if (request.snapshot !== snapshot) continue;
      this.#waiting.delete(client);
      this.port.postMessage({ type: "error", client, id, message, again: true });
    }
  }

  /** Starts answering, with this model. Beyond a few snapshots, the one that was loaded first goes. */
  use(model: GPT, weights?: Weights, snapshot?: Snapshot) {
    this.#models.set(snapshot, { model, weights });
    const loaded = [...this.#models.keys()].filter((one) => one !== undefined);
    const [oldest, ...others] = loaded.filter((one) => !isOwn(one));
    if (others.length >= MOST_SNAPSHOTS) {
      this.#models.delete(oldest);
      this.#loading.delete(oldest);
      for (const sessions of this.#sessions.values()) sessions.delete(oldest);
      for (const one of this.#waiting.values()) this.#want(one);
    }
    this.port.postMessage({ type: "ready", config: model.config, snapshot });
    this.#processQueue();
  }

  /** A client's session with a model, with the text that it read last. */
  #session(client: number, model: GPT, snapshot: LookMessage["snapshot"]): Session {
    const sessions = this.#sessions.get(client) ?? new Map<typeof snapshot, Session>();
    const session = sessions.get(snapshot) ?? new Session(model);
    this.#sessions.set(client, sessions.set(snapshot, session));
    return session;
  }

  async #processQueue() {
    if (this.#busy) return;
    this.#busy = true;
    const answerable = ({ snapshot }: LookMessage) => this.#models.has(snapshot);
    for (let next; (next = [...this.#waiting.values()].find(answerable));) {
      const request: LookMessage = next;
      const { client, id, snapshot } = request;
      const { model, weights } = this.#models.get(snapshot)!;
      this.#waiting.delete(client);
      try {
        this.#turn = 0;
        await this.#yieldToEvents(client);
        const session = this.#session(client, model, snapshot);
        const written = request.write && await this.#write(session, request, request.write);
        const ids = written ? longer(request, written) : request.ids;
        const yieldToEvents = () => this.#yieldToEvents(client);
        const answer = await look(session, { ...request, ids }, yieldToEvents, weights);
        const seen = { type: "seen", client, id, ...answer, written } as const;
        this.port.postMessage(seen, buffersOf(answer));
      } catch (error) {
        if (error instanceof Superseded) continue;
        this.port.postMessage({ type: "error", client, id, message: messageOf(error) });
      }
    }
    this.#busy = false;
  }

  /**
   * Reads the messages that have come, if the last time is a while ago. Throws if the client's request was
   * superseded or cancelled; waits while the page is hidden.
   */
  async #yieldToEvents(client: number) {
    if (performance.now() - this.#turn < TURN) return;
    await new Promise((resolve) => {
      this.#channel.port1.onmessage = resolve;
      this.#channel.port2.postMessage(0);
    });
    if (this.#hidden) await new Promise<void>((resolve) => (this.#resume = resolve));
    if (this.#waiting.has(client) || this.#cancelled.has(client)) throw new Superseded();
    this.#turn = performance.now();
  }

  /** Continues a text, and sends the tokens as they come. */
  async #write(
    session: Session,
    { client, id, ids: prompt = [], sampling, edits = [] }: LookMessage,
    { count, seed = 0, stop }: NonNullable<LookMessage["write"]>,
  ): Promise<number[]> {
    const { context_length: n_ctx } = session.model.config;
    const sampler = new Sampler(sampling);
    const [ids, tokens]: number[][] = [[...prompt], []];
    let sent = 0;
    const send = () => {
      if (tokens.length) {
        this.port.postMessage({ type: "token", client, id, tokens: tokens.splice(0) });
      }
      sent = performance.now();
    };
    for (let n = 0; n < count; n++) {
      const start = windowStart(ids.length, n_ctx, prompt.length);
      const yieldToEvents = () => this.#yieldToEvents(client);
      await session.read(ids.slice(start), shifted(edits, start), [], yieldToEvents);
      const [logits] = session.logits([session.length - 1]);
      const token = sampler.choose(logits, ids, uniform(seed, ids.length));
      ids.push(token);
      tokens.push(token);
      if (performance.now() - sent >= FRAME) send();
      if (token === stop) break;
    }
    send();
    return ids.slice(prompt.length);
  }
}

/** The text with the generated tokens, without a stop token. */
const longer = ({ ids = [], write }: LookMessage, written: number[]) => [
  ...ids,
  ...(written.at(-1) === write?.stop ? written.slice(0, -1) : written),
];

const isOwn = (snapshot: string): snapshot is OwnSnapshot => /^(yours|control) /.test(snapshot);

const messageOf = (error: unknown) => error instanceof Error ? error.message : String(error);
