// The models' turns, each after all before it. What was written once is remembered.

import type { Look } from "../kit/question.ts";
import type { Tokens } from "../kit/tokens.ts";
import { DECLARED } from "./declared.ts";
import { changes, type Direction } from "./refusal.ts";
import {
  contentOf,
  idsOf,
  type Message,
  type Piece,
  pieces,
  type Role,
  tokenOf,
  writtenPieces,
} from "./template.ts";
import { type Halt, stream } from "./writing.ts";

const { written: LONGEST } = DECLARED.constants;
const SMALLEST = 1e-37; // the least probability that float32 has

export type ModelName = typeof DECLARED.settings.model.choices[number];

/** How a turn ended. */
export type End = "writing" | "ended" | "cut" | "stopped" | "full";

export interface Turn {
  written: readonly number[];
  end: End;
}

/** A conversation with one model. */
export interface Chat {
  turns: Turn[];
  /** The user's turn, if the model writes it. */
  user?: Turn;
  /** Of each token but the first. */
  losses?: number[];
}

export type Answer = Partial<Record<ModelName, Chat>>;

export interface Asked {
  messages: string[];
  models: ModelName[];
  removed: number;
  userSeed: number;
  /** How the answers are steered along the direction of refusing. */
  refusing: number;
  /** Whether each token's loss is shown. */
  losses: boolean;
  /** How often the reader has asked to write it again. */
  again: number;
}

/** Python's answer to the first question. */
export type First = Record<
  string,
  { turns: { prompt: number[]; written: number[] }[]; losses: number[]; refusing: number }
>;

export class Talk {
  readonly #written = new Map<string, Turn>();
  readonly #losses = new Map<string, number[]>();

  constructor(
    readonly tokens: Tokens,
    readonly context: number,
    /** The models that are files of their own; the page's own model is none. */
    readonly files: Readonly<Record<string, unknown>>,
    readonly direction: Direction,
    first: First,
  ) {
    for (const [model, { turns, losses, refusing }] of Object.entries(first)) {
      for (const { prompt, written } of turns) {
        const turn = { written, end: this.#ended(written) };
        this.#written.set(key(model, prompt, refusing), turn);
      }
      const last = turns[turns.length - 1];
      if (last) {
        this.#losses.set(key(model, [...last.prompt, ...last.written], refusing), losses);
      }
    }
  }

  /** A conversation as far as it is known without asking a model. */
  known(asked: Asked): Answer {
    const answer: Answer = {};
    for (const model of asked.models) {
      const chat: Chat = answer[model] = { turns: [] };
      for (const n of asked.messages.keys()) {
        const turn = this.#written.get(key(model, this.prompt(asked, chat, n), asked.refusing));
        if (!turn) break;
        chat.turns.push(turn);
      }
      if (asked.losses) {
        chat.losses = this.#losses.get(key(model, this.row(asked, chat), steered(asked)));
      }
    }
    return answer;
  }

  /** Answers as they are written. @param pace milliseconds a token */
  async *answer(asked: Asked, look: Look, halt: Halt, pace: number): AsyncGenerator<Answer> {
    const answer: Answer = {};
    for (const model of asked.models) {
      const chat: Chat = answer[model] = { turns: [] };
      for (const n of asked.messages.keys()) {
        const prompt = this.prompt(asked, chat, n);
        const turns = this.#turn(model, prompt, look, halt, pace, asked.refusing);
        for await (const turn of turns) {
          chat.turns[n] = turn;
          yield { ...answer };
        }
        if (chat.turns[n].end === "full") break;
        if (halt.stopped) return yield answer;
      }
      if (asked.userSeed) {
        const prompt = idsOf(
          this.pieces(asked, chat, asked.messages.length, "user"),
          asked.removed,
        );
        const turns = this.#turn(model, prompt, look, halt, pace, 0, asked.userSeed);
        for await (const turn of turns) {
          chat.user = turn;
          yield { ...answer };
        }
        if (halt.stopped) return yield answer;
      }
      if (asked.losses && model === asked.models[0]) {
        const { written } = chat.user ?? chat.turns[chat.turns.length - 1];
        const row = this.row(asked, chat);
        const first = row.length - written.length - 1;
        chat.losses = await this.#measured(model, row, look, steered(asked), first);
      }
    }
    yield answer;
  }

  /** What stands before a turn. */
  pieces({ messages }: Asked, chat: Chat, turns: number, next: Role): Piece[] {
    const all: Message[] = messages.slice(0, turns + (next === "assistant" ? 1 : 0)).flatMap(
      (content, i) => {
        const asks = { role: "user", content } as const;
        const turn = chat.turns[i];
        return i < turns && turn
          ? [
            asks,
            {
              role: "assistant",
              content: contentOf(turn.written, this.tokens.tokenizer),
            } as const,
          ]
          : [asks];
      },
    );
    return pieces(all, next, this.tokens.tokenizer);
  }

  /** All pieces of a conversation: what is read, and what was written last. */
  text(asked: Asked, chat: Chat): Piece[] {
    const { tokenizer } = this.tokens;
    if (asked.userSeed || !asked.messages.length) {
      const before = this.pieces(asked, chat, chat.turns.length, "user");
      return [...before, ...writtenPieces("user", chat.user?.written ?? [], tokenizer)];
    }
    const last = Math.max(0, Math.min(chat.turns.length, asked.messages.length) - 1);
    const before = this.pieces(asked, chat, last, "assistant");
    return [
      ...before,
      ...writtenPieces("assistant", chat.turns[last]?.written ?? [], tokenizer),
    ];
  }

  prompt = (asked: Asked, chat: Chat, n: number) =>
    idsOf(this.pieces(asked, chat, n, "assistant"), asked.removed);

  row = (asked: Asked, chat: Chat) => idsOf(this.text(asked, chat), asked.removed);

  async *#turn(
    model: ModelName,
    prompt: number[],
    look: Look,
    halt: Halt,
    pace: number,
    refusing: number,
    seed = 0,
  ): AsyncGenerator<Turn> {
    const name = key(model, prompt, refusing, seed);
    const known = this.#written.get(name);
    const room = this.context - prompt.length + 1;
    if (known) return yield known;
    if (room < 1 || !prompt.length) return yield { written: [], end: "full" };
    const { tokenizer } = this.tokens;
    // An answer ends with the end-of-text token; after a user's turn stands the assistant's marker.
    const stop = tokenOf(seed ? "assistant" : "end", tokenizer);
    const stops = seed ? [stop, tokenOf("end", tokenizer), tokenOf("user", tokenizer)] : [stop];
    const written: number[] = [];
    yield { written, end: "writing" };
    const request = {
      ...{ ids: prompt, words: 0, snapshot: this.#snapshot(model) },
      edits: changes(this.direction, refusing, prompt.length - 1),
      write: { count: Math.min(LONGEST, room), seed, stop },
      sampling: { temperature: seed ? 1 : 0 },
    };
    for await (const id of stream(look, request, halt, pace)) {
      written.push(id);
      yield { written: [...written], end: "writing" };
      if (stops.includes(id)) break;
    }
    if (halt.stopped) return yield { written, end: "stopped" };
    const turn: Turn = {
      written,
      end: stops.includes(written[written.length - 1]) ? "ended" : "cut",
    };
    this.#written.set(name, turn);
    yield turn;
  }

  /** The loss of each token but the first, in nats. */
  async #measured(
    model: ModelName,
    row: number[],
    look: Look,
    refusing: number,
    first: number,
  ): Promise<number[]> {
    const name = key(model, row, refusing);
    const known = this.#losses.get(name);
    if (known) return known;
    if (row.length < 2 || row.length > this.context + 1) return [];
    const targets = row.slice(1);
    const distinct = [...new Set(targets)];
    const { chances } = await look({
      ...{ ids: row.slice(0, -1), positions: targets.map((_, i) => i), chances: distinct },
      snapshot: this.#snapshot(model),
      edits: changes(this.direction, refusing, first),
    });
    const losses = targets.map((id, i) =>
      -Math.log(Math.max(SMALLEST, chances!.logits[i][distinct.indexOf(id)]))
    );
    this.#losses.set(name, losses);
    return losses;
  }

  #snapshot = (model: ModelName) => model in this.files ? model : undefined;

  #ended = (written: readonly number[]): End =>
    written[written.length - 1] === this.tokens.end ? "ended" : "cut";
}

/** How the last turn is steered: answers are, and the user's turns are not. */
const steered = ({ userSeed, refusing }: Asked) => userSeed ? 0 : refusing;

const key = (model: string, ids: readonly number[], refusing = 0, seed = 0) =>
  `${model} ${refusing} ${seed} ${ids.join(",")}`;
