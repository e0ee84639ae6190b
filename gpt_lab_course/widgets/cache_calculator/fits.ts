// The arithmetic of the calculator, as in Python's fits.py and gpt_lab/anatomy/serving.py. Pure functions.

/** A model as Python describes it: numbers of weights and of the cache. Missing fields are 0. */
export interface Model {
  total: number;
  /** Weights that every step reads; those of all experts, E with k for a token; tables, of which it reads rows. */
  dense: number;
  routed?: number;
  tables?: readonly (readonly [rows: number, width: number])[];
  E?: number;
  k?: number;
  /** Numbers of the cache: for each token, for each within the window, and whatever the length is. */
  a_token?: number;
  near?: number;
  fixed?: number;
  window?: number;
  context?: number;
}
export type Device = readonly [name: string, memory: number, bandwidth: number];

/** The load: a batch of texts with a number of tokens, and the bits of a number. */
export interface Load {
  tokens: number;
  texts: number;
  weightBits: number;
  cacheBits: number;
}
export interface Fit {
  name: string;
  memory: number;
  /** Bytes a second. */
  bandwidth: number;
  /** Free bytes; negative if there are too few. */
  free: number;
  mostTexts: number;
  /** A bound, all texts together. */
  tokensPerSecond: number;
}

const bytes = (numbers: number, bits: number) => Math.ceil(numbers * bits / 8);

export const weightBytes = (model: Model, { weightBits }: Load) => bytes(model.total, weightBits);

export function cacheBytes(model: Model, { tokens, texts, cacheBits }: Load) {
  const { a_token = 0, near = 0, fixed = 0, window = tokens } = model;
  return bytes(texts * (a_token * tokens + near * Math.min(tokens, window) + fixed), cacheBits);
}

/** How many experts of a layer a step reads, when all are equally often chosen. */
export const expertsMet = ({ E = 0, k = 0 }: Model, texts: number) =>
  E ? E * (1 - (1 - k / E) ** texts) : 0;

/** Parameters that a step reads, which writes a token of every text. */
export function parametersRead(model: Model, texts: number) {
  const { dense, routed = 0, tables = [], E = 1 } = model;
  const rows = tables.reduce((sum, [rows, width]) => sum + Math.min(texts, rows) * width, 0);
  return dense + rows + Math.ceil(routed * expertsMet(model, texts) / E);
}

export const stepBytes = (model: Model, load: Load) =>
  bytes(parametersRead(model, load.texts), load.weightBits) + cacheBytes(model, load);

export function fit([name, memory, bandwidth]: Device, model: Model, load: Load): Fit {
  const room = memory - weightBytes(model, load);
  const text = cacheBytes(model, { ...load, texts: 1 });
  return {
    ...{ name, memory, bandwidth },
    free: room - cacheBytes(model, load),
    mostTexts: text ? Math.max(0, Math.floor(room / text)) : 0,
    tokensPerSecond: load.texts * bandwidth / stepBytes(model, load),
  };
}
