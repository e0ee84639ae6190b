// The messages between the page and the engine. A widget asks with a LookRequest and gets a LookAnswer; the
// rest is between kit/model_host and service.ts.

import type { Activation, Numbers } from "./activations.ts";
import type { GPTConfig } from "./config.ts";
import type { ByteSource } from "./download.ts";
import type { Change } from "./edits.ts";
import type { Sampling } from "./generation.ts";
import type { Neighbor } from "./neighbors.ts";
import type { Weight } from "./weights.ts";
import type { Word } from "./words.ts";

export type { Activation, Change, GPTConfig, Neighbor, Numbers, Sampling, Weight, Word };

/** A snapshot of the model after a share of its training, in percent. */
export type Snapshot = string;

/** A model that was made in the page, or opened there, in place of the one before it: the reader's, and its control. */
export type OwnModel = "yours" | "control";
/** Each has a number, so that what was known of the one before is not taken for it. */
export type OwnSnapshot = `${OwnModel} ${number}`;

/** A widget's request. All fields except `ids` are optional, and only requested values are computed. */
export interface LookRequest {
  /** The text. It may be left out where only `near` or `weights` is asked for. */
  ids?: number[];
  /** Asks a snapshot, or a model of the reader's, instead of the finished model. */
  snapshot?: Snapshot | OwnSnapshot;
  /** Parts ablated, patched or steered; positions count from the start of the text. */
  edits?: Change[];
  /** Activations by Python's names, `*` standing for anything; "logits" are those of all positions. */
  names?: string[];
  /** The tokens after which logits, words, lens and sampling are computed; the last if left out. */
  positions?: number[];
  /** All logits, [V], after each position. */
  logits?: boolean;
  /** How many most probable next tokens after each position; also for lens and sampling, which take 10 without it. */
  words?: number;
  /** Residual streams by name, such as "embedding" or "blocks.2.output": the next tokens if the model ended there. */
  lens?: string[];
  /** Tokens whose probability is computed after each position, at the end and at each stream of `lens`. */
  chances?: number[];
  /** How the next token is chosen: the answer has the final distribution, from which `write` draws. */
  sampling?: Sampling;
  /** The tokens whose embeddings are most similar to this token's. */
  near?: { token: number; count: number };
  /** Weights by Python's names, `*` standing for anything. */
  weights?: string[];
  /** Continues the text. Its tokens are sent as they come; the rest of the request is then about the longer text. */
  write?: { count: number; seed?: number; stop?: number };
}

/** The engine's answer. If the text is longer than the context, activations begin at position `start`. */
export interface LookAnswer {
  start: number;
  positions: number[];
  activations: Record<string, Activation>;
  /** For each position. */
  logits?: Numbers[];
  /** For each position, most probable first. */
  words?: Word[][];
  /** By name, for each position. */
  lens: Record<string, Word[][]>;
  /**
   * For each position and each token of the request's `chances`, by stream; the end of the model is "logits".
   */
  chances?: Record<string, number[][]>;
  /** For each position, the final distribution; a single token at temperature 0. */
  adjusted?: Word[][];
  near?: Neighbor[];
  weights?: Record<string, Weight>;
  /** The generated tokens. A stop token is the last of them, but not part of the longer text. */
  written?: number[];
}

/** A client is a widget; its newer request supersedes the one before. */
interface ByClient {
  client: number;
}
interface ById extends ByClient {
  id: number;
}

export type LookMessage = LookRequest & ById & { type: "look" };
export type ToEngine =
  | { type: "load"; source: ByteSource; sha256: string; snapshot?: Snapshot }
  | { type: "keep"; snapshot: OwnSnapshot; bytes: Uint8Array<ArrayBuffer> }
  | { type: "forget"; name: OwnModel }
  | { type: "hidden"; hidden: boolean }
  | LookMessage
  | ByClient & { type: "stop" | "end" };

export type TokenMessage = ById & { type: "token"; tokens: number[] };
export type SeenMessage = ById & { type: "seen" } & LookAnswer;
/** `again` says that the same request may succeed later. */
export type ErrorMessage = ById & { type: "error"; message: string; again?: boolean };
export type ToClient = TokenMessage | SeenMessage | ErrorMessage;
export type FromEngine =
  | { type: "hello" }
  | { type: "wanted"; snapshot: Snapshot; client: number } // a load is to follow, with a source that this client has
  | { type: "progress"; loaded: number; snapshot?: Snapshot }
  | { type: "ready"; config: GPTConfig; snapshot?: Snapshot }
  | { type: "failed"; message: string; snapshot?: Snapshot }
  | { type: "kept"; snapshot: OwnSnapshot; problem?: string }
  | ToClient;
