// AdamW (Loshchilov and Hutter 2019) and the learning rate's schedule, as in gpt_lab/training/optimizer.py.

import type { Doubles, Parameters } from "./parameters.ts";
import type { Settings } from "./settings.ts";

const EPSILON = 1e-8;

/** The optimizer, with the moving averages of the gradient and of its square. Only matrices decay. */
export class AdamW {
  readonly average: Doubles;
  readonly square: Doubles;

  constructor(readonly parameters: Parameters, readonly settings: Settings) {
    const { length } = parameters.values;
    [this.average, this.square] = [new Float64Array(length), new Float64Array(length)];
  }

  /** Scales the gradient down to `max_gradient_norm`, if it is longer. Returns its length before. */
  clip(): number {
    const { gradient } = this.parameters;
    let sum = 0;
    for (let i = 0; i < gradient.length; i++) sum += gradient[i] * gradient[i];
    const norm = Math.sqrt(sum);
    const factor = this.settings.max_gradient_norm / (norm + 1e-6); // as PyTorch has it
    if (factor < 1) { for (let i = 0; i < gradient.length; i++) gradient[i] *= factor; }
    return norm;
  }

  /** Makes step number `step`, counted from 1, with this learning rate. */
  update(step: number, learning_rate: number) {
    const { beta_1, beta_2, weight_decay } = this.settings;
    const rate = learning_rate / (1 - beta_1 ** step); // the averages begin at 0, which is corrected
    const correction = 1 / Math.sqrt(1 - beta_2 ** step);
    const average = this.average, square = this.square;
    let i = 0;
    for (const { shape, values, gradient } of this.parameters.trained) {
      const kept = shape.length === 2 ? 1 - learning_rate * weight_decay : 1;
      for (let j = 0; j < values.length; j++, i++) {
        const g = gradient[j];
        average[i] += (1 - beta_1) * (g - average[i]);
        square[i] = beta_2 * square[i] + (1 - beta_2) * g * g;
        values[j] = values[j] * kept -
          rate * average[i] / (Math.sqrt(square[i]) * correction + EPSILON);
      }
    }
  }
}

/** The learning rate of a step, 0 … steps − 1: up linearly, then down along half a cosine. */
export function learningRate(step: number, settings: Settings): number {
  const { steps, learning_rate, learning_rate_floor: floor } = settings;
  const number = step + 1; // counted from 1: with 0, the first step would do nothing
  const warm_up = Math.max(1, settings.warm_up);
  if (number <= warm_up) return learning_rate * number / warm_up;
  const progress = Math.min(1, (number - warm_up) / Math.max(1, steps - warm_up));
  return learning_rate * (floor + (1 - floor) * (1 + Math.cos(Math.PI * progress)) / 2);
}
