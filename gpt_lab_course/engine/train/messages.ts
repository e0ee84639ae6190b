// The messages between the page and the trainer. Each is about a run, which the page numbers: a new run of a number
// takes the place of the one before, whose messages are then no longer sent.

import type { StoredConfig } from "../config.ts";
import type { LookAnswer, LookRequest } from "../messages.ts";
import type { TrainingData } from "./data.ts";
import type { Start } from "./initialization.ts";
import type { StepRecord } from "./run.ts";
import type { Settings } from "./settings.ts";
import type { Tuning } from "./tuning.ts";

interface OfRun {
  run: number;
}
interface Asked extends OfRun {
  id: number;
}

/** Makes a run ready at step 0, at a model file's weights, or where a run file was saved. */
export interface OpenMessage extends OfRun {
  type: "open";
  config: StoredConfig;
  settings: Partial<Settings>;
  data: TrainingData;
  heldOut?: TrainingData;
  /** Steps between losses on the held-out rows; 10 if left out. */
  evaluate_every?: number;
  /** How the first weights are drawn; "fan-in" if left out. */
  start?: Start;
  /** What is trained of the model in the file, if not everything. */
  tuning?: Tuning;
  /** A file of gpt_lab.save, whose weights the run starts with. */
  model?: Uint8Array<ArrayBuffer>;
  /** A file that was saved as a run: the run continues there. */
  saved?: Uint8Array<ArrayBuffer>;
}

/** Asks about the model as it is now; `write` gives tokens that follow `ids`. */
export interface LookMessage extends Asked {
  type: "look";
  request: LookRequest;
  /** Parameters, by name, of which it is asked how the last step has changed them. */
  gradients?: string[];
}

export type ToTrainer =
  | OpenMessage
  | OfRun & { type: "train"; until?: number } // up to a step; to the end if left out
  | OfRun & { type: "pause" } // after the step that is being made
  | OfRun & { type: "back"; step: number }
  | Asked & { type: "save"; what: "model" | "run" }
  | LookMessage
  | OfRun & { type: "end" }
  | { type: "hidden"; hidden: boolean };

/** A parameter after a step, and what the step was made of. */
export interface Gradient {
  shape: number[];
  /** The loss's gradient in the step, clipped. */
  values: Float64Array<ArrayBuffer>;
  /** AdamW's moving averages, of the gradient and of its square. */
  average: Float64Array<ArrayBuffer>;
  square: Float64Array<ArrayBuffer>;
  /** The parameter's own numbers. */
  weight: Float64Array<ArrayBuffer>;
}
export type Gradients = Record<string, Gradient>;

export type FromTrainer =
  | { type: "hello" }
  | OfRun & { type: "ready"; step: number; parameters: number }
  | OfRun & { type: "progress"; records: StepRecord[] }
  | OfRun & { type: "paused"; step: number } // as asked for, or at the end, or after going back
  | Asked & { type: "saved"; step: number; bytes: Uint8Array<ArrayBuffer> }
  | Asked & { type: "seen"; step: number; gradients: Gradients } & LookAnswer
  | Asked & { type: "error"; message: string } // of a question; the run is as it was
  | OfRun & { type: "failed"; message: string };
