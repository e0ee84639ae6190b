// Activation functions and their slopes, as in torch.nn.functional. Sources: Hendrycks and Gimpel 2016
// (both GELUs); Elfwing et al. 2018 (SiLU); Shazeer 2020 (the gate).

import { gelu } from "../../engine/feed_forward.ts";

const ROOT = Math.sqrt(2 / Math.PI);

/**
 * 2/√π · ∫₀ˣ exp(−t²) dt, by a series of terms of one sign (Abramowitz and Stegun 1964, 7.1.6).
 *
 * @param {number} x
 */
export function erf(x) {
  if (Math.abs(x) > 6) return Math.sign(x); // closer than a double can represent
  let term = x;
  let sum = x;
  for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}

/** The share of a standard normal distribution below x. @param {number} x */
const below = (x) => 0.5 * (1 + erf(x / Math.SQRT2));

/** Its density. @param {number} x */
const density = (x) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/** @param {number} x */
const sigmoid = (x) => 1 / (1 + Math.exp(-x));

/** @param {number} x */
function geluTanhSlope(x) {
  const t = Math.tanh(ROOT * (x + 0.044715 * x ** 3));
  return 0.5 * (1 + t) + 0.5 * x * (1 - t * t) * ROOT * (1 + 3 * 0.044715 * x * x);
}

/**
 * The functions by their Python names.
 *
 * @typedef {{ label: string, gate: string, value: (x: number) => number, slope: (x: number) => number }} Activation
 * @type {Record<string, Activation>}
 */
export const ACTIVATIONS = {
  relu: {
    label: "ReLU",
    gate: "ReGLU",
    value: (x) => Math.max(0, x),
    slope: (x) => x > 0 ? 1 : 0, // at 0 there is none; torch says 0
  },
  gelu: {
    label: "GELU, exact",
    gate: "GEGLU",
    value: (x) => x * below(x),
    slope: (x) => below(x) + x * density(x),
  },
  gelu_tanh: { label: "GELU, tanh", gate: "GEGLU", value: gelu, slope: geluTanhSlope },
  silu: {
    label: "SiLU",
    gate: "SwiGLU",
    value: (x) => x * sigmoid(x),
    slope: (x) => sigmoid(x) * (1 + x * (1 - sigmoid(x))),
  },
};

/** A gated unit: one number decides how much of the other passes. @param {string} name @param {number} gate @param {number} up */
export const gated = (name, gate, up) => ACTIVATIONS[name].value(gate) * up;
