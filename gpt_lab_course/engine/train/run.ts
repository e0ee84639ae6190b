// A run: a function of its configuration, settings and data alone, whether it is paused, reloaded or taken back.

import type { GPTConfig } from "../config.ts";
import { AdamW, learningRate } from "./adamw.ts";
import { Batches, type TrainingData } from "./data.ts";
import { TrainedGPT } from "./gpt.ts";
import { initialize, type Start } from "./initialization.ts";
import type { Gradient } from "./messages.ts";
import { type Doubles, Parameters } from "./parameters.ts";
import type { Settings } from "./settings.ts";
import { drawAdapters, type Tuning } from "./tuning.ts";

/** What is known of a step, 1 …, as in Python's records; the loss is that before its update. */
export interface StepRecord {
  step: number;
  loss: number;
  /** The share of scored tokens that were the most probable ones. */
  accuracy: number;
  learning_rate: number;
  /** Before it was clipped. */
  gradient_norm: number;
  /** The loss of each row, where all are read. */
  losses?: number[];
  /** The loss on held-out rows, after the update. */
  held_out?: number;
}

/** All that a step changes. */
export interface State {
  step: number;
  values: Doubles;
  average: Doubles;
  square: Doubles;
}

const [BATCHES, HELD_OUT] = [1, 2]; // streams of a seed's draws

export class Run {
  /** The number of steps so far. */
  step = 0;
  readonly parameters: Parameters;
  readonly model: TrainedGPT;
  readonly optimizer: AdamW;
  readonly batches: Batches;
  readonly #heldOut: Batches | undefined;

  constructor(
    readonly config: GPTConfig,
    readonly settings: Settings,
    data: TrainingData,
    heldOut?: TrainingData,
    start: Start = "fan-in",
    readonly tuning?: Tuning,
  ) {
    const B = settings.batch_size;
    this.batches = new Batches(data, config, B);
    this.#heldOut = heldOut && new Batches(heldOut, config, B);
    const { T } = this.batches;
    if (this.#heldOut && this.#heldOut.T !== T) {
      throw new RangeError(`held-out rows have ${this.#heldOut.T + 1} tokens, not ${T + 1}`);
    }
    this.parameters = new Parameters(config, tuning);
    this.model = new TrainedGPT(config, this.parameters, B, T);
    this.optimizer = new AdamW(this.parameters, settings);
    if (tuning) drawAdapters(this.parameters, settings.seed); // the other weights come from a file
    else initialize(this.parameters, config, settings.seed, start);
  }

  /** Makes a step; yields between its parts. The gradient stays in the parameters, clipped. */
  *update(): Generator<void, StepRecord> {
    const { settings, step } = this;
    const batch = this.batches.batch(settings.seed, BATCHES, step);
    const loss = yield* this.model.lossAndGradient(batch);
    const { accuracy } = this.model.crossEntropy;
    const [learning_rate, gradient_norm] = [learningRate(step, settings), this.optimizer.clip()];
    const record: StepRecord = { step: step + 1, loss, accuracy, learning_rate, gradient_norm };
    if (this.batches.data.all) record.losses = this.#lossesOfRows();
    for (const [name, value] of Object.entries({ loss, gradient_norm })) {
      if (!Number.isFinite(value)) {
        throw new RangeError(
          `${name}=${value} in step ${step + 1} is not a finite number: the run stops before ` +
            "it spoils the weights; lower learning_rate, or make warm_up longer",
        );
      }
    }
    this.optimizer.update(step + 1, learning_rate);
    this.step += 1;
    return record;
  }

  /** The mean loss of each row of the last batch. */
  #lossesOfRows(): number[] {
    const { B, T, crossEntropy: { rows, losses } } = this.model;
    const [sums, counts] = [new Array<number>(B).fill(0), new Array<number>(B).fill(0)];
    rows.forEach((row, i) => {
      sums[Math.floor(row / T)] += losses[i];
      counts[Math.floor(row / T)] += 1;
    });
    return sums.map((sum, b) => sum / counts[b]);
  }

  /** The loss on a batch of held-out rows, the same each time; undefined if there are none. */
  *heldOutLoss(): Generator<void, number | undefined> {
    if (!this.#heldOut) return undefined;
    return yield* this.model.loss(this.#heldOut.batch(this.settings.seed, HELD_OUT, 0));
  }

  /** A copy of a parameter, and of what changed it in the last step. */
  gradient(name: string): Gradient {
    const { parameters, optimizer } = this;
    const parameter = parameters.get(name);
    if (!parameter) throw new RangeError(`the model has no ${name}`);
    const { shape, values, gradient } = parameter;
    if (!gradient.length) throw new RangeError(`${name} is not trained`);
    const [from, to] = [values.byteOffset / 8, values.byteOffset / 8 + values.length];
    return {
      ...{ shape: [...shape], values: gradient.slice(), weight: values.slice() },
      average: optimizer.average.slice(from, to),
      square: optimizer.square.slice(from, to),
    };
  }

  /** A copy of all that a step changes. */
  get state(): State {
    const { step, parameters: { values }, optimizer: { average, square } } = this;
    return { step, values: values.slice(), average: average.slice(), square: square.slice() };
  }

  set state({ step, values, average, square }: State) {
    this.step = step;
    this.parameters.values.set(values);
    this.optimizer.average.set(average);
    this.optimizer.square.set(square);
    this.parameters.gradient.fill(0); // that of the step is not known
  }
}
