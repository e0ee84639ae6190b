// Activation functions and their slopes, as in torch.nn.functional. Sources: Hendrycks and Gimpel 2016
// (both GELUs); Elfwing et al. 2018 (SiLU); Shazeer 2020 (the gate).

import { gelu } from "../../engine/feed_forward.ts";
import { DECLARED } from "./declared.ts";

const { choices, names } = DECLARED.settings.function;
const ROOT = Math.sqrt(2 / Math.PI);

/** 2/√π · ∫₀ˣ exp(−t²) dt, by a series of terms of one sign (Abramowitz and Stegun 1964, 7.1.6). */
export function erf(x: number): number {
  if (Math.abs(x) > 6) return Math.sign(x); // closer than a double can represent
  let term = x;
  let sum = x;
  for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}

/** The share of a standard normal distribution below x. */
const below = (x: number) => 0.5 * (1 + erf(x / Math.SQRT2));
/** Its density. */
const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

function geluTanhSlope(x: number) {
  const t = Math.tanh(ROOT * (x + 0.044715 * x ** 3));
  return 0.5 * (1 + t) + 0.5 * x * (1 - t * t) * ROOT * (1 + 3 * 0.044715 * x * x);
}

export type Name = typeof choices[number];
export interface Activation {
  /** The name of the gate with this function. */
  gate: string;
  value: (x: number) => number;
  slope: (x: number) => number;
}

/** The functions by their Python names. */
export const ACTIVATIONS: Record<Name, Activation> = {
  relu: {
    gate: "ReGLU",
    value: (x) => Math.max(0, x),
    slope: (x) => x > 0 ? 1 : 0, // undefined at 0, where torch has 0
  },
  gelu: { gate: "GEGLU", value: (x) => x * below(x), slope: (x) => below(x) + x * density(x) },
  gelu_tanh: { gate: "GEGLU", value: gelu, slope: geluTanhSlope },
  silu: {
    gate: "SwiGLU",
    value: (x) => x * sigmoid(x),
    slope: (x) => sigmoid(x) * (1 + x * (1 - sigmoid(x))),
  },
};

export const NAMES: readonly Name[] = choices;
export const label = (name: Name) => names[name];
