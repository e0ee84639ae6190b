// The settings of a run, by the names and with the values of gpt_lab/training/config.py.

export interface Settings {
  /** Of the initial weights and of the batches. */
  seed: number;
  /** Updates of the weights. */
  steps: number;
  /** B: rows of one update. */
  batch_size: number;
  /** AdamW's, at its peak. */
  learning_rate: number;
  /** The share of a matrix by which a step of learning rate 1 would shrink it. */
  weight_decay: number;
  beta_1: number;
  beta_2: number;
  /** Steps over which the learning rate rises to its peak. */
  warm_up: number;
  /** The end of the cosine, as a fraction of the peak. */
  learning_rate_floor: number;
  /** Gradients are clipped to this norm. */
  max_gradient_norm: number;
}

const DEFAULTS: Settings = {
  seed: 0,
  steps: 300,
  batch_size: 16,
  learning_rate: 2e-3,
  weight_decay: 0.1,
  beta_1: 0.9,
  beta_2: 0.95,
  warm_up: 20,
  learning_rate_floor: 0,
  max_gradient_norm: 1,
};

const LEAST: Partial<Settings> = { seed: 0, steps: 1, batch_size: 1, warm_up: 0 };

const RULES: { [name in keyof Settings]?: [rule: string, holds: (x: number) => boolean] } = {
  learning_rate: ["above 0", (x) => x > 0],
  weight_decay: ["0 or more", (x) => x >= 0],
  beta_1: ["in [0, 1)", (x) => 0 <= x && x < 1],
  beta_2: ["in [0, 1)", (x) => 0 <= x && x < 1],
  learning_rate_floor: ["in [0, 1]", (x) => 0 <= x && x <= 1],
  max_gradient_norm: ["above 0", (x) => x > 0],
};

/** The settings, with those that are left out; throws for what cannot be one. */
export function readSettings(given: Partial<Settings>): Settings {
  for (const name of Object.keys(given)) {
    if (!(name in DEFAULTS)) {
      throw new RangeError(`no setting ${name}; there are ${Object.keys(DEFAULTS).join(", ")}`);
    }
  }
  const settings = { ...DEFAULTS, ...given };
  for (const [name, least] of Object.entries(LEAST) as [keyof Settings, number][]) {
    const value = settings[name];
    if (!(Number.isSafeInteger(value) && value >= least)) {
      throw new RangeError(`${name}=${value} is not an integer of ${least} or more`);
    }
  }
  for (const [name, [rule, holds]] of Object.entries(RULES)) {
    const value = settings[name as keyof Settings];
    if (!(Number.isFinite(value) && holds(value))) {
      throw new RangeError(`${name}=${value} is not ${rule}`);
    }
  }
  if (settings.seed >= 2 ** 32) throw new RangeError(`seed=${settings.seed} is not below 2³²`);
  if (settings.warm_up >= settings.steps) {
    throw new RangeError(`warm_up=${settings.warm_up} is not below steps=${settings.steps}`);
  }
  return settings;
}
