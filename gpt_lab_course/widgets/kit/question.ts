// A widget's question to the page's model, and its answer. A new question supersedes the one before.

import type { LookAnswer, LookRequest } from "../../engine/messages.ts";
import type { ModelClient } from "./model_client.ts";

/** Asks the page's model. It never resolves if a newer question is asked meanwhile. */
export type Look = (
  request: LookRequest,
  onTokens?: (tokens: number[]) => void,
) => Promise<LookAnswer>;

/** Answers a question from looks: once, or several times, each more complete than the one before. */
export type Answerer<Q, A> = (question: Q, look: Look) => Promise<A> | AsyncIterable<A>;

export interface Asking<Q, A> {
  /** The question of this state, plain data; undefined if there is none. */
  question: () => Q | undefined;
  answer: Answerer<Q, A>;
  /** Python's answer to the initial state, shown until the model has its own. */
  first?: A;
}

export class Question<Q, A> {
  /** The error of the last question, or an empty string. */
  problem = "";
  /** Whether to ask it again may help. */
  again = false;
  busy = false;
  /** Of the question that was asked last; undefined if there is none. */
  #key: string | undefined;
  #begun = false;
  #answer: A | undefined;
  #answeredKey: string | undefined;
  #asked: Q | undefined;
  #turn = 0;
  #listener: (answer: A) => void;

  constructor(
    readonly asking: Asking<Q, A>,
    readonly client: ModelClient | undefined,
    readonly redraw: () => void,
    onAnswer: (answer: A) => void,
  ) {
    this.#listener = onAnswer;
    this.#answer = asking.first;
    this.#asked = asking.question();
    this.#answeredKey = JSON.stringify(this.#asked);
  }

  /** The answer so far; undefined if it belongs to another question and this one cannot be answered. */
  get answer(): A | undefined {
    const failed = this.problem !== "" || this.client?.status.state === "failed";
    return failed && this.#key !== this.#answeredKey ? undefined : this.#answer;
  }

  /** The question that `answer` answers. */
  get asked(): Q | undefined {
    return this.#asked;
  }

  /** Asks the question of the current state, if it is a new one. */
  update() {
    if (!this.client) return;
    const question = this.asking.question();
    const key = JSON.stringify(question);
    if (key === this.#key) return;
    const initial = !this.#begun; // known from Python, so that it need not load the model
    [this.#begun, this.#key] = [true, key];
    this.#turn += 1;
    this.problem = "";
    this.busy = question !== undefined && !initial;
    if (question !== undefined) this.#ask(question, key, this.#turn, initial);
  }

  /** Asks the last question once more. */
  retry = () => {
    this.#key = undefined;
    this.redraw();
  };

  async #ask(question: Q, key: string, turn: number, initial: boolean) {
    const current = () => turn === this.#turn;
    const look: Look = async (request, onTokens) => {
      const answer = await (this.client as ModelClient).look(request, { onTokens, load: !initial });
      return answer && current() ? answer : await new Promise<never>(() => {});
    };
    const show = (answer: A, busy: boolean) => {
      if (!current()) return; // the answer was known, so no look has stopped the earlier question
      [this.#answer, this.#asked, this.#answeredKey] = [answer, question, key];
      this.busy = busy;
      this.#listener(answer);
      this.redraw();
    };
    try {
      const answers = this.asking.answer(question, look);
      if (Symbol.asyncIterator in answers) {
        for await (const answer of answers) show(answer, true);
      } else show(await answers, false);
    } catch (error) {
      if (!current()) return;
      const message = error instanceof Error ? error.message : String(error);
      this.again = Boolean((error as { again?: boolean }).again);
      this.problem = this.again
        ? `The model did not load: ${message}.`
        : `The model could not read this: ${message}.`;
    }
    if (!current()) return;
    this.busy = false;
    this.redraw();
  }
}
