// A widget's connection to the page's model: it loads the model when the reader starts to use the widget, and
// turns requests into promises.

import type { LookAnswer, LookRequest } from "../../engine/messages.ts";
import type { Declared } from "./declared.ts";
import type { Kit } from "./kit.ts";
import { type ModelHost, modelHost, onIdle } from "./model_host.ts";

interface LookOptions {
  /** Called with the tokens of a text that is being written, as they come. */
  onTokens?: (tokens: number[]) => void;
  /** Whether to load the model for it; otherwise it is answered once the model is loaded. */
  load?: boolean;
}

export class ModelError extends Error {
  /** @param again whether the same request may succeed later */
  constructor(message: string, readonly again = false) {
    super(message);
  }
}

export class ModelClient {
  readonly host: ModelHost;
  readonly size: number;
  #channel: ReturnType<ModelHost["client"]>;
  #id = 0;
  #pending: {
    resolve: (answer: LookAnswer | undefined) => void;
    reject: (error: Error) => void;
    onTokens?: (tokens: number[]) => void;
  } | undefined;

  constructor(readonly kit: Kit<Declared>) {
    this.host = modelHost(kit.data("version"));
    this.size = kit.data("size");
    this.#channel = this.host.client(kit, (message) => {
      if (message.id !== this.#id) return; // superseded
      if (message.type === "token") this.#pending?.onTokens?.(message.tokens);
      else if (message.type === "seen") this.#pending?.resolve(message);
      else this.#pending?.reject(new ModelError(message.message, message.again));
    });
    const reach = () => this.load();
    for (const event of ["pointerover", "focusin", "touchstart"]) {
      kit.host?.addEventListener(event, reach, { passive: true });
      kit.onCleanup(() => kit.host?.removeEventListener(event, reach));
    }
    kit.onCleanup(this.host.watch(() => kit.redraw()));
    if (kit.page) kit.onCleanup(onIdle(reach));
  }

  get status() {
    return this.host.status;
  }

  /** Loads the model. @param agreed whether the reader has said yes, or tries again */
  load(agreed = false) {
    this.host.ensureLoaded(this.kit, agreed);
  }

  /** Asks the model. A request that is not answered yet is superseded, and resolves to undefined. */
  look(
    request: LookRequest,
    { onTokens, load = true }: LookOptions = {},
  ): Promise<LookAnswer | undefined> {
    this.#pending?.resolve(undefined);
    this.#id += 1;
    if (load) this.load();
    this.#channel.look(this.#id, request);
    return new Promise((resolve, reject) => this.#pending = { resolve, reject, onTokens });
  }

  /** Stops writing. */
  stop() {
    this.#pending?.resolve(undefined);
    this.#id += 1;
    this.#channel.stop();
  }

  end() {
    this.#channel.end();
  }
}
