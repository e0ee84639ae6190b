// The model as a service: messages in, messages out. A worker runs it, or a page that has none.
//
// {type: "ask", client, id, ids, off, sampling, …} is answered by {type: "answer", …}: the next words.
// {type: "write", …} is answered by {type: "token", …} for each token, and {type: "written", …}.
// {type: "look", client, id, ids, edits?, names?, logits?, positions?, lens?, words?} is answered by
// {type: "seen", client, id, start, positions, activations, logits, lens}: named activations with their
// shapes, all logits, and the logit lens, of a run in which parts are silenced or patched, everywhere or
// at some positions. Its terms are in look.js, its changes in edits.js; engine/client.js asks it.
// {type: "near", client, id, token, count} is answered by {type: "seen", client, id, near}: the tokens whose
// embeddings are most like one's, with the cosines.
// What fails is answered by {type: "error", client, id, message}.

import { loadModel } from "./checkpoints.js";
import { fetchBytes } from "./download.js";
import { Sampler } from "./generation.js";
import { look } from "./look.js";
import { neighbours } from "./neighbours.js";
import { uniform } from "./random.js";
import { mostProbable, Session, windowStart } from "./session.js";

/** @typedef {import("./gpt.js").GPT} GPT */
/** @typedef {{ postMessage: (message: object) => void, onmessage: ((event: MessageEvent) => void) | null }} Port */

/**
 * What a widget asks: about a text, or for more of it.
 *
 * @typedef {object} Request
 * @property {"ask" | "write"} type
 * @property {number} client who asks; a newer request of the same client overtakes this one
 * @property {number} id comes back with the answer
 * @property {number[]} ids the text
 * @property {string[]} off parts that are switched off
 * @property {import("./generation.js").Sampling} sampling
 * @property {number} [words] how many of the most probable next tokens
 * @property {number} [position] after which token; the last when left out
 * @property {boolean} [lens] the most probable tokens after each block as well
 * @property {[number, number]} [head] layer and number of the head whose weights are wanted
 * @property {number} [seed]
 * @property {number} [count] how many tokens to write
 * @property {number} [stop] the token that ends it
 */

/** @typedef {import("./look.js").Look & { type: "look", client: number, id: number }} LookRequest */
/** @typedef {{ type: "near", client: number, id: number, token: number, count: number }} NearRequest */

class Overtaken extends Error {}

export class Service {
  /** @type {GPT | undefined} */
  #model;
  /** @type {Map<number, Session>} */
  #sessions = new Map();
  /** @type {Map<number, Request | LookRequest | NearRequest>} what waits, the newest of each client */
  #waiting = new Map();
  #stopped = new Set();
  #busy = false;
  #hidden = false;
  /** @type {() => void} */
  #show = () => {};
  #bell = new MessageChannel();

  /** @param {Port} port */
  constructor(port) {
    this.port = port;
    port.onmessage = ({ data }) => this.#take(data);
  }

  /** @param {any} message */
  #take(message) {
    if (message.type === "load") this.#load(message.source);
    else if (message.type === "hidden") {
      this.#hidden = message.hidden;
      if (!this.#hidden) this.#show();
    } else if (message.type === "stop") this.#stopped.add(message.client);
    else if (message.type === "end") {
      this.#stopped.add(message.client);
      this.#waiting.delete(message.client);
      this.#sessions.delete(message.client);
    } else {
      this.#stopped.delete(message.client);
      this.#waiting.set(message.client, message);
      this.#work();
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

  /** From here on, this model answers. @param {GPT} model */
  use(model) {
    this.#model = model;
    this.port.postMessage({ type: "ready", config: model.config });
    this.#work();
  }

  async #work() {
    if (this.#busy || !this.#model) return;
    this.#busy = true;
    for (let next; (next = this.#waiting.values().next().value);) {
      this.#waiting.delete(next.client);
      try {
        await this.#breathe(next);
        if (next.type === "near") this.#near(next, this.#model);
        else if (next.type === "look") await this.#look(next, this.#model);
        else if (next.type === "write") await this.#write(next, this.#model);
        else await this.#ask(next, this.#model);
      } catch (error) {
        if (error instanceof Overtaken) continue;
        const message = error instanceof Error ? error.message : String(error);
        this.port.postMessage({ type: "error", client: next.client, id: next.id, message });
      }
    }
    this.#busy = false;
  }

  /** Lets messages in; stops what was overtaken; waits while the page is hidden. @param {{ client: number }} request */
  async #breathe({ client }) {
    await new Promise((resolve) => {
      this.#bell.port1.onmessage = resolve;
      this.#bell.port2.postMessage(0);
    });
    if (this.#hidden) await new Promise((resolve) => (this.#show = () => resolve(undefined)));
    if (this.#waiting.has(client) || this.#stopped.has(client)) throw new Overtaken();
  }

  /** The text's part that is read. @param {Request} request @param {number[]} ids @param {GPT} model */
  async #read(request, ids, model) {
    let session = this.#sessions.get(request.client);
    if (!session) {
      session = new Session(model);
      this.#sessions.set(request.client, session);
    }
    const start = windowStart(ids.length, model.config.context_length);
    await session.read(ids.slice(start), request.off, () => this.#breathe(request));
    return { session, start };
  }

  /** @param {Request} request @param {GPT} model */
  async #ask(request, model) {
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
    const drawn = mostProbable(adjusted, sampling.temperature === 0 ? 1 : words);
    const layers = lens
      ? session.streams.map((_, blocks) => mostProbable(session.logitsAt(position, blocks), 3))
      : undefined;
    const attention = head ? session.attention(...head) : undefined;
    this.port.postMessage({
      ...{ type: "answer", client, id, start, position: start + position },
      ...{ next, drawn, layers, attention, head },
    });
  }

  /** @param {LookRequest} request @param {GPT} model */
  async #look(request, model) {
    const { client, id } = request;
    const seen = await look(model, request, () => this.#breathe(request));
    this.port.postMessage({ type: "seen", client, id, ...seen });
  }

  /** @param {NearRequest} request @param {GPT} model */
  #near({ client, id, token, count }, { token_embedding, config }) {
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
