// The model as a service: messages in, messages out. It runs in a worker, or in the page where workers are
// forbidden.
//
// {type: "ask", client, id, ids, off, sampling, …} is answered by {type: "answer", …}: the next words.
// {type: "write", …} is answered by {type: "token", …} for each token, and {type: "written", …}.
// {type: "look", client, id, ids, edits?, names?, logits?, positions?, lens?, words?} is answered by
// {type: "seen", client, id, start, positions, activations, logits, lens}: named activations with their
// shapes, all logits, and the logit lens. Parts can be ablated or patched, everywhere or at some positions.
// look.js has the terms, edits.js the changes; kit/model_client.js sends the request.
// {type: "near", client, id, token, count} is answered by {type: "seen", client, id, near}: the tokens with the
// most similar embeddings, and the cosines.
// A request that fails is answered by {type: "error", client, id, message}.

import { loadModel } from "./checkpoints.js";
import { fetchBytes } from "./download.js";
import { Sampler } from "./generation.js";
import { look } from "./look.js";
import { neighbours } from "./neighbours.js";
import { uniform } from "./random.js";
import { mostProbable, Session } from "./session.js";
import { windowStart } from "./window.js";

/** @typedef {import("./gpt.js").GPT} GPT */
/** @typedef {{ postMessage: (message: object) => void, onmessage: ((event: MessageEvent) => void) | null }} Port */

/**
 * A widget's request: the next words after a text, or a continuation of it.
 *
 * @typedef {object} Request
 * @property {"ask" | "write"} type
 * @property {number} client the sender; its newer request supersedes this one
 * @property {number} id comes back with the answer
 * @property {number[]} ids the text
 * @property {string[]} off ablated parts
 * @property {import("./generation.js").Sampling} sampling
 * @property {number} [words] the number of most probable next tokens to return
 * @property {number} [position] the token after which; the last if left out
 * @property {boolean} [lens] the most probable tokens after each block as well
 * @property {[number, number]} [head] layer and number of the head whose attention weights to return
 * @property {number} [seed]
 * @property {number} [count] how many tokens to write
 * @property {number} [stop] the token that ends it
 */

/** @typedef {import("./look.js").LookRequest & { type: "look", client: number, id: number }} LookMessage */
/** @typedef {{ type: "near", client: number, id: number, token: number, count: number }} NeighboursMessage */

class Superseded extends Error {}

export class Service {
  /** @type {GPT | undefined} */
  #model;
  /** @type {Map<number, Session>} */
  #sessions = new Map();
  /** @type {Map<number, Request | LookMessage | NeighboursMessage>} the newest pending request of each client */
  #waiting = new Map();
  #cancelled = new Set();
  #busy = false;
  #hidden = false;
  /** @type {() => void} */
  #resume = () => {};
  #channel = new MessageChannel();

  /** @param {Port} port */
  constructor(port) {
    this.port = port;
    port.onmessage = ({ data }) => this.#receive(data);
  }

  /** @param {any} message */
  #receive(message) {
    if (message.type === "load") this.#load(message.source);
    else if (message.type === "hidden") {
      this.#hidden = message.hidden;
      if (!this.#hidden) this.#resume();
    } else if (message.type === "stop") this.#cancelled.add(message.client);
    else if (message.type === "end") {
      this.#cancelled.add(message.client);
      this.#waiting.delete(message.client);
      this.#sessions.delete(message.client);
    } else {
      this.#cancelled.delete(message.client);
      this.#waiting.set(message.client, message);
      this.#processQueue();
    }
  }

  /** @param {import("./download.js").Source} source */
  async #load(source) {
    try {
      const content = await fetchBytes(source, (loaded) => {
        this.port.postMessage({ type: "progress", loaded });
      });
      this.use(loadModel(content));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.port.postMessage({ type: "failed", message });
    }
  }

  /** Starts answering, with this model. @param {GPT} model */
  use(model) {
    this.#model = model;
    this.port.postMessage({ type: "ready", config: model.config });
    this.#processQueue();
  }

  async #processQueue() {
    if (this.#busy || !this.#model) return;
    this.#busy = true;
    for (let next; (next = this.#waiting.values().next().value);) {
      this.#waiting.delete(next.client);
      try {
        await this.#yieldToEvents(next);
        if (next.type === "near") this.#neighbours(next, this.#model);
        else if (next.type === "look") await this.#look(next, this.#model);
        else if (next.type === "write") await this.#write(next, this.#model);
        else await this.#answer(next, this.#model);
      } catch (error) {
        if (error instanceof Superseded) continue;
        const message = error instanceof Error ? error.message : String(error);
        this.port.postMessage({ type: "error", client: next.client, id: next.id, message });
      }
    }
    this.#busy = false;
  }

  /** Yields to the event loop. Throws if the request was superseded or cancelled; waits while the page is hidden. @param {{ client: number }} request */
  async #yieldToEvents({ client }) {
    await new Promise((resolve) => {
      this.#channel.port1.onmessage = resolve;
      this.#channel.port2.postMessage(0);
    });
    if (this.#hidden) await new Promise((resolve) => (this.#resume = () => resolve(undefined)));
    if (this.#waiting.has(client) || this.#cancelled.has(client)) throw new Superseded();
  }

  /** Reads the part of the text that fits the context. @param {Request} request @param {number[]} ids @param {GPT} model */
  async #read(request, ids, model) {
    let session = this.#sessions.get(request.client);
    if (!session) {
      session = new Session(model);
      this.#sessions.set(request.client, session);
    }
    const start = windowStart(ids.length, model.config.context_length);
    await session.read(ids.slice(start), request.off, () => this.#yieldToEvents(request));
    return { session, start };
  }

  /** @param {Request} request @param {GPT} model */
  async #answer(request, model) {
    const { client, id, ids, words = 10, lens, head, sampling } = request;
    const { session, start } = await this.#read(request, ids, model);
    const position = Math.min(
      Math.max((request.position ?? ids.length - 1) - start, 0),
      session.length - 1,
    );
    const logits = session.logitsAt(position);
    const next = mostProbable(logits, words);
    const adjusted = new Sampler(sampling).adjust(
      logits.slice(),
      ids.slice(0, start + position + 1),
    );
    const adjustedWords = mostProbable(adjusted, sampling.temperature === 0 ? 1 : words);
    const layers = lens
      ? session.streams.map((_, blocks) => mostProbable(session.logitsAt(position, blocks), 3))
      : undefined;
    const attention = head ? session.attention(...head) : undefined;
    this.port.postMessage({
      ...{ type: "answer", client, id, start, position: start + position },
      ...{ next, adjusted: adjustedWords, layers, attention, head },
    });
  }

  /** @param {LookMessage} request @param {GPT} model */
  async #look(request, model) {
    const { client, id } = request;
    const seen = await look(model, request, () => this.#yieldToEvents(request));
    this.port.postMessage({ type: "seen", client, id, ...seen });
  }

  /** @param {NeighboursMessage} request @param {GPT} model */
  #neighbours({ client, id, token, count }, { token_embedding, config }) {
    const near = neighbours(token_embedding.weight, config.d_model, token, count);
    this.port.postMessage({ type: "seen", client, id, near });
  }

  /** @param {Request} request @param {GPT} model */
  async #write(request, model) {
    const { client, id, sampling, seed = 0, count = 1, stop } = request;
    const sampler = new Sampler(sampling);
    const ids = [...request.ids];
    for (let n = 0; n < count; n++) {
      const { session } = await this.#read(request, ids, model);
      const logits = session.logitsAt(session.length - 1);
      const token = sampler.choose(logits, ids, uniform(seed, ids.length));
      ids.push(token);
      this.port.postMessage({ type: "token", client, id, token });
      if (token === stop) break;
    }
    this.port.postMessage({ type: "written", client, id });
  }
}
